// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/pipeline.h"

#include "app/cli/trials/resultreport.h"
#include "base/rules.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::cli {

namespace {

constexpr auto MaxWatch = 1min; ///< added to the time for a callback that must not come

} // namespace

Pipeline::Pipeline(simulator::Service &service, base::Clock &clock, Output &output, const QList<PipelineStage> &stages,
                   bool needsGoodStart, QObject *parent)
    : TrialCourse(parent)
    , m_service(service)
    , m_clock(clock)
    , m_output(output)
    , m_stages(stages)
    , m_needsGoodStart(needsGoodStart)
    , m_of(static_cast<int>(
          std::ranges::count_if(stages, [](const PipelineStage &stage) { return stage.skipReason.isEmpty(); })))
{
    connect(&m_service, &simulator::Service::runTaskChanged, this, &Pipeline::hear);
    connect(&m_service, &simulator::Service::served, this, &Pipeline::show);
}

void Pipeline::start()
{
    next();
}

void Pipeline::next()
{
    skip();
    if (m_results.size() == m_stages.size()) {
        finish();
        return;
    }
    const PipelineStage &stage = m_stages.at(m_results.size());
    ++m_number;
    if (!isOne())
        m_output.event(u"stage", json::OrderedJson().add(u"name", stage.name).add(u"number", m_number).add(u"of", m_of),
                       tr("%1 of %2: %3").arg(QString::number(m_number), QString::number(m_of), stage.name));
    m_startedAt = m_clock.monotonic();
    m_trial = std::make_unique<Trial>(m_service, m_output, stage.options, rulesOf(stage));
    // Queued: the slots delete the trial.
    connect(m_trial.get(), &Trial::failed, this, &Pipeline::failed, Qt::QueuedConnection);
    connect(m_trial.get(), &Trial::ended, this, &Pipeline::take, Qt::QueuedConnection);
    m_trial->start();
}

void Pipeline::hear(const simulator::RunTask &runTask)
{
    if (!m_trial || m_trial->hasEnded())
        return;
    if (runTask.id == m_trial->id())
        m_trial->hear(runTask);
    else if (runTask.events.constLast().type == simulator::RunTaskEvent::Type::Callback)
        judgeAgain(runTask);
}

void Pipeline::show(const simulator::Served &served)
{
    if (!m_trial || m_trial->hasEnded())
        return;
    if (served.runTask.isEmpty() || served.runTask == m_trial->id())
        m_trial->show(served);
    else
        RunTaskReport(m_output).show(served);
}

/// Tells why the next stages are not tried, until one that is.
void Pipeline::skip()
{
    const bool hasBadStart =
        m_needsGoodStart && !m_results.isEmpty() && m_results.constFirst().status != TrialResult::Status::Passed;
    while (m_results.size() < m_stages.size()) {
        const PipelineStage &stage = m_stages.at(m_results.size());
        const QString why = stage.skipReason.isEmpty() && hasBadStart
            ? tr("Not tried: the run task before did not pass.")
            : stage.skipReason;
        if (why.isEmpty())
            return;
        m_results.append({stage.name, TrialResult::Status::Skipped, why});
        tell(m_results.constLast());
    }
}

/// Returns the rules of the stage. A callback that must not come is waited for as long as the integration took for one
/// that it should send, and as long again: what works for a while would not be seen otherwise.
TrialRules Pipeline::rulesOf(const PipelineStage &stage) const
{
    TrialRules rules = stage.rules;
    if (stage.wantsNoCallback())
        rules.linger += std::min<std::chrono::milliseconds>(2 * m_slowest, MaxWatch);
    return rules;
}

void Pipeline::take(const TrialVerdict &verdict)
{
    const PipelineStage &stage = m_stages.at(m_results.size());
    if (isOne())
        emit closing(verdict.exitStatus);
    ResultReport(m_output).show(verdict, stage.rules.expected);
    TrialResult result = stage.judge(verdict, m_wasAccepted);
    result.took = m_clock.monotonic() - m_startedAt;
    if (const QString warned = stage.warning(verdict, m_wasAccepted); !warned.isEmpty()) {
        json::OrderedJson members;
        members.add(u"rule", base::Rules::BodyReserialized.name()).add(u"pointer", QString()).add(u"message", warned);
        m_output.event(u"warning", members, tr("Warning: %1").arg(warned));
    }
    m_wasAccepted = m_wasAccepted || (stage.kind == PipelineStage::Kind::RunTask && verdict.runTask.http == 200);
    if (!stage.wantsNoCallback())
        m_slowest = std::max(m_slowest, verdict.runTask.timeToCallback().value_or(0ms));
    m_stageOfTask.insert(verdict.runTask.id, m_results.size());
    tell(result);
    m_results.append(result);
    next();
}

/// Hears of an earlier run task, whose trial has ended: what is wrong with its callbacks is none of the current one's
/// faults. Takes its result back where the integration called back after its stage had ended.
void Pipeline::judgeAgain(const simulator::RunTask &runTask)
{
    RunTaskReport late(m_output, m_stages.constFirst().rules.isFull);
    late.show(runTask);
    const qsizetype index = m_stageOfTask.value(runTask.id, -1);
    if (index < 0 || m_results.at(index).status != TrialResult::Status::Passed)
        return;
    QString wrong = m_stages.at(index).breach(runTask, false); // it was called back, which is work
    if (wrong.isEmpty() && m_stages.at(index).rules.isStrict)
        wrong = late.lapses().value(0);
    if (wrong.isEmpty())
        return;
    m_results[index].status = TrialResult::Status::Failed;
    m_results[index].why = wrong;
    tell(m_results.at(index));
}

void Pipeline::tell(const TrialResult &result)
{
    if (!isOne())
        TrialCourse::tell(result, m_output);
}

void Pipeline::stop(const QString &why)
{
    m_trial.reset();
    while (m_results.size() < m_stages.size()) {
        const PipelineStage &stage = m_stages.at(m_results.size());
        const bool isTried = stage.skipReason.isEmpty();
        m_results.append({stage.name, isTried ? TrialResult::Status::CouldNotTell : TrialResult::Status::Skipped,
                          isTried ? tr("Not ended: %1").arg(why) : stage.skipReason});
    }
}

void Pipeline::finish()
{
    m_trial.reset();
    const int exitStatus = exitStatusOf(m_results);
    if (!isOne()) {
        const TrialCounts counts(m_results);
        emit closing(exitStatus);
        m_output.event(u"summary", counts.members(), counts.words());
    }
    emit ended(exitStatus);
}

} // namespace runlatch::cli
