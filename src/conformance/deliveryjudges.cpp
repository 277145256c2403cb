// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "conformance/breaches.h"
#include "conformance/callbackfaults.h"
#include "conformance/judges.h"
#include "conformance/registry.h"
#include "conformance/words.h"
#include "wording/sentence.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::simulator::RunTaskEvent;

namespace runlatch::conformance {

namespace {

constexpr auto PromptAnswer = 1s;
constexpr auto LateAnswer = 5s; // half of what the simulator waits

QString otherStatusWords(int status)
{
    if (status >= 200 && status <= 299)
        return Words::tr("It was answered %1; of the statuses that mean success only 200 is accepted.").arg(status);
    if (status >= 300 && status <= 399)
        return Words::tr("It was answered %1; the service follows no redirect.").arg(status);
    if (isRefusal(status))
        return Words::tr("It was refused with %1.").arg(status);
    return Words::tr("It was answered %1, an error of the integration.").arg(status);
}

/// The status with what the answer says.
QString statusWords(const simulator::RunTask &runTask)
{
    if (runTask.http == 0)
        return noAnswerWords(runTask);
    const QString words = otherStatusWords(runTask.http);
    return runTask.answer.isEmpty() ? words : words + u' ' + Words::tr("The answer says: %1").arg(runTask.answer);
}

std::optional<std::chrono::milliseconds> timeToAnswer(const simulator::RunTask &runTask)
{
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::Answered)
            return event.took;
    }
    return std::nullopt;
}

Opinion judgeAnswerWithin(const Tried &tried, std::chrono::milliseconds limit)
{
    const auto took = timeToAnswer(tried.evidence.first());
    if (!took)
        return Opinion::wrong(noAnswerWords(tried.evidence.first()));
    if (*took <= limit)
        return {};
    return Opinion::doubtful(Words::tr("The answer took %1 ms.").arg(took->count()));
}

/// Tells whether the ordinary delivery met the same refusal. A case of its own tells it then, and it says nothing of
/// what this case is about.
bool isOfOrdinary(const Tried &tried, const CallbackFault &fault)
{
    if (!tried.ordinary || tried.ordinary == &tried.evidence)
        return false;
    const QList<CallbackFault> known = faultsOf(tried.ordinary->first());
    return std::ranges::any_of(known, [&fault](const CallbackFault &one) {
        return one.isError && one.lapse.rule == fault.lapse.rule && one.lapse.pointer == fault.lapse.pointer;
    });
}

/// Returns the fault that keeps a run task from being whole; an empty opinion if there is none.
Opinion judgeOneWhole(const Tried &tried, const simulator::RunTask &runTask)
{
    if (runTask.http != 200)
        return Opinion::wrong(statusWords(runTask));
    QList<Lapse> refusals;
    for (const RunTaskEvent &event : runTask.events) {
        const bool isRefused = event.type == RunTaskEvent::Type::Callback && !event.isInstead && event.http != 200;
        for (const CallbackFault &fault : isRefused ? faultsOf(event) : QList<CallbackFault>()) {
            if (!protocol::hasResult(runTask.state) || !isOfOrdinary(tried, fault))
                refusals.append(fault.lapse);
        }
    }
    if (!protocol::hasResult(runTask.state))
        return Opinion::wrong(
            Words::tr("It has no result: %1.").arg(wording::reasonOf(taskEndOf(tried.evidence, runTask))), refusals);
    if (!refusals.isEmpty())
        return Opinion::wrong(Words::tr("A callback was refused: %1").arg(refusals.constFirst().sentence), refusals);
    return {};
}

} // namespace

Opinion judgeStatus(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (runTask.http == 200)
        return {};
    const bool isForSignature = runTask.isSigned && (runTask.http == 401 || runTask.http == 403);
    if (!isForSignature)
        return Opinion::wrong(statusWords(runTask));
    return Opinion::wrong(statusWords(runTask), {lapseOf(base::Rules::AnswerRefusesSigned)});
}

Opinion judgeTime(const Tried &tried)
{
    return judgeAnswerWithin(tried, LateAnswer);
}

Opinion judgePromptness(const Tried &tried)
{
    return judgeAnswerWithin(tried, PromptAnswer);
}

Opinion judgeOrder(const Tried &tried)
{
    for (const RunTaskEvent &event : tried.evidence.first().events) {
        if (event.type == RunTaskEvent::Type::Answered)
            return {};
        if (event.type == RunTaskEvent::Type::Callback)
            return Opinion::doubtful(Words::tr("The integration worked first and answered then: a callback arrived "
                                               "before the answer."));
    }
    return Opinion::untested(noAnswerWords(tried.evidence.first()), remedyOfCase(u"answer.status"));
}

Opinion judgeWhole(const Tried &tried)
{
    for (const simulator::RunTask &runTask : tried.evidence.runTasks) {
        const Opinion one = judgeOneWhole(tried, runTask);
        if (one.kind != Opinion::Kind::Right)
            return one;
    }
    return {};
}

Opinion judgeOtherBytes(const Tried &tried)
{
    const bool wasAccepted = tried.ordinary && tried.ordinary->first().http == 200;
    if (!isRefusedForItsBytes(tried.evidence.first(), wasAccepted))
        return judgeWhole(tried);
    return Opinion::wrong(
        Words::tr("The integration verifies re-serialized JSON, not the bytes that arrived: it refused a correctly "
                  "signed body with %1.")
            .arg(tried.evidence.first().http),
        {lapseOf(base::Rules::BodyReserialized)});
}

Opinion judgeAnyEnd(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (runTask.http != 200)
        return Opinion::told(statusWords(runTask));
    if (protocol::hasResult(runTask.state))
        return Opinion::told(
            Words::tr("It was accepted, and ended as %1.").arg(protocol::taskStateName(runTask.state)));
    const QString reason = wording::reasonOf(taskEndOf(tried.evidence, runTask));
    return Opinion::told(Words::tr("It was accepted, and has no result: %1.").arg(reason));
}

Opinion judgeVerification(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (runTask.http != 200)
        return Opinion::wrong(statusWords(runTask));
    switch (workOn(runTask, tried.evidence.hasWork())) {
    case Work::None: return {};
    case Work::CalledBack:
        return Opinion::wrong(Words::tr("The verification request was called back; only an answer of 200 is expected."),
                              {lapseOf(base::Rules::CallbackUnasked)});
    case Work::Fetched: break;
    }
    return Opinion::wrong(Words::tr("The integration asked for the plan or the configuration of a verification "
                                    "request, which has neither."));
}

Opinion judgeForgery(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    const bool isCalledBack = workOn(runTask, false) == Work::CalledBack;
    switch (forgeryBreach(runTask, tried.evidence.hasWork())) {
    case ForgeryBreach::None: return {};
    case ForgeryBreach::Unanswered: return Opinion::wrong(noAnswerWords(runTask));
    case ForgeryBreach::OtherStatus:
        return Opinion::wrong(Words::tr("It was answered %1; only a 4xx refuses it.").arg(runTask.http));
    case ForgeryBreach::NotRefused: return Opinion::wrong(Words::tr("It was not refused: the answer is 200."));
    case ForgeryBreach::WorkedOn:
        return Opinion::wrong(
            isCalledBack ? Words::tr("The integration worked on a forgery: it was answered 200 and called back.")
                         : Words::tr("The integration worked on a forgery: it was answered 200, and the plan or the "
                                     "configuration was asked for."));
    case ForgeryBreach::RefusedAndWork: break;
    }
    const QString why = isCalledBack
        ? Words::tr("The integration worked on a forgery: it was refused with %1, and called back anyway.")
        : Words::tr("Refused with %1, and worked on anyway: the plan or the configuration was asked for.");
    return Opinion::wrong(why.arg(runTask.http));
}

Opinion judgeOneWork(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (runTask.http != 200)
        return Opinion::wrong(statusWords(runTask));
    if (!protocol::hasResult(runTask.state))
        return Opinion::wrong(
            Words::tr("It has no result: %1.").arg(wording::reasonOf(taskEndOf(tried.evidence, runTask))));
    const qsizetype finals = finalCallbacks(runTask);
    const qsizetype usual = tried.ordinary ? finalCallbacks(tried.ordinary->first()) : 1; // of one delivery
    if (finals > std::max<qsizetype>(1, usual))
        return Opinion::wrong(
            Words::tr("The integration worked on each delivery: %1 final callbacks arrived.").arg(finals));
    return {};
}

} // namespace runlatch::conformance
