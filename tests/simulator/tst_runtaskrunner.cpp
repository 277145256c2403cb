// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"

#include "protocol/signature.h"
#include "simulator/runtaskrunner.h"
#include "support/closedport.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::TaskState;
using simulator::FaultKind;
using simulator::Integrator;
using simulator::RunTaskEvent;
using simulator::RunTaskOptions;
using simulator::Simulation;

/// A run task goes through its life as an integrator sees it, through the engine and over sockets.
class tst_RunTaskRunner : public QObject
{
    Q_OBJECT

private slots:
    void passes();
    void keepsWhatCallbacksSay();
    void sendsTheDocumentedHeaders();
    void signsTheBytesItSends();
    void sendsAnEmptySignatureWithoutKey();
    void retriesTheSameBytes_data();
    void retriesTheSameBytes();
    void waitsLongerEachTime();
    void isUnreachable_data();
    void isUnreachable();
    void judgesOverTheWire();
    void takesCallbacksBeforeTheAnswer();
    void erroredByTime();
    void progressMovesTheDeadline();
    void boundsItsRecord();
    void answersWithADocument();
    void signsWrongly();
    void deliversTwice();
    void deliversNoMoreOnceAnswered();
    void cutsARequest();

private:
    static RunTaskOptions to(const Integrator &integrator)
    {
        RunTaskOptions options;
        options.target = integrator.url();
        options.hmacKey = "secret123";
        return options;
    }
    static QByteArray result(const QByteArray &status, const QByteArray &more = {})
    {
        return QByteArray(R"({"data":{"type":"task-results","attributes":{"status":"@"#}}})")
            .replace('@', status)
            .replace('#', more);
    }
    static http::Response callback(Simulation &simulation, const Integrator &integrator, const QByteArray &body)
    {
        return simulation.send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token())}, body);
    }
    static QList<RunTaskEvent::Type> types(const simulator::RunTask &runTask)
    {
        QList<RunTaskEvent::Type> found;
        for (const RunTaskEvent &event : runTask.events)
            found.append(event.type);
        return found;
    }
};

using Type = RunTaskEvent::Type;

void tst_RunTaskRunner::passes()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    simulation.clock.advance(9min + 59s);
    const http::Response accepted = callback(simulation, integrator, result("passed"));
    QCOMPARE(accepted.status, 200);
    QVERIFY(accepted.body.isEmpty()); // spec 4.6
    QTRY_COMPARE(types(simulation.runTask), QList({Type::Attempt, Type::Answered, Type::Callback, Type::Finished}));
    QCOMPARE(simulation.runTask.state, TaskState::Passed);
    QCOMPARE(simulation.runTask.events.last().at, 9min + 59s);
    QCOMPARE(simulation.runTask.id, integrator.text("task_result_id"));
    QCOMPARE(simulation.runTask.runId, integrator.text("run_id"));
    const http::Response late = callback(simulation, integrator, result("failed"));
    QCOMPARE(late.status, 409);
    QCOMPARE(Simulation::object(late.body)["errors"_L1][0]["detail"_L1].toString(),
             u"The task result is in a terminal state and cannot be updated."_s);
    QCOMPARE(simulation.runTask.state, TaskState::Passed);
}

void tst_RunTaskRunner::keepsWhatCallbacksSay()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const QByteArray running = R"({"data":{"type":"task-results","attributes":{"status":"running","message":"half"},
        "relationships":{"outcomes":{"data":[{"type":"task-result-outcomes","attributes":{"outcome-id":"NET-127",
        "description":"Subnet overlaps","tags":{"Status":[{"label":"Denied","level":"error"}]}}}]}}}})";
    QCOMPARE(callback(simulation, integrator, running).status, 200);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Running);
    QCOMPARE(simulation.runTask.events.last().outcomes, 1);
    QCOMPARE(simulation.runTask.events.last().bytes, running.size());
    QCOMPARE(callback(simulation, integrator, result("failed", R"(,"message":"0 passed, 1 failed")")).status, 200);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Failed);
    QCOMPARE(simulation.runTask.result.message, u"0 passed, 1 failed"_s);
    QCOMPARE(simulation.runTask.result.outcomes.size(), 1);
    QCOMPARE(simulation.runTask.result.outcomes.first().id, u"NET-127"_s);
}

void tst_RunTaskRunner::sendsTheDocumentedHeaders()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(integrator.requests.size(), 1);
    const http::Request &request = integrator.requests.first();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.target, "/runtask?from=service");
    const QByteArray site = simulation.address.url.toString().chopped(7).toLatin1(); // the address without /api/v2
    QCOMPARE(http::headerValue(request.headers, "Content-Type"), "application/json");
    QCOMPARE(http::headerValue(request.headers, "User-Agent"), "TFC/1.0 (+" + site + "; TFC)");
    QVERIFY(request.headers.contains(http::Header{"Content-Length", QByteArray::number(request.body.size())}));
}

void tst_RunTaskRunner::signsTheBytesItSends()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = to(integrator);
    options.runMessage = u"Größe </ändern> ✓"_s;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    const http::Request &request = integrator.requests.first();
    const QByteArray signature = http::headerValue(request.headers, "X-TFC-Task-Signature");
    QCOMPARE(protocol::checkSignature("secret123", request.body, {signature}).verdict, protocol::Verdict::Valid);
    QCOMPARE(protocol::checkSignature("another", request.body, {signature}).verdict, protocol::Verdict::Invalid);
    QVERIFY(request.body.contains("Größe </ändern> ✓")); // UTF-8 with nothing escaped
    QVERIFY(!request.body.contains("\n") && !request.body.contains("\": "));
}

void tst_RunTaskRunner::sendsAnEmptySignatureWithoutKey()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = to(integrator);
    options.hmacKey.clear();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    QVERIFY(integrator.requests.first().head.contains("\r\nX-TFC-Task-Signature:")); // spec 4.5: there, and empty
    QVERIFY(http::headerValue(integrator.requests.first().headers, "X-TFC-Task-Signature").isEmpty());
}

void tst_RunTaskRunner::retriesTheSameBytes_data()
{
    QTest::addColumn<int>("refusal");
    for (const int status : {201, 202, 204, 302, 401, 404, 500, 503})
        QTest::addRow("%d", status) << status;
}

void tst_RunTaskRunner::retriesTheSameBytes()
{
    QFETCH(int, refusal);
    Simulation simulation;
    Integrator integrator(simulation.clock, {refusal, 200});
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(types(simulation.runTask), QList({Type::Attempt, Type::Answered}));
    QCOMPARE(simulation.runTask.events.last().http, refusal);
    QCOMPARE(simulation.runTask.state, TaskState::Pending);
    simulation.clock.advance(1s);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(integrator.requests.size(), 2);
    QCOMPARE(integrator.requests[1].head, integrator.requests[0].head);
    QCOMPARE(integrator.requests[1].body, integrator.requests[0].body);
    QCOMPARE(simulation.runTask.events.last().attempt, 2);
}

void tst_RunTaskRunner::waitsLongerEachTime()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {503});
    RunTaskOptions options = to(integrator);
    options.retries = 7;
    simulation.startRunTask(options);
    int attempts = 1;
    for (const auto wait : {1s, 2s, 4s, 8s, 16s, 30s, 30s}) {
        QTRY_COMPARE(simulation.runTask.events.size(), 2 * attempts);
        simulation.clock.advance(wait - 1ms);
        QCOMPARE(simulation.runTask.events.size(), 2 * attempts);
        simulation.clock.advance(1ms);
        ++attempts;
        QTRY_COMPARE(integrator.requests.size(), attempts);
    }
    QTRY_COMPARE(simulation.runTask.state, TaskState::Unreachable);
}

void tst_RunTaskRunner::isUnreachable_data()
{
    QTest::addColumn<QString>("side");
    QTest::newRow("refused by status") << u"503"_s;
    QTest::newRow("nobody listens") << u"closed"_s;
    QTest::newRow("never answers") << u"silent"_s;
}

void tst_RunTaskRunner::isUnreachable()
{
    QFETCH(QString, side);
    Simulation simulation;
    Integrator integrator(simulation.clock, {side == "503"_L1 ? 503 : 0});
    RunTaskOptions options = to(integrator);
    options.retries = 1;
    const support::ClosedPort closed;
    if (side == "closed"_L1)
        options.target.setPort(closed.port());
    simulation.startRunTask(options);
    for (int attempt = 1; attempt <= 2; ++attempt) {
        if (side == "silent"_L1) {
            QTRY_COMPARE(integrator.requests.size(), attempt);
            simulation.clock.advance(10s); // each delivery has ten seconds
        }
        QTRY_VERIFY(simulation.runTask.events.size() >= 2 * attempt);
        simulation.clock.advance(1s);
    }
    const Type outcome = side == "503"_L1 ? Type::Answered : Type::NoAnswer;
    QTRY_COMPARE(types(simulation.runTask), QList({Type::Attempt, outcome, Type::Attempt, outcome, Type::Finished}));
    QCOMPARE(simulation.runTask.state, TaskState::Unreachable);
    if (side == "silent"_L1) {
        QCOMPARE(simulation.runTask.events[1].error.kind, base::ErrorKind::Timeout);
        QCOMPARE(callback(simulation, integrator, result("passed")).status, 409);
    }
}

void tst_RunTaskRunner::judgesOverTheWire()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const QString path = integrator.callback();
    const QByteArray passed = result("passed");
    QCOMPARE(simulation.send("PATCH", path, {}, passed).status, 401);
    QCOMPARE(simulation.send("PATCH", path, {Simulation::bearer(simulation.address.token)}, passed).status,
             401); // the token of the user
    QCOMPARE(
        simulation
            .send("PATCH", u"/api/v2/task-results/none/callback"_s, {Simulation::bearer(integrator.token())}, passed)
            .status,
        404);
    QCOMPARE(simulation.send("POST", path, {Simulation::bearer(simulation.address.token)}, passed).status, 405);
    const http::Response invalid = callback(simulation, integrator, result("canceled"));
    QCOMPARE(invalid.status, 422);
    QCOMPARE(Simulation::object(invalid.body)["errors"_L1][0]["source"_L1]["pointer"_L1].toString(),
             u"/data/attributes/status"_s);
    QTRY_COMPARE(simulation.runTask.events.last().http, 422);
    QCOMPARE(simulation.runTask.events.last().status, u"canceled"_s);
    QCOMPARE(simulation.runTask.events.last().error.errors.first().pointer, u"/data/attributes/status"_s);
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(
        simulation.send("PATCH", path.section(u'?', 0, 0), {Simulation::bearer(integrator.token())}, passed).status,
        200);
    for (const simulator::Served &served : std::as_const(simulation.served))
        QVERIFY(!served.path.contains("url_code"_L1));
}

void tst_RunTaskRunner::takesCallbacksBeforeTheAnswer()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {0});
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(integrator.requests.size(), 1);
    QCOMPARE(callback(simulation, integrator, result("running")).status, 200);
    QCOMPARE(callback(simulation, integrator, result("passed")).status, 200);
    QTRY_COMPARE(types(simulation.runTask), QList({Type::Attempt, Type::Callback, Type::Callback}));
    integrator.held.first().respond({});
    QTRY_COMPARE(types(simulation.runTask),
                 QList({Type::Attempt, Type::Callback, Type::Callback, Type::Answered, Type::Finished}));
    QCOMPARE(simulation.runTask.state, TaskState::Passed);
}

void tst_RunTaskRunner::erroredByTime()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    simulation.clock.advance(9min);
    QCOMPARE(callback(simulation, integrator, result("running")).status, 200);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Running);
    QCOMPARE(simulation.runTask.events.last().timeLeft, 1min);
    simulation.clock.advance(1min - 1ms); // spec 4.6 rule 2: progress changes nothing
    QCOMPARE(simulation.runTask.state, TaskState::Running);
    simulation.clock.advance(1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Errored);
    QCOMPARE(simulation.runTask.events.last().type, Type::Finished);
    QVERIFY(!simulation.runTask.events.last().timeLeft);
    QCOMPARE(callback(simulation, integrator, result("passed")).status, 409);
    QCOMPARE(simulation.runTask.state, TaskState::Errored);
}

void tst_RunTaskRunner::progressMovesTheDeadline()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options = to(integrator);
    options.limits.rule = protocol::DeadlineRule::Progress;
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    for (int minutes = 9; minutes < 60; minutes += 9) {
        simulation.clock.advance(9min);
        QCOMPARE(callback(simulation, integrator, result("running")).status, 200);
    }
    QTRY_COMPARE(simulation.runTask.state, TaskState::Running); // 54 minutes have passed
    simulation.clock.advance(6min - 1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Running);
    simulation.clock.advance(1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Errored); // the hour is over
    QCOMPARE(simulation.runTask.events.last().at, 60min);
}

void tst_RunTaskRunner::boundsItsRecord()
{
    support::FakeClock clock;
    http::RawSender sender(clock);
    protocol::RunTaskRequest payload;
    payload.accessToken = u"token"_s;
    simulator::FaultPlan faults(1);
    simulator::RunTaskIdentity identity = simulator::RunTaskIdentity::fresh();
    simulator::RunTaskRunner runner(clock, clock, sender, faults, {}, identity, payload,
                                    {.serviceName = "TFC", .site = {}});
    http::Request callback;
    callback.method = "PATCH";
    for (int index = 0; index < 1100; ++index)
        QCOMPARE(runner.callback(callback).status, 401);
    QCOMPARE(runner.runTask().events.size(), 1000);
}

void tst_RunTaskRunner::answersWithADocument()
{
    Simulation simulation(simulator::DialectRule::OpenApi);
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const http::Response accepted = callback(simulation, integrator, result("failed", R"(,"message":"1 failed")"));
    QCOMPARE(accepted.status, 200);
    const QJsonValue data = Simulation::object(accepted.body)["data"_L1];
    QCOMPARE(data["type"_L1].toString(), u"task-results"_s);
    QCOMPARE(data["id"_L1].toString(), integrator.text("task_result_id"));
    QCOMPARE(data["attributes"_L1]["status"_L1].toString(), u"failed"_s);
    QCOMPARE(data["attributes"_L1]["message"_L1].toString(), u"1 failed"_s);
    QVERIFY(data["attributes"_L1]["url"_L1].isNull());
    QVERIFY(data["attributes"_L1]["status-timestamps"_L1].toObject().contains("failed-at"_L1));
}

void tst_RunTaskRunner::signsWrongly()
{
    Simulation simulation(simulator::DialectRule::Any, {{.kind = FaultKind::WrongSignature}});
    Integrator integrator(simulation.clock, {401, 200});
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.events.size(), 2);
    QCOMPARE(simulation.runTask.events.first().fault, u"wrong-signature"_s);
    simulation.engine.setFaults({});
    simulation.clock.advance(1s);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const auto verdict = [&integrator](int index) {
        const http::Request &request = integrator.requests.at(index);
        const QByteArray signature = http::headerValue(request.headers, "X-TFC-Task-Signature");
        return protocol::checkSignature("secret123", request.body, {signature}).verdict;
    };
    QCOMPARE(verdict(0), protocol::Verdict::Invalid);
    QCOMPARE(verdict(1), protocol::Verdict::Valid);
}

void tst_RunTaskRunner::deliversTwice()
{
    Simulation simulation(simulator::DialectRule::Any, {{.kind = FaultKind::Repeated}});
    Integrator integrator(simulation.clock, {200, 500});
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(types(simulation.runTask), QList({Type::Attempt, Type::Answered, Type::Attempt, Type::Answered}));
    QCOMPARE(integrator.requests[1].body, integrator.requests[0].body);
    QCOMPARE(simulation.runTask.events[2].fault, u"repeated"_s);
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting); // the answer to the first delivery counts
    simulation.clock.advance(1min);
    QCOMPARE(types(simulation.runTask).count(Type::Attempt), 2); // that answer is not followed by a retry
}

void tst_RunTaskRunner::deliversNoMoreOnceAnswered()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    simulation.clock.advance(9min);
    QCOMPARE(types(simulation.runTask), QList({Type::Attempt, Type::Answered}));
}

void tst_RunTaskRunner::cutsARequest()
{
    Simulation simulation(simulator::DialectRule::Any, {{.kind = FaultKind::CutRequest}});
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(types(simulation.runTask), QList({Type::Attempt, Type::NoAnswer, Type::Attempt, Type::Answered}));
    QCOMPARE(simulation.runTask.events.first().fault, u"cut-request"_s);
    QCOMPARE(integrator.requests.size(), 1); // the cut request does not count
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting);
}

RUNLATCH_TEST(tst_RunTaskRunner)
#include "tst_runtaskrunner.moc"
