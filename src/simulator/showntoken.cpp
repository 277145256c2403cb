// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/showntoken.h"

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

QString tokenRule(ShownToken token)
{
    switch (token) {
    case ShownToken::Missing: return u"bearer.missing"_s;
    case ShownToken::Malformed: return u"bearer.malformed"_s;
    case ShownToken::Other: return u"bearer.other"_s;
    case ShownToken::Right: break;
    }
    return {};
}

} // namespace runlatch::simulator
