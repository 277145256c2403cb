// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/requester.h"
#include "http/server.h"
#include "support/answer.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

namespace runlatch::integration {

/// Stands in front of a service, on its own port. It forwards requests and answers, except as the test wants otherwise.
/// It records the requests and their tokens. It announces such a high rate limit that no test has to wait.
class Gateway
{
public:
    struct Asked
    {
        QByteArray method;
        QByteArray target;
        QByteArray token; ///< as received
        int status = 0;   ///< status of the service; 0 if the request was not forwarded, or has no answer yet

        /// Tells whether the request changes something at the service.
        bool isWrite() const { return method != "GET" && method != "HEAD"; }
        bool wasCarriedOut() const { return status >= 200 && status < 300; }
    };

    explicit Gateway(const QUrl &service)
        : m_service(service)
        , m_server(m_clock, http::Limits(),
                   [this](const http::Request &request, const http::Responder &responder) { take(request, responder); })
    {
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("no port");
    }

    std::function<std::optional<http::Response>(const http::Request &)> instead; ///< answers in place of the service
    std::function<void(const http::Request &, http::Response &)> change;         ///< changes the service's answer
    std::function<bool(const http::Request &)> holds;                            ///< the answer waits for release()
    std::function<bool(const http::Request &)> stops; ///< the request never reaches the service and gets no answer
    QByteArray token;              ///< sent to the service in place of the received token; empty: unchanged
    QSet<QByteArray> refused;      ///< tokens that are answered 401
    QByteArray rateLimit = "6000"; ///< announced requests per second

    QString address() const { return QStringLiteral("http://127.0.0.1:%1").arg(m_server.port()); }
    qsizetype held() const { return m_held.size(); }
    const QList<Asked> &asked() const { return m_asked; }

    /// The number of requests that begin with this text, "POST /api/v2/...".
    qsizetype count(const QByteArray &beginning) const
    {
        return std::count_if(m_asked.begin(), m_asked.end(), [&](const Asked &asked) {
            return (asked.method + ' ' + asked.target).startsWith(beginning);
        });
    }

    /// Releases the first waiting answers in order; others still wait.
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

    /// Waits until all that was sent to the gateway before has come to it: its server takes what is ready first.
    /// The gateway treats it as the test wants it now.
    bool settle()
    {
        const http::Outgoing last{.method = "GET", .url = QUrl(address() + QStringLiteral("/settled"))};
        return support::answerOf<http::Response>(
                   [&](QObject *context, const auto &done) { m_client.send(last, context, done); })
            .isOk();
    }

    static bool asksForChangeRequests(const http::Request &request)
    {
        return request.path().endsWith("/change-requests");
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
        const qsizetype number = m_asked.size();
        m_asked.append({request.method, request.target, tokenOf(request)});
        if (refused.contains(m_asked.last().token)) {
            responder.respond(refusal(401));
            return;
        }
        if (const auto answer = instead ? instead(request) : std::nullopt) {
            answerOrHold(request, responder, *answer);
            return;
        }
        if (stops && stops(request)) {
            m_stopped.append(responder);
            return;
        }
        http::Outgoing outgoing{.method = request.method,
                                .url = QUrl::fromEncoded(m_service.toEncoded() + request.target)};
        for (const char *name : {"Authorization", "Content-Type", "Accept"}) {
            if (const QByteArray value = http::headerValue(request.headers, name); !value.isNull())
                outgoing.headers.append(http::Header{name, value});
        }
        if (!token.isEmpty()) {
            outgoing.headers.removeIf([](const http::Header &header) { return header.name == "Authorization"; });
            outgoing.headers.append(http::Header{"Authorization", "Bearer " + token});
        }
        outgoing.body = request.body;
        m_client.send(outgoing, &m_client,
                      [this, request, responder, number](const base::Result<http::Response> &answer) {
                          m_asked[number].status = answer ? answer->status : 0;
                          pass(request, responder, answer ? *answer : refusal(502));
                      });
    }

    static QByteArray tokenOf(const http::Request &request)
    {
        const QByteArray value = http::headerValue(request.headers, "Authorization");
        return value.startsWith("Bearer ") ? value.sliced(7) : value;
    }

    void pass(const http::Request &request, const http::Responder &responder, http::Response response)
    {
        response.headers.removeIf([](const http::Header &header) {
            const QByteArray name = header.name.toLower();
            return name == "content-length" || name == "connection" || name == "x-ratelimit-limit";
        });
        response.headers.append(http::Header{"X-RateLimit-Limit", rateLimit});
        if (change)
            change(request, response);
        answerOrHold(request, responder, response);
    }

    void answerOrHold(const http::Request &request, const http::Responder &responder, const http::Response &response)
    {
        if (holds && holds(request))
            m_held.append({responder, response});
        else
            responder.respond(response);
    }

    const QUrl m_service;
    base::SystemClock m_clock;
    http::Requester m_client;
    http::Server m_server;
    QList<Asked> m_asked;
    QList<http::Responder> m_stopped; ///< responders that are destroyed answer 500
    QList<std::pair<http::Responder, http::Response>> m_held;
};

} // namespace runlatch::integration
