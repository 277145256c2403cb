// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/rawexchange.h"

#include "base/rules.h"
#include "http/limits.h"
#include "http/listenaddress.h"
#include "http/peertrust.h"
#include "http/url.h"
#include "protocol/weburl.h"

#include <QMetaMethod>
#include <QNetworkProxy>
#include <QSslSocket>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

/// Returns the URL whose target the bytes ask for: a captured request keeps its target, and goes to another host. A
/// target that is no path leaves the URL as it is.
QUrl askedUrl(const QUrl &url, const QByteArray &bytes)
{
    const QByteArray line = bytes.left(bytes.indexOf("\r\n"));
    const qsizetype begin = line.indexOf(' ') + 1;
    const QByteArray target = line.mid(begin, line.indexOf(' ', begin) - begin);
    if (begin == 0 || !target.startsWith('/'))
        return url;
    const QUrl asked = QUrl::fromEncoded(originOf(url).toEncoded() + target);
    return asked.isValid() ? asked : url;
}

} // namespace

RawExchange::RawExchange(RawSender &sender, const QUrl &url, const QByteArray &bytes, const RawManner &manner,
                         QObject *context, base::Callback<Response> done)
    : Operation(&sender, context, std::move(done))
    , m_sender(&sender)
    , m_manner(manner)
    , m_clock(sender.m_clock)
    , m_url(url)
    , m_bytes(bytes)
    , m_socket(new QSslSocket(this))
    , m_parser(Limits{}.headerBytes, Limits{}.bodyBytes, bytes.startsWith("HEAD "))
    , m_start(m_clock.monotonic())
{
}

RawExchange::~RawExchange()
{
    if (!isAnswered()) {
        if (const auto aborted = record(base::Error{.kind = base::ErrorKind::Cancelled})) {
            const auto tell = [sender = m_sender.data(), record = *aborted] { emit sender->exchanged(record); };
            QMetaObject::invokeMethod(m_sender, tell, Qt::QueuedConnection); // a receiver may abort this again
        }
    }
    m_socket->disconnect(this); // before abort(), which emits disconnected()
    m_socket->abort();
    m_socket->setParent(nullptr); // may be the sender of the current signal
    m_socket->deleteLater();
}

void RawExchange::start(std::chrono::milliseconds timeout)
{
    if (!protocol::mayBeCalled(m_url)) {
        QMetaObject::invokeMethod(
            this, [this] { fail(base::ErrorKind::Usage, base::Rules::HttpUrl); }, Qt::QueuedConnection);
        return;
    }
    const bool isEncrypted = m_url.scheme() == "https"_L1;
    m_socket->setProxy(QNetworkProxy::NoProxy);
    // Queued, because a socket may fail before connectToHost() returns.
    connect(m_socket, &QSslSocket::errorOccurred, this, &RawExchange::failed, Qt::QueuedConnection);
    connect(m_socket, &QSslSocket::readyRead, this, &RawExchange::read);
    const auto port = protocol::portOf(m_url);
    if (isEncrypted) {
        m_socket->setSslConfiguration(trustFor(m_manner.pinnedCertificate));
        connect(m_socket, &QSslSocket::sslErrors, this, &RawExchange::weigh);
        connect(m_socket, &QSslSocket::encrypted, this, &RawExchange::write);
        m_socket->connectToHostEncrypted(m_url.host(), port);
    } else {
        connect(m_socket, &QSslSocket::connected, this, &RawExchange::write);
        m_socket->connectToHost(m_url.host(), port);
    }
    m_clock.callAfter(timeout, this, [this] { fail(base::ErrorKind::Timeout, base::Rules::HttpTimeout); });
}

void RawExchange::weigh(const QList<QSslError> &errors)
{
    m_distrust = distrust(m_socket->peerCertificate(), errors, m_manner.pinnedCertificate);
    if (m_distrust.isEmpty())
        m_socket->ignoreSslErrors(errors);
}

void RawExchange::write()
{
    m_ends = writeEnds(m_socket->localAddress(), m_socket->localPort(), m_socket->peerAddress(), m_socket->peerPort());
    if (!m_cutAfter) {
        m_socket->write(m_bytes);
        return;
    }
    const auto died = [this] { fail(base::ErrorKind::Network, base::Rules::NetworkClosed); };
    connect(m_socket, &QSslSocket::disconnected, this, died, Qt::QueuedConnection);
    m_socket->write(m_bytes.left(*m_cutAfter));
    m_socket->disconnectFromHost(); // closes when everything is written
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
    if (error == QAbstractSocket::RemoteHostClosedError)
        return closed();
    if (error == QAbstractSocket::SslHandshakeFailedError)
        return fail(base::ErrorKind::Tls, m_distrust.isEmpty() ? base::Rules::TlsHandshake : m_distrust,
                    m_socket->errorString());
    const base::Rule rule = error == QAbstractSocket::ConnectionRefusedError ? base::Rules::NetworkRefused
        : error == QAbstractSocket::HostNotFoundError                        ? base::Rules::NetworkUnknownHost
                                                                             : base::Rules::NetworkFailed;
    fail(base::ErrorKind::Network, rule, m_socket->errorString());
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
    case ResponseParser::State::TooLarge: return fail(base::ErrorKind::Protocol, base::Rules::HttpTooLarge);
    case ResponseParser::State::Broken:
        return fail(base::ErrorKind::Protocol,
                    m_parser.hasHead() ? base::Rules::HttpAnswerBody : base::Rules::HttpAnswer);
    case ResponseParser::State::Cut:
        if (m_parser.hasHead())
            return fail(base::ErrorKind::Protocol, base::Rules::HttpCut);
        return fail(base::ErrorKind::Network, base::Rules::NetworkClosed);
    }
}

void RawExchange::fail(base::ErrorKind kind, base::Rule rule, const QString &detail)
{
    end(base::Error{kind, rule, withoutSecrets(m_url), detail, 0, {}});
}

void RawExchange::end(base::Result<Response> result)
{
    RawSender *sender = m_sender;
    const auto told = record(result);
    const auto answer = release();
    if (told)
        emit sender->exchanged(*told);
    answer(result);
}

/// Returns the record; nullopt if nobody is connected.
std::optional<ExchangeRecord> RawExchange::record(const base::Result<Response> &result) const
{
    static const QMetaMethod signal = QMetaMethod::fromSignal(&RawSender::exchanged);
    if (!m_sender || !m_sender->isSignalConnected(signal))
        return {};
    const QByteArray sent = m_cutAfter ? m_bytes.left(*m_cutAfter) : m_bytes;
    const qsizetype emptyLine = sent.indexOf("\r\n\r\n");
    const QByteArray head = emptyLine < 0 ? sent : sent.first(emptyLine + 4);
    ExchangeRecord record;
    record.took = m_clock.monotonic() - m_start;
    record.startedAt = m_clock.utc().addMSecs(-record.took.count());
    record.attempt = m_manner.attempt;
    record.purpose = m_manner.purpose;
    record.part = m_manner.part;
    record.ends = m_ends;
    describe(record, head.left(head.indexOf(' ')), askedUrl(m_url, m_bytes), splitHeaders(head),
             sent.sliced(head.size()));
    if (result)
        describe(record, *result);
    else
        describe(record, result.error());
    redact(record);
    return record;
}

} // namespace runlatch::http
