// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/comparison/differencetable.h"

#include "models/headdifferencemodel.h"
#include "models/jsondifferencemodel.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QStackedLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

using RowModel = models::JsonDifferenceModel;
static_assert(int(RowModel::DifferentRole) == int(models::HeadDifferenceModel::DifferentRole));
static_assert(int(RowModel::RightTextRole) == int(models::HeadDifferenceModel::RightTextRole));

/// The kinds of both models are in one order, but that of the head begins with what is the same.
BadgeSpec differenceBadge(const QModelIndex &index)
{
    const QString word = index.data().toString();
    if (!index.data(RowModel::DifferentRole).toBool())
        return {word, Tone::None, u"equal"_s, true};
    const bool isHead = qobject_cast<const models::HeadDifferenceModel *>(index.model()) != nullptr;
    const int kind = index.data(RowModel::KindRole).toInt() - (isHead ? 1 : 0);
    switch (static_cast<comparison::JsonDifference::Kind>(kind)) {
    case comparison::JsonDifference::Kind::Added: return {word, Tone::Success, u"plus"_s, true};
    case comparison::JsonDifference::Kind::Removed: return {word, Tone::Error, u"minus"_s, true};
    case comparison::JsonDifference::Kind::Moved: return {word, Tone::Info, u"arrow-down-up"_s, true};
    case comparison::JsonDifference::Kind::Changed: break;
    }
    return {word, Tone::Warning, u"equal-not"_s, true};
}

} // namespace

DifferenceTable::DifferenceTable(const QString &name, QAbstractItemModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_table(new TableView(name))
    , m_left(new CodeView(tr("Left value")))
    , m_right(new CodeView(tr("Right value")))
    , m_detail(buildDetail())
    , m_split(new PaneSplitter(Qt::Vertical))
    , m_empty(new EmptyState)
    , m_pages(new QStackedLayout(this))
{
    setFocusProxy(m_table);
    m_table->setModel(&model);
    m_table->setAlternatingRowColors(true);
    m_table->setItemDelegateForColumn(0, new BadgeDelegate(differenceBadge, this));
    m_table->setSample(0, tr("Other place"), 8 * Theme::of(this).u());
    for (const auto column : {RowModel::Column::Pointer, RowModel::Column::Left, RowModel::Column::Right})
        m_table->setStretchColumn(static_cast<int>(column));
    m_table->setMutedRows([](const QModelIndex &index) { return !index.data(RowModel::DifferentRole).toBool(); });
    m_split->setPanes(m_table, 3, m_detail, 1);
    m_pages->addWidget(m_split);
    m_pages->addWidget(m_empty);
    connect(&model, &QAbstractItemModel::modelReset, this, &DifferenceTable::showPage);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DifferenceTable::showCurrent);
    showPage();
}

QWidget *DifferenceTable::buildDetail()
{
    auto *detail = new QWidget;
    detail->setBackgroundRole(QPalette::Base);
    detail->setAutoFillBackground(true);
    const int u = Theme::of(this).u();
    auto *row = new QHBoxLayout(detail);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    for (CodeView *view : {m_left, m_right}) {
        view->setLineWrapMode(QPlainTextEdit::WidgetWidth);
        view->setWordWrapMode(QTextOption::WrapAnywhere);
        view->setTabChangesFocus(true);
        row->addWidget(view, 1);
    }
    return detail;
}

void DifferenceTable::setEmpty(const QString &icon, const QString &title, const QString &sentence)
{
    m_empty->setContent(icon, title, sentence);
}

void DifferenceTable::focusFirst()
{
    m_table->setFocus();
    if (!m_table->currentIndex().isValid() && m_model.rowCount() > 0)
        m_table->setCurrentIndex(m_model.index(0, 0));
}

void DifferenceTable::showPage()
{
    m_pages->setCurrentIndex(m_model.rowCount() > 0 ? 0 : 1);
    showCurrent();
}

void DifferenceTable::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    m_detail->setVisible(current.isValid());
    if (current.isValid() && !std::exchange(m_isArranged, true)) // a hidden pane takes no share
        m_split->arrange(Qt::Vertical, {3000, 1000});            // shares also before it has a size
    m_left->setPlainText(current.data(RowModel::LeftTextRole).toString());
    m_right->setPlainText(current.data(RowModel::RightTextRole).toString());
}

} // namespace runlatch::ui
