// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/rawsender.h"
#include "http/server.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QUrl>

namespace runlatch::support {

/// An integration that does its work well: it answers 200 at once, works once for each task result, says that it is
/// running and then how it ended, and sends a callback again that was not taken for the moment.
class Pupil final : public QObject
{
public:
    Pupil()
        : m_server(m_clock, {}, [this](const http::Request &request, const http::Responder &responder) {
            receive(request, responder);
        })
    {
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("the pupil does not listen");
    }

    QUrl url() const { return QUrl(QStringLiteral("http://127.0.0.1:%1/").arg(m_server.port())); }

    int answer = 200;
    bool isMute = false; ///< it never calls back
    QByteArray status = "passed";
    QList<QJsonObject> payloads; ///< of all deliveries

private:
    void receive(const http::Request &request, const http::Responder &responder)
    {
        const QJsonObject payload = QJsonDocument::fromJson(request.body).object();
        payloads.append(payload);
        responder.respond({.status = answer, .headers = {}, .body = {}});
        const QString id = payload[QStringLiteral("task_result_id")].toString();
        if (answer != 200 || isMute || m_seen.contains(id))
            return;
        m_seen.insert(id);
        callBack(payload, {QByteArray("running"), status});
    }

    /// Sends the statuses one after another.
    void callBack(const QJsonObject &payload, const QList<QByteArray> &statuses)
    {
        if (statuses.isEmpty())
            return;
        const QUrl url(payload[QStringLiteral("task_result_callback_url")].toString(), QUrl::StrictMode);
        const QByteArray token = payload[QStringLiteral("access_token")].toString().toLatin1();
        const http::Headers headers{{"Authorization", "Bearer " + token}, {"Content-Type", "application/vnd.api+json"}};
        const QByteArray body =
            QByteArray(R"({"data":{"type":"task-results","attributes":{"status":"@","message":"The rule says @"}}})")
                .replace('@', statuses.constFirst());
        m_sender.send(url, http::writeRequest("PATCH", url, headers, body), std::chrono::seconds(10), this,
                      [this, payload, statuses](const base::Result<http::Response> &taken) {
                          const bool isAgain = taken && taken->status >= 500;
                          callBack(payload, isAgain ? statuses : statuses.mid(1));
                      });
    }

    base::SystemClock m_clock;
    http::RawSender m_sender{m_clock};
    http::Server m_server;
    QSet<QString> m_seen;
};

} // namespace runlatch::support
