// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/resending.h"

#include "base/rules.h"
#include "http/message.h"
#include "http/url.h"
#include "protocol/deliverykind.h"
#include "protocol/signature.h"
#include "protocol/weburl.h"

#include <algorithm>

namespace runlatch::replay {

namespace {

constexpr const char *ServiceName = "TFC"; // of the signature header of a request that has none (spec 4.5)

QByteArray nameOf(const QByteArray &line)
{
    return line.left(line.indexOf(':'));
}

bool isNamed(const QByteArray &line, const char *name)
{
    return nameOf(line).compare(name, Qt::CaseInsensitive) == 0;
}

QByteArray valueOf(const QByteArray &line)
{
    return line.mid(line.indexOf(':') + 1).trimmed();
}

bool isTarget(const QByteArray &text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char letter) {
        return static_cast<uchar>(letter) > ' ' && letter != 127;
    });
}

QList<QByteArray> linesOf(const QByteArray &text)
{
    QList<QByteArray> lines = text.split('\n');
    for (QByteArray &line : lines) {
        if (line.endsWith('\r'))
            line.chop(1);
    }
    return lines;
}

QByteArray targetOf(const QUrl &url)
{
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    const QByteArray target = path.isEmpty() ? QByteArray("/") : path;
    return url.hasQuery() ? target + '?' + url.query(QUrl::FullyEncoded).toLatin1() : target;
}

/// Leaves a Host alone that a person wrote.
void setHost(QList<QByteArray> &lines, const QList<QByteArray> &captured, const QByteArray &host)
{
    bool hasHost = false;
    for (QByteArray &line : lines) {
        if (!isNamed(line, "Host"))
            continue;
        hasHost = true;
        if (captured.contains(line))
            line = nameOf(line) + ": " + host;
    }
    if (!hasHost)
        lines.prepend("Host: " + host);
}

/// Says how long the body is, in the place where the request said it, and only once.
void setLength(QList<QByteArray> &lines, qsizetype length)
{
    const auto saysLength = [](const QByteArray &line) {
        return isNamed(line, "Content-Length") || isNamed(line, "Transfer-Encoding");
    };
    const auto first = std::find_if(lines.begin(), lines.end(), saysLength);
    const QByteArray value = QByteArray::number(length);
    if (first == lines.end()) {
        if (length > 0)
            lines.append("Content-Length: " + value);
        return;
    }
    if (!isNamed(*first, "Content-Length") || valueOf(*first) != value)
        *first = (isNamed(*first, "Content-Length") ? nameOf(*first) : QByteArray("Content-Length")) + ": " + value;
    lines.erase(std::remove_if(first + 1, lines.end(), saysLength), lines.end());
}

protocol::DeliveryKind kindOf(const QList<QByteArray> &lines, const QByteArray &body)
{
    QByteArrayList names;
    for (const QByteArray &line : lines)
        names.append(nameOf(line));
    return protocol::kindOfBody(body, protocol::kindOfHeaders(names));
}

void setSignature(QList<QByteArray> &lines, protocol::DeliveryKind kind, const QByteArray &signature)
{
    const auto isSignature = [kind](const QByteArray &line) {
        return protocol::isSignatureHeaderOf(kind, nameOf(line));
    };
    const auto first = std::find_if(lines.begin(), lines.end(), isSignature);
    if (first == lines.end()) {
        lines.append(protocol::signatureHeader(kind, ServiceName) + ": " + signature);
        return;
    }
    *first = nameOf(*first) + ": " + signature;
    lines.erase(std::remove_if(first + 1, lines.end(), isSignature), lines.end());
}

base::Error refused(base::Rule rule, const QByteArray &subject = {})
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = QString::fromLatin1(subject)};
}

} // namespace

std::optional<RequestHead> readRequestHead(const QByteArray &head)
{
    QList<QByteArray> lines = linesOf(head);
    const QList<QByteArray> words = lines.takeFirst().split(' ');
    if (words.size() != 3 || !http::isToken(words[0]) || !isTarget(words[1])
        || (words[2] != "HTTP/1.1" && words[2] != "HTTP/1.0"))
        return {};
    const QByteArray rest = lines.isEmpty() ? QByteArray() : lines.takeLast(); // behind the last line end
    const qsizetype end = lines.indexOf(QByteArray());
    const bool hasMore = end >= 0 && (end + 1 < lines.size() || !rest.isEmpty());
    return RequestHead{words[0], words[1], words[2], lines.first(end < 0 ? lines.size() : end), end < 0, hasMore};
}

bool isSendableLine(const QByteArray &line)
{
    return http::isToken(nameOf(line)) && line.contains(':') && http::isOneLine(line);
}

base::Result<ResentRequest> resentRequest(const Resending &resending)
{
    const auto head = readRequestHead(resending.head);
    if (!head)
        return refused(base::Rules::HttpMethod);
    if (!protocol::mayBeCalled(resending.destination))
        return refused(base::Rules::HttpUrl);
    QList<QByteArray> lines = head->lines;
    if (resending.headerText) {
        lines = linesOf(*resending.headerText);
        lines.removeAll(QByteArray()); // an empty line would end the header
    }
    const auto bad = std::find_if_not(lines.cbegin(), lines.cend(), isSendableLine);
    if (bad != lines.cend())
        return refused(base::Rules::HttpHeader, nameOf(*bad).left(100));
    if (!resending.isAtOwnAddress)
        setHost(lines, head->lines, http::hostHeader(resending.destination));
    const QByteArray body = resending.fresh ? freshened(resending.body, *resending.fresh) : resending.body;
    setLength(lines, body.size());
    if (!resending.signingKey.isEmpty())
        setSignature(lines, kindOf(lines, body), protocol::sign(resending.signingKey, body));
    const QByteArray target = resending.isAtOwnAddress ? head->target : targetOf(resending.destination);
    QByteArray sent = head->method + ' ' + target + ' ' + head->version + "\r\n";
    for (const QByteArray &line : lines)
        sent += line + "\r\n";
    return ResentRequest{sent + "\r\n", body};
}

base::Result<QByteArray> resentBytes(const Resending &resending)
{
    auto request = resentRequest(resending);
    return request ? base::Result<QByteArray>(request->head + request->body) : request.error();
}

} // namespace runlatch::replay
