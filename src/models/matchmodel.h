// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "models/flatmodels.h"
#include "protocol/exploredworkspace.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace runlatch::models {

/// One page of the workspaces that match an explorer query. Each can be left out, by its check box.
class MatchModel final : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Name, Project, Status, Drift, LastRun, ChangeRequests, ColumnCount };
    enum Role {
        WorkspaceRole = Qt::UserRole, ///< protocol::ExploredWorkspace
        RunStatusRole,                ///< QString as the service writes it ("applied"), empty if not told
        DriftedRole,                  ///< bool; invalid if not told
        LeftOutRole,                  ///< bool; false as long as nothing can be left out
    };

    /// `clock` must outlive this. Times are relative to it, refreshed every minute.
    explicit MatchModel(base::Clock &clock, QObject *parent = nullptr);

    void setWorkspaces(const QList<protocol::ExploredWorkspace> &workspaces);
    /// Ids of rows whose change requests are not counted.
    QStringList uncounted() const;
    /// Numbers of change requests that are not archived, by the id of the workspace. Those of other pages are ignored.
    void addCounts(const QHash<QString, int> &counts);

    /// Tells whether workspaces can be left out: then rows have check boxes. They do at first.
    void setChoosable(bool choosable);
    /// The keys (changerequests::GatheredMatches::Match::key) of the workspaces that are left out, on any page.
    const QStringList &leftOut() const { return m_leftOut; }
    void setLeftOut(const QStringList &keys);
    /// Leaves the row's workspace out, or takes it in again; without effect unless it can be chosen.
    void toggle(int row);

    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

signals:
    void leftOutChanged(); ///< by toggle() or a check box

private:
    struct Row
    {
        protocol::ExploredWorkspace workspace;
        QString key;
        int changeRequests = -1; ///< -1: not known
    };

    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    bool isFigure(int column) const override { return column == ChangeRequests; }
    QVariant value(const QModelIndex &index, int role) const override;
    QString display(const Row &row, Column column) const;
    QString toolTip(const Row &row, Column column) const;
    bool isLeftOut(const Row &row) const { return m_isChoosable && m_out.contains(row.key); }
    void tellRows(int first, int last);
    void keepTimesFresh();

    base::Clock &m_clock;
    QList<Row> m_rows;
    QStringList m_leftOut; ///< in the order in which they were left out
    QSet<QString> m_out;   ///< the same
    bool m_isChoosable = true;
    bool m_isTicking = false;
};

} // namespace runlatch::models
