// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "simulator/run.h"
#include "simulator/state/servicestate.h"

#include <QHash>
#include <QObject>
#include <QQueue>

#include <memory>

namespace runlatch::simulator {

class ConfiguredTasks;
class RunTasks;

/// The runs since the start of the simulator. A run goes through pre_plan, plan, post_plan, pre_apply, apply and
/// post_apply; plan and apply take no time. Its run tasks are called at their stages, with their own deadlines. A
/// mandatory one that does not pass ends the run as Errored, at post_apply it ends nothing; an advisory one counts as a
/// warning. Of ended runs the last MaxEnded are kept.
class Runs final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxEnded = ServiceState::MaxRuns;
    static constexpr qsizetype MaxUnderWay = 100; ///< beyond it others than the user start none: see hasRoom()

    /// Both must outlive this.
    Runs(RunTasks &tasks, const ConfiguredTasks &configured, QObject *parent = nullptr);
    ~Runs() override;

    /// Starts a run and answers with its id; all that follows comes when control is back in the event loop. Error:
    /// Usage "target.url" for one of its run tasks.
    base::Result<QString> start(const RunOptions &options);
    /// Errors: NotFound if there is no such run, Conflict if it has ended or does not wait for this.
    base::Done carryOut(const RunOrder &order);
    /// Ends the runs under way as brokenOff() says, because the simulator stops.
    void stop();
    const Run *find(const QString &id) const;           ///< null: there is none, or it ended long ago
    const Run *withStage(const QString &stageId) const; ///< the same, by the id of a stage that it has
    bool hasRoom() const { return m_courses.size() - m_ended.size() < MaxUnderWay; }
    /// Those that ended, the first first, then those under way by the time of their start.
    QList<Run> all() const;
    /// Puts back runs of an earlier start, at most MaxEnded, with their run tasks. What was under way is broken off.
    void restore(const QList<Run> &runs, const QList<RunTask> &results);

signals:
    void changed(const runlatch::simulator::Run &run); ///< when its status changed, or that of one of its stages

private:
    struct Course;

    Course *underWay(const QString &id) const;
    void advance(const QString &id);
    void advanceLater(const QString &id);
    void begin(Course &course, TaskStage &stage);
    void hear(const RunTask &runTask);
    void conclude(const QString &id);
    base::Done deliver(Course &course, const RunOrder &order);
    base::Done overrule(Course &course);
    void addFaults(Course &course, const OwnFaults &faults);
    void end(Course &course, RunStatus status);

    RunTasks &m_tasks;
    const ConfiguredTasks &m_configured;
    QHash<QString, std::shared_ptr<Course>> m_courses; ///< by the id of the run
    QHash<QString, QString> m_runOfTask;               ///< of the run tasks under way
    QQueue<QString> m_ended;                           ///< the runs that ended first come first
};

} // namespace runlatch::simulator
