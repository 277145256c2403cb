// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestmodel.h"

#include "protocol/plaintext.h"
#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <algorithm>
#include <iterator>

using namespace std::chrono_literals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::models {

namespace {
constexpr int Columns = static_cast<int>(ChangeRequestModel::Column::ColumnCount);
}

ChangeRequestModel::ChangeRequestModel(base::Clock &clock, QObject *parent)
    : QAbstractTableModel(parent)
    , m_clock(clock)
{
}

int ChangeRequestModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChangeRequestModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ChangeRequestModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ChangeRequest &changeRequest = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return display(changeRequest, static_cast<Column>(index.column()));
    case Qt::ToolTipRole: return toolTip(changeRequest, static_cast<Column>(index.column()));
    case IdRole: return changeRequest.id;
    case ArchivedRole: return changeRequest.isArchived();
    case StateRole: return wording::changeRequestStateName(changeRequest.isArchived());
    default: return {};
    }
}

QString ChangeRequestModel::display(const ChangeRequest &changeRequest, Column column) const
{
    switch (column) {
    case Column::Subject: return protocol::plainText(changeRequest.subject, 1000);
    case Column::State: return wording::changeRequestState(changeRequest.isArchived());
    case Column::Workspace: return protocol::plainText(m_workspace.isEmpty() ? changeRequest.workspaceId : m_workspace);
    case Column::Created: return wording::relativeTime(changeRequest.createdAt, m_clock.utc());
    case Column::Updated: return wording::relativeTime(changeRequest.updatedAt, m_clock.utc());
    case Column::ColumnCount: break;
    }
    return {};
}

QString ChangeRequestModel::toolTip(const ChangeRequest &changeRequest, Column column) const
{
    switch (column) {
    case Column::Subject: return wording::toolTip(changeRequest.subject);
    case Column::State: return wording::toolTip(wording::archivedBy(changeRequest.archived));
    case Column::Workspace: return wording::toolTip(changeRequest.workspaceId);
    case Column::Created: return wording::exactTime(changeRequest.createdAt);
    case Column::Updated: return wording::exactTime(changeRequest.updatedAt);
    case Column::ColumnCount: break;
    }
    return {};
}

QVariant ChangeRequestModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Subject: return tr("Subject");
    case Column::State: return tr("State");
    case Column::Workspace: return tr("Workspace");
    case Column::Created: return tr("Created");
    case Column::Updated: return tr("Updated");
    case Column::ColumnCount: break;
    }
    return {};
}

void ChangeRequestModel::setRows(const QList<ChangeRequest> &rows, const QString &workspace)
{
    beginResetModel();
    m_rows = rows;
    m_workspace = workspace;
    endResetModel();
    keepTimesFresh();
}

void ChangeRequestModel::replace(const ChangeRequest &changeRequest)
{
    const int row = rowOf(changeRequest.id);
    if (row < 0)
        return;
    m_rows[row] = changeRequest;
    emit dataChanged(index(row, 0), index(row, Columns - 1));
}

int ChangeRequestModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&id](const ChangeRequest &changeRequest) { return changeRequest.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

bool ChangeRequestModel::tellsUpdates() const
{
    return std::any_of(m_rows.begin(), m_rows.end(),
                       [](const ChangeRequest &changeRequest) { return changeRequest.updatedAt.isValid(); });
}

void ChangeRequestModel::keepTimesFresh()
{
    if (m_ticking || m_rows.isEmpty())
        return;
    m_ticking = true;
    m_clock.callAfter(1min, this, [this] {
        m_ticking = false;
        if (m_rows.isEmpty())
            return;
        const int last = static_cast<int>(m_rows.size()) - 1;
        emit dataChanged(index(0, static_cast<int>(Column::Created)), index(last, static_cast<int>(Column::Updated)),
                         {Qt::DisplayRole});
        keepTimesFresh();
    });
}

} // namespace runlatch::models
