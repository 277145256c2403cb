// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/compose/targettable.h"

#include "protocol/plaintext.h"
#include "ui/compose/remarkline.h"
#include "ui/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shownpage.h"
#include "ui/widgets/tableview.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPushButton>
#include <QSet>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

TargetTable::TargetTable(QWidget *parent)
    : QWidget(parent)
    , m_model(0, 2)
    , m_count(new Label({}, TextStyle::PageTitle, this))
    , m_title(new Label({}, TextStyle::Bold, this))
    , m_remove(makeButton(ButtonRole::Standard, tr("Remove"), u"trash-2"_s, this))
    , m_refusal(new RemarkLine(this))
    , m_table(new TableView(tr("Chosen workspaces"), this))
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_model.setHorizontalHeaderLabels({tr("Workspace"), tr("Id")});
    m_table->setModel(&m_model);
    m_table->setStretchColumn(0);
    m_table->setCell(1, TableView::Cell::Mono);
    m_table->setSample(1, u"ws-FTs6kr9iCwweku"_s);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->installEventFilter(this);
    auto *empty = new EmptyState;
    empty->setContent(u"box"_s, tr("No workspaces chosen"), tr("Add them from the list, or paste their ids."));
    auto *pages = new QWidget;
    m_pages = new QStackedLayout(pages);
    m_pages->addWidget(empty);
    m_pages->addWidget(m_table);
    countShownPageOnly(*m_pages);
    const int u = Theme::of(this).u();
    m_refusal->setContentsMargins(4 * u, 0, 4 * u, 2 * u);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildHead());
    layout->addWidget(m_refusal);
    layout->addWidget(pages, 1);
    connect(m_remove, &QPushButton::clicked, this, &TargetTable::removeSelected);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &TargetTable::showCount);
    showCount();
}

QWidget *TargetTable::buildHead()
{
    const int u = Theme::of(this).u();
    QFont figure = m_count->font();
    figure.setPointSizeF(font().pointSizeF() * 2);
    m_count->setFont(figure);
    m_title->setWordWrap(true);
    auto *head = new QWidget;
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(4 * u, 2 * u, 4 * u, 2 * u);
    row->setSpacing(3 * u);
    row->addWidget(m_count);
    row->addWidget(m_title, 1);
    row->addWidget(m_remove);
    return head;
}

void TargetTable::setWorkspaces(const QList<Workspace> &workspaces)
{
    m_workspaces.clear();
    m_rows.clear();
    m_model.removeRows(0, m_model.rowCount());
    for (const Workspace &workspace : workspaces)
        appendRow(workspace);
    m_refusal->setRemark(Tone::None, {});
    showCount();
}

void TargetTable::add(const Workspace &workspace)
{
    const int row = m_rows.value(workspace.id, -1);
    if (row < 0) {
        appendRow(workspace);
    } else if (m_workspaces.at(row).name.isEmpty()) {
        m_workspaces[row].name = workspace.name;
        m_model.item(row, 0)->setText(protocol::plainText(workspace.name));
    } else {
        return;
    }
    m_refusal->setRemark(Tone::None, {});
    showCount();
    emit changed();
}

void TargetTable::appendRow(const Workspace &workspace)
{
    m_rows.insert(workspace.id, static_cast<int>(m_workspaces.size()));
    m_workspaces.append(workspace);
    auto *name = new QStandardItem(protocol::plainText(workspace.name));
    auto *id = new QStandardItem(workspace.id);
    m_model.appendRow({name, id});
}

void TargetTable::showRefusal(int index, const QString &sentence)
{
    const bool isOne = index >= 0 && index < m_workspaces.size();
    if (isOne)
        m_table->setCurrentIndex(m_model.index(index, 0));
    const QString id = isOne ? m_workspaces.at(index).id : QString();
    m_refusal->setRemark(Tone::Error, isOne ? u"%1: %2"_s.arg(id, sentence) : sentence);
    m_table->setFocus();
}

void TargetTable::removeSelected()
{
    const QModelIndexList selected = m_table->selectionModel()->selectedRows();
    if (selected.isEmpty())
        return;
    int first = m_model.rowCount();
    QSet<int> gone;
    for (const QModelIndex &row : selected) {
        gone.insert(row.row());
        first = qMin(first, row.row());
    }
    QList<Workspace> kept;
    for (int row = 0; row < m_workspaces.size(); ++row) {
        if (!gone.contains(row))
            kept += m_workspaces.at(row);
    }
    setWorkspaces(kept);
    if (!kept.isEmpty())
        m_table->setCurrentIndex(m_model.index(qMin(first, m_model.rowCount() - 1), 0));
    emit changed();
}

bool TargetTable::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Delete)) {
        removeSelected();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void TargetTable::showCount()
{
    const auto count = static_cast<int>(m_workspaces.size());
    m_count->setText(QLocale().toString(count));
    m_title->setText(tr("workspaces chosen", nullptr, count));
    m_remove->setEnabled(m_table->selectionModel()->hasSelection());
    m_pages->setCurrentIndex(count == 0 ? 0 : 1);
}

} // namespace runlatch::ui
