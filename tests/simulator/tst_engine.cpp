// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Integrator;
using simulator::RunTaskOptions;
using simulator::Simulation;

class EngineTest : public QObject
{
    Q_OBJECT

private slots:
    void servesThePlan();
    void refusesTargets_data();
    void refusesTargets();
    void putsThePublicUrlIntoUrls();
    void refusesABrokenPublicUrl();
    void reportsAPortInUse();
    void endsRunTasksWhenStopped();
    void startsAgainWithAnotherToken();
    void namesWorkspaces();
};

void EngineTest::servesThePlan()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    const QString path = QUrl(integrator.text("plan_json_api_url")).path();
    const http::Response plan = simulation.send("GET", path, {Simulation::bearer(integrator.token())});
    QCOMPARE(plan.status, 200);
    QCOMPARE(http::headerValue(plan.headers, "Content-Type"), "application/json");
    const QJsonObject document = Simulation::object(plan.body);
    QCOMPARE(document["format_version"_L1].toString(), u"1.2"_s);
    QCOMPARE(document["resource_changes"_L1].toArray().size(), 3);
    QCOMPARE(simulation.send("GET", path).status, 401); // the user's token is not the run task's
    QCOMPARE(simulation.send("GET", u"/api/v2/plans/plan-none/json-output"_s, {Simulation::bearer(integrator.token())})
                 .status,
             404);
}

void EngineTest::refusesTargets_data()
{
    QTest::addColumn<QUrl>("target");
    QTest::newRow("empty") << QUrl();
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s);
    QTest::newRow("no host") << QUrl(u"http:///runtask"_s);
    QTest::newRow("user information") << QUrl(u"http://me:secret@127.0.0.1/"_s);
    QTest::newRow("relative") << QUrl(u"/runtask"_s);
}

void EngineTest::refusesTargets()
{
    QFETCH(QUrl, target);
    Simulation simulation;
    RunTaskOptions options;
    options.target = target;
    const auto id = simulation.engine.startRunTask(options);
    QVERIFY(!id);
    QCOMPARE(id.error().kind, base::ErrorKind::Usage);
    QCOMPARE(id.error().rule, u"target.url"_s);
    QVERIFY(!id.error().subject.contains("secret"_L1));
}

void EngineTest::putsThePublicUrlIntoUrls()
{
    Simulation simulation;
    const quint16 port = static_cast<quint16>(simulation.address.url.port());
    simulator::ServiceOptions options;
    options.port = port; // a start while it serves takes the place of the earlier one
    options.publicUrl = QUrl(u"https://tunnel.example/"_s);
    const auto address = simulation.engine.start(options);
    QVERIFY(address);
    QCOMPARE(address->url, QUrl(u"https://tunnel.example/api/v2"_s));
    Integrator integrator(simulation.clock);
    RunTaskOptions runTask;
    runTask.target = integrator.url();
    simulation.startRunTask(runTask);
    QTRY_COMPARE(integrator.requests.size(), 1);
    QVERIFY(integrator.text("task_result_callback_url").startsWith("https://tunnel.example/api/v2/task-results/"_L1));
    QVERIFY(integrator.text("run_app_url").startsWith("https://tunnel.example/app/acme/"_L1));
    QCOMPARE(http::headerValue(integrator.requests.first().headers, "User-Agent"),
             "TFC/1.0 (+https://tunnel.example; TFC)");
}

void EngineTest::refusesABrokenPublicUrl()
{
    support::FakeClock clock;
    simulator::Engine engine(clock);
    simulator::ServiceOptions options;
    options.publicUrl = QUrl(u"ftp://tunnel.example"_s);
    QCOMPARE(engine.start(options).error().rule, u"public-url"_s);
    QCOMPARE(engine.startRunTask({}).error().rule, u"simulator.stopped"_s);
}

void EngineTest::reportsAPortInUse()
{
    Simulation simulation;
    simulator::Engine second(simulation.clock);
    simulator::ServiceOptions options;
    options.port = static_cast<quint16>(simulation.address.url.port());
    const auto started = second.start(options);
    QVERIFY(!started);
    QCOMPARE(started.error().rule, u"listen.in-use"_s);
}

void EngineTest::endsRunTasksWhenStopped()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {503});
    RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.events.size(), 2);
    bool isStopped = false;
    simulation.engine.stop([&isStopped] { isStopped = true; });
    QTRY_VERIFY(isStopped);
    simulation.clock.advance(std::chrono::hours(2));
    QCOMPARE(simulation.runTask.events.size(), 2);
    QCOMPARE(integrator.requests.size(), 1);
    QCOMPARE(simulation.send("GET", u"/api/v2/organizations"_s).status, 0); // nobody listens
    isStopped = false;
    simulation.engine.stop([&isStopped] { isStopped = true; });
    QVERIFY(isStopped);
}

void EngineTest::startsAgainWithAnotherToken()
{
    Simulation simulation;
    const auto again = simulation.engine.start({});
    QVERIFY(again);
    QVERIFY(again->token != simulation.address.token);
    simulation.address.url = again->url;
    QCOMPARE(simulation.send("GET", u"/api/v2/organizations"_s).status, 401);
}

void EngineTest::namesWorkspaces()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    const QJsonObject workspace = simulation.get("/api/v2/workspaces/"_L1 + integrator.text("workspace_id"));
    QCOMPARE(workspace["data"_L1]["attributes"_L1]["name"_L1].toString(), integrator.text("workspace_name"));
    options.workspaceName = u"one of my own"_s;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 2);
    QCOMPARE(integrator.text("workspace_name"), options.workspaceName);
    QVERIFY(integrator.text("workspace_id").startsWith("ws-"_L1));
}

QTEST_GUILESS_MAIN(EngineTest)
#include "tst_engine.moc"
