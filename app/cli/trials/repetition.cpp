// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/trials/repetition.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

Repetition::Repetition(simulator::Service &service, base::Clock &clock, Output &output, const PipelineStage &stage,
                       const Extent &extent, QObject *parent)
    : TrialCourse(parent)
    , m_service(service)
    , m_clock(clock)
    , m_output(output)
    , m_stage(stage)
    , m_extent(extent)
    , m_strays(output, stage.rules.isFull)
{
    m_silent.setSilent();
    const auto digits = QString::number(extent.times).size();
    for (int number = 1; number <= extent.times; ++number)
        m_results.append({.name = stage.name + u'-' + QString::number(number).rightJustified(digits, u'0')});
    connect(&m_service, &simulator::Service::runTaskChanged, this, &Repetition::hear);
    connect(&m_service, &simulator::Service::served, this, &Repetition::show);
}

void Repetition::start()
{
    m_startedAt = m_clock.monotonic();
    fill();
}

void Repetition::fill()
{
    while (m_begun < m_extent.times && m_underWay < m_extent.parallel)
        begin();
}

void Repetition::begin()
{
    const int number = ++m_begun;
    ++m_underWay;
    auto *trial = new Trial(m_service, m_silent, m_stage.options, m_stage.rules, this);
    connect(trial, &Trial::started, this, [this, trial](const QString &id) { m_trials.insert(id, trial); });
    connect(trial, &Trial::decided, this, [this] {
        --m_underWay;
        fill();
    });
    // Queued: the slots end the trial.
    connect(trial, &Trial::failed, this, &Repetition::failed, Qt::QueuedConnection);
    connect(
        trial, &Trial::ended, this, [this, number](const TrialVerdict &verdict) { take(number, verdict); },
        Qt::QueuedConnection);
    trial->start();
}

void Repetition::hear(const simulator::RunTask &runTask)
{
    if (Trial *trial = m_trials.value(runTask.id))
        trial->hear(runTask);
}

void Repetition::show(const simulator::Served &served)
{
    if (Trial *trial = m_trials.value(served.runTask))
        trial->show(served);
    else if (m_ended < m_extent.times)
        m_strays.show(served);
}

void Repetition::take(int number, const TrialVerdict &verdict)
{
    if (m_ended == m_extent.times) // it was stopped meanwhile
        return;
    const simulator::RunTask &runTask = verdict.runTask;
    if (Trial *trial = m_trials.take(runTask.id))
        trial->deleteLater();
    const TrialTime time = TrialTime::of(number, runTask);
    m_times.add(time);
    TrialResult &result = m_results[number - 1];
    const QString name = result.name;
    result = m_stage.judge(verdict, false);
    result.name = name;
    result.took = time.completion.value_or(std::chrono::milliseconds(0));
    const QString outcome = statusName(result.status);
    json::OrderedJson members = time.members();
    members.add(u"status", protocol::taskStateName(runTask.state)).add(u"outcome", outcome);
    members.add(u"http", runTask.http > 0 ? QJsonValue(runTask.http) : QJsonValue())
        .add(u"why", textOrNull(result.why));
    const QString human = tr("%1: %2. %3").arg(name, outcome, time.words());
    m_output.event(u"run-task", members, result.why.isEmpty() ? human : human + u' ' + result.why);
    if (++m_ended == m_extent.times)
        finish();
}

/// Under strict rules a refused request that belongs to no run task is a failure, too.
void Repetition::judgeStrays()
{
    if (m_stage.rules.isStrict && !m_strays.lapses().isEmpty())
        m_results.append({u"other-requests"_s, TrialResult::Status::Failed, m_strays.lapses().constFirst()});
}

void Repetition::stop(const QString &why)
{
    qDeleteAll(findChildren<Trial *>(Qt::FindDirectChildrenOnly));
    m_trials.clear();
    m_ended = m_extent.times;
    for (TrialResult &result : m_results) {
        if (result.status == TrialResult::Status::CouldNotTell && result.why.isEmpty())
            result.why = tr("Not ended: %1").arg(why);
    }
}

void Repetition::finish()
{
    judgeStrays();
    const int exitStatus = exitStatusOf(m_results);
    emit closing(exitStatus);
    const TrialCounts counts(m_results);
    json::OrderedJson members = counts.members();
    m_times.addTo(members);
    members.add(u"took_ms", static_cast<int>((m_clock.monotonic() - m_startedAt).count()));
    m_output.event(u"summary", members, QStringList{counts.words()} + m_times.lines());
    emit ended(exitStatus);
}

} // namespace runlatch::cli
