// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "http/server.h"
#include "service/client.h"
#include "support/eagerclock.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUrlQuery>

namespace runlatch::changerequests {

struct Asked
{
    QByteArray method;
    QString path; ///< below /api/v2
    int page = 0; ///< 0 if the request has no page
    int size = 0;
    QString archive = {};
    QByteArray authorization = {};
    QString base = {};   ///< "/api", before "/v2"
    QString search = {}; ///< the part of a name that is searched for
    QByteArray body = {};
};

/// A scripted service with only the answers given here, and a client for it. The client's waits end at once.
class OddService
{
public:
    using Answer = std::function<http::Response(const Asked &)>;

    explicit OddService(Answer answer)
        : m_answer(std::move(answer))
        , m_server(m_serverClock, http::Limits(),
                   [this](const http::Request &request, const http::Responder &responder) { take(request, responder); })
    {
        if (!m_server.listen(QStringLiteral("127.0.0.1"), 0))
            qFatal("no port");
        connectTo(QStringLiteral("/api/v2"));
    }

    void connectTo(const QString &path)
    {
        endpoint.base = QUrl(QStringLiteral("http://127.0.0.1:%1%2").arg(m_server.port()).arg(path));
        endpoint.token = "a-token";
    }
    int count(const QByteArray &method) const
    {
        return static_cast<int>(
            std::count_if(asked.begin(), asked.end(), [&](const Asked &one) { return one.method == method; }));
    }
    void holdAnswers() { m_holds = true; }
    void release()
    {
        m_holds = false;
        for (const auto &[request, responder] : std::exchange(m_held, {}))
            responder.respond(m_answer(request));
    }

    static http::Response json(int status, const QJsonObject &document)
    {
        return {.status = status,
                .headers = {{"Content-Type", "application/vnd.api+json"}},
                .body = QJsonDocument(document).toJson(QJsonDocument::Compact)};
    }
    static QJsonObject row(const QString &id, bool isArchived = false)
    {
        const QJsonObject attributes{
            {QStringLiteral("subject"), QString(QStringLiteral("About ") + id)},
            {QStringLiteral("message"), QStringLiteral("text")},
            {QStringLiteral("archived-by"), isArchived ? QJsonValue(QStringLiteral("user-1")) : QJsonValue()},
            {QStringLiteral("archived-at"),
             isArchived ? QJsonValue(QStringLiteral("2026-11-20T10:00:00.000Z")) : QJsonValue()}};
        return {{QStringLiteral("id"), id}, {QStringLiteral("attributes"), attributes}};
    }
    static QJsonObject workspace(const QString &id, const QString &name, int active = -1)
    {
        QJsonObject attributes{{QStringLiteral("name"), name}};
        if (active >= 0)
            attributes.insert(QStringLiteral("unarchived-workspace-change-requests-count"), active);
        return {{QStringLiteral("id"), id}, {QStringLiteral("attributes"), attributes}};
    }
    /// A list of these rows. A `total` below 0 omits the pagination.
    static http::Response list(const QJsonArray &rows, int page = 1, int pages = 1, int total = -1)
    {
        QJsonObject document{{QStringLiteral("data"), rows}};
        if (total >= 0) {
            const QJsonValue next = page < pages ? QJsonValue(page + 1) : QJsonValue();
            const QJsonObject pagination{{QStringLiteral("current-page"), page},
                                         {QStringLiteral("page-size"), 100},
                                         {QStringLiteral("next-page"), next},
                                         {QStringLiteral("total-pages"), pages},
                                         {QStringLiteral("total-count"), total}};
            document[QStringLiteral("meta")] = QJsonObject{{QStringLiteral("pagination"), pagination}};
        }
        return json(200, document);
    }
    static http::Response error(int status, const QString &detail = QStringLiteral("no"))
    {
        return json(status, {{QStringLiteral("errors"), QJsonArray{QJsonObject{{QStringLiteral("detail"), detail}}}}});
    }
    /// Rows "wscr-FROM" up to, but not including, "wscr-TO".
    static QJsonArray rows(int from, int to)
    {
        QJsonArray some;
        for (int number = from; number < to; ++number)
            some.append(row(QStringLiteral("wscr-%1").arg(number)));
        return some;
    }

    support::EagerClock clock;
    http::Requester http;
    service::Client client{http, clock};
    service::Endpoint endpoint;
    QList<Asked> asked;
    int maxAtOnce = 0; ///< the most requests at once while answers are held

private:
    void take(const http::Request &request, const http::Responder &responder)
    {
        const QUrlQuery query(QString::fromLatin1(request.query()));
        const auto value = [&](const QString &key) { return query.queryItemValue(key, QUrl::FullyDecoded); };
        const auto within = [&](const QString &name, const QString &key) { // Qt keeps brackets as they came
            const QString plain = value(QStringLiteral("%1[%2]").arg(name, key));
            return plain.isEmpty() ? value(QStringLiteral("%1%5B%2%5D").arg(name, key)) : plain;
        };
        const auto either = [&](const QString &key) { return within(QStringLiteral("page"), key).toInt(); };
        asked.append({request.method, QString::fromLatin1(request.path()).section(QStringLiteral("/v2"), 1),
                      either(QStringLiteral("number")), either(QStringLiteral("size")),
                      value(QStringLiteral("archive")), http::headerValue(request.headers, "Authorization"),
                      QString::fromLatin1(request.path()).section(QStringLiteral("/v2"), 0, 0),
                      within(QStringLiteral("search"), QStringLiteral("name")), request.body});
        if (m_holds)
            m_held.append({asked.last(), responder});
        else
            responder.respond(m_answer(asked.last()));
        maxAtOnce = std::max(maxAtOnce, static_cast<int>(m_held.size()));
    }

    Answer m_answer;
    base::SystemClock m_serverClock;
    http::Server m_server;
    bool m_holds = false;
    QList<std::pair<Asked, http::Responder>> m_held;
};

} // namespace runlatch::changerequests
