// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"
#include "simulator/state/configuration.h"
#include "support/suite.h"
#include "support/testidentity.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Integrator;
using simulator::RunTaskOptions;
using simulator::Simulation;

/// The simulator serves the URLs of a run task request, and ends what is under way.
class tst_Engine : public QObject
{
    Q_OBJECT

private slots:
    void servesThePlan();
    void guardsThePlan();
    void servesTheConfiguration();
    void aBodyKeepsNobodyFromADownload();
    void boundsPlanTickets();
    void refusesTargets_data();
    void refusesTargets();
    void putsThePublicUrlIntoUrls();
    void refusesABrokenPublicUrl();
    void reportsAPortInUse();
    void endsRunTasksWhenStopped();
    void endsRunTasksOnceOnly();
    void announcesItsRate();
    void startsAgainWithAnotherToken();
    void showsTheBeginningOfLongRequests();
    void namesWorkspaces();
    void tellsExchangesToWhoWantsThem_data();
    void tellsExchangesToWhoWantsThem();
    void trustsTheTargetsOwnCertificate_data();
    void trustsTheTargetsOwnCertificate();

private:
    /// Starts a run task, whose first delivery the integrator gets.
    static void deliver(Simulation &simulation, Integrator &integrator, RunTaskOptions options = {})
    {
        options.target = integrator.url();
        simulation.startRunTask(options);
        QTRY_COMPARE(integrator.requests.size(), 1);
    }
};

void tst_Engine::servesThePlan()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    deliver(simulation, integrator);
    const QString path = QUrl(integrator.text("plan_json_api_url")).path();
    const http::Response first = simulation.send("GET", path, {Simulation::bearer(integrator.token())});
    QCOMPARE(first.status, 307);
    const QString location = QString::fromLatin1(http::headerValue(first.headers, "Location"));
    const http::Response plan = simulation.send("GET", location, {}); // the location needs no token
    QCOMPARE(plan.status, 200);
    QVERIFY(!simulation.served.last().path.contains(u'?')); // the code of the location is a secret
    QCOMPARE(http::headerValue(plan.headers, "Content-Type"), "application/json");
    const QJsonObject document = Simulation::object(plan.body);
    QCOMPARE(document["format_version"_L1].toString(), u"1.2"_s);
    QCOMPARE(document["resource_changes"_L1].toArray().size(), 3);
    QVERIFY(document.contains("resource_drift"_L1)); // the whole format is in it
    simulation.clock.advance(std::chrono::seconds(59));
    QCOMPARE(simulation.send("GET", location, {}).status, 200);
    simulation.clock.advance(std::chrono::seconds(1));
    QCOMPARE(simulation.send("GET", location, {}).status, 404);
}

/// The tickets of plans are bounded: anybody with the token may request any number, and only the newest 64 are valid.
void tst_Engine::boundsPlanTickets()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    deliver(simulation, integrator);
    const QString path = QUrl(integrator.text("plan_json_api_url")).path();
    QStringList locations;
    for (int index = 0; index < 70; ++index) {
        const http::Response ticket = simulation.send("GET", path, {Simulation::bearer(integrator.token())});
        locations.append(QString::fromLatin1(http::headerValue(ticket.headers, "Location")));
        simulation.clock.advance(std::chrono::milliseconds(1));
    }
    QCOMPARE(simulation.send("GET", locations[0], {}).status, 404);
    QCOMPARE(simulation.send("GET", locations[70 - 65], {}).status, 404);
    QCOMPARE(simulation.send("GET", locations[70 - 64], {}).status, 200);
    QCOMPARE(simulation.send("GET", locations[69], {}).status, 200);
}

void tst_Engine::guardsThePlan()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    deliver(simulation, integrator);
    const QString path = QUrl(integrator.text("plan_json_api_url")).path();
    QCOMPARE(simulation.send("GET", path, {}).status, 401);
    QCOMPARE(simulation.send("GET", path).status, 401); // the user's token is not the run task's
    const QList<http::Header> token{Simulation::bearer(integrator.token())};
    QCOMPARE(simulation.send("GET", u"/api/v2/plans/plan-none/json-output"_s, token).status, 404);
    QCOMPARE(simulation.send("GET", u"/archivist/v1/object?code=guessed"_s, token).status, 404);
}

void tst_Engine::servesTheConfiguration()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options;
    options.configuration = simulator::sampleConfiguration();
    QVERIFY(options.configuration->startsWith("\x1f\x8b")); // gzip
    deliver(simulation, integrator, options);
    const QString path = QUrl(integrator.text("configuration_version_download_url")).path();
    QCOMPARE(simulation.send("GET", path, {}).status, 401);
    QCOMPARE(simulation.send("GET", u"/api/v2/configuration-versions/cv-none/download"_s).status, 404);
    const http::Response first = simulation.send("GET", path, {Simulation::bearer(integrator.token())});
    QCOMPARE(first.status, 302);
    const QString location = QString::fromLatin1(http::headerValue(first.headers, "Location"));
    const http::Response archive = simulation.send("GET", location, {});
    QCOMPARE(archive.status, 200);
    QCOMPARE(archive.body, *options.configuration);
    simulation.clock.advance(std::chrono::minutes(1));
    QCOMPARE(simulation.send("GET", location, {}).status, 404);
}

/// A request with a body is judged by its head, and the run task's token counts there as it does without one.
void tst_Engine::aBodyKeepsNobodyFromADownload()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options;
    options.configuration = "archive";
    deliver(simulation, integrator, options);
    const QList<http::Header> token{Simulation::bearer(integrator.token())};
    for (const char *key : {"plan_json_api_url", "configuration_version_download_url"}) {
        const QString path = QUrl(integrator.text(key)).path();
        QCOMPARE(simulation.send("GET", path, token, "{}").status, simulation.send("GET", path, token).status);
        QCOMPARE(simulation.send("GET", path, {}, "{}").status, 401);
    }
}

void tst_Engine::refusesTargets_data()
{
    QTest::addColumn<QUrl>("target");
    QTest::newRow("empty") << QUrl();
    QTest::newRow("file") << QUrl(u"file:///etc/passwd"_s);
    QTest::newRow("no host") << QUrl(u"http:///runtask"_s);
    QTest::newRow("user information") << QUrl(u"http://me:secret@127.0.0.1/"_s);
    QTest::newRow("relative") << QUrl(u"/runtask"_s);
}

void tst_Engine::refusesTargets()
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

void tst_Engine::putsThePublicUrlIntoUrls()
{
    Simulation simulation;
    const quint16 port = static_cast<quint16>(simulation.address.url.port());
    simulator::ServiceOptions options;
    options.port = port; // a start while the engine serves ends the earlier service
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

void tst_Engine::refusesABrokenPublicUrl()
{
    support::FakeClock clock;
    simulator::Engine engine(clock);
    simulator::ServiceOptions options;
    options.publicUrl = QUrl(u"ftp://tunnel.example"_s);
    QCOMPARE(engine.start(options).error().rule, u"public-url"_s);
    QCOMPARE(engine.startRunTask({}).error().rule, u"simulator.stopped"_s);
}

void tst_Engine::reportsAPortInUse()
{
    Simulation simulation;
    simulator::Engine second(simulation.clock);
    simulator::ServiceOptions options;
    options.port = static_cast<quint16>(simulation.address.url.port());
    const auto started = second.start(options);
    QVERIFY(!started);
    QCOMPARE(started.error().rule, u"listen.in-use"_s);
    QVERIFY(started.error().facts.value(1).toInt() > 0);
}

void tst_Engine::endsRunTasksWhenStopped()
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
    QCOMPARE(simulation.runTask.events.size(), 3);
    const simulator::RunTaskEvent end = simulation.runTask.events.last();
    QCOMPARE(end.type, simulator::RunTaskEvent::Type::Finished);
    QCOMPARE(end.error.rule, u"simulator.stopped"_s);
    QCOMPARE(simulation.runTask.state, protocol::TaskState::Errored);
    QCOMPARE(integrator.requests.size(), 1);
    QCOMPARE(simulation.send("GET", u"/api/v2/organizations"_s).status, 0); // nobody listens at the old port
    isStopped = false;
    simulation.engine.stop([&isStopped] { isStopped = true; });
    QVERIFY(isStopped);
}

void tst_Engine::endsRunTasksOnceOnly()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    deliver(simulation, integrator);
    QCOMPARE(simulation
                 .send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token())},
                       R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})")
                 .status,
             200);
    QTRY_COMPARE(simulation.runTask.events.last().type, simulator::RunTaskEvent::Type::Finished);
    const qsizetype events = simulation.runTask.events.size();
    QVERIFY(simulation.engine.start({})); // ends the earlier service
    QCOMPARE(simulation.runTask.events.size(), events);
    QCOMPARE(simulation.runTask.state, protocol::TaskState::Passed);
}

void tst_Engine::announcesItsRate()
{
    Simulation simulation;
    for (const QString &path : {u"/api/v2/organizations"_s, u"/api/v2/nothing"_s, u"/api/v2/ping"_s})
        QCOMPARE(http::headerValue(simulation.send("GET", path).headers, "X-RateLimit-Limit"), "30");
}

void tst_Engine::showsTheBeginningOfLongRequests()
{
    Simulation simulation;
    const QString path = u'/' + QString(30'000, u'x');
    QCOMPARE(simulation.send(QByteArray(20'000, 'M'), path).status, 404);
    QCOMPARE(simulation.served.last().method, QByteArray(32, 'M'));
    QCOMPARE(simulation.served.last().path, path.left(2048));
}

void tst_Engine::startsAgainWithAnotherToken()
{
    Simulation simulation;
    const auto again = simulation.engine.start({});
    QVERIFY(again);
    QVERIFY(again->token != simulation.address.token);
    simulation.address.url = again->url;
    QCOMPARE(simulation.send("GET", u"/api/v2/organizations"_s).status, 401);
}

void tst_Engine::namesWorkspaces()
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

void tst_Engine::tellsExchangesToWhoWantsThem_data()
{
    QTest::addColumn<bool>("isWanted");
    QTest::newRow("wanted") << true;
    QTest::newRow("not wanted") << false;
}

void tst_Engine::tellsExchangesToWhoWantsThem()
{
    QFETCH(bool, isWanted);
    Simulation simulation;
    Integrator integrator(simulation.clock, {503, 200});
    QStringList told;
    connect(&simulation.engine, &simulator::Engine::exchanged, this, [&told](const http::ExchangeRecord &record) {
        told.append(u"%1 %2 %3"_s.arg(record.purpose).arg(record.attempt).arg(record.status));
        QVERIFY2(!record.path.contains("code="_L1) || record.path.endsWith("[redacted]"_L1), qPrintable(record.path));
    });
    simulation.address.url = simulation.engine.start({}, isWanted)->url;
    RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.events.size(), 2);
    simulation.clock.advance(std::chrono::seconds(1));
    QTRY_COMPARE(simulation.runTask.events.size(), 4);
    simulation.send("GET", u"/archivist/v1/object?code=abcdefgh"_s, {});
    const QStringList all{u"run-task.deliver 1 503"_s, u"run-task.deliver 2 200"_s, u"simulator.api 1 404"_s};
    QTRY_COMPARE(told, isWanted ? all : QStringList());
}

void tst_Engine::trustsTheTargetsOwnCertificate_data()
{
    QTest::addColumn<bool>("isPinned");
    QTest::newRow("pinned") << true;
    QTest::newRow("not pinned") << false;
}

void tst_Engine::trustsTheTargetsOwnCertificate()
{
    QFETCH(bool, isPinned);
    const http::ServerIdentity identity = support::testIdentity(u"self-signed"_s);
    Simulation simulation;
    Integrator integrator(simulation.clock, {200}, identity);
    RunTaskOptions options;
    options.target = integrator.url();
    if (isPinned)
        options.pinnedCertificate = support::fingerprintOf(identity);
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.events.size(), 2);
    QCOMPARE(integrator.requests.size(), isPinned ? 1 : 0);
    QCOMPARE(simulation.runTask.events.last().error.rule, isPinned ? QString() : u"tls.self-signed"_s);
}

RUNLATCH_TEST(tst_Engine)
#include "tst_engine.moc"
