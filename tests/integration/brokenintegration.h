// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/rawsender.h"
#include "http/server.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QUrl>

#include <functional>

namespace runlatch {

/// One step of an integration after a run task request.
struct IntegrationStep
{
    int answer = 0;                     ///< answers the delivery with this status
    std::chrono::milliseconds pause{0}; ///< is busy for this time
    QByteArray body = {};               ///< body of the answer, or of the sent request, where @ is the access token
    /// Method of the sent request; a step that neither answers nor pauses sends a request.
    QByteArray method = "PATCH";
    QByteArray type = "application/vnd.api+json";
    QByteArray authorization = "Bearer @";                    ///< @: the access token; empty: no such header
    QString key = QStringLiteral("task_result_callback_url"); ///< key of the payload with the target URL
    QString path = {};                                        ///< replaces the path and query of that URL
    bool dropsQuery = false;
    QByteArray spoils = {};  ///< what is sent instead of the first `spoiled` of the request
    QByteArray spoiled = {}; ///< empty: nothing is; "all": the whole request

    static IntegrationStep answers(int status, const QByteArray &body = {}) { return {.answer = status, .body = body}; }
    static IntegrationStep waits(std::chrono::milliseconds time) { return {.pause = time}; }
    /// A callback; `more` are further attributes, among them perhaps a message, `beside` further members of data.
    static IntegrationStep calls(const QByteArray &status, const QByteArray &more = {}, const QByteArray &beside = {})
    {
        const QByteArray message = more.contains(R"("message":)") ? QByteArray() : QByteArray(R"(,"message":"Done")");
        return {.body = R"({"data":{"type":"task-results","attributes":{"status":")" + status + '"' + message + more
                    + '}' + beside + "}}"};
    }
};
using IntegrationSteps = QList<IntegrationStep>;

/// An integration that plays its steps at the first delivery, and answers further deliveries in the same way.
class BrokenIntegration final : public QObject
{
public:
    explicit BrokenIntegration(const IntegrationSteps &steps)
        : m_steps(steps)
        , m_server(
              m_clock, {},
              [this](const http::Request &request, const http::Responder &responder) { receive(request, responder); })
        , m_sender(m_clock)
    {
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("the integration does not listen");
    }

    QString url() const { return QStringLiteral("http://127.0.0.1:%1/runtask").arg(m_server.port()); }
    QByteArray token() const { return m_payload[QStringLiteral("access_token")].toString().toLatin1(); }
    /// Plays again from the first step.
    void restart() { m_deliveries = 0; }

    QList<http::Response> answers; ///< answers to the sent requests; status 0 if none arrived

private:
    void receive(const http::Request &request, const http::Responder &responder)
    {
        if (++m_deliveries > 1)
            return respond(responder);
        m_payload = QJsonDocument::fromJson(request.body).object();
        play(0, responder);
    }

    void respond(const http::Responder &responder) const
    {
        for (const IntegrationStep &step : m_steps) {
            if (step.answer > 0)
                responder.respond({.status = step.answer, .headers = {}, .body = step.body});
        }
    }

    void play(qsizetype index, const http::Responder &responder)
    {
        if (index == m_steps.size())
            return;
        const IntegrationStep &step = m_steps.at(index);
        const auto goOn = [this, index, responder] { play(index + 1, responder); };
        if (step.answer > 0) {
            responder.respond({.status = step.answer, .headers = {}, .body = step.body});
            goOn();
        } else if (step.pause.count() > 0) {
            m_clock.callAfter(step.pause, this, goOn);
        } else {
            send(step, goOn);
        }
    }

    void send(const IntegrationStep &step, const std::function<void()> &goOn)
    {
        QUrl url(m_payload[step.key].toString());
        if (!step.path.isEmpty())
            url = url.resolved(QUrl(step.path));
        if (step.dropsQuery)
            url.setQuery(QString());
        http::Headers headers;
        if (!step.type.isEmpty())
            headers.append(http::Header{"Content-Type", step.type});
        const QByteArray token = this->token();
        if (!step.authorization.isEmpty())
            headers.append(http::Header{"Authorization", QByteArray(step.authorization).replace("@", token)});
        QByteArray bytes = http::writeRequest(step.method, url, headers, QByteArray(step.body).replace("@", token));
        if (step.spoiled == "all")
            bytes = step.spoils;
        else if (!step.spoiled.isEmpty())
            bytes.replace(bytes.indexOf(step.spoiled), step.spoiled.size(), step.spoils);
        m_sender.send(url, bytes, std::chrono::seconds(5), this,
                      [this, goOn](const base::Result<http::Response> &answer) {
                          answers.append(answer ? *answer : http::Response{.status = 0, .headers = {}, .body = {}});
                          goOn();
                      });
    }

    const IntegrationSteps m_steps;
    base::SystemClock m_clock;
    http::Server m_server;
    http::RawSender m_sender;
    QJsonObject m_payload;
    int m_deliveries = 0;
};

} // namespace runlatch
