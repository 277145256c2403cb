// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/taskends.h"

#include "base/rules.h"
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
        return Words::tr("no callback within %1 of the previous event").arg(duration(end.limits.idle));
    case protocol::PassedLimit::Total:
        return Words::tr("no final callback within %1 in all").arg(duration(end.limits.total));
    case protocol::PassedLimit::None: break;
    }
    return {};
}

QString lastCallbackWords(const TaskEnd &end)
{
    const QString why = withoutStop(end.refusalWhy);
    if (!end.fault.isEmpty()) //: %1 is a fault as it was ordered: "callback:status=503#2"
        return Words::tr("the last one met the fault %1").arg(end.fault);
    if (end.lastRefusal > 0 && !why.isEmpty())
        return Words::tr("the last one was answered %1: %2").arg(QString::number(end.lastRefusal), why);
    if (end.lastRefusal > 0)
        return Words::tr("the last one was answered %1").arg(end.lastRefusal);
    if (!why.isEmpty())
        return Words::tr("the last one broke off: %1").arg(why);
    if (!end.stray.isEmpty()) {
        const Sentence words = sentenceOfRule(end.stray).value_or(Sentence());
        return Words::tr("a request arrived that could not be read: %1").arg(withoutStop(words.text()));
    }
    if (!end.lastStatus.isEmpty())
        return Words::tr("the last one was %1").arg(end.lastStatus);
    if (!end.astray.isEmpty()) {
        const Sentence words = sentenceOfRule(end.astray).value_or(Sentence());
        return Words::tr("none arrived, but a request to another address: %1").arg(withoutStop(words.text()));
    }
    if (!end.refusedFetch.isEmpty()) {
        const Sentence words = sentenceOfRule(end.refusedFetch).value_or(Sentence());
        return Words::tr("none arrived, and the plan or the configuration was refused: %1")
            .arg(withoutStop(words.text()));
    }
    return end.isInAnswer ? Words::tr("none arrived; the answer contains a result, where it is not read")
                          : Words::tr("none arrived");
}

/// Says why nothing can follow a final callback that was refused.
QString hopelessWords(const TaskEnd &end)
{
    if (!end.isLost)
        return Words::tr("the final callback was answered %1: %2")
            .arg(QString::number(end.lastRefusal), withoutStop(end.refusalWhy));
    const Sentence words = sentenceOfRule(end.astray).value_or(Sentence());
    return Words::tr("the final callback went to another address: %1").arg(withoutStop(words.text()));
}

QString overdueWords(const TaskEnd &end)
{
    if (end.passedLimit == protocol::PassedLimit::None)
        return withoutStop(sentence(end.error).fact);
    return passedLimitWords(end) + u"; "_s + lastCallbackWords(end);
}

QString unreachableWords(const TaskEnd &end)
{
    QStringList parts;
    if (end.http > 0 && !end.location.isEmpty())
        parts += Words::tr("answered %1, which points to “%2”; only 200 is accepted")
                     .arg(QString::number(end.http), end.location);
    else if (end.http > 0)
        parts += Words::tr("answered %1; only 200 is accepted").arg(end.http);
    else if (end.error.rule == base::Rules::HttpTimeout)
        parts += Words::tr("no answer within %1").arg(duration(end.answerTimeout));
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
    case protocol::TaskState::Running:
        return end.isHopeless ? hopelessWords(end) : Words::tr("answered 200, which accepts it");
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
    QStringList shown;
    for (const QString &lapse : lapses) {
        const QString cause = withoutStop(lapse).section(u": "_s, 1);
        if (cause.isEmpty() || !verdict.contains(cause))
            shown += withoutStop(lapse);
    }
    if (shown.isEmpty())
        return verdict;
    const int more = static_cast<int>(std::max<qsizetype>(0, shown.size() - ShownLapses));
    shown = shown.first(std::min(ShownLapses, shown.size()));
    const QString all = shown.join(u"; "_s);
    //: %1 is how it ended and why, %2 what was wrong all the same
    return more > 0 ? Words::tr("%1; not clean: %2; and %n more", nullptr, more).arg(verdict, all)
                    : Words::tr("%1; not clean: %2").arg(verdict, all);
}

} // namespace runlatch::wording
