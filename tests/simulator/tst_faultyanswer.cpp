// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulation.h"

#include "simulator/fault.h"
#include "support/suite.h"

#include <QTcpSocket>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using simulator::DialectRule;
using simulator::Simulation;

/// Each fault changes the answer as documented, and the operation is carried out or not as documented.
class tst_FaultyAnswer : public QObject
{
    Q_OBJECT

private slots:
    void carriesOut_data();
    void carriesOut();
    void spoilsContent_data();
    void spoilsContent();
    void limitsTheRate();
    void redirects();
    void waits();
    void isSilent();
    void shiftsPages();
    void delaysBulkActions();
    void spoilsNothingWithoutBody();
    void letsBeSetAtRunTime();
    void onlyARefusalSaysWhy_data();
    void onlyARefusalSaysWhy();

private:
    static simulator::Fault fault(const QString &text) { return *simulator::readFault(text); }
    static QJsonArray rows(Simulation &simulation, const QString &path = {})
    {
        const QString workspace =
            simulation.get(u"/api/v2/organizations/acme/workspaces"_s)["data"_L1][0]["id"_L1].toString();
        return simulation
            .get("/api/v2/workspaces/"_L1 + workspace + "/change-requests?page[size]=100"_L1 + path)["data"_L1]
            .toArray();
    }
};

void tst_FaultyAnswer::carriesOut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("status");  // 0: no complete answer
    QTest::addColumn<int>("served");  // status that the simulator reports
    QTest::addColumn<bool>("isDone"); // whether the operation was carried out
    QTest::newRow("none") << u"latency=0ms"_s << 200 << 200 << true;
    QTest::newRow("status") << u"status=503"_s << 503 << 503 << false;
    QTest::newRow("rate-limit") << u"rate-limit"_s << 429 << 429 << false;
    QTest::newRow("html") << u"html"_s << 200 << 200 << false;
    QTest::newRow("redirect") << u"redirect=http://evil.example/"_s << 302 << 302 << false;
    QTest::newRow("reset") << u"reset"_s << 0 << 0 << true;
    QTest::newRow("cut-body") << u"cut-body"_s << 0 << 200 << true;
    QTest::newRow("endless-body") << u"endless-body"_s << 0 << 200 << true;
    QTest::newRow("wrong-types") << u"wrong-types"_s << 200 << 200 << true;
    QTest::newRow("missing-keys") << u"missing-keys"_s << 200 << 200 << true;
    QTest::newRow("broken-json") << u"broken-json"_s << 200 << 200 << true;
    QTest::newRow("media-type") << u"media-type"_s << 200 << 200 << true;
}

void tst_FaultyAnswer::carriesOut()
{
    QFETCH(QString, text);
    QFETCH(bool, isDone);
    Simulation simulation;
    const QString id = rows(simulation)[0]["id"_L1].toString();
    const QString path = "/api/v2/change-requests/"_L1 + id;
    simulation.engine.setFaults({fault(text)});
    simulation.served.clear();
    QTEST(simulation.send("POST", path + "/actions/archive"_L1).status, "status");
    QCOMPARE(simulation.served.size(), 1);
    QTEST(simulation.served.first().status, "served");
    QCOMPARE(simulation.served.first().fault, simulator::writeFault(fault(text)));
    simulation.engine.setFaults({});
    QCOMPARE(!simulation.get(path)["data"_L1]["attributes"_L1]["archived-at"_L1].isNull(), isDone);
    QCOMPARE(simulation.served.last().fault, QString());
}

void tst_FaultyAnswer::spoilsContent_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("isJson");
    QTest::newRow("wrong-types") << u"wrong-types"_s << "application/vnd.api+json"_ba << true;
    QTest::newRow("missing-keys") << u"missing-keys"_s << "application/vnd.api+json"_ba << true;
    QTest::newRow("broken-json") << u"broken-json"_s << "application/vnd.api+json"_ba << false;
    QTest::newRow("media-type") << u"media-type"_s << "text/plain"_ba << true;
    QTest::newRow("html") << u"html"_s << "text/html; charset=utf-8"_ba << false;
}

void tst_FaultyAnswer::spoilsContent()
{
    QFETCH(QString, text);
    QFETCH(bool, isJson);
    Simulation simulation(DialectRule::Any, {fault(text)});
    const http::Response response = simulation.send("GET", u"/api/v2/organizations/acme/workspaces"_s);
    QTEST(http::headerValue(response.headers, "Content-Type"), "type");
    const QJsonDocument document = QJsonDocument::fromJson(response.body);
    QCOMPARE(document.isObject(), isJson);
    if (!isJson)
        return;
    const QJsonValue row = document["data"_L1][0];
    QCOMPARE(row["id"_L1].isDouble(), text == "wrong-types"_L1);
    QCOMPARE(document["meta"_L1]["pagination"_L1]["total-count"_L1].isString(), text == "wrong-types"_L1);
    QCOMPARE(document["meta"_L1].isUndefined(), text == "missing-keys"_L1);
    QCOMPARE(row["attributes"_L1].isUndefined(), text == "missing-keys"_L1);
}

void tst_FaultyAnswer::limitsTheRate()
{
    Simulation simulation(DialectRule::Any, {fault(u"rate-limit=0.5"_s)});
    const http::Response response = simulation.send("GET", u"/api/v2/organizations"_s);
    QCOMPARE(response.status, 429);
    QCOMPARE(http::headerValue(response.headers, "X-RateLimit-Limit"), "30");
    QCOMPARE(http::headerValue(response.headers, "X-RateLimit-Remaining"), "0");
    QCOMPARE(http::headerValue(response.headers, "X-RateLimit-Reset"), "0.5");
    const QByteArray real = R"({"errors":[{"detail":"You have exceeded the API's rate limit.","status":429,)"
                            R"("title":"Too many requests"}]})";
    QCOMPARE(response.body, real);
}

void tst_FaultyAnswer::redirects()
{
    Simulation simulation(DialectRule::Any, {fault(u"redirect=http://evil.example/steal?x=1"_s)});
    const http::Response response = simulation.send("GET", u"/api/v2/organizations"_s);
    QCOMPARE(http::headerValue(response.headers, "Location"), "http://evil.example/steal?x=1");
}

void tst_FaultyAnswer::waits()
{
    Simulation simulation(DialectRule::Any, {fault(u"latency=3s"_s)});
    const QUrl url = simulation.address.url.resolved(QUrl(u"/api/v2/ping"_s));
    std::optional<int> status;
    const auto message = http::writeRequest("GET", url, {Simulation::bearer(simulation.address.token)}, {});
    const base::Call call =
        simulation.sender.send(url, message, 1min, this, [&status](const base::Result<http::Response> &answer) {
            status = answer ? answer->status : 0;
        });
    QTRY_COMPARE(simulation.served.size(), 1);
    simulation.clock.advance(3s - 1ms);
    QVERIFY(!status);
    simulation.clock.advance(1ms);
    QTRY_COMPARE(status, std::optional(204));
}

void tst_FaultyAnswer::isSilent()
{
    Simulation simulation(DialectRule::Any, {fault(u"silence"_s)});
    QTcpSocket socket;
    socket.connectToHost(u"127.0.0.1"_s, static_cast<quint16>(simulation.address.url.port()));
    socket.write("GET /api/v2/ping HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
    QTRY_COMPARE(simulation.served.size(), 1);
    QCOMPARE(simulation.served.first().status, 0);
    QCOMPARE(socket.state(), QAbstractSocket::ConnectedState);
    QCOMPARE(socket.bytesAvailable(), 0);
}

void tst_FaultyAnswer::shiftsPages()
{
    Simulation simulation(DialectRule::Any, {fault(u"shifting-page"_s)});
    const qsizetype active = rows(simulation, u"&archive=false"_s).size();
    QCOMPARE(simulation.served.last().fault, QString()); // there was no earlier request for a page
    QCOMPARE(rows(simulation, u"&archive=false"_s).size(), active + 1);
    QCOMPARE(simulation.served.last().fault, u"shifting-page"_s);
    QCOMPARE(rows(simulation, u"&archive=false"_s).size(), active);
}

void tst_FaultyAnswer::delaysBulkActions()
{
    Simulation simulation(DialectRule::Any, {fault(u"bulk-delay=5s"_s)});
    const qsizetype before = rows(simulation).size();
    const QString id = simulation.get(u"/api/v2/organizations/acme/workspaces"_s)["data"_L1][0]["id"_L1].toString();
    const QByteArray body = R"({"data":{"type":"bulk_actions","attributes":{"action_type":"change_request",)"
                            R"("action_inputs":{"subject":"s","message":"m"},"target_ids":[")"
        + id.toLatin1() + R"("]}}})";
    QCOMPARE(simulation
                 .send("POST", u"/api/v2/organizations/acme/explorer/bulk-actions"_s,
                       {Simulation::bearer(simulation.address.token), Simulation::jsonApi()}, body)
                 .status,
             201);
    QCOMPARE(simulation.served.last().fault, u"bulk-delay=5s"_s);
    simulation.clock.advance(5s - 1ms);
    QCOMPARE(rows(simulation).size(), before);
    simulation.clock.advance(1ms);
    QCOMPARE(rows(simulation).size(), before + 1);
}

void tst_FaultyAnswer::spoilsNothingWithoutBody()
{
    Simulation simulation(DialectRule::Any, {fault(u"broken-json"_s), fault(u"media-type"_s)});
    QCOMPARE(simulation.send("GET", u"/api/v2/ping"_s).status, 204);
    QCOMPARE(simulation.served.last().fault, QString());
}

void tst_FaultyAnswer::letsBeSetAtRunTime()
{
    Simulation simulation;
    QCOMPARE(simulation.send("GET", u"/api/v2/ping"_s).status, 204);
    simulation.engine.setFaults({fault(u"status=418"_s)});
    QCOMPARE(simulation.send("GET", u"/api/v2/ping"_s).status, 418);
    QVERIFY(simulation.engine.start({})); // a start forgets the faults
    simulator::Engine stopped(simulation.clock);
    stopped.setFaults({fault(u"html"_s)}); // has no effect while the engine is stopped
}

void tst_FaultyAnswer::onlyARefusalSaysWhy_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("saysWhy");
    QTest::newRow("accepted") << 202 << false;
    QTest::newRow("a redirect") << 399 << false;
    QTest::newRow("a refusal") << 400 << true;
    QTest::newRow("a failure") << 503 << true;
}

void tst_FaultyAnswer::onlyARefusalSaysWhy()
{
    QFETCH(int, status);
    Simulation simulation(DialectRule::Any, {fault(u"status=%1"_s.arg(status))});
    const http::Response answer = simulation.send("GET", u"/api/v2/organizations"_s);
    QCOMPARE(answer.status, status);
    QTEST(Simulation::object(answer.body).contains("errors"_L1), "saysWhy");
    QTEST(!answer.body.isEmpty(), "saysWhy");
}

RUNLATCH_TEST(tst_FaultyAnswer)
#include "tst_faultyanswer.moc"
