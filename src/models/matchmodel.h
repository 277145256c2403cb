// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "protocol/exploredworkspace.h"

namespace runlatch::models {

/// One page of the workspaces that match an explorer query.
class MatchModel final : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Name, Project, LastRun, Drift, Terraform, ColumnCount };
    enum Role {
        WorkspaceRole = Qt::UserRole, ///< protocol::ExploredWorkspace
        RunStatusRole,                ///< QString as the service writes it ("applied"), empty if not told
        DriftedRole,                  ///< bool; invalid if not told
    };

    using FlatTable::FlatTable;

    void setWorkspaces(const QList<protocol::ExploredWorkspace> &workspaces);

private:
    int rows() const override { return static_cast<int>(m_workspaces.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    QString display(const protocol::ExploredWorkspace &workspace, Column column) const;
    QString toolTip(const protocol::ExploredWorkspace &workspace, Column column) const;

    QList<protocol::ExploredWorkspace> m_workspaces;
};

} // namespace runlatch::models
