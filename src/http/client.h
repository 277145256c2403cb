// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QObject>
#include <QPointer>
#include <QUrl>

#include <chrono>

class QNetworkAccessManager;

namespace runlatch::http {

/// What is sent. Header names and values with CR, LF or NUL are refused (Usage).
struct Outgoing
{
    QByteArray method = "GET";
    QUrl url = {}; ///< http or https, without user information
    Headers headers = {};
    QByteArray body = {};
    std::chrono::milliseconds timeout = std::chrono::seconds(30); ///< for the whole exchange
    qint64 bodyLimit = 8 * 1024 * 1024;                           ///< of the answer; more is Protocol "http.too-large"
};

/// A call under way. Copies mean the same call; it lives on when all copies are gone.
class Call
{
public:
    Call() = default;
    explicit Call(QObject *exchange)
        : m_exchange(exchange)
    {
    }
    /// Ends it by deleting the object behind it; its callback is not called any more. Harmless when it has ended.
    void abort();
    bool isRunning() const { return !m_exchange.isNull(); }

private:
    QPointer<QObject> m_exchange;
};

/// The one policy for what we send: a limit of time, no redirect followed (it is answered as the Response that
/// it is), no cookies, no cache, no proxy for loopback, headers never logged. One for each thread. A request other
/// than GET, HEAD and OPTIONS is never sent twice; one of these may be, by Qt, when its connection was cut.
///
/// Every HTTP answer, also 4xx and 5xx, is a value. Errors: Network ("network.refused", "network.unknown-host",
/// "network.closed": no answer, or none that is HTTP, "network.failed"), Timeout, Tls, Protocol ("http.too-large",
/// "http.cut", "http.answer": broken HTTP), Usage ("http.url", "http.method", "http.header"); `subject` is the URL
/// without its query.
class Client : public QObject
{
    Q_OBJECT
public:
    explicit Client(QObject *parent = nullptr);

    /// Exactly one callback, unless `context` or this client died or the call was aborted. Never called before
    /// this returns.
    Call send(const Outgoing &outgoing, QObject *context, base::Callback<Response> done);

private:
    QNetworkAccessManager *m_manager;
};

} // namespace runlatch::http
