// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/requester.h"

namespace runlatch::http {

/// Options; the members mean the same as in Outgoing.
struct RawManner
{
    QByteArray pinnedCertificate = {};
    int attempt = 1;
    QString purpose = QStringLiteral("run-task.deliver");
    QString part = {}; ///< as in ExchangeRecord
};

/// Sends exact bytes and reads one answer: header order, case and body stay as given, and nothing is added. It serves
/// trigger, replay and conformance, because QNetworkAccessManager adds and changes headers. Each call makes a new
/// connection. Errors as for Requester.
class RawSender : public QObject
{
    Q_OBJECT
public:
    explicit RawSender(base::Clock &clock, QObject *parent = nullptr);

    /// `bytes` go to host and port of `url` (TLS for https). `timeout` covers the whole exchange.
    base::Call send(const QUrl &url, const QByteArray &bytes, std::chrono::milliseconds timeout, QObject *context,
                    base::Callback<Response> done, const RawManner &manner = {});

    /// Sends only the first `length` bytes and closes, like a sender that died. `done` gets Network "network.closed".
    base::Call sendCut(const QUrl &url, const QByteArray &bytes, qsizetype length, QObject *context,
                       base::Callback<Response> done, const RawManner &manner = {});

signals:
    /// An exchange has ended, as for Requester.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    friend class RawExchange;
    base::Clock &m_clock;
};

/// Request line, `Host`, the headers in their order, Content-Length, `Connection: close`, body. Host, Content-Length
/// and Connection are added only where `headers` lacks them. A header that cannot stand on one line is left out.
QByteArray writeRequest(const QByteArray &method, const QUrl &url, const Headers &headers, const QByteArray &body);

} // namespace runlatch::http
