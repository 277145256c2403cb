// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/runmodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

QString stageWord(simulator::StageStatus status)
{
    using simulator::StageStatus;
    switch (status) {
    case StageStatus::Pending: return RunModel::tr("not yet");
    case StageStatus::Running: return RunModel::tr("running");
    case StageStatus::Passed: return RunModel::tr("passed");
    case StageStatus::Failed: return RunModel::tr("failed");
    case StageStatus::AwaitingOverride: return RunModel::tr("awaits an override");
    case StageStatus::Errored: return RunModel::tr("errored");
    case StageStatus::Canceled: return RunModel::tr("canceled");
    case StageStatus::Unreachable: return RunModel::tr("unreachable");
    }
    return {};
}

QString statusWord(const simulator::Run &run)
{
    using simulator::RunStatus;
    const simulator::TaskStage *stage = run.stageUnderWay();
    if (stage && stage->status == simulator::StageStatus::AwaitingOverride)
        return RunModel::tr("Awaits an override");
    if (!run.hasEnded && stage)
        return RunModel::tr("Running");
    switch (run.status) {
    case RunStatus::Pending:
    case RunStatus::PrePlanRunning:
    case RunStatus::PostPlanRunning:
    case RunStatus::PreApplyRunning: return RunModel::tr("Pending");
    case RunStatus::Planning: return RunModel::tr("Planning");
    case RunStatus::Applying: return RunModel::tr("Applying");
    case RunStatus::PlannedAndFinished: return RunModel::tr("Planned and finished");
    case RunStatus::Applied: return RunModel::tr("Applied");
    case RunStatus::Errored: return RunModel::tr("Errored");
    case RunStatus::Canceled: return RunModel::tr("Canceled");
    }
    return {};
}

/// The stage that a row shows: the one under way, otherwise the last one that the run came to, or its first.
const simulator::TaskStage *shownStage(const simulator::Run &run)
{
    if (const simulator::TaskStage *underWay = run.stageUnderWay())
        return underWay;
    const simulator::TaskStage *shown = run.stages.isEmpty() ? nullptr : &run.stages.constFirst();
    for (const simulator::TaskStage &stage : run.stages) {
        if (stage.status != simulator::StageStatus::Pending)
            shown = &stage;
    }
    return shown;
}

} // namespace

void RunModel::update(const simulator::Run &run)
{
    if (const int known = rowOf(run.id); known >= 0) {
        m_rows[known].run = run;
        if (run.hasEnded)
            m_rows[known].deadlines.clear();
        tellChange(known);
    } else {
        beginInsertRows({}, 0, 0);
        m_rows.prepend({run});
        endInsertRows();
    }
    noteEnd(run);
}

void RunModel::update(const simulator::RunTask &runTask)
{
    const int row = rowOf(runTask.runId);
    if (row < 0 || runTask.events.isEmpty())
        return;
    const auto left = runTask.hasEnded() ? std::nullopt : runTask.events.constLast().timeLeft;
    if (left)
        m_rows[row].deadlines.insert(runTask.id, m_taskClock.monotonic() + *left);
    else
        m_rows[row].deadlines.remove(runTask.id);
    tellChange(row);
}

QList<RunModel::Row> RunModel::carried() const
{
    QList<Row> now = m_rows;
    for (Row &row : now) {
        for (std::chrono::milliseconds &deadline : row.deadlines)
            deadline -= m_taskClock.monotonic();
    }
    return now;
}

void RunModel::goOn(const QList<Row> &before)
{
    for (auto row = before.crbegin(); row != before.crend(); ++row) {
        update(row->run);
        for (auto left = row->deadlines.cbegin(); left != row->deadlines.cend(); ++left)
            m_rows.first().deadlines.insert(left.key(), m_taskClock.monotonic() + left.value());
        tellChange(0);
    }
}

void RunModel::tick()
{
    const int column = static_cast<int>(Column::Deadline);
    for (int row = 0; row < rows(); ++row) {
        if (!m_rows.at(row).deadlines.isEmpty())
            emit dataChanged(index(row, column), index(row, column));
    }
}

bool RunModel::hasDeadline() const
{
    return std::any_of(m_rows.cbegin(), m_rows.cend(), [](const Row &row) { return !row.deadlines.isEmpty(); });
}

std::optional<std::chrono::milliseconds> RunModel::timeLeft(int row) const
{
    const auto &deadlines = m_rows.at(row).deadlines;
    const auto first = std::min_element(deadlines.cbegin(), deadlines.cend());
    return first == deadlines.cend() ? std::nullopt : std::optional(*first - m_taskClock.monotonic());
}

void RunModel::tellChange(int row)
{
    emit dataChanged(index(row, 0), index(row, columns() - 1));
}

void RunModel::noteEnd(const simulator::Run &run)
{
    const std::optional<QString> dropped = run.hasEnded ? m_ended.insert(run.id) : std::nullopt;
    if (!dropped)
        return;
    const int row = rowOf(*dropped);
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
}

int RunModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.cbegin(), m_rows.cend(), [&id](const Row &row) { return row.run.id == id; });
    return found == m_rows.cend() ? -1 : static_cast<int>(std::distance(m_rows.cbegin(), found));
}

QVariant RunModel::value(const QModelIndex &index, int role) const
{
    const auto column = static_cast<Column>(index.column());
    switch (role) {
    case Qt::DisplayRole: return text(index.row(), column);
    case Qt::ToolTipRole:
        return wording::toolTip(column == Column::Stage ? stagesText(at(index.row())) : text(index.row(), column));
    case RunIdRole: return at(index.row()).id;
    default: return {};
    }
}

QString RunModel::text(int row, Column column) const
{
    const simulator::Run &run = at(row);
    switch (column) {
    case Column::Run: return run.id;
    case Column::Workspace: return text::plainText(run.workspaceName);
    case Column::Stage: {
        const simulator::TaskStage *stage = shownStage(run);
        return stage ? protocol::stageName(stage->stage) : QString();
    }
    case Column::Status: return statusWord(run);
    case Column::Deadline: {
        const auto left = timeLeft(row);
        return left ? wording::countdown(*left) : QString();
    }
    case Column::ColumnCount: break;
    }
    return {};
}

QString RunModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Run: return tr("Run");
    case Column::Workspace: return tr("Workspace");
    case Column::Stage: return tr("Stage");
    case Column::Status: return tr("Status");
    case Column::Deadline: return tr("Deadline");
    case Column::ColumnCount: break;
    }
    return {};
}

QString RunModel::stagesText(const simulator::Run &run)
{
    QStringList parts;
    for (const simulator::TaskStage &stage : run.stages) {
        const QString word = stage.isOverridden ? tr("overridden") : stageWord(stage.status);
        //: A stage of a run, and how it stands
        QString part = tr("%1: %2").arg(protocol::stageName(stage.stage), word);
        if (stage.warnings > 0)
            part += u' ' + tr("(%n warning(s))", nullptr, stage.warnings);
        parts.append(part);
    }
    return parts.isEmpty() ? tr("No run task is called: it has no stages.") : parts.join(u", "_s);
}

} // namespace runlatch::models
