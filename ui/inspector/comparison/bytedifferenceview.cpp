// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/comparison/bytedifferenceview.h"

#include "ui/inspector/detail/bytedelegate.h"
#include "ui/style/theme.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/controls/segmented.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/labels/label.h"
#include "ui/widgets/tables/tableview.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using ByteModel = models::ByteDifferenceModel;

ByteDifferenceView::ByteDifferenceView(QWidget *parent)
    : QWidget(parent)
    , m_table(new TableView(tr("Bytes side by side")))
    , m_form(new Segmented(tr("Form of the bytes")))
    , m_previous(makeButton(ButtonRole::Standard, tr("&Previous difference"), u"chevron-up"_s, this))
    , m_next(makeButton(ButtonRole::Standard, tr("&Next difference"), u"chevron-down"_s, this))
    , m_fact(new Label)
    , m_empty(new EmptyState)
    , m_pages(new QStackedLayout(this))
{
    setFocusProxy(m_table);
    m_table->setModel(&m_model);
    m_table->setItemDelegate(new ByteDelegate(ByteModel::DifferentRole, this));
    m_table->setCell(static_cast<int>(ByteModel::Column::LeftOffset), TableView::Cell::Muted);
    m_table->setCell(static_cast<int>(ByteModel::Column::RightOffset), TableView::Cell::Muted);
    m_table->setStretchColumn(static_cast<int>(ByteModel::Column::Right));
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildBar());
    column->addWidget(m_table, 1);
    m_pages->addWidget(page);
    m_pages->addWidget(m_empty);
    m_pages->setCurrentIndex(1);
    connect(m_form, &Segmented::currentChanged, this, [this](int form) {
        m_model.setForm(static_cast<ByteModel::Form>(form));
        measure();
    });
    connect(m_previous, &QPushButton::clicked, this, [this] { go(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { go(1); });
    m_previous->setAutoDefault(false);
    m_next->setAutoDefault(false);
}

QWidget *ByteDifferenceView::buildBar()
{
    const int u = Theme::of(this).u();
    m_form->addSegment(static_cast<int>(ByteModel::Form::Text), tr("Text"));
    m_form->addSegment(static_cast<int>(ByteModel::Form::Hex), tr("Hex"));
    m_fact->setMuted(true);
    m_fact->setWordWrap(true);
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(2 * u);
    row->addWidget(m_form);
    row->addWidget(m_fact, 1);
    row->addWidget(m_previous);
    row->addWidget(m_next);
    return bar;
}

void ByteDifferenceView::setComparison(const models::RequestComparison &comparison)
{
    m_model.setComparison(comparison);
    m_pages->setCurrentIndex(m_model.rowCount() > 0 ? 0 : 1);
    showFact(comparison);
    const bool hasSome = m_model.differenceFrom(-1, 1) >= 0;
    m_previous->setEnabled(hasSome);
    m_next->setEnabled(hasSome);
    measure();
    go(1);
}

void ByteDifferenceView::showFact(const models::RequestComparison &comparison)
{
    const comparison::ByteAlignment &bytes = comparison.bytes;
    const auto first = std::ranges::find(bytes.runs, false, &comparison::ByteRun::isSame);
    const QLocale locale;
    if (first == bytes.runs.end()) {
        m_fact->setText(tr("Both bodies have the same %1 bytes.").arg(locale.toString(comparison.left.body.size())));
        return;
    }
    const QString places =
        tr("%n difference(s), the first one at byte %1.", nullptr, static_cast<int>(bytes.differences()))
            .arg(locale.toString(first->left));
    m_fact->setText(bytes.isCut ? places + u' ' + tr("What is behind them counts as one.") : places);
}

void ByteDifferenceView::measure()
{
    const QString digits(std::max<qsizetype>(6, QString::number(m_model.rowCount() * m_model.width()).size()), u'0');
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    const int offset = theme.width(digits, TextStyle::Mono) + 5 * u;
    m_table->setColumnWidth(static_cast<int>(ByteModel::Column::LeftOffset), offset + 2 * u);
    m_table->setColumnWidth(static_cast<int>(ByteModel::Column::RightOffset), offset);
    m_table->setColumnWidth(static_cast<int>(ByteModel::Column::Sign),
                            theme.width(u"\u2260"_s, TextStyle::Mono) + 5 * u);
    m_table->setColumnWidth(static_cast<int>(ByteModel::Column::Left),
                            theme.width(QString(48, u'0'), TextStyle::Mono) + 5 * u);
}

void ByteDifferenceView::go(int step)
{
    const QModelIndex current = m_table->currentIndex();
    const int row = m_model.differenceFrom(current.isValid() ? current.row() : -1, step);
    if (row < 0)
        return;
    const QModelIndex target = m_model.index(row, 0);
    m_table->setCurrentIndex(target);
    m_table->scrollTo(target, QAbstractItemView::PositionAtCenter);
}

void ByteDifferenceView::setEmpty(const QString &icon, const QString &title, const QString &sentence)
{
    m_empty->setContent(icon, title, sentence);
}

} // namespace runlatch::ui
