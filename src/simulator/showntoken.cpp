// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/showntoken.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "redaction/marker.h"
#include "simulator/apimessage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr QByteArrayView Scheme = "Bearer ";

bool isPlaceholder(const QByteArray &token)
{
    static const QByteArrayList empty{"undefined", "null", "None", "nil", "access_token"};
    const QByteArray low = token.toLower();
    const bool isMasked = token.count('*') == token.size() || low == redaction::Marker || low == "redacted";
    return empty.contains(token) || isMasked || token.startsWith('$') || token.startsWith('{') || token.startsWith('<')
        || token.startsWith("%s");
}

bool isCutOf(const QByteArray &token, const QByteArray &expected)
{
    constexpr qsizetype Shortest = 8;
    return token.size() >= Shortest && token.size() < expected.size()
        && (expected.startsWith(token) || expected.endsWith(token));
}

/// The text within quotes or brackets; null if it stands in none.
QByteArray withinQuotes(const QByteArray &token)
{
    if (token.startsWith("b'") || token.startsWith("b\"")) // bytes, as Python writes them
        return withinQuotes(token.sliced(1));
    constexpr QByteArrayView Begins = "\"'`<([{";
    constexpr QByteArrayView Ends = "\"'`>)]}";
    const qsizetype pair = token.size() < 2 ? -1 : Begins.indexOf(token.front());
    return pair >= 0 && token.back() == Ends[pair] ? token.sliced(1, token.size() - 2) : QByteArray();
}

/// Compares a token that is not the expected one. What it is like is told to the person at this machine alone, and
/// never to who sent it.
ShownToken nearMiss(const QByteArray &token, const QByteArray &expected)
{
    const auto isExpected = [&expected](const QByteArray &other) {
        return protocol::equalInConstantTime(other.trimmed(), expected);
    };
    if (isExpected(withinQuotes(token)))
        return ShownToken::Quoted;
    if (isPlaceholder(token))
        return ShownToken::Placeholder;
    if (token.left(Scheme.size()).compare(Scheme, Qt::CaseInsensitive) == 0 && isExpected(token.mid(Scheme.size())))
        return ShownToken::Twice;
    for (const char *end : {"\\r\\n", "\\n", "%0D%0A", "%0A", "%0a"}) {
        if (token.endsWith(end) && isExpected(token.chopped(static_cast<qsizetype>(qstrlen(end)))))
            return ShownToken::LineBreak;
    }
    if (isExpected(QByteArray::fromPercentEncoding(token)))
        return ShownToken::PercentEncoded;
    if (isExpected(QByteArray::fromBase64(token)))
        return ShownToken::Encoded;
    const bool isOneCase = token == expected.toUpper() || token == expected.toLower();
    return isOneCase ? ShownToken::OtherCase : isCutOf(token, expected) ? ShownToken::Cut : ShownToken::Other;
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
    if (isRight(withinQuotes(value)) || protocol::equalInConstantTime(withinQuotes(value), expected))
        return ShownToken::Quoted;
    return isRight(QByteArray::fromPercentEncoding(value)) ? ShownToken::PercentEncoded : ShownToken::Malformed;
}

/// Tells whether the header comes more than once. A service reads the first line, the last one or both as one.
bool isRepeated(const http::Request &request)
{
    return std::ranges::count_if(request.headers,
                                 [](const http::Header &header) {
                                     return header.name.compare("Authorization", Qt::CaseInsensitive) == 0;
                                 })
        > 1;
}

} // namespace

ShownToken shownToken(const http::Request &request, const QByteArray &expected)
{
    const QByteArray value = http::headerValue(request.headers, "Authorization").trimmed();
    if (isRepeated(request))
        return ShownToken::Twice;
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
    case ShownToken::Encoded: return base::Rules::BearerEncoded;
    case ShownToken::OtherCase: return base::Rules::BearerOtherCase;
    case ShownToken::Placeholder: return base::Rules::BearerPlaceholder;
    case ShownToken::Right: break;
    }
    return {};
}

} // namespace runlatch::simulator
