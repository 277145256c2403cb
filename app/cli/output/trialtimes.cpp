// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/trialtimes.h"

#include "app/cli/output/output.h"
#include "app/cli/output/percentiles.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::simulator::RunTaskEvent;

namespace runlatch::cli {

namespace {

int inMilliseconds(std::chrono::milliseconds time)
{
    return static_cast<int>(time.count());
}

QJsonValue timeOrNull(const std::optional<std::chrono::milliseconds> &time)
{
    return time ? QJsonValue(inMilliseconds(*time)) : QJsonValue();
}

QList<int> sortedTimes(QList<int> times)
{
    std::ranges::sort(times);
    return times;
}

} // namespace

TrialTime TrialTime::of(int number, const simulator::RunTask &runTask)
{
    TrialTime time{.number = number, .taskResult = runTask.id};
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::Answered && event.http == 200 && !time.answer)
            time.answer = event.took;
        if (event.type == RunTaskEvent::Type::Finished && protocol::hasResult(event.state))
            time.completion = event.at;
    }
    return time;
}

json::OrderedJson TrialTime::members() const
{
    json::OrderedJson members;
    members.add(u"number", number).add(u"task_result", taskResult);
    members.add(u"answer_ms", timeOrNull(answer)).add(u"completion_ms", timeOrNull(completion));
    return members;
}

QString TrialTime::words() const
{
    if (!answer)
        return tr("It was not answered 200.");
    if (!completion)
        return tr("Answered after %1 ms, and not completed.").arg(inMilliseconds(*answer));
    return tr("Answered after %1 ms, completed after %2 ms.")
        .arg(inMilliseconds(*answer))
        .arg(inMilliseconds(*completion));
}

void TrialTimes::add(const TrialTime &time)
{
    if (time.answer)
        m_answers.append(inMilliseconds(*time.answer));
    if (!time.completion)
        return;
    m_completions.append(inMilliseconds(*time.completion));
    const auto isSlower = [](const TrialTime &left, const TrialTime &right) {
        return left.completion > right.completion;
    };
    m_slowest.insert(std::ranges::upper_bound(m_slowest, time, isSlower), time);
    if (m_slowest.size() > MaxSlowest)
        m_slowest.removeLast();
}

void TrialTimes::addTo(json::OrderedJson &members) const
{
    QList<QByteArray> slowest;
    for (const TrialTime &time : m_slowest)
        slowest.append(time.members().toJson());
    members.add(u"answer_ms", percentilesOf(sortedTimes(m_answers)))
        .add(u"completion_ms", percentilesOf(sortedTimes(m_completions)));
    members.addRaw(u"slowest", json::OrderedJson::array(slowest));
}

QStringList TrialTimes::lines() const
{
    QStringList lines;
    const auto add = [&lines](const QString &words, const QList<int> &times) {
        const QList<int> sorted = sortedTimes(times);
        if (!sorted.isEmpty())
            lines += withPercentiles(words, sorted);
    };
    add(tr("Answered: 50% within %1 ms, 90% within %2 ms, 99% within %3 ms, the slowest after %4 ms."), m_answers);
    add(tr("Completed: 50% within %1 ms, 90% within %2 ms, 99% within %3 ms, the slowest after %4 ms."), m_completions);
    for (const TrialTime &time : m_slowest)
        lines +=
            u"    "_s + tr("Slow: number %1, %2. %3").arg(QString::number(time.number), time.taskResult, time.words());
    return lines;
}

} // namespace runlatch::cli
