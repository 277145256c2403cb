// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/result.h"
#include "http/certificate.h"
#include "http/exchangerecord.h"
#include "http/message.h"

#include <QHash>
#include <QHostAddress>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <functional>
#include <optional>

class QNetworkAccessManager;

namespace runlatch::http {

/// A request to send. Header names and values with CR, LF or NUL are refused (Usage).
struct Outgoing
{
    QByteArray method = "GET";
    QUrl url = {}; ///< http or https, without user information
    Headers headers = {};
    QByteArray body = {};
    std::chrono::milliseconds timeout = std::chrono::seconds(30); ///< for the whole exchange
    qint64 bodyLimit = 8 * 1024 * 1024; ///< bytes of the answer; a larger answer is Protocol "http.too-large"
    /// The longest wait from the sent request to the end of the answer's head, and then between any two bytes of its
    /// body. For a change without a body it is one and a half times as long, from the start.
    std::chrono::milliseconds patience = std::chrono::seconds(10);
    /// SHA-256 of the one certificate that is trusted, whatever its issuer and its host name; its dates must be valid
    /// all the same. If empty, only the system's trust counts.
    QByteArray pinnedCertificate = {};
    QString purpose = {};     ///< machine-readable, for the Activity page: "change-requests.list"
    int attempt = 1;          ///< number of the try of one operation
    bool secretQuery = false; ///< the query of `url` is a secret as a whole
    /// The address to connect to, without another lookup of the host and without a proxy. Host header, TLS server name,
    /// certificate check and the exchange record still use `url`. Null: the host is looked up.
    QHostAddress address = {};
    /// Takes the body of an answer 200 piece by piece instead of Response and record, which are without it then. A rule
    /// ends the exchange (Storage). Called in the requester's thread; reading waits for it.
    std::function<base::Rule(const QByteArray &piece)> sink = {};
    qint64 sinkLimit = 0;        ///< bytes of a body for `sink`; `bodyLimit` is for all other answers
    bool secretLocation = false; ///< the Location of an answer is a secret as a whole
    bool secretPath = false;     ///< the path of `url` is a secret as a whole, as its query with `secretQuery`
};

/// Tells whether environment or system send requests for `url` through a proxy, which then looks the host up.
bool goesThroughProxy(const QUrl &url);

/// The one policy for requests of this program: a time limit, no redirects (a redirect is answered as the Response that
/// it is), no cookies, no cache, no proxy for loopback, headers never logged. Each thread has a requester of its own.
/// Requests other than GET, HEAD and OPTIONS are never sent twice; Qt may send these three again when the connection
/// was cut. Connections are kept for the next request, except those that were trusted because of a pin or went to a
/// given address. After a failed handshake a second one follows, which finds out the cause.
///
/// Every HTTP answer, also 4xx and 5xx, is a value. Errors: Network ("network.refused", "network.unknown-host",
/// "network.closed": no answer, or none that is HTTP, "network.failed"), Timeout ("http.head-timeout": the head of the
/// answer is not complete within Outgoing::patience; "http.timeout": the whole exchange took too long, or no byte of
/// the body came for that long), Tls (nothing was sent; the first that holds of "tls.changed": not the pinned
/// certificate, "tls.expired", "tls.not-yet-valid", "tls.revoked", "tls.self-signed", "tls.unknown-issuer",
/// "tls.wrong-host", "tls.handshake": no common protocol), Protocol ("http.too-large", "http.cut", "http.answer":
/// broken HTTP), Usage
/// ("http.url", "http.method", "http.header"), Storage (the rule of a sink); `subject` is the URL without its query, or
/// its origin alone if the path is a secret.
class Requester : public QObject
{
    Q_OBJECT
public:
    explicit Requester(QObject *parent = nullptr);

    /// Sends a request. `done` is called once, after this call returned, and never if `context` or this requester died
    /// or the call was aborted.
    base::Call send(const Outgoing &outgoing, QObject *context, base::Callback<Response> done);

    /// The certificate that this requester last refused for the host and port of `url` (Tls).
    std::optional<Certificate> refusedCertificate(const QUrl &url) const;

signals:
    /// Emitted before each exchange begins, with nothing sent yet. A receiver must neither abort nor delete anything.
    void sending(const runlatch::http::Outgoing &outgoing);
    /// Emitted after each exchange, also a failed or aborted one, while somebody is connected. The record is redacted.
    void exchanged(const runlatch::http::ExchangeRecord &record);

private:
    friend class Exchange;
    QNetworkAccessManager *makeManager();
    void noteRefused(const QUrl &url, const Certificate &certificate);

    QHash<QString, Certificate> m_refused; ///< refused certificates by hostAndPort
    QNetworkAccessManager *m_manager;      ///< for requests that need only the system's trust
};

} // namespace runlatch::http
