// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/showntoken.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "simulator/apimessage.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

ShownToken shownToken(const http::Request &request, const QByteArray &expected)
{
    if (http::headerValue(request.headers, "Authorization").trimmed().isEmpty())
        return ShownToken::Missing;
    const QByteArray token = bearerToken(request);
    if (token.isEmpty())
        return ShownToken::Malformed;
    const bool isRight = !expected.isEmpty() && protocol::equalInConstantTime(token, expected);
    return isRight ? ShownToken::Right : ShownToken::Other;
}

base::Rule tokenRule(ShownToken token)
{
    switch (token) {
    case ShownToken::Missing: return base::Rules::BearerMissing;
    case ShownToken::Malformed: return base::Rules::BearerMalformed;
    case ShownToken::Other: return base::Rules::BearerOther;
    case ShownToken::Right: break;
    }
    return {};
}

} // namespace runlatch::simulator
