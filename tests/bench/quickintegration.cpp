// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "quickintegration.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::bench {

namespace {

http::Limits limitsOfMany()
{
    http::Limits limits;
    limits.connections = QuickIntegration::MaxConnections;
    return limits;
}

} // namespace

QuickIntegration::QuickIntegration(base::Clock &clock)
    : m_server(clock, limitsOfMany(),
               [this](const http::Request &request, const http::Responder &responder) {
                   responder.respond({.status = 200, .headers = {}, .body = {}});
                   call(request.body);
               })
    , m_sender(clock)
{
}

QUrl QuickIntegration::url() const
{
    return QUrl(u"http://127.0.0.1:%1/"_s.arg(m_server.port()));
}

void QuickIntegration::call(const QByteArray &payload)
{
    m_payloadBytes = payload.size();
    const QJsonObject said = QJsonDocument::fromJson(payload).object();
    const QUrl url(said[u"task_result_callback_url"].toString(), QUrl::StrictMode);
    const http::Headers headers{{"Authorization", "Bearer " + said[u"access_token"].toString().toLatin1()},
                                {"Content-Type", "application/vnd.api+json"}};
    const QByteArray body = R"({"data":{"type":"task-results","attributes":{"status":"passed","message":"Well"}}})";
    m_sender.send(url, http::writeRequest("PATCH", url, headers, body), 60s, &m_context,
                  [](const base::Result<http::Response> &) {});
}

} // namespace runlatch::bench
