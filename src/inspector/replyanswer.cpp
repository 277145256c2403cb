// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replyanswer.h"

#include "base/rules.h"
#include "http/url.h"
#include "protocol/jsonapi.h"
#include "service/answer.h"

namespace runlatch::inspector {

base::Error meaningOf(const http::Response &answer, const QUrl &callback)
{
    const bool isServers = answer.status >= 500; // that it failed is known, and said
    const bool isOpen = !isServers && service::leavesOutcomeOpen(answer.status);
    if (!isOpen && answer.status >= 300 && answer.status < 400)
        return service::redirectError(answer, callback);
    return {.kind = base::kindOfStatus(answer.status),
            .rule = isOpen ? base::Rules::ReplyMaybeAccepted : base::Rule(),
            .subject = http::withoutSecrets(callback),
            .http = answer.status,
            .errors = protocol::readErrors(answer.body),
            .outcomeUnknown = isOpen};
}

} // namespace runlatch::inspector
