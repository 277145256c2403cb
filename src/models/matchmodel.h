// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/exploredworkspace.h"

#include <QAbstractTableModel>

namespace runlatch::models {

/// One page of the workspaces that match an explorer query.
class MatchModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Name, Project, LastRun, Drift, Terraform, ColumnCount };
    enum Role {
        WorkspaceRole = Qt::UserRole, ///< protocol::ExploredWorkspace
        RunStatusRole,                ///< QString as the service writes it ("applied"), empty if not told
        DriftedRole,                  ///< bool; invalid if not told
    };

    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    void setWorkspaces(const QList<protocol::ExploredWorkspace> &workspaces);

private:
    QString display(const protocol::ExploredWorkspace &workspace, Column column) const;
    QString toolTip(const protocol::ExploredWorkspace &workspace, Column column) const;

    QList<protocol::ExploredWorkspace> m_workspaces;
};

} // namespace runlatch::models
