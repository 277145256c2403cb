// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::DialectRule;
using simulator::Integrator;
using simulator::Simulation;

/// Each address answers its methods, and names them for any other method or media type.
class tst_Methods : public QObject
{
    Q_OBJECT

private slots:
    void areNamed_data();
    void areNamed();
    void areNamedByTheDialect();
    void headIsGetWithoutItsBody_data();
    void headIsGetWithoutItsBody();
    void ofRunTasks_data();
    void ofRunTasks();
    void headOfAPlanLeadsToIt();
    void mediaTypeIsDemanded_data();
    void mediaTypeIsDemanded();

private:
    static void verifyNothingForPages(const http::Response &response)
    {
        for (const http::Header &header : response.headers)
            QVERIFY2(!header.name.toLower().startsWith("access-control"), header.name.constData());
    }
};

void tst_Methods::areNamed_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("allow"); // empty: nothing is at this address
    QTest::newRow("reading") << u"/api/v2/organizations"_s << "GET, HEAD, OPTIONS"_ba;
    QTest::newRow("writing") << u"/api/v2/organizations/acme/explorer/bulk-actions"_s << "OPTIONS, POST"_ba;
    QTest::newRow("short") << u"/api/v2/change-requests/wscr-1"_s << "GET, HEAD, OPTIONS, PATCH"_ba;
    QTest::newRow("specification") << u"/api/v2/workspaces/change-requests/wscr-1"_s
                                   << "GET, HEAD, OPTIONS, PATCH, POST"_ba;
    QTest::newRow("openapi") << u"/api/v2/change-requests/wscr-1/actions/archive"_s << "GET, HEAD, OPTIONS, POST"_ba;
    QTest::newRow("discovery") << u"/.well-known/terraform.json"_s << "GET, HEAD, OPTIONS"_ba;
    QTest::newRow("nothing") << u"/api/v2/nothing"_s << QByteArray();
    QTest::newRow("not below the API") << u"/"_s << QByteArray();
}

void tst_Methods::areNamed()
{
    QFETCH(const QString, path);
    QFETCH(const QByteArray, allow);
    Simulation simulation;
    const http::Response options = simulation.send("OPTIONS", path);
    QCOMPARE(options.status, allow.isEmpty() ? 404 : 204);
    QCOMPARE(http::headerValue(options.headers, "Allow"), allow);
    verifyNothingForPages(options);
    const http::Response other = simulation.send("DELETE", path);
    QCOMPARE(other.status, allow.isEmpty() ? 404 : 405);
    QCOMPARE(http::headerValue(other.headers, "Allow"), allow);
    verifyNothingForPages(other);
    QCOMPARE(Simulation::object(other.body)["errors"_L1][0]["status"_L1].toString(), QString::number(other.status));
    QCOMPARE(simulation.served.last().method, "DELETE");
    QCOMPARE(simulation.served.last().status, other.status);
}

void tst_Methods::areNamedByTheDialect()
{
    Simulation openApi(DialectRule::OpenApi);
    const QString path = u"/api/v2/change-requests/wscr-1"_s;
    QCOMPARE(http::headerValue(openApi.send("OPTIONS", path).headers, "Allow"), "GET, HEAD, OPTIONS");
    QCOMPARE(openApi.send("PATCH", path).status, 405);
    QCOMPARE(openApi.send("OPTIONS", path, {}).status, 401); // a stranger learns nothing
    QCOMPARE(openApi.send("DELETE", path, {}).status, 401);
}

void tst_Methods::headIsGetWithoutItsBody_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path : {"/api/v2/organizations", "/api/v2/organizations/acme", "/api/v2/ping",
                             "/api/v2/change-requests/wscr-none", "/.well-known/terraform.json", "/nothing"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void tst_Methods::headIsGetWithoutItsBody()
{
    QFETCH(const QString, path);
    Simulation simulation;
    http::Response get = simulation.send("GET", path);
    http::Response head = simulation.send("HEAD", path);
    QVERIFY(get.status > 0);
    QCOMPARE(head.status, get.status);
    QCOMPARE(head.body, QByteArray());
    for (http::Response *response : {&get, &head}) {
        response->headers.removeIf([](const http::Header &header) {
            // These differ with each request.
            return header.name == "X-Request-Id" || header.name == "X-RateLimit-Remaining";
        });
    }
    QCOMPARE(head.headers, get.headers); // the headers include the length of the body
    QCOMPARE(simulation.served.last().method, "HEAD");
}

void tst_Methods::ofRunTasks_data()
{
    QTest::addColumn<QString>("key"); // key of a URL in the payload; empty: the place that tickets lead to
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("allow");
    const QByteArray reading = "GET, HEAD, OPTIONS";
    QTest::newRow("callback") << u"task_result_callback_url"_s << "POST"_ba
                              << "OPTIONS, PATCH"_ba;
    QTest::newRow("callback, read") << u"task_result_callback_url"_s << "GET"_ba
                                    << "OPTIONS, PATCH"_ba;
    QTest::newRow("plan") << u"plan_json_api_url"_s << "POST"_ba << reading;
    QTest::newRow("configuration") << u"configuration_version_download_url"_s << "PUT"_ba << reading;
    QTest::newRow("ticket") << QString() << "DELETE"_ba << reading;
}

void tst_Methods::ofRunTasks()
{
    QFETCH(const QString, key);
    QFETCH(const QByteArray, method);
    QFETCH(const QByteArray, allow);
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    options.configuration = "archive";
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    const QString path =
        key.isEmpty() ? u"/archivist/v1/object?code=abc"_s : QUrl(integrator.payload()[key].toString()).path();
    const http::Headers token{Simulation::bearer(integrator.token())};
    for (const QByteArray &body : {QByteArray(), QByteArray("{}")}) { // a request with a body is judged by its head
        const http::Response response = simulation.send(method, path, token, body);
        QCOMPARE(response.status, 405);
        QCOMPARE(http::headerValue(response.headers, "Allow"), allow);
        QCOMPARE(simulation.served.last().status, 405);
        QCOMPARE(simulation.served.last().rule, u"request.other-method"_s);
    }
    const http::Response asked = simulation.send("OPTIONS", path, token);
    QCOMPARE(asked.status, 204);
    QCOMPARE(http::headerValue(asked.headers, "Allow"), allow);
    verifyNothingForPages(asked);
    if (key.isEmpty())
        return; // this address has no name but its code
    QStringList parts = path.split(u'/');
    parts[4] = u"none"_s;
    for (const QByteArray &body : {QByteArray(), QByteArray("{}")}) {
        QCOMPARE(simulation.send(method, parts.join(u'/'), token, body).status, 404);
        QCOMPARE(simulation.served.last().rule, u"request.address"_s);
    }
}

void tst_Methods::headOfAPlanLeadsToIt()
{
    Simulation simulation;
    Integrator integrator(simulation.clock);
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    const QString path = QUrl(integrator.text("plan_json_api_url")).path();
    const http::Response ticket = simulation.send("HEAD", path, {Simulation::bearer(integrator.token())});
    QCOMPARE(ticket.status, 307);
    const QString location = QString::fromLatin1(http::headerValue(ticket.headers, "Location"));
    const http::Response plan = simulation.send("HEAD", location, {});
    QCOMPARE(plan.status, 200);
    QCOMPARE(plan.body, QByteArray());
    QVERIFY(http::headerValue(plan.headers, "Content-Length").toInt() > 1000);
    QCOMPARE(simulation.send("HEAD", path, {}).status, 401);
}

void tst_Methods::mediaTypeIsDemanded_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("JSON:API") << "application/vnd.api+json"_ba << true;
    QTest::newRow("another case, and a parameter") << "Application/vnd.API+json; charset=utf-8"_ba << true;
    QTest::newRow("JSON") << "application/json"_ba << false;
    QTest::newRow("a form") << "application/x-www-form-urlencoded"_ba << false;
    QTest::newRow("none") << QByteArray() << false;
}

/// Every change request call sends the media type (spec 4).
void tst_Methods::mediaTypeIsDemanded()
{
    QFETCH(const QByteArray, type);
    QFETCH(const bool, isTaken);
    Simulation simulation;
    http::Headers headers{Simulation::bearer(simulation.address.token)};
    if (!type.isEmpty())
        headers.append({"Content-Type", type});
    const QString id =
        simulation
            .get("/api/v2/workspaces/"_L1
                 + simulation.get(u"/api/v2/organizations/acme/workspaces"_s)["data"_L1][0]["id"_L1].toString()
                 + "/change-requests?archive=false"_L1)["data"_L1][0]["id"_L1]
            .toString();
    const QString bulk = u"/api/v2/organizations/acme/explorer/bulk-actions"_s;
    QCOMPARE(simulation.send("POST", bulk, headers, "{}").status, isTaken ? 422 : 415);
    const QString archive = "/api/v2/change-requests/"_L1 + id;
    const http::Response response = simulation.send("POST", archive + "/actions/archive"_L1, headers);
    QCOMPARE(response.status, isTaken ? 200 : 415);
    if (!isTaken) {
        QVERIFY(Simulation::object(response.body)["errors"_L1][0]["detail"_L1].toString().contains("vnd.api+json"_L1));
        QVERIFY(simulation.get(archive)["data"_L1]["attributes"_L1]["archived-at"_L1].isNull());
    }
    QCOMPARE(simulation.send("PATCH", "/api/v2/workspaces/change-requests/"_L1 + id, headers).status,
             isTaken ? 400 : 415); // the request is archived already
    QCOMPARE(simulation.send("GET", archive, headers).status, 200);
}

RUNLATCH_TEST(tst_Methods)
#include "tst_methods.moc"
