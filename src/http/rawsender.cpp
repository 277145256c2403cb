// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/rawsender.h"

#include "http/rawexchange.h"

#include <algorithm>

namespace runlatch::http {

namespace {

constexpr std::chrono::seconds CutTimeout{10}; // for connecting and writing only: no answer is expected

bool has(const Headers &headers, QByteArrayView name)
{
    return !headerValue(headers, name).isNull();
}

QByteArray hostOf(const QUrl &url)
{
    const QByteArray host = url.host(QUrl::FullyEncoded).toLatin1();
    const QByteArray bracketed = host.contains(':') ? '[' + host + ']' : host;
    return url.port() < 0 ? bracketed : bracketed + ':' + QByteArray::number(url.port());
}

QByteArray targetOf(const QUrl &url)
{
    const QByteArray path = url.path(QUrl::FullyEncoded).toLatin1();
    const QByteArray target = path.isEmpty() ? QByteArray("/") : path;
    return url.hasQuery() ? target + '?' + url.query(QUrl::FullyEncoded).toLatin1() : target;
}

} // namespace

RawSender::RawSender(base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
}

base::Call RawSender::send(const QUrl &url, const QByteArray &bytes, std::chrono::milliseconds timeout,
                           QObject *context, base::Callback<Response> done, const RawManner &manner)
{
    auto *exchange = new RawExchange(*this, url, bytes, manner, context, std::move(done));
    exchange->start(timeout);
    return base::Call(exchange);
}

base::Call RawSender::sendCut(const QUrl &url, const QByteArray &bytes, qsizetype length, QObject *context,
                              base::Callback<Response> done, const RawManner &manner)
{
    auto *exchange = new RawExchange(*this, url, bytes, manner, context, std::move(done));
    exchange->cutAfter(length);
    exchange->start(CutTimeout);
    return base::Call(exchange);
}

QByteArray writeRequest(const QByteArray &method, const QUrl &url, const Headers &headers, const QByteArray &body)
{
    QByteArray bytes = method + ' ' + targetOf(url) + " HTTP/1.1\r\n";
    if (!has(headers, "Host"))
        bytes += "Host: " + hostOf(url) + "\r\n";
    for (const Header &header : headers) {
        if (isSendable(header))
            bytes += header.name + ": " + header.value + "\r\n";
    }
    if (!has(headers, "Content-Length") && !has(headers, "Transfer-Encoding")
        && (!body.isEmpty() || (method != "GET" && method != "HEAD")))
        bytes += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    if (!has(headers, "Connection"))
        bytes += "Connection: close\r\n";
    return bytes + "\r\n" + body;
}

} // namespace runlatch::http
