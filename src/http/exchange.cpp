// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchange.h"

#include "base/rules.h"
#include "http/peertrust.h"
#include "http/url.h"
#include "protocol/weburl.h"
#include "redaction/marker.h"

#include <QEvent>
#include <QIODevice>
#include <QMetaMethod>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QTimer>

#include <algorithm>
#include <cstring>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

/// The bytes that Qt's thread may read while this thread is busy. Without a limit Qt reads as much as the other side
/// sends, whatever bodyLimit is.
constexpr qint64 ReadAhead = 256 * 1024;

/// A body that can be read once. When a connection is cut before the answer, QNetworkAccessManager sends any request a
/// second time by itself, even a POST, and has to rewind the body for that. This body refuses, and the call ends with
/// an error instead (ContentReSendError). An empty body does so too.
class OneTimeBody final : public QIODevice
{
public:
    explicit OneTimeBody(const QByteArray &bytes, QObject *parent = nullptr)
        : QIODevice(parent)
        , m_bytes(bytes)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    qint64 size() const override { return m_bytes.size(); }
    bool reset() override { return false; }

protected:
    qint64 readData(char *data, qint64 count) override
    {
        const qint64 used = std::min<qint64>(count, m_bytes.size() - m_used);
        if (used <= 0)
            return -1;
        std::memcpy(data, m_bytes.constData() + m_used, static_cast<std::size_t>(used));
        m_used += used;
        return used;
    }
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    const QByteArray m_bytes;
    qint64 m_used = 0;
};

bool mayBeRepeated(const QByteArray &method)
{
    return method == "GET" || method == "HEAD" || method == "OPTIONS";
}

/// Connects to the given address under the name of the URL's host.
void address(QNetworkRequest &request, const Outgoing &outgoing)
{
    QUrl url = outgoing.url;
    url.setHost(outgoing.address.toString());
    request.setUrl(url);
    request.setPeerVerifyName(outgoing.url.host()); // for the certificate check and TLS SNI
    request.setRawHeader("Host", hostHeader(outgoing.url));
}

QNetworkRequest requestOf(const Outgoing &outgoing)
{
    QNetworkRequest request(outgoing.url);
    if (!outgoing.address.isNull())
        address(request, outgoing);
    request.setSslConfiguration(trustFor(outgoing.pinnedCertificate));
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    // Qt's defaults are "Mozilla/5.0", the content type of a form, and gzip, with which no body limit is exact.
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

/// Tells whether no answer came. Qt has errors of the transport (1-199: network and proxy), and errors for HTTP
/// statuses, which are answers. ContentReSendError can be both: after a 307 or 308 Qt reads the body again although it
/// may not follow redirects. OneTimeBody refuses, and the status is known then.
bool isTransportError(QNetworkReply::NetworkError error, int status)
{
    return (error > QNetworkReply::NoError && error < 200) || isProtocolError(error)
        || (error == QNetworkReply::ContentReSendError && status == 0);
}

base::Rule networkRule(QNetworkReply::NetworkError error)
{
    if (error == QNetworkReply::ConnectionRefusedError)
        return base::Rules::NetworkRefused;
    if (error == QNetworkReply::HostNotFoundError)
        return base::Rules::NetworkUnknownHost;
    const bool isClosed = error == QNetworkReply::RemoteHostClosedError || error == QNetworkReply::ContentReSendError;
    return isClosed ? base::Rules::NetworkClosed : base::Rules::NetworkFailed;
}

/// The URL as the record may have it.
QUrl shownUrl(const Outgoing &outgoing)
{
    QUrl url = outgoing.url;
    if (outgoing.secretPath)
        url.setPath(u'/' + QString::fromLatin1(redaction::Marker));
    return url;
}

void hideLocation(Headers &headers)
{
    for (Header &header : headers) {
        if (header.name.compare("Location", Qt::CaseInsensitive) == 0)
            header.value = redaction::Marker.toByteArray();
    }
}

Headers headersOf(const QNetworkReply &reply)
{
    Headers headers;
    for (const auto &pair : reply.rawHeaderPairs())
        headers.append({pair.first, pair.second});
    return headers;
}

/// Lets nothing more of Qt's thread reach the reply. Its report that the other side closed the connection may be under
/// way when the reply is aborted, and Qt warns about an error after the first one.
class Silence final : public QObject
{
public:
    explicit Silence(QNetworkReply *reply)
        : QObject(reply)
    {
        reply->installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *, QEvent *event) override { return event->type() == QEvent::MetaCall; }
};

} // namespace

Exchange::Exchange(const Outgoing &outgoing, QObject *context, base::Callback<Response> done, Requester *client)
    : Operation(client, context, std::move(done))
    , m_outgoing(outgoing)
    , m_requester(client)
{
    m_patience.setSingleShot(true);
    m_patience.setTimerType(Qt::PreciseTimer);
    // Queued, so that data that came while this thread was busy is handled first.
    m_patience.callOnTimeout(this,
                             [this] { QMetaObject::invokeMethod(this, &Exchange::giveUp, Qt::QueuedConnection); });
}

Exchange::~Exchange()
{
    if (!isAnswered()) {
        if (const auto aborted = record(base::Error{.kind = base::ErrorKind::Cancelled})) {
            const auto tell = [client = m_requester.data(), record = *aborted] { emit client->exchanged(record); };
            QMetaObject::invokeMethod(m_requester, tell, Qt::QueuedConnection); // a receiver may abort this again
        }
    }
    if (m_ownManager) // deleted later: its reply may be the sender of the current signal
        m_ownManager->deleteLater();
    if (!m_reply)
        return;
    m_reply->disconnect(this);                        // before abort(), which emits finished()
    if (m_reply->error() == QNetworkReply::NoError) { // Qt warns about a second error
        m_reply->abort();
        new Silence(m_reply);
    }
    m_reply->deleteLater();
}

void Exchange::startAlone(QNetworkAccessManager *manager)
{
    m_ownManager = manager;
    start(*manager);
}

void Exchange::start(QNetworkAccessManager &manager)
{
    m_time.start();
    if (const auto checked = check(); checked.isOk()) {
        QTimer::singleShot(m_outgoing.timeout, Qt::PreciseTimer, this,
                           [this] { fail(base::ErrorKind::Timeout, base::Rules::HttpTimeout); });
        send(manager);
    } else {
        QMetaObject::invokeMethod(
            this, [this, error = checked.error()] { end(error); }, Qt::QueuedConnection);
    }
}

base::Result<std::monostate> Exchange::check() const
{
    base::Rule rule;
    if (!protocol::mayBeCalled(m_outgoing.url))
        rule = base::Rules::HttpUrl;
    else if (!isToken(m_outgoing.method))
        rule = base::Rules::HttpMethod;
    else if (!std::all_of(m_outgoing.headers.begin(), m_outgoing.headers.end(),
                          [](const Header &header) { return isSendable(header); }))
        rule = base::Rules::HttpHeader;
    if (rule.isEmpty())
        return std::monostate{};
    return base::Error{base::ErrorKind::Usage, rule, withoutSecrets(m_outgoing.url), {}, 0, {}};
}

void Exchange::send(QNetworkAccessManager &manager)
{
    if (!mayBeRepeated(m_outgoing.method)) {
        auto *body = new OneTimeBody(m_outgoing.body);
        m_reply = manager.sendCustomRequest(requestOf(m_outgoing), m_outgoing.method, body);
        body->setParent(m_reply); // the reply may still read the body after abort(), until it is deleted
    } else if (m_outgoing.body.isEmpty()) {
        m_reply =
            manager.sendCustomRequest(requestOf(m_outgoing), m_outgoing.method, static_cast<QIODevice *>(nullptr));
    } else {
        m_reply = manager.sendCustomRequest(requestOf(m_outgoing), m_outgoing.method, m_outgoing.body);
    }
    // Queued, and repeated with the head: Qt forgets a size that is set before the reply has begun.
    const auto limit = [reply = m_reply] { reply->setReadBufferSize(ReadAhead); };
    QMetaObject::invokeMethod(m_reply, limit, Qt::QueuedConnection);
    connect(m_reply, &QNetworkReply::metaDataChanged, m_reply, limit);
    if (m_ownManager) {
        connect(m_reply, &QNetworkReply::sslErrors, this, &Exchange::weigh);
        connect(m_reply, &QNetworkReply::encrypted, this, &Exchange::confirmPin);
    }
    waitFor(m_reply);
    connect(m_reply, &QNetworkReply::readyRead, this, &Exchange::read);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &Exchange::read);
    connect(m_reply, &QNetworkReply::finished, this, &Exchange::finished);
}

/// Limits the time until the head and between parts of the body. Only this limits the memory of a head and of the line
/// before each chunk, which Qt reads without a limit and without a signal: about 40 MB in ten seconds, because Qt reads
/// them byte by byte. Qt emits no requestSent for a request that has no body and must not be repeated, so the time for
/// such a request starts at once and is longer.
void Exchange::waitFor(QNetworkReply *reply)
{
    if (m_outgoing.body.isEmpty() && !mayBeRepeated(m_outgoing.method))
        m_patience.start(m_outgoing.patience * 3 / 2);
    connect(reply, &QNetworkReply::requestSent, this, [this] {
        if (!m_patience.isActive() && !m_hasHead) // Qt may send the request a second time
            m_patience.start(m_outgoing.patience);
    });
    connect(reply, &QNetworkReply::metaDataChanged, this, [this] {
        m_hasHead = true;
        m_patience.start(m_outgoing.patience);
    });
}

void Exchange::giveUp()
{
    if (!m_patience.isActive()) // data came meanwhile
        fail(base::ErrorKind::Timeout, m_hasHead ? base::Rules::HttpTimeout : base::Rules::HttpHeadTimeout);
}

void Exchange::read()
{
    const qint64 announced = m_reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
    const QByteArray more = m_reply->readAll();
    if (m_hasHead && !more.isEmpty())
        m_patience.start(m_outgoing.patience);
    m_received += more.size();
    const bool isForSink = isPoured();
    if (std::max(announced, m_received) > (isForSink ? m_outgoing.sinkLimit : m_outgoing.bodyLimit))
        return giveUpBecause(base::Rules::HttpTooLarge);
    if (!isForSink)
        m_body += more;
    else if (const base::Rule fault = more.isEmpty() ? base::Rule() : m_outgoing.sink(more); !fault.isEmpty())
        giveUpBecause(fault);
}

bool Exchange::isPoured() const
{
    return m_outgoing.sink && m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() == 200;
}

/// Queued, because Qt warns if a reply is aborted within its own signal.
void Exchange::giveUpBecause(base::Rule fault)
{
    m_fault = fault;
    m_reply->disconnect(this);
    const auto kind = fault == base::Rules::HttpTooLarge ? base::ErrorKind::Protocol : base::ErrorKind::Storage;
    QMetaObject::invokeMethod(
        this, [this, kind, fault] { fail(kind, fault); }, Qt::QueuedConnection);
}

/// Sends the request again through its own manager. If several requests wait for connections to one host, Qt may report
/// the TLS errors of a connection to another request, which then has no certificate. Nothing was sent on the failed
/// connection.
void Exchange::askAlone()
{
    m_reply->disconnect(this);
    m_reply->deleteLater();
    m_ownManager = m_requester->makeManager();
    send(*m_ownManager);
}

void Exchange::weigh(const QList<QSslError> &errors)
{
    const QSslCertificate certificate = m_reply->sslConfiguration().peerCertificate();
    const base::Rule rule = distrust(certificate, errors, m_outgoing.pinnedCertificate);
    if (rule.isEmpty())
        m_reply->ignoreSslErrors(errors);
    else
        refuse(certificate, rule); // Qt ends the connection, and nothing was sent
}

/// Checks the pin again: if Qt connects a second time for this request, it does not report ignored errors again.
void Exchange::confirmPin()
{
    const QSslCertificate certificate = m_reply->sslConfiguration().peerCertificate();
    if (m_outgoing.pinnedCertificate.isEmpty() || fingerprintOf(certificate) == m_outgoing.pinnedCertificate)
        return;
    refuse(certificate, base::Rules::TlsChanged);
    m_reply->abort(); // before anything was sent
}

void Exchange::refuse(const QSslCertificate &certificate, base::Rule rule)
{
    m_distrust = rule;
    if (m_requester && !certificate.isNull())
        m_requester->noteRefused(m_outgoing.url, certificateOf(certificate));
}

void Exchange::finished()
{
    if (!m_distrust.isEmpty())
        return fail(base::ErrorKind::Tls, m_distrust, m_reply->errorString());
    read();
    if (!m_fault.isEmpty())
        return;
    const auto error = m_reply->error();
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (error == QNetworkReply::SslHandshakeFailedError && !m_ownManager && m_requester)
        return askAlone();
    if (error == QNetworkReply::SslHandshakeFailedError)
        return fail(base::ErrorKind::Tls, base::Rules::TlsHandshake, m_reply->errorString());
    if (error == QNetworkReply::TimeoutError)
        return fail(base::ErrorKind::Timeout, base::Rules::HttpTimeout, m_reply->errorString());
    if (isProtocolError(error))
        return fail(base::ErrorKind::Protocol, base::Rules::HttpAnswer, m_reply->errorString());
    if (status > 0 && (isTransportError(error, status) || isCut(status)))
        return fail(base::ErrorKind::Protocol, base::Rules::HttpCut, m_reply->errorString());
    if (status == 0)
        return fail(base::ErrorKind::Network, networkRule(error), m_reply->errorString());

    end(Response{status, headersOf(*m_reply), m_body, std::chrono::milliseconds(m_time.elapsed())});
}

/// Tells whether the body is incomplete. If Qt tried to send the request again, which OneTimeBody refuses, it does not
/// report the cut.
bool Exchange::isCut(int status) const
{
    const QVariant announced = m_reply->header(QNetworkRequest::ContentLengthHeader);
    const bool isRepeatRefused =
        m_reply->error() == QNetworkReply::ContentReSendError && status != 307 && status != 308;
    const bool hasBody = status != 204 && status != 304;
    return isRepeatRefused || (hasBody && announced.isValid() && m_received < announced.toLongLong());
}

void Exchange::fail(base::ErrorKind kind, base::Rule rule, const QString &detail)
{
    const QUrl url = m_outgoing.secretPath ? originOf(m_outgoing.url) : m_outgoing.url;
    // Qt's message may name the URL with its query.
    end(base::Error{kind, rule, withoutSecrets(url), m_outgoing.secretQuery ? QString() : detail, 0, {}});
}

void Exchange::end(base::Result<Response> result)
{
    Requester *client = m_requester;
    const auto told = record(result);
    const auto answer = release();
    if (told)
        emit client->exchanged(*told);
    answer(result);
}

/// Returns the record; nullopt if nobody is connected. The record of a failed exchange has the part that arrived.
std::optional<ExchangeRecord> Exchange::record(const base::Result<Response> &result) const
{
    static const QMetaMethod signal = QMetaMethod::fromSignal(&Requester::exchanged);
    if (!m_requester || !m_requester->isSignalConnected(signal))
        return {};
    ExchangeRecord record;
    record.took = std::chrono::milliseconds(m_time.isValid() ? m_time.elapsed() : 0);
    record.startedAt = QDateTime::currentDateTimeUtc().addMSecs(-record.took.count());
    record.attempt = m_outgoing.attempt;
    record.purpose = m_outgoing.purpose;
    describe(record, m_outgoing.method, shownUrl(m_outgoing), m_outgoing.headers, m_outgoing.body);
    if (m_reply) {
        const QNetworkRequest sent = m_reply->request();
        record.requestHeaders = {{"Host", sent.hasRawHeader("Host") ? sent.rawHeader("Host") : record.host.toUtf8()}};
        for (const QByteArray &name : sent.rawHeaderList()) {
            if (name.compare("Host", Qt::CaseInsensitive) != 0) // Qt 6.8 has all names in lower case
                record.requestHeaders.append({name, sent.rawHeader(name)});
        }
        const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        describe(record, Response{status, headersOf(*m_reply), m_body, {}});
        record.responseBytes = m_received;
    }
    if (!result)
        describe(record, result.error());
    if (m_outgoing.secretLocation)
        hideLocation(record.responseHeaders);
    redact(record, m_outgoing.secretQuery);
    return record;
}

} // namespace runlatch::http
