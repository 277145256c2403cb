// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/runs.h"

#include "base/rules.h"
#include "protocol/jsonapi.h"
#include "simulator/runtasks.h"

#include <QMap>

#include <algorithm>
#include <iterator>
#include <optional>

namespace runlatch::simulator {

namespace {

/// A part of a run. The service plans and applies by itself, at once; at a stage it calls run tasks.
struct RunPart
{
    RunStatus during;
    std::optional<protocol::Stage> stage;
};

constexpr RunPart RunParts[] = {
    {RunStatus::PrePlanRunning, protocol::Stage::PrePlan},
    {RunStatus::Planning, std::nullopt},
    {RunStatus::PostPlanRunning, protocol::Stage::PostPlan},
    {RunStatus::PreApplyRunning, protocol::Stage::PreApply},
    {RunStatus::Applying, std::nullopt},
    {RunStatus::Applied, protocol::Stage::PostApply},
};
constexpr qsizetype SpeculativeParts = 3; ///< up to post_plan

base::Error runError(base::ErrorKind kind, const QString &run)
{
    return {.kind = kind, .subject = run};
}

} // namespace

/// A run, and what it needs to go on.
struct Runs::Course
{
    Run run;
    RunOptions options; ///< emptied at the end
    qsizetype part = 0; ///< index in RunParts: the one under way, or the next one
    qsizetype partsInAll = 0;
    qsizetype underWay = 0;                         ///< run tasks of the stage that did not end yet
    OwnFaults faults = {};                          ///< of the run tasks of the next stage
    QMap<protocol::Stage, OwnFaults> faultsOf = {}; ///< of those of a stage that was let go
    QList<protocol::TaskState> ends = {};           ///< of the mandatory run tasks of the stage

    TaskStage *stage()
    {
        const auto found = std::find_if(run.stages.begin(), run.stages.end(), [this](const TaskStage &one) {
            return part < partsInAll && one.stage == RunParts[part].stage;
        });
        return found == run.stages.end() ? nullptr : &*found;
    }
};

Runs::Runs(RunTasks &tasks, const ConfiguredTasks &configured, QObject *parent)
    : QObject(parent)
    , m_tasks(tasks)
    , m_configured(configured)
{
    connect(&tasks, &RunTasks::changed, this, &Runs::hear);
}

Runs::~Runs() = default;

base::Result<QString> Runs::start(const RunOptions &options)
{
    auto course = std::make_shared<Course>();
    course->options = options;
    course->partsInAll = options.speculative ? SpeculativeParts : std::ssize(RunParts);
    RunTaskOptions first;
    if (!options.tasks.isEmpty())
        first = options.tasks.constFirst().task;
    first.workspaceName = options.workspaceName;
    first.workspaceId = options.workspaceId;
    first.runMessage = options.message;
    first.speculative = options.speculative;
    const auto alike = std::make_shared<const protocol::RunTaskRequest>(m_tasks.draft(first));
    if (options.callsAttached)
        course->options.tasks += attachedTasks(m_configured, alike->organizationName, alike->workspaceId);
    for (AttachedTask &attached : course->options.tasks) {
        if (const base::Done judged = RunTasks::judgeTarget(attached.task.target); !judged)
            return judged.error();
        attached.task.workspaceName = alike->workspaceName;
        attached.task.workspaceId = options.workspaceId;
        attached.task.speculative = options.speculative;
        attached.task.run = alike;
    }
    course->run = {.id = alike->runId,
                   .workspaceName = alike->workspaceName,
                   .speculative = options.speculative,
                   .workspaceId = alike->workspaceId,
                   .message = alike->runMessage,
                   .createdAt = protocol::readTime(alike->runCreatedAt)};
    const QList<AttachedTask> &tasks = course->options.tasks;
    for (qsizetype index = 0; index < course->partsInAll; ++index) {
        const auto hasStage = [index](const AttachedTask &task) {
            return RunParts[index].stage && task.stages.contains(*RunParts[index].stage);
        };
        if (std::any_of(tasks.cbegin(), tasks.cend(), hasStage))
            course->run.stages.append({.stage = *RunParts[index].stage});
    }
    m_courses.insert(alike->runId, course);
    advanceLater(alike->runId);
    return alike->runId;
}

const Run *Runs::find(const QString &id) const
{
    const auto found = m_courses.constFind(id);
    return found == m_courses.cend() ? nullptr : &(*found)->run;
}

const Run *Runs::withStage(const QString &stageId) const
{
    for (const auto &course : m_courses) {
        for (const TaskStage &stage : std::as_const(course->run.stages)) {
            if (stageIdOf(course->run.id, stage.stage) == stageId)
                return &course->run;
        }
    }
    return nullptr;
}

QList<Run> Runs::all() const
{
    QList<Run> found;
    for (const QString &id : m_ended)
        found.append(m_courses.value(id)->run);
    const qsizetype ended = found.size();
    for (const auto &course : m_courses) {
        if (!course->run.hasEnded)
            found.append(course->run);
    }
    std::sort(found.begin() + ended, found.end(), [](const Run &left, const Run &right) {
        return left.createdAt == right.createdAt ? left.id < right.id : left.createdAt < right.createdAt;
    });
    return found;
}

void Runs::restore(const QList<Run> &runs, const QList<RunTask> &results)
{
    for (const Run &run : runs) {
        const auto course = std::make_shared<Course>();
        course->run = run;
        course->run.breakOff();
        m_courses.insert(run.id, course);
        m_ended.enqueue(run.id);
    }
    for (const RunTask &result : results) {
        const auto course = m_courses.value(result.runId);
        if (!course)
            continue;
        for (TaskStage &stage : course->run.stages) {
            if (stage.stage == result.stage)
                stage.taskResults.append(result.id);
        }
    }
}

Runs::Course *Runs::underWay(const QString &id) const
{
    const auto found = m_courses.constFind(id);
    return found == m_courses.cend() || (*found)->run.hasEnded ? nullptr : found->get();
}

/// Queued, so that what is told of a run task comes before what is told of its run.
void Runs::advanceLater(const QString &id)
{
    QMetaObject::invokeMethod(
        this, [this, id] { advance(id); }, Qt::QueuedConnection);
}

/// Goes on up to the next stage with run tasks, or to the end.
void Runs::advance(const QString &id)
{
    Course *course = underWay(id);
    for (; course && course->part < course->partsInAll; ++course->part) {
        const RunPart &part = RunParts[course->part];
        TaskStage *stage = course->stage();
        if (part.stage && !stage)
            continue;
        if (stage && stage->status != StageStatus::Pending) // told to begin twice
            return;
        course->run.status = part.during;
        const bool isHeld = stage && course->options.heldStages.contains(stage->stage);
        if (stage && !isHeld)
            begin(*course, *stage);
        emit changed(course->run);
        if (stage)
            return;
    }
    if (course)
        end(*course, course->run.speculative ? RunStatus::PlannedAndFinished : RunStatus::Applied);
}

void Runs::begin(Course &course, TaskStage &stage)
{
    stage.status = StageStatus::Running;
    course.ends.clear();
    for (const AttachedTask &attached : std::as_const(course.options.tasks)) {
        if (!attached.stages.contains(stage.stage))
            continue;
        RunTaskOptions options = attached.task;
        options.stage = stage.stage;
        options.faults.add(course.faults);
        options.faults.add(course.faultsOf.value(stage.stage));
        const auto id = m_tasks.start(options);
        if (!id) // its target was judged at the start of the run
            continue;
        ++course.underWay;
        stage.taskResults.append(*id);
        m_runOfTask.insert(*id, course.run.id);
    }
    course.faults = {};
}

void Runs::hear(const RunTask &runTask)
{
    if (!runTask.hasEnded())
        return;
    const QString id = m_runOfTask.take(runTask.id);
    Course *course = underWay(id);
    if (!course)
        return;
    if (runTask.enforcementLevel == protocol::EnforcementLevel::Mandatory)
        course->ends.append(runTask.state);
    else if (runTask.state != protocol::TaskState::Passed)
        ++course->stage()->warnings;
    if (--course->underWay == 0)
        QMetaObject::invokeMethod(
            this, [this, id] { conclude(id); }, Qt::QueuedConnection);
}

/// Ends the stage under way: its last run task has ended.
void Runs::conclude(const QString &id)
{
    Course *course = underWay(id);
    if (!course)
        return;
    TaskStage *stage = course->stage();
    stage->status = endOfStage(course->ends);
    const bool isStopped = stage->status != StageStatus::Passed && stage->stage != protocol::Stage::PostApply;
    if (!isStopped) {
        ++course->part;
        emit changed(course->run);
        advanceLater(id);
    } else if (course->options.isOverridable) {
        stage->status = StageStatus::AwaitingOverride;
        emit changed(course->run);
    } else {
        end(*course, RunStatus::Errored);
    }
}

base::Done Runs::carryOut(const RunOrder &order)
{
    Course *course = underWay(order.run);
    if (!course)
        return runError(find(order.run) ? base::ErrorKind::Conflict : base::ErrorKind::NotFound, order.run);
    switch (order.kind) {
    case RunOrder::Kind::Deliver: return deliver(*course, order);
    case RunOrder::Kind::AddFaults: addFaults(*course, order.faults); break;
    case RunOrder::Kind::Override: return overrule(*course);
    case RunOrder::Kind::Cancel: end(*course, RunStatus::Canceled); break;
    }
    return std::monostate();
}

base::Done Runs::deliver(Course &course, const RunOrder &order)
{
    if (course.options.heldStages.removeAll(order.stage) == 0)
        return runError(base::ErrorKind::Conflict, course.run.id);
    const TaskStage *stage = course.stage();
    course.faultsOf[order.stage].add(order.faults);
    if (stage && stage->stage == order.stage)
        advanceLater(course.run.id);
    return std::monostate();
}

base::Done Runs::overrule(Course &course)
{
    TaskStage *stage = course.stage();
    if (!stage || stage->status != StageStatus::AwaitingOverride)
        return runError(base::ErrorKind::Conflict, course.run.id);
    stage->status = StageStatus::Passed;
    stage->isOverridden = true;
    ++course.part;
    emit changed(course.run);
    advanceLater(course.run.id);
    return std::monostate();
}

void Runs::addFaults(Course &course, const OwnFaults &faults)
{
    const TaskStage *stage = course.underWay > 0 ? course.stage() : nullptr;
    if (!stage)
        course.faults.add(faults);
    else
        for (const QString &id : stage->taskResults)
            m_tasks.addFaults(id, faults);
}

void Runs::end(Course &course, RunStatus status)
{
    course.run.status = status;
    course.run.hasEnded = true;
    TaskStage *stage = course.stage();
    const bool isCut = stage && isUnderWay(stage->status);
    if (isCut)
        stage->status = status == RunStatus::Canceled ? StageStatus::Canceled : StageStatus::Errored;
    course.underWay = 0;
    course.options = {};
    const Run ended = course.run;
    m_ended.enqueue(ended.id);
    if (m_ended.size() > MaxEnded)
        m_courses.remove(m_ended.dequeue());
    for (const QString &id : isCut ? stage->taskResults : QStringList())
        m_tasks.end(id, base::Rules::RunCanceled);
    emit changed(ended);
}

void Runs::stop()
{
    const QStringList ids = m_courses.keys();
    for (const QString &id : ids) {
        if (Course *course = underWay(id))
            end(*course, brokenOff(course->run.status));
    }
}

} // namespace runlatch::simulator
