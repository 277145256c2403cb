// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/runtaskmodel.h"

#include "text/plaintext.h"
#include "wording/names.h"
#include "wording/plaintext.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::models {

namespace {

bool isVerification(const simulator::RunTask &runTask)
{
    return runTask.verification != simulator::Verification::None;
}

/// A verification request has no result: its answer is accepted or not, and it is not called back.
QString stateText(const simulator::RunTask &runTask)
{
    if (isVerification(runTask) && runTask.state == protocol::TaskState::Passed)
        return runTask.hasUnwantedCallback() ? RunTaskModel::tr("Called back") : RunTaskModel::tr("Accepted");
    if (isVerification(runTask) && runTask.state == protocol::TaskState::Unreachable)
        return RunTaskModel::tr("Refused");
    return wording::taskState(runTask.state);
}

} // namespace

void RunTaskModel::update(const simulator::RunTask &runTask)
{
    if (const int known = rowOf(runTask.id); known >= 0) {
        m_rows[known] = runTask;
        emit dataChanged(index(known, 0), index(known, columnCount() - 1));
    } else {
        beginInsertRows({}, 0, 0);
        m_rows.prepend(runTask);
        endInsertRows();
    }
    noteEnd(runTask);
}

void RunTaskModel::noteEnd(const simulator::RunTask &runTask)
{
    const std::optional<QString> dropped = runTask.hasEnded() ? m_ended.insert(runTask.id) : std::nullopt;
    if (!dropped)
        return;
    const int row = rowOf(*dropped);
    beginRemoveRows({}, row, row);
    m_rows.removeAt(row);
    endRemoveRows();
}

void RunTaskModel::clear()
{
    beginResetModel();
    m_rows.clear();
    m_ended.clear();
    endResetModel();
}

int RunTaskModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&id](const simulator::RunTask &runTask) { return runTask.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

QVariant RunTaskModel::value(const QModelIndex &index, int role) const
{
    const simulator::RunTask &runTask = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(runTask, static_cast<Column>(index.column()));
    case Qt::ToolTipRole: return toolTip(runTask, static_cast<Column>(index.column()));
    case RunTaskIdRole: return runTask.id;
    case TaskStateRole: return static_cast<int>(runTask.state);
    default: return {};
    }
}

QString RunTaskModel::text(const simulator::RunTask &runTask, Column column) const
{
    switch (column) {
    case Column::State: return stateText(runTask);
    case Column::Stage: return isVerification(runTask) ? tr("verification") : protocol::stageName(runTask.stage);
    case Column::Workspace: return text::plainText(runTask.workspaceName);
    case Column::Started: return m_locale.toString(runTask.startedAt.toLocalTime().time(), u"H:mm:ss"_s);
    case Column::Target: return runTask.target.toDisplayString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
    case Column::ColumnCount: break;
    }
    return {};
}

QString RunTaskModel::toolTip(const simulator::RunTask &runTask, Column column) const
{
    if (column == Column::Started)
        return m_locale.toString(runTask.startedAt.toLocalTime(), QLocale::LongFormat);
    return wording::toolTip(text(runTask, column));
}

QString RunTaskModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::State: return tr("State");
    case Column::Stage: return tr("Stage");
    case Column::Workspace: return tr("Workspace");
    case Column::Started: return tr("Started");
    case Column::Target: return tr("Target");
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
