// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchange.h"

#include "http/onetimebody.h"
#include "http/url.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

bool mayBeRepeated(const QByteArray &method)
{
    return method == "GET" || method == "HEAD" || method == "OPTIONS";
}

QNetworkRequest requestOf(const Outgoing &outgoing)
{
    QNetworkRequest request(outgoing.url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    // Qt's own words would be "Mozilla/5.0", a form's type, and gzip, which makes any body limit a guess.
    request.setRawHeader("User-Agent", "Runlatch");
    request.setRawHeader("Accept-Encoding", "identity");
    if (!outgoing.body.isEmpty() || !mayBeRepeated(outgoing.method))
        request.setRawHeader("Content-Type", "application/octet-stream");
    for (const Header &header : outgoing.headers)
        request.setRawHeader(header.name, header.value);
    return request;
}

bool isProtocolError(QNetworkReply::NetworkError error)
{
    return error == QNetworkReply::ProtocolFailure || error == QNetworkReply::ProtocolUnknownError;
}

/// Qt has errors of the transport (1-199: network and proxy) and errors that are HTTP statuses, which are
/// answers to us. ContentReSendError is both: a 307 or 308 makes Qt ask for the body again although it is told
/// to follow no redirect (OneTimeBody refuses), and then the status is there.
bool isTransportError(QNetworkReply::NetworkError error, int status)
{
    return (error > QNetworkReply::NoError && error < 200) || isProtocolError(error)
        || (error == QNetworkReply::ContentReSendError && status == 0);
}

QString networkRule(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError: return u"network.refused"_s;
    case QNetworkReply::HostNotFoundError: return u"network.unknown-host"_s;
    case QNetworkReply::RemoteHostClosedError:
    case QNetworkReply::ContentReSendError: return u"network.closed"_s;
    default: return u"network.failed"_s;
    }
}

} // namespace

Exchange::Exchange(const Outgoing &outgoing, QObject *context, base::Callback<Response> done, QObject *parent)
    : QObject(parent)
    , m_outgoing(outgoing)
    , m_context(context)
    , m_done(std::move(done))
{
    connect(context, &QObject::destroyed, this, [this] { delete this; });
}

Exchange::~Exchange()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this); // first: abort() emits finished()
    m_reply->abort();
    m_reply->deleteLater();
}

void Exchange::start(QNetworkAccessManager &manager)
{
    m_time.start();
    if (const auto checked = check(); checked.isOk()) {
        send(manager);
    } else {
        const base::Error error = checked.error();
        QMetaObject::invokeMethod(
            this, [this, error] { end(error); }, Qt::QueuedConnection);
    }
}

base::Result<std::monostate> Exchange::check() const
{
    QString rule;
    if (!isSendable(m_outgoing.url))
        rule = u"http.url"_s;
    else if (!isToken(m_outgoing.method))
        rule = u"http.method"_s;
    else if (!std::all_of(m_outgoing.headers.begin(), m_outgoing.headers.end(),
                          [](const Header &header) { return isSendable(header); }))
        rule = u"http.header"_s;
    if (rule.isEmpty())
        return std::monostate{};
    return base::Error{base::ErrorKind::Usage, rule, withoutSecrets(m_outgoing.url), {}, 0, {}};
}

void Exchange::send(QNetworkAccessManager &manager)
{
    if (mayBeRepeated(m_outgoing.method))
        m_reply = manager.sendCustomRequest(requestOf(m_outgoing), m_outgoing.method, m_outgoing.body);
    else
        m_reply =
            manager.sendCustomRequest(requestOf(m_outgoing), m_outgoing.method, new OneTimeBody(m_outgoing.body, this));
    connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::read);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Exchange::read);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::finish);
    QTimer::singleShot(m_outgoing.timeout, Qt::PreciseTimer, this,
                       [this] { fail(base::ErrorKind::Timeout, u"http.timeout"_s); });
}

void Exchange::read()
{
    const qint64 announced = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    m_body += m_reply->readAll();
    if (std::max<qint64>(announced, m_body.size()) <= m_outgoing.bodyLimit)
        return;
    // Later: a reply that is aborted inside its own signal complains.
    m_reply->disconnect(this);
    QMetaObject::invokeMethod(
        this, [this] { fail(base::ErrorKind::Protocol, u"http.too-large"_s); }, Qt::QueuedConnection);
}

void Exchange::finish()
{
    read();
    if (m_body.size() > m_outgoing.bodyLimit)
        return;
    const auto error = m_reply->error();
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (error == QNetworkReply::SslHandshakeFailedError)
        return fail(base::ErrorKind::Tls, u"tls.handshake"_s, m_reply->errorString());
    if (error == QNetworkReply::TimeoutError)
        return fail(base::ErrorKind::Timeout, u"http.timeout"_s, m_reply->errorString());
    if (isProtocolError(error))
        return fail(base::ErrorKind::Protocol, u"http.answer"_s, m_reply->errorString());
    if (isTransportError(error, status) && status > 0)
        return fail(base::ErrorKind::Protocol, u"http.cut"_s, m_reply->errorString());
    if (status == 0)
        return fail(base::ErrorKind::Network, networkRule(error), m_reply->errorString());

    Response response{status, {}, m_body, std::chrono::milliseconds(m_time.elapsed())};
    for (const auto &pair : m_reply->rawHeaderPairs())
        response.headers.append({pair.first, pair.second});
    end(response);
}

void Exchange::fail(base::ErrorKind kind, const QString &rule, const QString &detail)
{
    end(base::Error{kind, rule, withoutSecrets(m_outgoing.url), detail, 0, {}});
}

void Exchange::end(const base::Result<Response> &result)
{
    const QPointer<QObject> context = m_context;
    const auto done = std::move(m_done);
    delete this; // a Call must see it gone before the callback runs
    if (context)
        done(result);
}

} // namespace runlatch::http
