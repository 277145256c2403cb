// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "conformance/callbackfaults.h"
#include "conformance/judges.h"
#include "conformance/words.h"
#include "wording/sentence.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::simulator::RunTaskEvent;

namespace runlatch::conformance {

namespace {

constexpr qsizetype FewRetries = 5; // of a callback that was refused for good
constexpr qsizetype ManyRetries = 10;

/// An opinion of these faults, the first of which is told.
Opinion opinionOf(const QList<CallbackFault> &faults)
{
    QList<Lapse> lapses;
    bool hasError = false;
    for (const CallbackFault &fault : faults) {
        lapses.append(fault.lapse);
        hasError = hasError || fault.isError;
    }
    if (lapses.isEmpty())
        return {};
    const auto first = std::find_if(faults.begin(), faults.end(),
                                    [hasError](const CallbackFault &fault) { return fault.isError == hasError; });
    return hasError ? Opinion::wrong(first->words(), lapses) : Opinion::doubtful(first->words(), lapses);
}

QList<CallbackFault> faultsOfCase(const simulator::RunTask &runTask, const Case &what)
{
    QList<CallbackFault> faults = faultsOf(runTask);
    faults.removeIf([&what](const CallbackFault &fault) { return fault.caseId != QLatin1StringView(what.id); });
    return faults;
}

Opinion withoutCallback(const simulator::RunTask &runTask)
{
    const Lapse lack = lackOfCallback(runTask);
    return Opinion::untested(lack.sentence, lack.remedy);
}

/// Callbacks behind the first one with a final status, of which the service takes none.
qsizetype callbacksAfterFinal(const simulator::RunTask &runTask, bool areFinal)
{
    qsizetype count = 0;
    bool isOver = false;
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type != RunTaskEvent::Type::Callback || event.isInstead || event.isLost)
            continue;
        count += isOver && isFinal(event) == areFinal ? 1 : 0;
        isOver = isOver || (isFinal(event) && event.http == 200);
    }
    return count;
}

} // namespace

Opinion judgeFinal(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (protocol::hasResult(runTask.state))
        return {};
    QList<Lapse> lapses = opinionOf(faultsOf(runTask)).lapses;
    if (const Lapse lack = lackOfCallback(runTask); callbacks(runTask) == 0 && !lack.rule.isEmpty())
        lapses.append(lack);
    const QString reason = wording::reasonOf(taskEndOf(tried.evidence, runTask));
    return Opinion::wrong(Words::tr("No final callback was accepted: %1.").arg(reason), lapses);
}

Opinion judgeCallbackKind(const Tried &tried)
{
    return opinionOf(faultsOfCase(tried.evidence.first(), tried.what));
}

Opinion judgeAddress(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (callbacks(runTask) > 0 && !unreadCallback(runTask))
        return judgeCallbackKind(tried);
    const auto isLost = [](const simulator::Served &request) {
        return request.what.isEmpty() && request.status >= 400 && request.showsToken;
    };
    const QList<simulator::Served> &served = tried.evidence.served;
    const auto lost = std::find_if(served.begin(), served.end(), isLost);
    if (lost == served.end())
        return withoutCallback(runTask);
    const base::Rule rule = lost->rule.isEmpty() ? base::Rule(base::Rules::RequestAddress) : lost->rule;
    return Opinion::wrong(Words::tr("A request was sent to %1, which is not the callback URL.").arg(lost->path),
                          {lapseOf(rule)});
}

Opinion judgeAfterAnswer(const Tried &tried)
{
    for (const RunTaskEvent &event : tried.evidence.first().events) {
        if (event.type == RunTaskEvent::Type::Callback && event.isHeld)
            return Opinion::doubtful(Words::tr("A callback arrived before the delivery was answered 200. It counts "
                                               "only once that is done."));
    }
    return {};
}

Opinion judgeNothingAfter(const Tried &tried)
{
    const qsizetype late = callbacksAfterFinal(tried.evidence.first(), false);
    if (late == 0)
        return {};
    return Opinion::wrong(Words::tr("After the final callback %1 more arrived.").arg(late),
                          {lapseOf(base::Rules::CallbackFinal)});
}

Opinion judgeOnce(const Tried &tried)
{
    const qsizetype further = callbacksAfterFinal(tried.evidence.first(), true);
    if (further == 0)
        return {};
    return Opinion::wrong(Words::tr("%1 final callbacks arrived; the first one counts.").arg(further + 1),
                          {lapseOf(base::Rules::CallbackFinal)});
}

Opinion judgeUnsupported(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    const bool hasOutcomes = std::any_of(runTask.events.begin(), runTask.events.end(),
                                         [](const RunTaskEvent &event) { return event.outcomes > 0; });
    if (!hasOutcomes)
        return judgeWhole(tried);
    const Lapse lapse = lapseOf(base::Rules::CallbackOutcomesUnsupported);
    return Opinion::wrong(lapse.sentence, {lapse});
}

Opinion judgeAfterRefusal(const Tried &tried)
{
    const qsizetype count = callbacks(tried.evidence.first());
    if (count == 0)
        return withoutCallback(tried.evidence.first());
    if (count > FewRetries)
        return Opinion::doubtful(
            Words::tr("The callback was refused for good, and sent %1 times while it was watched.").arg(count));
    return {};
}

Opinion judgeAfterTrouble(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (callbacks(runTask) == 0)
        return withoutCallback(runTask);
    if (protocol::hasResult(runTask.state))
        return {};
    return Opinion::wrong(Words::tr("The result is lost: the callback was not sent again while it was watched."));
}

Opinion judgeEndlessTrouble(const Tried &tried)
{
    const qsizetype count = callbacks(tried.evidence.first());
    if (count == 0)
        return withoutCallback(tried.evidence.first());
    if (count > ManyRetries)
        return Opinion::wrong(
            Words::tr("The callback was sent %1 times while it was watched; nothing slows it down.").arg(count));
    return {};
}

} // namespace runlatch::conformance
