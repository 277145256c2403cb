// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/server.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace runlatch::simulator {

/// An integrator that receives run task requests and answers them with the statuses of a list, repeating the last one.
/// A status of 0 leaves a request unanswered until `held` is used.
class Integrator final
{
public:
    explicit Integrator(base::Clock &clock, const QList<int> &statuses = {200},
                        const http::ServerIdentity &identity = {})
        : m_statuses(statuses)
        , m_scheme(identity.isNull() ? QStringLiteral("http") : QStringLiteral("https"))
        , m_server(clock, {}, [this](const http::Request &request, const http::Responder &responder) {
            receive(request, responder);
        })
    {
        m_server.setIdentity(identity);
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("the integrator does not listen");
    }

    QUrl url() const
    {
        return QUrl(m_scheme + QStringLiteral("://127.0.0.1:%1/runtask?from=service").arg(m_server.port()));
    }
    QJsonObject payload() const { return QJsonDocument::fromJson(requests.last().body).object(); }
    QByteArray token() const { return text("access_token").toLatin1(); }
    /// The path and query of the callback URL.
    QString callback() const
    {
        return QUrl(text("task_result_callback_url")).toString(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    }
    QString text(const char *key) const { return payload().value(QLatin1String(key)).toString(); }

    QList<http::Request> requests;
    QList<http::Responder> held;

private:
    void receive(const http::Request &request, const http::Responder &responder)
    {
        const int status = m_statuses.value(std::min(requests.size(), m_statuses.size() - 1));
        requests.append(request);
        if (status == 0)
            held.append(responder);
        else
            responder.respond({.status = status, .headers = {}, .body = {}});
    }

    QList<int> m_statuses;
    QString m_scheme;
    http::Server m_server;
};

} // namespace runlatch::simulator
