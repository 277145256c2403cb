// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/taskends.h"

#include "wording/sentence.h"
#include "wording/times.h"
#include "wording/words.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::wording {

namespace {

constexpr qsizetype ShownLapses = 3;

/// Returns the sentence without its full stop, for the middle of a line.
QString withoutStop(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

QString passedLimitWords(const TaskEnd &end)
{
    switch (end.passedLimit) {
    case protocol::PassedLimit::Final: return Words::tr("no final callback within %1").arg(duration(end.limits.idle));
    case protocol::PassedLimit::Progress:
        return Words::tr("no callback within %1 of what came before").arg(duration(end.limits.idle));
    case protocol::PassedLimit::Total:
        return Words::tr("no final callback within %1 in all").arg(duration(end.limits.total));
    case protocol::PassedLimit::None: break;
    }
    return {};
}

QString overdueWords(const TaskEnd &end)
{
    if (end.passedLimit == protocol::PassedLimit::None)
        return withoutStop(sentence(end.error).fact);
    QStringList parts{passedLimitWords(end)};
    if (end.lastRefusal > 0)
        parts += Words::tr("the last one was answered %1").arg(end.lastRefusal);
    else if (!end.lastStatus.isEmpty())
        parts += Words::tr("the last one was %1").arg(end.lastStatus);
    else
        parts += Words::tr("none came");
    return parts.join(u"; "_s);
}

QString unreachableWords(const TaskEnd &end)
{
    QStringList parts;
    if (end.http > 0)
        parts += Words::tr("answered %1; only 200 is accepted").arg(end.http);
    else
        parts += withoutStop(sentence(end.error, Activity::SendingRunTask).fact);
    if (!end.held.isEmpty())
        parts += Words::tr("the callback that said %1 does not count").arg(end.held);
    return parts.join(u"; "_s);
}

} // namespace

QString reasonOf(const TaskEnd &end)
{
    switch (end.state) {
    case protocol::TaskState::Passed:
    case protocol::TaskState::Failed:
        return Words::tr("the final callback said %1").arg(protocol::taskStateName(end.state));
    case protocol::TaskState::Errored: return overdueWords(end);
    case protocol::TaskState::Unreachable: return unreachableWords(end);
    case protocol::TaskState::Awaiting:
    case protocol::TaskState::Running: return Words::tr("answered 200, which accepts it");
    case protocol::TaskState::Pending: break;
    }
    return {};
}

QString verdictWords(const QString &expected, const QString &was, bool isMet, const QString &reason)
{
    if (isMet) //: %1 is how it ended ("passed"), %2 why
        return Words::tr("%1 as expected: %2").arg(was, reason);
    //: %1 and %2 are how a run task ends ("passed", "errored"), %3 is why
    return Words::tr("expected %1, was %2: %3").arg(expected, was, reason);
}

QString withLapses(const QString &verdict, const QStringList &lapses)
{
    if (lapses.isEmpty())
        return verdict;
    QStringList shown;
    for (const QString &lapse : lapses.first(std::min(ShownLapses, lapses.size())))
        shown += withoutStop(lapse);
    const int more = static_cast<int>(std::max<qsizetype>(0, lapses.size() - ShownLapses));
    const QString all = shown.join(u"; "_s);
    //: %1 is how it ended and why, %2 what was wrong all the same
    return more > 0 ? Words::tr("%1; not clean: %2; and %n more", nullptr, more).arg(verdict, all)
                    : Words::tr("%1; not clean: %2").arg(verdict, all);
}

} // namespace runlatch::wording
