// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/health/healthserver.h"

#include "base/rules.h"
#include "http/ownaddresses.h"
#include "http/webpage.h"
#include "text/plaintext.h"
#include "wording/sentence.h"

#include <QUrl>

namespace runlatch::inspector {

namespace {

constexpr qsizetype MaxReason = 500; // characters

http::Limits healthLimits()
{
    http::Limits limits;
    limits.headerBytes = HealthServer::MaxHeadBytes;
    limits.bodyBytes = 0;
    limits.connections = HealthServer::MaxConnections;
    return limits;
}

http::Response plainAnswer(int status, const QByteArray &text)
{
    return {.status = status,
            .headers = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
            .body = text};
}

std::optional<http::Rejection> keepPagesOut(const http::Request &head)
{
    if (!http::isOfWebPage(head, false))
        return {};
    return http::Rejection{base::Rules::RequestWebPage, plainAnswer(403, "Requests of web pages are refused.\n")};
}

} // namespace

HealthServer::HealthServer(Session &session, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_probe(session.store(), clock)
    , m_metrics(clock.utc())
    , m_server(clock, healthLimits(), [this](const auto &request, const auto &responder) { take(request, responder); })
{
    m_server.setGate(keepPagesOut);
    connect(&session.receiver(), &Receiver::arrived, this, [this](const QList<store::CaptureRow> &rows) {
        for (const store::CaptureRow &row : rows)
            m_metrics.take(row);
    });
    connect(&session.autoReply(), &AutoReply::replied, this,
            [this](qint64, const store::SentReply &reply, const base::Error &error) { m_metrics.take(reply, error); });
}

QUrl HealthServer::url() const
{
    QUrl url;
    url.setScheme(QStringLiteral("http"));
    url.setHost(http::announcedHost(m_server.host()));
    url.setPort(m_server.port());
    return url;
}

void HealthServer::take(const http::Request &request, const http::Responder &responder)
{
    const bool isMetrics = request.path() == "/metrics";
    if (!isMetrics && request.path() != "/healthz") {
        responder.respond(plainAnswer(404, "There are /healthz and /metrics.\n"));
        return;
    }
    if (request.method != "GET" && request.method != "HEAD") {
        http::Response refused = plainAnswer(405, "It is read by GET.\n");
        refused.headers.append(http::Header{"Allow", "GET, HEAD"});
        responder.respond(refused);
        return;
    }
    judge([this, isMetrics, responder](const QByteArray &why, const Recorder::Load &load) {
        if (!isMetrics) {
            responder.respond(why.isEmpty() ? plainAnswer(200, "ok\n") : plainAnswer(503, why + '\n'));
            return;
        }
        Counts counts = m_metrics.counts();
        counts.load = load;
        counts.isReady = why.isEmpty();
        http::Response response = plainAnswer(200, writeMetrics(counts));
        response.headers.first().value = "text/plain; version=0.0.4; charset=utf-8";
        responder.respond(response);
    });
}

void HealthServer::judge(const Judged &judged)
{
    m_session.receiver().load(this, [this, judged](const base::Result<Recorder::Load> &load) {
        if (m_isDraining)
            judged("The receiver is stopping.", *load);
        else if (!m_session.receiver().isListening())
            judged("The receiver is starting.", *load);
        else
            m_probe.ask([this, judged, load = *load](const base::Done &taken) {
                judged(m_isDraining ? QByteArray("The receiver is stopping.") : judgeStore(taken, load), load);
            });
    });
}

/// A store that takes an order, and refused requests before, is asked to take those now: they are its true proof.
QByteArray HealthServer::judgeStore(const base::Done &taken, const Recorder::Load &load)
{
    if (!taken) {
        if (taken.error().kind == base::ErrorKind::Timeout)
            return "The store does not answer.";
        const QString fact = wording::sentence(taken.error()).fact;
        return text::markedText(taken.error().rule.name() + QStringLiteral(": ") + fact, MaxReason).toUtf8();
    }
    if (!load.isFailing || load.kept == 0)
        return {};
    m_session.receiver().retry();
    return "The store refused a request; it is tried again.";
}

} // namespace runlatch::inspector
