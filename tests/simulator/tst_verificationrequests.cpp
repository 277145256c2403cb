// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"

#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::TaskState;
using simulator::Integrator;
using simulator::RunTaskOptions;
using simulator::Simulation;
using simulator::Verification;
using Type = simulator::RunTaskEvent::Type;

/// A verification request is judged by its answer alone, and wants no callback.
class tst_VerificationRequests : public QObject
{
    Q_OBJECT

private slots:
    void verifies_data();
    void verifies();
    void refusesCallbacks();
    void verifiesAsRecorded();

private:
    static RunTaskOptions to(const Integrator &integrator, Verification verification)
    {
        RunTaskOptions options;
        options.target = integrator.url();
        options.hmacKey = "secret123";
        options.verification = verification;
        return options;
    }
    static http::Response callback(Simulation &simulation, const Integrator &integrator, const http::Headers &headers)
    {
        return simulation.send("PATCH", integrator.callback(), headers,
                               R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})");
    }
};

void tst_VerificationRequests::verifies_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<TaskState>("state");
    QTest::newRow("200") << 200 << TaskState::Passed;
    for (const int status : {201, 202, 204, 302, 401, 500})
        QTest::addRow("%d", status) << status << TaskState::Unreachable;
}

void tst_VerificationRequests::verifies()
{
    QFETCH(int, answer);
    Simulation simulation;
    Integrator integrator(simulation.clock, {answer});
    simulation.startRunTask(to(integrator, Verification::Token));
    QCOMPARE(simulation.runTask.verification, Verification::Token);
    QTRY_COMPARE(simulation.runTask.events.size(), 3);
    QList<Type> types;
    for (const simulator::RunTaskEvent &event : std::as_const(simulation.runTask.events))
        types.append(event.type);
    QCOMPARE(types, QList({Type::Attempt, Type::Answered, Type::Finished}));
    QTEST(simulation.runTask.state, "state");
    simulation.clock.advance(2h);
    QCOMPARE(integrator.requests.size(), 1); // sent once, and without a deadline
    QCOMPARE(simulation.runTask.events.size(), 3);
}

void tst_VerificationRequests::refusesCallbacks()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    for (const Verification verification : {Verification::Token, Verification::Level}) {
        simulation.startRunTask(to(integrator, verification));
        QTRY_COMPARE(simulation.runTask.state, TaskState::Passed);
        QCOMPARE(callback(simulation, integrator, {Simulation::bearer(integrator.token())}).status, 401);
        QTRY_COMPARE(simulation.runTask.events.last().type, Type::Callback);
        QCOMPARE(simulation.runTask.events.last().http, 401);
        QCOMPARE(simulation.runTask.events.last().error.rule, u"callback.unasked"_s);
        QCOMPARE(simulation.runTask.events.last().status, u"passed"_s);
        QCOMPARE(callback(simulation, integrator, {}).status, 401);
        QCOMPARE(simulation.runTask.state, TaskState::Passed);
        const QString plan = QUrl(integrator.text("plan_json_api_url")).path();
        QCOMPARE(simulation.send("GET", plan, {Simulation::bearer(integrator.token())}).status, 401);
    }
}

void tst_VerificationRequests::verifiesAsRecorded()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator, Verification::Recorded));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Passed);
    const QByteArray signature = // computed by another program, over the published bytes
        "92ef120492401c9035f131a8cccb4d174dfbf7a6c5760bda00875d58aaed80045e560dbae787a1b85c051e8642ecbcc756915b6e79591c"
        "7"
        "0d4720eff2e8f37bd";
    QCOMPARE(http::headerValue(integrator.requests.first().headers, "X-TFC-Task-Signature"), signature);
    // The simulator's own id tells two such run tasks apart.
    QVERIFY(simulation.runTask.id != integrator.text("task_result_id"));
    QCOMPARE(callback(simulation, integrator, {Simulation::bearer(integrator.token())}).status, 401);
    QTRY_COMPARE(simulation.runTask.events.last().type, Type::Callback);
}

RUNLATCH_TEST(tst_VerificationRequests)
#include "tst_verificationrequests.moc"
