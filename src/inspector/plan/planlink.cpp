// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/plan/planlink.h"

#include "base/rules.h"
#include "http/addressjudgement.h"
#include "protocol/runtaskrequest.h"
#include "protocol/weburl.h"
#include "redaction/placeholder.h"
#include "text/unpacking.h"

#include <algorithm>

namespace runlatch::inspector {

namespace {

constexpr qsizetype MaxLinkLength = 8000; // characters; the service's have some 80
constexpr qint64 TokenSeconds = 10 * 60;  // the life of a run task's token, as the documents have it

base::Error linkFault(base::Rule rule)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule};
}

base::Rule tokenFault(const store::Capture &capture, const QByteArray &token)
{
    if (!capture.complete)
        return capture.purged ? base::Rules::ReplyTokenRemoved : base::Rules::ReplyTokenLocked;
    return redaction::isPlaceholder(token) ? base::Rules::ReplyTokenReplaced : base::Rules::FetchNoToken;
}

} // namespace

base::Result<PlanLink> planLinkOf(const store::Capture &capture)
{
    const auto payload = protocol::readRunTaskRequest(text::unpackedOrSame(capture.body));
    const QString written = payload ? payload->planJsonApiUrl : QString();
    const QUrl url(written.left(MaxLinkLength + 1), QUrl::StrictMode);
    if (written.size() > MaxLinkLength || !protocol::mayBeCalled(url))
        return linkFault(base::Rules::FetchNoLink);
    if (http::isRefusedHost(url.host()))
        return linkFault(base::Rules::FetchRefusedAddress);
    const QByteArray token = payload->accessToken.toUtf8();
    if (token.isEmpty() || !capture.complete || redaction::isPlaceholder(token))
        return linkFault(tokenFault(capture, token));
    return PlanLink{url, token};
}

bool mayHavePlan(const store::CaptureRow &row)
{
    const auto stage = protocol::stageOfName(row.stage);
    const bool isRunTask = !row.verification && !protocol::isNotification(row.kind);
    return isRunTask && !row.isRefused() && stage && protocol::stageHasPlan(*stage);
}

bool mayFetchUnasked(const store::CaptureRow &row)
{
    return row.verdict == protocol::Verdict::Valid && !row.imported && mayHavePlan(row);
}

QDateTime tokenEndOf(const store::CaptureRow &row)
{
    const QDateTime least = row.receivedAt.addSecs(TokenSeconds);
    return row.deadline.isValid() ? std::max(least, row.deadline) : least;
}

} // namespace runlatch::inspector
