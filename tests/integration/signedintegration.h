// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/rawsender.h"
#include "http/server.h"
#include "protocol/runtaskrequest.h"
#include "protocol/signature.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QUrl>

#include <algorithm>
#include <functional>

namespace runlatch {

/// The manner in which an integration takes one kind of delivery.
struct DeliveryManner
{
    int answer = 401;
    bool works = false;                 ///< calls back that it passed
    bool worksFirst = false;            ///< the answer leaves when the callback was answered
    std::chrono::milliseconds pause{0}; ///< between the answer and the callback
    bool isHeldBack = false;            ///< the callback leaves when a verification request comes, before its answer
};

/// An integration with the key "secret123" in the test's thread. It tells deliveries by their signature, and is right
/// unless a manner is changed.
class SignedIntegration final : public QObject
{
public:
    SignedIntegration()
        : m_server(m_clock, {}, [this](const http::Request &request, const http::Responder &responder) {
            receive(request, responder);
        })
    {
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("the integration does not listen");
    }

    QString url() const { return QStringLiteral("http://127.0.0.1:%1/runtask").arg(m_server.port()); }

    DeliveryManner right{.answer = 200, .works = true};
    DeliveryManner wrongKey = {};
    DeliveryManner unsignedOne = {}; ///< without the header
    DeliveryManner emptySignature = {};
    DeliveryManner verification{.answer = 200};
    int unready = 0;             ///< so many deliveries are answered 503 first
    QList<QJsonObject> payloads; ///< of all deliveries

private:
    const DeliveryManner &mannerOf(const http::Request &request) const
    {
        const QByteArray name = protocol::signatureHeader("TFC");
        const auto isIt = [&name](const http::Header &header) {
            return header.name.compare(name, Qt::CaseInsensitive) == 0;
        };
        if (std::none_of(request.headers.begin(), request.headers.end(), isIt))
            return unsignedOne;
        const QByteArray signature = http::headerValue(request.headers, name);
        if (signature.isEmpty())
            return emptySignature;
        if (signature != protocol::sign("secret123", request.body))
            return wrongKey;
        const bool isTest = payloads.last()[QStringLiteral("access_token")] == QLatin1StringView("test-token");
        return isTest ? verification : right;
    }

    void receive(const http::Request &request, const http::Responder &responder)
    {
        const QJsonObject payload = QJsonDocument::fromJson(request.body).object();
        payloads.append(payload);
        const bool isReady = payloads.size() > unready;
        const DeliveryManner manner = isReady ? mannerOf(request) : DeliveryManner{.answer = 503};
        const auto answer = [responder, manner] {
            responder.respond({.status = manner.answer, .headers = {}, .body = {}});
        };
        if (manner.works && manner.worksFirst)
            return pass(payload, answer);
        if (&mannerOf(request) == &verification && !m_held.isEmpty())
            pass(m_held, answer);
        else
            answer();
        if (manner.isHeldBack)
            m_held = payload;
        else if (manner.works)
            m_clock.callAfter(manner.pause, this, [this, payload] { pass(payload, [] {}); });
    }

    void pass(const QJsonObject &payload, const std::function<void()> &done)
    {
        const QUrl url(payload[QStringLiteral("task_result_callback_url")].toString(), QUrl::StrictMode);
        const QByteArray token = payload[QStringLiteral("access_token")].toString().toLatin1();
        const http::Headers headers{{"Authorization", "Bearer " + token}, {"Content-Type", "application/vnd.api+json"}};
        const QByteArray body = R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"Well"}}})";
        m_sender.send(url, http::writeRequest("PATCH", url, headers, body), std::chrono::seconds(10), this,
                      [done](const base::Result<http::Response> &) { done(); });
    }

    base::SystemClock m_clock;
    http::RawSender m_sender{m_clock};
    http::Server m_server;
    QJsonObject m_held;
};

} // namespace runlatch
