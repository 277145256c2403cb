// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/rawsender.h"
#include "simulator/engine.h"
#include "support/fakeclock.h"
#include "support/waiting.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <optional>

namespace runlatch::simulator {

/// The simulator on a real socket, in the test's thread and with the test's clock.
class Simulation final : public QObject
{
public:
    explicit Simulation(DialectRule dialect = DialectRule::Any, const QList<Fault> &faults = {})
        : Simulation(ServiceOptions{.dialect = dialect, .faults = faults})
    {
    }
    explicit Simulation(const ServiceOptions &options)
    {
        connect(&engine, &Engine::served, this, [this](const Served &request) { served.append(request); });
        connect(&engine, &Engine::runTaskChanged, this, [this](const RunTask &changed) { runTask = changed; });
        const auto started = engine.start(options);
        if (!started)
            qFatal("the simulator does not listen");
        address = *started;
    }

    /// Sends a request and waits for the answer; status 0 without an answer.
    http::Response send(const QByteArray &method, const QString &path, const http::Headers &headers,
                        const QByteArray &body = {})
    {
        const QUrl url = address.url.resolved(QUrl(path, QUrl::StrictMode));
        const http::Response none{.status = 0, .headers = {}, .body = {}};
        std::optional<http::Response> response;
        base::Call call =
            sender.send(url, http::writeRequest(method, url, headers, body), std::chrono::seconds(5), this,
                        [&](const base::Result<http::Response> &answer) { response = answer ? *answer : none; });
        if (!support::waitFor([&response] { return response.has_value(); }))
            call.abort(); // otherwise the call would answer into a variable that is gone
        return response.value_or(none);
    }
    http::Response send(const QByteArray &method, const QString &path)
    {
        return send(method, path, {bearer(address.token), jsonApi()});
    }
    QJsonObject get(const QString &path) { return object(send("GET", path).body); }

    /// Starts a run task and waits until its request left.
    void startRunTask(const RunTaskOptions &options)
    {
        const auto id = engine.startRunTask(options);
        QVERIFY(id);
        QVERIFY(support::waitFor([this, &id] { return runTask.id == *id && !runTask.events.isEmpty(); }));
    }

    static http::Header jsonApi() { return {"Content-Type", "application/vnd.api+json"}; }
    static http::Header bearer(const QByteArray &token) { return {"Authorization", "Bearer " + token}; }
    static QJsonObject object(const QByteArray &json) { return QJsonDocument::fromJson(json).object(); }

    support::FakeClock clock;
    Engine engine{clock};
    http::RawSender sender{clock};
    ServiceAddress address;
    QList<Served> served;
    RunTask runTask; ///< the run task as reported last
};

} // namespace runlatch::simulator
