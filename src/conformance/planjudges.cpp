// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/judges.h"
#include "conformance/registry.h"
#include "conformance/words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// Judges whether all fetches of `what` ("plan") carried the token of the run task.
Opinion judgeToken(const Tried &tried, QStringView what)
{
    for (const simulator::Served &request : tried.evidence.served) {
        if (request.what != what || request.status != 401)
            continue;
        const Lapse lapse = lapseOf(request.rule);
        return Opinion::wrong(
            lapse.sentence.isEmpty() ? Words::tr("It was asked for without the token.") : lapse.sentence, {lapse});
    }
    return {};
}

Opinion judgeRedirect(const Tried &tried, QStringView what, int status)
{
    if (tried.evidence.fetches(what, status) == 0)
        return Opinion::untested(Words::tr("It was not answered with a redirect, because the request for it was "
                                           "wrong."),
                                 remedyOfCase(what.toString() + ".token"_L1));
    return tried.evidence.hasFollowed(what)
        ? Opinion()
        : Opinion::wrong(Words::tr("The redirect was not followed: nothing arrived at its target."));
}

} // namespace

Opinion judgePlanToken(const Tried &tried)
{
    return judgeToken(tried, u"plan");
}

Opinion judgeConfigurationToken(const Tried &tried)
{
    return judgeToken(tried, u"configuration");
}

Opinion judgePlanRedirect(const Tried &tried)
{
    return judgeRedirect(tried, u"plan", 307);
}

Opinion judgeConfigurationRedirect(const Tried &tried)
{
    return judgeRedirect(tried, u"configuration", 302);
}

Opinion judgeSecondHost(const Tried &tried)
{
    if (!tried.evidence.hasFetched(u"object"))
        return Opinion::untested(Words::tr("The redirect was not followed: nothing arrived at its target."),
                                 remedyOfCase(u"plan.redirect"));
    const QList<simulator::Served> &served = tried.evidence.served;
    const bool isPassedOn = std::any_of(served.begin(), served.end(), [](const simulator::Served &request) {
        return request.what == "object"_L1 && request.showsToken;
    });
    return isPassedOn ? Opinion::wrong(Words::tr("The token was sent to the host that the redirect leads to."))
                      : Opinion();
}

Opinion judgeFetchAgain(const Tried &tried)
{
    const Opinion whole = judgeWhole(tried);
    if (whole.kind != Opinion::Kind::Right)
        return whole;
    if (!tried.evidence.hasFollowed(u"plan", 200))
        return Opinion::doubtful(Words::tr("It has a result, and the plan was never read."));
    return {};
}

Opinion judgeSecrets(const Tried &tried)
{
    return tried.evidence.first().showsSecret
        ? Opinion::wrong(Words::tr("The body of a callback contains the access token or the callback URL, which "
                                   "everybody who sees the run can read."))
        : Opinion();
}

Opinion judgeCertificate(const Tried &tried)
{
    const simulator::RunTask &runTask = tried.evidence.first();
    if (runTask.http == 0)
        return Opinion::untested(noAnswerWords(runTask), remedyOfCase(u"answer.status"));
    if (runTask.http != 200)
        return Opinion::untested(Words::tr("The delivery was answered %1, so no callback was due.").arg(runTask.http),
                                 remedyOfCase(u"answer.status"));
    return tried.evidence.served.isEmpty() && callbacks(runTask) == 0
        ? Opinion()
        : Opinion::wrong(Words::tr("The integration sent its token where the certificate is not trusted."));
}

} // namespace runlatch::conformance
