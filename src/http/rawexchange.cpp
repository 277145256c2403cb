// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/rawexchange.h"

#include "http/limits.h"
#include "http/url.h"

#include <QNetworkProxy>
#include <QSslSocket>

using namespace Qt::StringLiterals;

namespace runlatch::http {

RawExchange::RawExchange(base::Clock &clock, const QUrl &url, const QByteArray &bytes, QObject *context,
                         base::Callback<Response> done, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_url(url)
    , m_bytes(bytes)
    , m_context(context)
    , m_done(std::move(done))
    , m_socket(new QSslSocket(this))
    , m_parser(Limits{}.headerBytes, Limits{}.bodyBytes, bytes.startsWith("HEAD "))
    , m_start(clock.monotonic())
{
    connect(context, &QObject::destroyed, this, [this] { delete this; });
}

RawExchange::~RawExchange()
{
    m_socket->disconnect(this); // first: abort() emits disconnected()
    m_socket->abort();
    m_socket->setParent(nullptr); // it may be the sender of the signal that led here
    m_socket->deleteLater();
}

void RawExchange::start(std::chrono::milliseconds timeout)
{
    if (!isSendable(m_url)) {
        QMetaObject::invokeMethod(
            this, [this] { fail(base::ErrorKind::Usage, u"http.url"_s); }, Qt::QueuedConnection);
        return;
    }
    const bool isEncrypted = m_url.scheme() == "https"_L1;
    m_socket->setProxy(QNetworkProxy::NoProxy);
    // Queued: a socket may fail before connectToHost() returns.
    connect(m_socket, &QSslSocket::errorOccurred, this, &RawExchange::failed, Qt::QueuedConnection);
    connect(m_socket, &QSslSocket::readyRead, this, &RawExchange::read);
    const auto port = static_cast<quint16>(m_url.port(isEncrypted ? 443 : 80));
    if (isEncrypted) {
        connect(m_socket, &QSslSocket::encrypted, this, &RawExchange::write);
        m_socket->connectToHostEncrypted(m_url.host(), port);
    } else {
        connect(m_socket, &QSslSocket::connected, this, &RawExchange::write);
        m_socket->connectToHost(m_url.host(), port);
    }
    m_clock.callAfter(timeout, this, [this] { fail(base::ErrorKind::Timeout, u"http.timeout"_s); });
}

void RawExchange::write()
{
    m_socket->write(m_bytes);
}

void RawExchange::read()
{
    settle(m_parser.feed(m_socket->readAll()));
}

void RawExchange::closed()
{
    const auto state = m_parser.feed(m_socket->readAll());
    settle(state == ResponseParser::State::NeedMore ? m_parser.finish() : state);
}

void RawExchange::failed(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::RemoteHostClosedError: return closed();
    case QAbstractSocket::SslHandshakeFailedError:
        return fail(base::ErrorKind::Tls, u"tls.handshake"_s, m_socket->errorString());
    case QAbstractSocket::ConnectionRefusedError:
        return fail(base::ErrorKind::Network, u"network.refused"_s, m_socket->errorString());
    case QAbstractSocket::HostNotFoundError:
        return fail(base::ErrorKind::Network, u"network.unknown-host"_s, m_socket->errorString());
    default: return fail(base::ErrorKind::Network, u"network.failed"_s, m_socket->errorString());
    }
}

void RawExchange::settle(ResponseParser::State state)
{
    switch (state) {
    case ResponseParser::State::NeedMore: return;
    case ResponseParser::State::Complete: {
        Response response = m_parser.takeResponse();
        response.took = m_clock.monotonic() - m_start;
        return end(response);
    }
    case ResponseParser::State::TooLarge: return fail(base::ErrorKind::Protocol, u"http.too-large"_s);
    case ResponseParser::State::Broken: return fail(base::ErrorKind::Protocol, u"http.answer"_s);
    case ResponseParser::State::Cut:
        if (m_parser.hasHead())
            return fail(base::ErrorKind::Protocol, u"http.cut"_s);
        return fail(base::ErrorKind::Network, u"network.closed"_s);
    }
}

void RawExchange::fail(base::ErrorKind kind, const QString &rule, const QString &detail)
{
    end(base::Error{kind, rule, withoutSecrets(m_url), detail, 0, {}});
}

void RawExchange::end(const base::Result<Response> &result)
{
    const QPointer<QObject> context = m_context;
    const auto done = std::move(m_done);
    delete this; // a Call must see it gone before the callback runs
    if (context)
        done(result);
}

} // namespace runlatch::http
