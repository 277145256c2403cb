// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/boundedset.h"
#include "base/clock.h"
#include "models/flatmodels.h"
#include "simulator/run.h"

#include <QHash>

#include <optional>

namespace runlatch::models {

/// The simulator's runs, newest first. All runs under way stay. Of the ended ones, the MaxEnded that ended last stay.
class RunModel : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Run, Workspace, Stage, Status, Deadline, ColumnCount };
    Q_ENUM(Column)
    enum Role { RunIdRole = Qt::UserRole };

    static constexpr int MaxEnded = 1000;

    /// `taskClock` keeps the deadlines of run tasks, and must outlive this.
    explicit RunModel(base::Clock &taskClock, QObject *parent = nullptr)
        : FlatTable(parent)
        , m_taskClock(taskClock)
    {
    }

    /// A run from Service::runChanged: changes its row, or becomes the new first row.
    void update(const simulator::Run &run);
    /// A run task from Service::runTaskChanged: its deadline is one of its run. Run tasks without a run are passed
    /// over.
    void update(const simulator::RunTask &runTask);
    /// Shows what the deadlines have left now. To be called every second while there is one.
    void tick();
    bool hasDeadline() const;

    struct Row
    {
        simulator::Run run;
        /// By run task, in the task clock's time. The rows of carried() have the time that is left instead.
        QHash<QString, std::chrono::milliseconds> deadlines = {};
    };
    /// The rows as they are now, for goOn() of another model, which has none.
    QList<Row> carried() const;
    void goOn(const QList<Row> &before);

    const simulator::Run &at(int row) const { return m_rows.at(row).run; }
    int rowOf(const QString &id) const; ///< -1 if the id is missing
    /// Until the first deadline of the run tasks under way, by their clock; nullopt if there is none.
    std::optional<std::chrono::milliseconds> timeLeft(int row) const;
    /// "pre_plan: passed, post_plan: running (1 warning)"; the word that there is no stage, where no run task is
    /// called.
    static QString stagesText(const simulator::Run &run);

private:
    int rows() const override { return static_cast<int>(m_rows.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    bool isFigure(int column) const override { return column == static_cast<int>(Column::Deadline); }
    QString text(int row, Column column) const;
    void tellChange(int row);
    void noteEnd(const simulator::Run &run);

    base::Clock &m_taskClock;
    QList<Row> m_rows;
    base::BoundedSet<QString> m_ended{MaxEnded}; ///< ids of rows
};

} // namespace runlatch::models
