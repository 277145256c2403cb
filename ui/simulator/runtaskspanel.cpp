// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/simulator/runtaskspanel.h"

#include "ui/simulator/runtaskdetail.h"
#include "ui/style/givingway.h"
#include "ui/style/theme.h"
#include "ui/taskview/statebadges.h"
#include "ui/widgets/frames/emptystate.h"
#include "ui/widgets/frames/panesplitter.h"
#include "ui/widgets/tables/badgedelegate.h"
#include "ui/widgets/tables/tableview.h"

#include <QStackedLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using RunTaskColumn = models::RunTaskModel::Column;

RunTasksPanel::RunTasksPanel(base::Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_empty(new EmptyState)
    , m_table(new TableView(tr("Run tasks that were sent")))
    , m_detail(new RunTaskDetail(clock))
    , m_splitter(new PaneSplitter)
    , m_pages(new QStackedLayout(this))
{
    buildTable();
    m_splitter->setPanes(m_table, 0, m_detail, 1);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setAutoFillBackground(true);
    m_pages->addWidget(m_empty);
    m_pages->addWidget(m_splitter);
    connect(m_empty, &EmptyState::primaryTriggered, this, &RunTasksPanel::firstWanted);
    setServing(false);
}

void RunTasksPanel::buildTable()
{
    const Theme &theme = Theme::of(this);
    m_table->setModel(&m_model);
    m_table->setStretchColumn(static_cast<int>(RunTaskColumn::Workspace));
    m_table->setItemDelegateForColumn(
        static_cast<int>(RunTaskColumn::State),
        new BadgeDelegate([this](const QModelIndex &index) { return runTaskBadge(m_model.at(index.row())); }, m_table));
    m_table->setSample(static_cast<int>(RunTaskColumn::State), tr("Unreachable"), theme.iconSize() + 4 * theme.u());
    m_table->setSample(static_cast<int>(RunTaskColumn::Stage), u"post_apply"_s);
    m_table->setSample(static_cast<int>(RunTaskColumn::Started), u"10:02:11"_s);
    m_table->setCell(static_cast<int>(RunTaskColumn::Started), TableView::Cell::Muted);
    m_table->setColumnHidden(static_cast<int>(RunTaskColumn::Target), true); // the timeline shows it
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &RunTasksPanel::showCurrent);
}

/// In a narrow window the list shows only what tells runs apart, and the detail shows the rest. Only the initial width
/// is set: a minimum width would keep the window from becoming narrow.
void RunTasksPanel::fitTable()
{
    const bool narrow = givesWay(*this, Yielding::ToldTwice);
    if (m_isNarrow == narrow)
        return;
    m_isNarrow = narrow;
    for (const RunTaskColumn column : {RunTaskColumn::Stage, RunTaskColumn::Started})
        m_table->setColumnHidden(static_cast<int>(column), narrow);
    const Theme &theme = Theme::of(this);
    int width = theme.width(narrow ? u"billing-dev-eu"_s : u"billing-prod-europe"_s) + 4 * theme.u();
    for (const RunTaskColumn column : {RunTaskColumn::State, RunTaskColumn::Stage, RunTaskColumn::Started})
        width += m_table->columnWidth(static_cast<int>(column));
    m_splitter->setSizes({width, this->width() - width});
}

void RunTasksPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTable();
}

void RunTasksPanel::setServing(bool serving)
{
    m_empty->setContent(
        u"flask-conical"_s, serving ? tr("No run task was sent yet") : tr("The simulator is stopped"),
        serving ? tr("Send one to your integration, or to the listener on the Run tasks page.")
                : tr("The simulator is the service on this computer: it has change requests and sends signed run "
                     "tasks."));
    m_empty->setPrimary(serving ? tr("Send a run task") : tr("Start the simulator"), serving ? u"send"_s : u"play"_s);
}

void RunTasksPanel::update(const simulator::RunTask &runTask)
{
    const bool isNew = m_model.rowOf(runTask.id) < 0;
    const QModelIndex current = m_table->currentIndex();
    const auto shown = current.isValid() ? std::optional(m_model.at(current.row())) : std::nullopt;
    m_model.update(runTask);
    if (shown && m_model.rowOf(shown->id) < 0) {
        m_table->selectionModel()->clear(); // otherwise the table would choose the neighbor
        m_detail->setRunTask(*shown);
        m_detail->setDropped();
    }
    m_pages->setCurrentWidget(m_splitter);
    const int row = m_model.rowOf(runTask.id);
    if (isNew && (runTask.id == m_newest || (!shown && !m_table->currentIndex().isValid())))
        m_table->setCurrentIndex(m_model.index(row, 0));
    if (row == m_table->currentIndex().row())
        showCurrent();
}

void RunTasksPanel::choose(const QString &runTask)
{
    m_newest = runTask;
    if (const int row = m_model.rowOf(runTask); row >= 0)
        m_table->setCurrentIndex(m_model.index(row, 0));
}

/// The newest stands first among those of the run.
void RunTasksPanel::chooseOf(const QString &run)
{
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.at(row).runId == run) {
            m_table->setCurrentIndex(m_model.index(row, 0));
            return;
        }
    }
}

void RunTasksPanel::showCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    if (current.isValid())
        m_detail->setRunTask(m_model.at(current.row()));
}

void RunTasksPanel::focusFirst()
{
    if (m_pages->currentWidget() == m_splitter)
        m_table->setFocus();
    else
        m_empty->setFocus();
}

} // namespace runlatch::ui
