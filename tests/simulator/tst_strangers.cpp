// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace runlatch;
using protocol::TaskState;
using simulator::DialectRule;
using simulator::Integrator;
using simulator::RunTaskEvent;
using simulator::Simulation;

/// A client without a token is answered before it sends a body, and its report is small, over real sockets.
class tst_Strangers : public QObject
{
    Q_OBJECT

private slots:
    void areAnsweredAtTheHead_data();
    void areAnsweredAtTheHead();
    void areNotInvited();
    void callbacksAreShownInTheTimeline();
    void callbacksWithACodeAreRead_data();
    void callbacksWithACodeAreRead();
    void callbacksToAVerificationAreJudgedAtTheHead();
    void shortCallbacksTellTheirStatus();
    void callbacksLeaveLittleOfWhatWasWrong();
    void rejectionsTellTheRate();
    void activityTellsTheRule();
    void activityTellsPlaceFromMethod();

private:
    /// Sends the head of a request with 60 MB and returns the status of the answer; 0 without an answer.
    static int answerToHead(const Simulation &simulation, const QByteArray &method, const QString &path,
                            const QByteArray &headers = {})
    {
        const QUrl url = simulation.address.url;
        QTcpSocket socket;
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write(method + ' ' + path.toLatin1() + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000000\r\n"
                     + headers + "\r\n");
        QByteArray received;
        const auto isAnswered = [&] {
            received += socket.readAll();
            return received.contains("\r\n");
        };
        return support::waitFor(isAnswered) ? received.mid(9, 3).toInt() : 0;
    }
    static simulator::RunTaskOptions to(const Integrator &integrator)
    {
        simulator::RunTaskOptions options;
        options.target = integrator.url();
        return options;
    }
};

void tst_Strangers::areAnsweredAtTheHead_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path"); // {callback} stands for the callback of a run task
    QTest::addColumn<QByteArray>("headers");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QByteArray &method, const QString &path, const QByteArray &headers,
                        int status) { QTest::newRow(name) << method << path << headers << status; };
    const QString api = u"/api/v2/organizations/acme/explorer/bulk-actions"_s;
    row("no token", "POST", api, {}, 401);
    row("wrong token", "POST", api, "Authorization: Bearer abc\r\n", 401);
    row("a page", "POST", api, "Origin: https://evil.example\r\n", 403);
    row("a page behind a good line", "POST", api, "Sec-Fetch-Site: none\r\nsec-fetch-site: cross-site\r\n", 403);
    row("no token, whole address", "POST", u"http://localhost"_s + api, {}, 401);
    row("a page, whole address", "POST", u"http://localhost"_s + api, "Origin: https://evil.example\r\n", 403);
    row("a callback to nobody, whole address", "PATCH", u"http://a/api/v2/task-results/none/callback"_s, {}, 404);
    row("plan by code, whole address", "GET", u"http://localhost/archivist/v1/object?code=abc"_s, {}, 413);
    row("outside of the API", "POST", u"/"_s, {}, 404);
    row("discovery", "GET", u"/.well-known/terraform.json"_s, {}, 413);
    row("callback", "PATCH", u"{callback}"_s, "Authorization: Bearer abc\r\n", 401);
    row("callback to nobody", "PATCH", u"/api/v2/task-results/none/callback"_s, {}, 404);
    row("plan", "GET", u"/api/v2/plans/plan-none/json-output"_s, {}, 404);
    row("plan by code", "GET", u"/archivist/v1/object?code=abc"_s, {}, 413);
}

void tst_Strangers::areAnsweredAtTheHead()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QString, path);
    QFETCH(const QByteArray, headers);
    QFETCH(const int, status);
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(integrator.requests.size(), 1);
    const QString callback = integrator.callback().section(u'?', 0, 0);
    QCOMPARE(answerToHead(simulation, method, QString(path).replace("{callback}"_L1, callback), headers), status);
    QCOMPARE(simulation.served.size(), 1);
    QCOMPARE(simulation.served.first().method, method);
    QCOMPARE(simulation.served.first().status, status);
    QVERIFY(!simulation.served.first().path.contains("code"_L1));
}

void tst_Strangers::areNotInvited()
{
    Simulation simulation;
    const QString path = u"/api/v2/organizations/acme/explorer/bulk-actions"_s;
    const QByteArray expects = "Expect: 100-continue\r\n";
    QCOMPARE(answerToHead(simulation, "POST", path, expects), 401);
    QCOMPARE(
        answerToHead(simulation, "POST", path, expects + "Authorization: Bearer " + simulation.address.token + "\r\n"),
        100);
}

void tst_Strangers::callbacksAreShownInTheTimeline()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(answerToHead(simulation, "PATCH", integrator.callback(), "Authorization: Bearer abc\r\n"), 401);
    const RunTaskEvent event = simulation.runTask.events.last();
    QCOMPARE(event.type, RunTaskEvent::Type::Callback);
    QCOMPARE(event.http, 401);
    QCOMPARE(event.error.kind, base::kindOfStatus(401));
    QCOMPARE(event.error.errors.first().title, u"unauthorized"_s);
    QCOMPARE(event.status, QString());
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting);
}

void tst_Strangers::callbacksWithACodeAreRead_data()
{
    QTest::addColumn<DialectRule>("dialect");
    QTest::addColumn<int>("status"); // 100: the body is asked for
    QTest::newRow("any") << DialectRule::Any << 401;
    QTest::newRow("specification") << DialectRule::Specification << 401;
    QTest::newRow("OpenAPI") << DialectRule::OpenApi << 100;
}

void tst_Strangers::callbacksWithACodeAreRead()
{
    QFETCH(const DialectRule, dialect);
    Simulation simulation(dialect);
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(integrator.requests.size(), 1);
    QVERIFY(integrator.callback().contains("url_code="_L1));
    const QByteArray expects = "Expect: 100-continue\r\n";
    QTEST(answerToHead(simulation, "PATCH", integrator.callback(), expects), "status");
    QCOMPARE(answerToHead(simulation, "PATCH", integrator.callback() + u'x', expects), 401);
}

void tst_Strangers::callbacksToAVerificationAreJudgedAtTheHead()
{
    Simulation simulation(DialectRule::OpenApi);
    Integrator integrator(simulation.clock);
    simulator::RunTaskOptions options = to(integrator);
    options.verification = simulator::Verification::Level;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    // The code of this callback does not count.
    QCOMPARE(answerToHead(simulation, "PATCH", integrator.callback()), 401);
}

/// A refused callback is read as far as it is short, so that a final one is known as such.
void tst_Strangers::shortCallbacksTellTheirStatus()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const QByteArray passed = R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})";
    const http::Header token = Simulation::bearer(integrator.token());
    QCOMPARE(simulation.send("PATCH", integrator.callback(), {Simulation::bearer("another")}, passed).status, 401);
    QCOMPARE(simulation.runTask.events.last().status, u"passed"_s);
    QCOMPARE(simulation.runTask.events.last().bytes, passed.size());
    QCOMPARE(simulation.send("POST", integrator.callback(), {token}, passed).status, 405);
    QCOMPARE(simulation.runTask.events.last().status, u"passed"_s);
    const QString elsewhere = integrator.callback().section(u"/callback"_s, 0, 0);
    QCOMPARE(simulation.send("PATCH", elsewhere, {token}, passed).status, 404);
    QCOMPARE(simulation.served.last().written, u"passed"_s);
    const QByteArray longer = passed + QByteArray(64 * 1024, ' ');
    QCOMPARE(simulation.send("PATCH", integrator.callback(), {Simulation::bearer("another")}, longer).status, 401);
    QCOMPARE(simulation.runTask.events.last().status, QString());
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(simulation.send("PATCH", integrator.callback(), {token, Simulation::jsonApi()}, passed).status, 200);
}

/// A wrong callback leaves little: the integrator gets the complete error, and the timeline keeps its beginning.
void tst_Strangers::callbacksLeaveLittleOfWhatWasWrong()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const QByteArray tag = '"' + QByteArray(100'000, 'n') + R"(":[{"label":7}])";
    const QByteArray outcome =
        R"({"type":"task-result-outcomes","attributes":{"outcome-id":7,"description":7,"tags":{)" + tag + "}}}";
    const QByteArray outcomes = (outcome + ',').repeated(30).chopped(1);
    const QByteArray body =
        R"({"data":{"type":"task-results","attributes":{"status":"passed"},"relationships":{"outcomes":{"data":[)"
        + outcomes + "]}}}}";
    const http::Response answer =
        simulation.send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token())}, body);
    QCOMPARE(answer.status, 422);
    QVERIFY(Simulation::object(answer.body)["errors"_L1].toArray().size() > 20);
    const QList<base::ServiceError> errors = simulation.runTask.events.last().error.errors;
    QCOMPARE(errors.size(), 20);
    for (const base::ServiceError &error : errors)
        QVERIFY(error.pointer.size() <= 256 && error.detail.size() <= 256 && error.title.size() <= 256);
}

void tst_Strangers::rejectionsTellTheRate()
{
    Simulation simulation;
    const http::Response response = simulation.send("POST", u"/api/v2/organizations"_s, {}, "{}");
    QCOMPARE(response.status, 401);
    QCOMPARE(http::headerValue(response.headers, "X-RateLimit-Limit"), "30");
    QCOMPARE(response.body, R"({"errors":[{"status":"401","title":"unauthorized"}]})");
}

void tst_Strangers::activityTellsTheRule()
{
    Simulation simulation;
    QList<http::ExchangeRecord> records;
    connect(&simulation.engine, &simulator::Engine::exchanged, this,
            [&records](const http::ExchangeRecord &record) { records.append(record); });
    simulation.address.url = simulation.engine.start({}, true)->url;
    QCOMPARE(answerToHead(simulation, "POST", u"/api/v2/organizations"_s), 401);
    QTRY_COMPARE(records.size(), 1);
    QCOMPARE(records.first().purpose, u"simulator.api"_s);
    QCOMPARE(records.first().status, 401);
    QCOMPARE(records.first().error.rule, u"request.token"_s);
    QVERIFY(!records.first().responseBody.isEmpty());
}

/// A refused request tells the maker of an integration whether its address or its method is wrong.
void tst_Strangers::activityTellsPlaceFromMethod()
{
    Simulation simulation;
    QList<http::ExchangeRecord> records;
    connect(&simulation.engine, &simulator::Engine::exchanged, this,
            [&records](const http::ExchangeRecord &record) { records.append(record); });
    simulation.address.url = simulation.engine.start({}, true)->url;
    QCOMPARE(answerToHead(simulation, "POST", u"/archivist/v1/object"_s), 405);
    QTRY_COMPARE(records.size(), 1);
    QCOMPARE(records.last().error.rule, u"request.other-method"_s);
    QCOMPARE(answerToHead(simulation, "POST", u"/api/v2/plans/plan-none/json-output"_s), 404);
    QTRY_COMPARE(records.size(), 2);
    QCOMPARE(records.last().error.rule, u"request.address"_s);
}

RUNLATCH_TEST(tst_Strangers)
#include "tst_strangers.moc"
