// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "simulator/runtask.h"

#include <QAbstractTableModel>
#include <QLocale>
#include <QQueue>

namespace runlatch::models {

/// The simulator's run tasks, newest first. All run tasks under way stay. Of the ended ones, the MaxEnded that ended
/// last stay.
class RunTaskModel : public QAbstractTableModel
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
        : QAbstractTableModel(parent)
    {
    }

    /// A run task from Service::runTaskChanged: changes its row, or becomes the new first row. A run task that ends may
    /// push out another row.
    void update(const simulator::RunTask &runTask);
    void clear();

    const simulator::RunTask &at(int row) const { return m_rows.at(row); }
    int rowOf(const QString &id) const; ///< -1 if the id is missing

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void noteEnd(const simulator::RunTask &runTask);
    QString text(const simulator::RunTask &runTask, Column column) const;
    QString toolTip(const simulator::RunTask &runTask, Column column) const;

    QLocale m_locale;
    QList<simulator::RunTask> m_rows;
    QQueue<QString> m_ended; ///< ids of rows; the oldest end first
};

} // namespace runlatch::models
