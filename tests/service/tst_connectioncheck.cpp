// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "service/connectioncheck.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::service;

namespace {

QByteArray accountJson(const QByteArray &type, const QByteArray &id)
{
    return R"({"data":{"id":"user-1","type":"users","attributes":{"username":"ada","email":null},
        "relationships":{"authenticated-resource":{"data":{"id":")"
        + id + R"(","type":")" + type + R"("}}}}})";
}

const QByteArray Ping = support::httpAnswer(
    204, {}, "text/plain", "TFP-AppName: HCP Terraform\r\nTFP-API-Version: 2.6\r\nX-RateLimit-Limit: 30\r\n");
const QByteArray Organization = R"({"id":"acme","type":"organizations","attributes":{"name":"acme"}})";

support::Script notFound()
{
    return answer(404, NotFoundJson);
}

base::Result<ConnectionReport> checked(Fixture &fixture, const WorkspaceName &place = {u"acme"_s, u"ws-1"_s})
{
    return support::answerOf<ConnectionReport>([&](QObject *asker, const auto &done) {
        checkConnection(fixture.client, fixture.endpoint, place, asker, done);
    });
}

} // namespace

/// A connection is checked step by step, and nothing is changed by it.
class tst_ConnectionCheck : public QObject
{
    Q_OBJECT
private slots:
    void reportsAllOfIt();
    void knowsWhoseTokenItIs_data();
    void knowsWhoseTokenItIs();
    void findsAPlaceByItself();
    void goesOnWithoutWhatIsNotPublic();
    void saysWhatTheListAnswers();
    void changesNothing();
    void endsWhereThereIsNoUse_data();
    void endsWhereThereIsNoUse();
    void endsWhenAborted();
};

void tst_ConnectionCheck::reportsAllOfIt()
{
    Fixture fixture({support::Script::answer(Ping), answer(200, accountJson("users", "user-1")),
                     answer(200, listOf(changeRequestJson("wscr-1"))), notFound(),
                     answer(200, documentOf(changeRequestJson("wscr-1")))});
    const auto report = checked(fixture);
    QVERIFY(report);
    QCOMPARE(report->facts.name, u"HCP Terraform"_s);
    QCOMPARE(report->facts.apiVersion, u"2.6"_s);
    QCOMPARE(report->facts.rateLimit, 30);
    QVERIFY(report->list && *report->list);
    QVERIFY(report->show && *report->show);
    QCOMPARE(report->dialect.show, Dialect::Show::Specification);
    QCOMPARE(fixture.requests().first(2), (QList<QByteArray>{"GET /ping", "GET /account/details"}));
    QCOMPARE(fixture.server.header(0, "Authorization"), "Bearer secret-token");
}

void tst_ConnectionCheck::knowsWhoseTokenItIs_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Account::Who>("who");
    QTest::addColumn<QString>("name");
    QTest::newRow("user") << accountJson("users", "user-1") << Account::Who::User << u"ada"_s;
    QTest::newRow("team") << accountJson("teams", "team-7") << Account::Who::Team << u"team-7"_s;
    QTest::newRow("organization") << accountJson("organizations", "acme") << Account::Who::Organization << u"acme"_s;
    QTest::newRow("what is new") << accountJson("projects", "prj-1") << Account::Who::Unknown << u"ada"_s;
    QTest::newRow("plain") << QByteArray(R"({"data":{"attributes":{"username":"ada"}}})") << Account::Who::User
                           << u"ada"_s;
    QTest::newRow("hidden signs") << QByteArray(R"({"data":{"attributes":{"username":"a\u202eda"}}})")
                                  << Account::Who::User << u"ada"_s;
}

void tst_ConnectionCheck::knowsWhoseTokenItIs()
{
    QFETCH(const QByteArray, body);
    QFETCH(const Account::Who, who);
    QFETCH(const QString, name);
    Fixture fixture({support::Script::answer(Ping), answer(200, body), answer(200, listOf({}, 1, 1, 0))});
    const auto report = checked(fixture);
    QVERIFY(report);
    QCOMPARE(report->account.who, who);
    QCOMPARE(report->account.name, name);
    QVERIFY(report->list && *report->list);
    QVERIFY(!report->show); // there was no request to show
}

void tst_ConnectionCheck::findsAPlaceByItself()
{
    Fixture fixture(
        {support::Script::answer(Ping), answer(200, accountJson("users", "u")), answer(200, listOf(Organization)),
         answer(200, listOf(workspaceJson("ws-1", "web"))), answer(200, listOf(workspaceJson("ws-1", "web"))),
         answer(200, listOf(changeRequestJson("wscr-1"))), answer(200, documentOf(changeRequestJson("wscr-1")))});
    const auto report = checked(fixture, {});
    QVERIFY(report);
    QCOMPARE(report->place, (WorkspaceName{u"acme"_s, u"web"_s}));
    QVERIFY(report->show && *report->show);
    QCOMPARE(report->dialect.show, Dialect::Show::OpenApi);
}

void tst_ConnectionCheck::goesOnWithoutWhatIsNotPublic()
{
    Fixture fixture({notFound()}); // every call is answered 404
    const auto report = checked(fixture, {});
    QVERIFY(report);
    QCOMPARE(report->account.who, Account::Who::Unknown);
    QCOMPARE(report->facts.rateLimit, 0);
    QVERIFY(!report->list);
    QCOMPARE(fixture.requests().size(), 3);
}

void tst_ConnectionCheck::saysWhatTheListAnswers()
{
    Fixture fixture({support::Script::answer(Ping), answer(200, accountJson("users", "u")), notFound()});
    const auto report = checked(fixture);
    QVERIFY(report && report->list && !*report->list);
    QCOMPARE(report->list->error().kind, base::ErrorKind::NotFound);
    QVERIFY(!report->show);
}

void tst_ConnectionCheck::changesNothing()
{
    Fixture fixture({support::Script::answer(Ping), answer(200, accountJson("users", "u")),
                     answer(200, listOf(changeRequestJson("wscr-1"))), notFound()});
    QVERIFY(checked(fixture));
    for (const QByteArray &request : fixture.requests())
        QVERIFY2(request.startsWith("GET "), request.constData());
}

void tst_ConnectionCheck::endsWhereThereIsNoUse_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("requests");
    QTest::addColumn<QString>("kind");
    QTest::newRow("401") << 401 << QByteArray(R"({"errors":[{"status":"401"}]})") << 1 << u"unauthorized"_s;
    QTest::newRow("web page") << 200 << QByteArray("<html>sign in</html>") << 2 << u"protocol"_s;
    QTest::newRow("web page of 404") << 404 << QByteArray("<html>no</html>") << 3 << u"protocol"_s;
    QTest::newRow("redirect") << 302 << QByteArray() << 2 << u"protocol"_s;
}

void tst_ConnectionCheck::endsWhereThereIsNoUse()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    QFETCH(const int, requests);
    QFETCH(const QString, kind);
    Fixture fixture({answer(status, body, "text/html")});
    const auto report = checked(fixture, {});
    QVERIFY(!report);
    QCOMPARE(base::kindName(report.error().kind), kind);
    QCOMPARE(fixture.requests().size(), requests);
}

void tst_ConnectionCheck::endsWhenAborted()
{
    Fixture fixture({support::Script::hang()});
    Caught<ConnectionReport> caught;
    base::Call call = checkConnection(fixture.client, fixture.endpoint, {}, &fixture.context, caught.callback());
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    QVERIFY(call.isRunning());
    call.abort();
    QVERIFY(!call.isRunning());
    QTRY_VERIFY(fixture.server.wasLeft(0));
    QCOMPARE(caught.count, 0);
}

RUNLATCH_TEST(tst_ConnectionCheck)
#include "tst_connectioncheck.moc"
