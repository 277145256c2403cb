// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/runtrial.h"

#include "app/cli/trials/resultreport.h"
#include "wording/taskends.h"

#include <QTimer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

TrialResult::Status resultOfStage(simulator::StageStatus status)
{
    switch (status) {
    case simulator::StageStatus::Passed: return TrialResult::Status::Passed;
    case simulator::StageStatus::Failed: return TrialResult::Status::Failed;
    case simulator::StageStatus::Pending:
    case simulator::StageStatus::Running:
    case simulator::StageStatus::AwaitingOverride:
    case simulator::StageStatus::Errored:
    case simulator::StageStatus::Canceled:
    case simulator::StageStatus::Unreachable: break;
    }
    return TrialResult::Status::CouldNotTell;
}

} // namespace

RunTrial::RunTrial(simulator::Service &service, Output &output, const simulator::RunOptions &options,
                   const Rules &rules, QObject *parent)
    : TrialCourse(parent)
    , m_service(service)
    , m_output(output)
    , m_report(output, rules.isFull)
    , m_options(options)
    , m_rules(rules)
{
    connect(&service, &simulator::Service::runTaskChanged, this,
            [this](const simulator::RunTask &runTask) { hear(runTask); });
    connect(&service, &simulator::Service::runChanged, this, [this](const simulator::Run &run) { hear(run); });
    connect(&service, &simulator::Service::served, this, [this](const simulator::Served &served) { hear(served); });
}

void RunTrial::start()
{
    m_service.startRun(m_options, this, [this](const base::Result<QString> &id) {
        if (!id && !std::exchange(m_isOver, true))
            emit failed(id.error());
    });
}

void RunTrial::stop(const QString &why)
{
    if (std::exchange(m_isOver, true))
        return;
    for (const simulator::TaskStage &stage : std::as_const(m_run.stages)) {
        if (stage.status == simulator::StageStatus::Pending)
            continue;
        TrialResult result = judge(stage);
        if (result.status == TrialResult::Status::CouldNotTell)
            result.why = tr("Not ended: %1").arg(why);
        m_results.append(result);
    }
}

void RunTrial::hear(const simulator::RunTask &runTask)
{
    if (m_isOver)
        return;
    m_runTasks.insert(runTask.id, runTask);
    m_report.show(runTask);
}

void RunTrial::hear(const simulator::Run &run)
{
    if (m_isOver)
        return;
    m_run = run;
    m_report.show(run);
    if (run.hasEnded)
        QTimer::singleShot(m_rules.linger, Qt::PreciseTimer, this, &RunTrial::conclude);
}

void RunTrial::hear(const simulator::Served &served)
{
    if (!m_isOver)
        m_report.show(served);
}

TrialResult RunTrial::judge(const simulator::TaskStage &stage) const
{
    TrialResult result{.name = protocol::stageName(stage.stage), .status = resultOfStage(stage.status)};
    for (const QString &id : stage.taskResults) {
        const simulator::RunTask runTask = m_runTasks.value(id);
        if (!runTask.events.isEmpty())
            result.took = std::max(result.took, runTask.events.constLast().at);
        if (runTask.tookForgery())
            result.status = TrialResult::Status::Failed;
    }
    result.why = result.status == TrialResult::Status::Passed ? QString() : whyOf(stage);
    return result;
}

/// The reason of the first run task that did not pass.
QString RunTrial::whyOf(const simulator::TaskStage &stage) const
{
    for (const QString &id : stage.taskResults) {
        const simulator::RunTask runTask = m_runTasks.value(id);
        if (runTask.tookForgery())
            return tr("a delivery that a fault signed with another key was taken: the signature is not checked");
        const QString state = protocol::taskStateName(runTask.state);
        if (runTask.state != protocol::TaskState::Passed)
            return wording::verdictWords(protocol::taskStateName(protocol::TaskState::Passed), state, false,
                                         ResultReport::reasonOf(runTask));
    }
    return {};
}

void RunTrial::conclude()
{
    if (std::exchange(m_isOver, true))
        return;
    for (const simulator::TaskStage &stage : std::as_const(m_run.stages)) {
        if (stage.status == simulator::StageStatus::Pending) // the run did not come so far
            continue;
        m_results.append(judge(stage));
        tell(m_results.constLast(), m_output);
    }
    const QStringList lapses = m_rules.isStrict ? m_report.lapses() : QStringList();
    const int exitStatus = std::max<int>(exitStatusOf(m_results), lapses.isEmpty() ? Done : No);
    emit closing(exitStatus);
    const TrialCounts counts(m_results);
    const QString status = simulator::runStatusName(m_run.status);
    const QString why = wording::withLapses(tr("The run is %1").arg(status), lapses);
    json::OrderedJson members = counts.members();
    members.add(u"run", m_run.id).add(u"status", status).add(u"warnings", m_report.warnings()).add(u"why", why);
    m_output.event(u"summary", members, QStringList{counts.words(), why});
    emit ended(exitStatus);
}

} // namespace runlatch::cli
