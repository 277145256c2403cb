// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "models/flatmodels.h"
#include "simulator/runtask.h"

#include <QLocale>

namespace runlatch::models {

/// The simulator's run tasks, newest first. All run tasks under way stay. Of the ended ones, the MaxEnded that ended
/// last stay.
class RunTaskModel : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { State, Stage, Workspace, Started, Target, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        RunTaskIdRole = Qt::UserRole,
        TaskStateRole, ///< int of protocol::TaskState
    };

    static constexpr int MaxEnded = 1000;

    explicit RunTaskModel(QObject *parent = nullptr)
        : FlatTable(parent)
    {
    }

    /// A run task from Service::runTaskChanged: changes its row, or becomes the new first row. A run task that ends may
    /// push out another row.
    void update(const simulator::RunTask &runTask);
    void clear();

    const QList<simulator::RunTask> &runTasks() const { return m_rows; }
    const simulator::RunTask &at(int row) const { return m_rows.at(row); }
    int rowOf(const QString &id) const; ///< -1 if the id is missing

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    void noteEnd(const simulator::RunTask &runTask);
    QString text(const simulator::RunTask &runTask, Column column) const;
    QString toolTip(const simulator::RunTask &runTask, Column column) const;

    QLocale m_locale;
    QList<simulator::RunTask> m_rows;
    base::BoundedSet<QString> m_ended{MaxEnded}; ///< ids of rows
};

} // namespace runlatch::models
