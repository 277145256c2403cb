// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/servedrequest.h"

#include "base/rules.h"
#include "simulator/apimessage.h"
#include "simulator/showntoken.h"

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

constexpr qsizetype ShownMethod = 32; ///< bytes; method and path may be as long as a head
constexpr qsizetype ShownPath = 2048;

} // namespace

bool hasSecretQuery(const QByteArray &path)
{
    return path.contains("/task-results/") || path.startsWith("/archivist/");
}

Served servedOf(const http::Request &request, int status)
{
    const QByteArray path = hasSecretQuery(request.path()) ? request.path() : request.target;
    Served served{request.method.left(ShownMethod), QString::fromLatin1(path.left(ShownPath)), status, {}, {}};
    served.showsToken = !bearerToken(request).isEmpty();
    return served;
}

base::Rule ruleOfStatus(const http::Request &request, int status)
{
    switch (status) {
    case 401: return tokenRule(shownToken(request, {}));
    case 404: return base::Rules::RequestAddress;
    case 405: return base::Rules::RequestOtherMethod;
    case 413: return base::Rules::RequestBody;
    case 415: return base::Rules::RequestMediaType;
    case 429: return base::Rules::RequestRate;
    default: return {};
    }
}

bool isRefusedAsHttp(const http::Refusal &refusal)
{
    return refusal.rule.name().startsWith("http."_L1) || refusal.rule.name().startsWith("tls."_L1);
}

base::Rule causeOf(const http::Refusal &refusal)
{
    const QByteArray &head = refusal.head;
    if (refusal.rule != base::Rules::HttpBareLineFeed)
        return refusal.rule;
    qsizetype feed = head.indexOf('\n');
    while (feed > 0 && head[feed - 1] == '\r')
        feed = head.indexOf('\n', feed + 1);
    const qsizetype begin = feed > 0 ? head.lastIndexOf('\n', feed - 1) + 1 : 0;
    const bool isOfToken = head.sliced(begin).left(14).toLower() == "authorization:";
    const bool isBehindIt = feed > 0 && QByteArrayView(head).sliced(feed + 1).startsWith("\r\n");
    return isOfToken && isBehindIt ? base::Rule(base::Rules::BearerLineBreak) : refusal.rule;
}

http::Request requestIn(const http::Refusal &refusal)
{
    const QByteArrayList words = refusal.head.left(refusal.head.indexOf('\n')).trimmed().split(' ');
    http::Request request;
    if (!http::isToken(words.constFirst()) || !words.value(1).contains('/'))
        return request;
    request.method = words.constFirst();
    request.target = words.value(1);
    request.headers = http::splitHeaders(refusal.head);
    return request;
}

} // namespace runlatch::simulator
