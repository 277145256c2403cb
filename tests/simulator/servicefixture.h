// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "integrator.h"
#include "simulation.h"

namespace runlatch::simulator {

/// A simulator with a task that is attached to the first workspace, one that is not, and the result of a run task whose
/// integration sent two outcomes.
class ServiceFixture final
{
public:
    explicit ServiceFixture(const ServiceOptions &options = {})
        : simulation(withoutLimit(options))
        , integrator(simulation.clock)
    {
    }

    http::Response send(const QByteArray &method, const QString &path, const QByteArray &body = {},
                        const QByteArray &token = {})
    {
        const QByteArray shown = token.isEmpty() ? simulation.address.token : token;
        return simulation.send(method, QStringLiteral("/api/v2/") + path,
                               {Simulation::bearer(shown), Simulation::jsonApi()}, body);
    }
    /// The `data` of what is answered to a GET.
    QJsonValue data(const QString &path) { return Simulation::object(send("GET", path).body)[QLatin1String("data")]; }

    /// The `data` of a document that sets up a task.
    QByteArray task(const QByteArray &name, const QByteArray &more = {}) const
    {
        return R"({"data":{"type":"tasks","attributes":{"category":"task","name":")" + name + R"(","url":")"
            + integrator.url().toEncoded() + '"' + more + "}}}";
    }
    static QByteArray attachment(const QString &taskId, const QByteArray &more = {})
    {
        return R"({"data":{"type":"workspace-tasks","attributes":{"enforcement-level":"advisory")" + more
            + R"(},"relationships":{"task":{"data":{"type":"tasks","id":")" + taskId.toLatin1() + R"("}}}}})";
    }
    QString create(const QByteArray &name, const QByteArray &more = {})
    {
        const http::Response answer = send("POST", QStringLiteral("organizations/acme/tasks"), task(name, more));
        return idIn(answer);
    }
    QString attach(const QString &workspaceId, const QString &taskId)
    {
        return idIn(send("POST", QStringLiteral("workspaces/%1/tasks").arg(workspaceId), attachment(taskId)));
    }
    QString firstWorkspace()
    {
        const QString list = QStringLiteral("organizations/acme/workspaces");
        return data(list)[0][QLatin1String("id")].toString();
    }

    /// Triggers a run task and lets its integration call back once.
    void runTask(const RunTaskOptions &options, const QByteArray &callback)
    {
        RunTaskOptions triggered = options;
        triggered.target = integrator.url();
        simulation.startRunTask(triggered);
        const auto isDelivered = [this] {
            return simulation.runTask.http == 200 && simulation.runTask.state != protocol::TaskState::Pending;
        };
        QVERIFY(support::waitFor(isDelivered));
        const http::Response answer = simulation.send(
            "PATCH", integrator.callback(), {Simulation::bearer(integrator.token()), Simulation::jsonApi()}, callback);
        QCOMPARE(answer.status, 200);
    }
    static QByteArray callback(const QByteArray &status, const QByteArray &outcomes = {})
    {
        const QByteArray more =
            outcomes.isEmpty() ? QByteArray() : R"(,"relationships":{"outcomes":{"data":[)" + outcomes + "]}}";
        return R"({"data":{"type":"task-results","attributes":{"status":")" + status + R"(","message":"Seen"})" + more
            + "}}";
    }
    static QByteArray outcome(const QByteArray &id, const QByteArray &more = {})
    {
        return R"({"type":"task-result-outcomes","attributes":{"outcome-id":")" + id + R"(","description":"One line")"
            + more + "}}";
    }

    static QString idIn(const http::Response &answer)
    {
        return Simulation::object(answer.body)[QLatin1String("data")][QLatin1String("id")].toString();
    }
    static QJsonValue errorIn(const http::Response &answer)
    {
        return Simulation::object(answer.body)[QLatin1String("errors")][0];
    }

    Simulation simulation;
    Integrator integrator;

private:
    /// The test's clock stands, so that a rate would never recover.
    static ServiceOptions withoutLimit(ServiceOptions options)
    {
        options.rateLimit = 10'000;
        return options;
    }
};

} // namespace runlatch::simulator
