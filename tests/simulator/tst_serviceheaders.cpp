// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/serviceheaders.h"

#include "base/utc.h"
#include "simulation.h"
#include "support/suite.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using simulator::DialectRule;
using simulator::ServiceOptions;
using simulator::Simulation;

/// Every simulated answer has the headers of the service's own.
class tst_ServiceHeaders : public QObject
{
    Q_OBJECT

private slots:
    void areOnEveryAnswer_data();
    void areOnEveryAnswer();
    void tagIsOfTheBody();
    void nothingIsAnsweredNotModified();
    void keepWhatIsThere();
    void rate_data();
    void rate();
    void dateIsTheServicesOwn();

private:
    static QByteArray value(const http::Response &response, const char *name)
    {
        return http::headerValue(response.headers, name);
    }
};

void tst_ServiceHeaders::areOnEveryAnswer_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("hasToken");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("hasTag");
    const QString list = u"/api/v2/organizations"_s;
    QTest::newRow("200") << "GET"_ba << list << true << ""_ba << 200 << true;
    QTest::newRow("204") << "GET"_ba << u"/api/v2/ping"_s << true << ""_ba << 204 << false;
    QTest::newRow("401") << "GET"_ba << list << false << ""_ba << 401 << false;
    QTest::newRow("401 to a body") << "POST"_ba << list << false << "{}"_ba << 401 << false;
    QTest::newRow("404") << "GET"_ba << u"/api/v2/nothing"_s << true << ""_ba << 404 << false;
    QTest::newRow("405") << "POST"_ba << list << true << "{}"_ba << 405 << false;
    QTest::newRow("callback") << "PATCH"_ba << u"/api/v2/task-results/none/callback"_s << true << "{}"_ba << 404
                              << false;
}

void tst_ServiceHeaders::areOnEveryAnswer()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QString, path);
    QFETCH(const bool, hasToken);
    QFETCH(const QByteArray, body);
    QFETCH(const int, status);
    QFETCH(const bool, hasTag);
    Simulation simulation;
    const http::Headers headers =
        hasToken ? http::Headers{Simulation::bearer(simulation.address.token)} : http::Headers();
    const http::Response response = simulation.send(method, path, headers, body);
    QCOMPARE(response.status, status);
    QCOMPARE(value(response, "Date"), "Sat, 21 Nov 2026 10:00:01 GMT"); // RFC 9110, by the fake clock
    const QRegularExpression id(u"^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"_s);
    QVERIFY(id.match(QString::fromLatin1(value(response, "X-Request-Id"))).hasMatch());
    QVERIFY(value(simulation.send(method, path, headers, body), "X-Request-Id") != value(response, "X-Request-Id"));
    QCOMPARE(value(response, "X-RateLimit-Limit"), "30");
    QVERIFY(!value(response, "X-RateLimit-Remaining").isEmpty());
    QCOMPARE(value(response, "X-RateLimit-Reset"), "0.0");
    QCOMPARE(!value(response, "ETag").isNull(), hasTag);
}

void tst_ServiceHeaders::tagIsOfTheBody()
{
    Simulation simulation;
    const auto tag = [&simulation](const QString &path) { return value(simulation.send("GET", path), "ETag"); };
    const QByteArray first = tag(u"/api/v2/organizations/acme"_s);
    QVERIFY2(QRegularExpression(u"^W/\"[0-9a-f]{32}\"$"_s).match(QString::fromLatin1(first)).hasMatch(),
             first.constData());
    QCOMPARE(tag(u"/api/v2/organizations/acme"_s), first);
    QVERIFY(tag(u"/api/v2/organizations/acme-sandbox"_s) != first);
}

void tst_ServiceHeaders::nothingIsAnsweredNotModified()
{
    Simulation simulation;
    const QString path = u"/api/v2/organizations"_s;
    const QByteArray tag = value(simulation.send("GET", path), "ETag");
    const http::Response again =
        simulation.send("GET", path, {Simulation::bearer(simulation.address.token), {"If-None-Match", tag}});
    QCOMPARE(again.status, 200);
    QVERIFY(!again.body.isEmpty());
    QCOMPARE(value(again, "ETag"), tag);
}

void tst_ServiceHeaders::keepWhatIsThere()
{
    http::Response response{.status = 429, .headers = {{"x-ratelimit-reset", "0.5"}}, .body = "{}"};
    simulator::addRateHeaders(response, 30, {.isAllowed = true, .remaining = 7, .reset = 0ms});
    QCOMPARE(value(response, "X-RateLimit-Reset"), "0.5");
    QCOMPARE(value(response, "X-RateLimit-Remaining"), "7");
    QCOMPARE(response.headers.size(), 3);
}

void tst_ServiceHeaders::rate_data()
{
    QTest::addColumn<int>("milliseconds");
    QTest::addColumn<QByteArray>("written");
    QTest::newRow("none") << 0 << "0.0"_ba;
    QTest::newRow("a fraction") << 34 << "0.034"_ba;
    QTest::newRow("whole") << 2000 << "2.0"_ba;
    QTest::newRow("long") << 3'600'500 << "3600.5"_ba;
}

void tst_ServiceHeaders::rate()
{
    QFETCH(const int, milliseconds);
    QFETCH(const QByteArray, written);
    const http::Response response = simulator::tooManyRequestsResponse(std::chrono::milliseconds(milliseconds));
    QCOMPARE(value(response, "X-RateLimit-Reset"), written);
    QCOMPARE(value(response, "X-RateLimit-Remaining"), "0");
}

/// The date is the service's own. It starts at the given time, and the age of the made-up data is the same to the
/// millisecond.
void tst_ServiceHeaders::dateIsTheServicesOwn()
{
    const QDateTime start(QDate(2026, 1, 1), QTime(0, 0), base::Utc);
    const QString path = u"/api/v2/organizations/acme/workspaces?page[size]=1"_s;
    QByteArrayList bodies;
    for (const auto passed : {0s, 7s}) {
        Simulation simulation(ServiceOptions{.startsAt = start});
        simulation.clock.advance(passed);
        const http::Response response = simulation.send("GET", path);
        QCOMPARE(value(response, "Date"), "Thu, 01 Jan 2026 00:00:0" + QByteArray::number(passed.count()) + " GMT");
        const QString list = "/api/v2/workspaces/"_L1
            + Simulation::object(response.body)["data"_L1][0]["id"_L1].toString() + "/change-requests"_L1;
        const QJsonArray rows = simulation.get(list)["data"_L1].toArray();
        bodies.append(QJsonDocument(rows).toJson());
        QVERIFY(rows[0]["attributes"_L1]["created-at"_L1].toString().startsWith("2025-"_L1));
        const QString id = rows[0]["id"_L1].toString();
        simulation.send("POST", "/api/v2/workspaces/change-requests/"_L1 + id);
        QCOMPARE(simulation.get("/api/v2/change-requests/"_L1 + id)["data"_L1]["attributes"_L1]["archived-at"_L1],
                 QJsonValue(start.addSecs(passed.count()).toString(Qt::ISODateWithMs)));
    }
    QCOMPARE(bodies[0], bodies[1]);
}

RUNLATCH_TEST(tst_ServiceHeaders)
#include "tst_serviceheaders.moc"
