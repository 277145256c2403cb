// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/showntoken.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "simulator/apimessage.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr QByteArrayView Scheme = "Bearer ";

bool isPlaceholder(const QByteArray &token)
{
    static const QByteArrayList empty{"undefined", "null", "None", "nil", "access_token"};
    return empty.contains(token) || token.startsWith('$') || token.startsWith('{') || token.startsWith('<')
        || token.startsWith("%s");
}

bool isCutOf(const QByteArray &token, const QByteArray &expected)
{
    constexpr qsizetype Shortest = 8;
    return token.size() >= Shortest && token.size() < expected.size()
        && (expected.startsWith(token) || expected.endsWith(token));
}

bool isInQuotes(const QByteArray &token)
{
    return token.size() >= 2 && token.front() == token.back() && QByteArrayView("\"'`").contains(token.front());
}

/// Compares a token that is not the expected one. What it is like is told to the person at this machine alone, and
/// never to who sent it.
ShownToken nearMiss(const QByteArray &token, const QByteArray &expected)
{
    const auto isExpected = [&expected](const QByteArray &other) {
        return protocol::equalInConstantTime(other.trimmed(), expected);
    };
    if (isPlaceholder(token))
        return ShownToken::Placeholder;
    if (token.left(Scheme.size()).compare(Scheme, Qt::CaseInsensitive) == 0 && isExpected(token.mid(Scheme.size())))
        return ShownToken::Twice;
    if (isInQuotes(token) && isExpected(token.sliced(1, token.size() - 2)))
        return ShownToken::Quoted;
    for (const char *end : {"\\r\\n", "\\n", "%0D%0A", "%0A", "%0a"}) {
        if (token.endsWith(end) && isExpected(token.chopped(static_cast<qsizetype>(qstrlen(end)))))
            return ShownToken::LineBreak;
    }
    return isCutOf(token, expected) ? ShownToken::Cut : ShownToken::Other;
}

/// Judges a header that does not begin with "Bearer" and a blank.
ShownToken malformed(const QByteArray &value, const QByteArray &expected)
{
    const auto isRight = [&expected](const QByteArray &other) {
        return other.startsWith(Scheme.toByteArray())
            && protocol::equalInConstantTime(other.mid(Scheme.size()), expected);
    };
    if (protocol::equalInConstantTime(value, expected))
        return ShownToken::NoScheme;
    if (isInQuotes(value) && isRight(value.sliced(1, value.size() - 2)))
        return ShownToken::Quoted;
    return isRight(QByteArray::fromPercentEncoding(value)) ? ShownToken::PercentEncoded : ShownToken::Malformed;
}

} // namespace

ShownToken shownToken(const http::Request &request, const QByteArray &expected)
{
    const QByteArray value = http::headerValue(request.headers, "Authorization").trimmed();
    if (value.isEmpty())
        return ShownToken::Missing;
    const QByteArray token = bearerToken(request);
    if (expected.isEmpty())
        return token.isEmpty() ? ShownToken::Malformed : ShownToken::Other;
    if (token.isEmpty())
        return malformed(value, expected);
    return protocol::equalInConstantTime(token, expected) ? ShownToken::Right : nearMiss(token, expected);
}

base::Rule tokenRule(ShownToken token)
{
    switch (token) {
    case ShownToken::Missing: return base::Rules::BearerMissing;
    case ShownToken::Malformed: return base::Rules::BearerMalformed;
    case ShownToken::Other: return base::Rules::BearerOther;
    case ShownToken::NoScheme: return base::Rules::BearerNoScheme;
    case ShownToken::Twice: return base::Rules::BearerTwice;
    case ShownToken::Quoted: return base::Rules::BearerQuoted;
    case ShownToken::LineBreak: return base::Rules::BearerLineBreak;
    case ShownToken::Cut: return base::Rules::BearerCut;
    case ShownToken::PercentEncoded: return base::Rules::BearerPercentEncoded;
    case ShownToken::Placeholder: return base::Rules::BearerPlaceholder;
    case ShownToken::Right: break;
    }
    return {};
}

} // namespace runlatch::simulator
