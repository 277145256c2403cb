// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/circumstances.h"

#include "conformance/callbackfaults.h"
#include "conformance/registry.h"
#include "conformance/words.h"

using runlatch::simulator::RunTaskEvent;

namespace runlatch::conformance {

namespace {

std::optional<Opinion> obstacleOfTarget(Needs needs, const Circumstances &circumstances)
{
    if (needs.testFlag(Need::Key) && !circumstances.hasKey)
        return Opinion::noCase(Words::tr("No key was given."));
    if (needs.testFlag(Need::SecondHost) && !circumstances.hasSecondHost)
        return Opinion::noCase(Words::tr("With a public URL, the second host needs one of its own."));
    if (needs.testFlag(Need::Loopback) && !circumstances.isDirect)
        return Opinion::noCase(Words::tr("Callbacks go to a public URL, whose certificate is not ours."));
    if (needs.testFlag(Need::Certificate) && !circumstances.hasCertificate)
        return Opinion::noCase(Words::tr("No certificate was given."));
    if (needs.testFlag(Need::Certificate) && !circumstances.isNamed)
        return Opinion::noCase(Words::tr("The certificate does not name the host at which callbacks are served."));
    return std::nullopt;
}

/// The remedy for a run task without a result: that of its refused callbacks, or of their lack.
QString remedyOfResult(const simulator::RunTask &runTask)
{
    QStringList remedies;
    for (const CallbackFault &fault : faultsOf(runTask)) {
        if (fault.isError && !remedies.contains(fault.lapse.remedy))
            remedies.append(fault.lapse.remedy);
    }
    remedies.removeAll(QString());
    return remedies.isEmpty() ? lackOfCallback(runTask).remedy : remedies.join(QLatin1Char(' '));
}

std::optional<Opinion> obstacleOfCallbacks(Needs needs, const simulator::RunTask &runTask)
{
    if (!needs.testFlag(Need::Callback) || (callbacks(runTask) > 0 && !unreadCallback(runTask)))
        return std::nullopt;
    const Lapse lack = lackOfCallback(runTask);
    return Opinion::untested(lack.sentence, lack.remedy);
}

} // namespace

std::optional<Opinion> obstacleTo(const Case &what, const Circumstances &circumstances)
{
    if (const auto obstacle = obstacleOfTarget(what.needs, circumstances))
        return obstacle;
    const Evidence *ordinary = circumstances.ordinary;
    if (!ordinary)
        return std::nullopt;
    const simulator::RunTask &runTask = ordinary->first();
    if (what.needs & (Need::Answer | Need::Callback | Need::Result | Need::Plan | Need::Configuration)) {
        if (runTask.http != 200)
            return Opinion::untested(Words::tr("The ordinary delivery was not answered 200, so this proves nothing."),
                                     remedyOfCase(u"answer.status"));
    }
    if (const auto obstacle = obstacleOfCallbacks(what.needs, runTask))
        return obstacle;
    if (what.needs.testFlag(Need::Plan) && !ordinary->hasFetched(u"plan"))
        return Opinion::noCase(Words::tr("The integration does not ask for the plan."));
    if (what.needs.testFlag(Need::Configuration) && !ordinary->hasFetched(u"configuration"))
        return Opinion::noCase(Words::tr("The integration does not ask for the configuration."));
    if (what.needs.testFlag(Need::Result) && !protocol::hasResult(runTask.state))
        return Opinion::untested(Words::tr("The ordinary delivery has no result, so this proves nothing."),
                                 remedyOfResult(runTask));
    return std::nullopt;
}

std::chrono::milliseconds timeOfWork(const simulator::RunTask &runTask)
{
    if (!protocol::hasResult(runTask.state))
        return runTask.timeToCallback().value_or(std::chrono::milliseconds(0));
    std::chrono::milliseconds sentAt{0};
    for (const RunTaskEvent &event : runTask.events) {
        if (event.type == RunTaskEvent::Type::Attempt)
            sentAt = event.at;
        if (event.type == RunTaskEvent::Type::Finished)
            return event.at - sentAt;
    }
    return std::chrono::milliseconds(0);
}

} // namespace runlatch::conformance
