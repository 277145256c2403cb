// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/client.h"
#include "http/server.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace runlatch::integration {

/// Stands before a service, on a port of its own: what is asked goes on to it, and its answer comes back, but for what
/// the test wants otherwise. Announces a limit so high that no test waits for pace.
class Gateway
{
public:
    explicit Gateway(const QUrl &service)
        : m_service(service)
        , m_server(m_clock, http::Limits(),
                   [this](const http::Request &request, const http::Responder &responder) { take(request, responder); })
    {
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("no port");
    }

    std::function<std::optional<http::Response>(const http::Request &)> instead; ///< the service is not asked
    std::function<void(const http::Request &, http::Response &)> change;         ///< what the service answered
    std::function<bool(const http::Request &)> holds; ///< what the service answered waits for release()

    QString address() const { return QStringLiteral("http://127.0.0.1:%1").arg(m_server.port()); }
    qsizetype held() const { return m_held.size(); }

    /// How many requests began so, "POST /api/v2/...".
    qsizetype count(const QByteArray &beginning) const
    {
        return std::count_if(m_asked.begin(), m_asked.end(),
                             [&](const QByteArray &asked) { return asked.startsWith(beginning); });
    }

    /// The first ones that wait, in their order; the others and what comes later still wait.
    void release(qsizetype count)
    {
        for (; count > 0 && !m_held.isEmpty(); --count) {
            const auto [responder, response] = m_held.takeFirst();
            responder.respond(response);
        }
    }
    void release()
    {
        holds = nullptr;
        release(m_held.size());
    }

    static http::Response refusal(int status)
    {
        const QByteArray title = http::reasonPhrase(status).toLower();
        return {.status = status,
                .headers = {{"Content-Type", "application/vnd.api+json"}},
                .body =
                    R"({"errors":[{"status":")" + QByteArray::number(status) + R"(","title":")" + title + R"("}]})"};
    }

private:
    void take(const http::Request &request, const http::Responder &responder)
    {
        m_asked.append(request.method + ' ' + request.target);
        if (const auto answer = instead ? instead(request) : std::nullopt) {
            responder.respond(*answer);
            return;
        }
        http::Outgoing outgoing{.method = request.method,
                                .url = QUrl::fromEncoded(m_service.toEncoded() + request.target)};
        for (const char *name : {"Authorization", "Content-Type", "Accept"}) {
            if (const QByteArray value = http::headerValue(request.headers, name); !value.isNull())
                outgoing.headers.append(http::Header{name, value});
        }
        outgoing.body = request.body;
        m_client.send(outgoing, &m_client, [this, request, responder](const base::Result<http::Response> &answer) {
            pass(request, responder, answer ? *answer : refusal(502));
        });
    }

    void pass(const http::Request &request, const http::Responder &responder, http::Response response)
    {
        response.headers.removeIf([](const http::Header &header) {
            const QByteArray name = header.name.toLower();
            return name == "content-length" || name == "connection" || name == "x-ratelimit-limit";
        });
        response.headers.append(http::Header{"X-RateLimit-Limit", "6000"});
        if (change)
            change(request, response);
        if (holds && holds(request))
            m_held.append({responder, response});
        else
            responder.respond(response);
    }

    const QUrl m_service;
    base::SystemClock m_clock;
    http::Client m_client;
    http::Server m_server;
    QList<QByteArray> m_asked;
    QList<std::pair<http::Responder, http::Response>> m_held;
};

} // namespace runlatch::integration
