// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "service/workspacelookup.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::service {

/// A workspace is found by its exact name, and is missing only if the list was read completely.
class tst_WorkspaceLookup : public QObject
{
    Q_OBJECT
private slots:
    void findsTheExactNameOnly();
    void readsFurtherPagesUntilFound();
    void whatIsNotInTheListIsNotThere();
    void rowsThatCannotBeReadLeaveItOpen();
    void aListWithoutAnEndLeavesItOpen();
    void withoutLookUpsTheNameIsUsedAsTyped_data();
    void withoutLookUpsTheNameIsUsedAsTyped();
    void otherAnswersAreErrors_data();
    void otherAnswersAreErrors();

private:
    /// Looks `name` up.
    static base::Result<QString> lookUp(const support::ScriptedServer &server, const QString &name);
};

base::Result<QString> tst_WorkspaceLookup::lookUp(const support::ScriptedServer &server, const QString &name)
{
    support::EagerClock clock;
    http::Requester http;
    PacedSender sender(http, clock);
    const auto request = [&server](int page) {
        http::Outgoing outgoing;
        outgoing.url = server.url(u"/workspaces/%1"_s.arg(page));
        return outgoing;
    };
    return support::answerOf<QString>(
        [&](QObject *asker, const auto &done) { WorkspaceLookup::start(sender, name, request, asker, done); });
}

void tst_WorkspaceLookup::findsTheExactNameOnly()
{
    support::ScriptedServer server(
        answer(200,
               listOf(workspaceJson("ws-1", "web-prod-eu") + ',' + workspaceJson("ws-2", "Web-prod") + ','
                      + workspaceJson("ws-3", "web-prod"))));
    QCOMPARE(lookUp(server, u"web-prod"_s).value(), u"ws-3"_s);
    QCOMPARE(server.count(), 1);
}

void tst_WorkspaceLookup::readsFurtherPagesUntilFound()
{
    support::ScriptedServer server({answer(200, listOf(workspaceJson("ws-1", "a1"), 1, 3)),
                                    answer(200, listOf(workspaceJson("ws-2", "a"), 2, 3)), Script::hang()});
    QCOMPARE(lookUp(server, u"a"_s).value(), u"ws-2"_s);
    QCOMPARE(server.requestLine(1), "GET /workspaces/2 HTTP/1.1");
    QCOMPARE(server.count(), 2);
}

void tst_WorkspaceLookup::whatIsNotInTheListIsNotThere()
{
    support::ScriptedServer server(answer(200, listOf(workspaceJson("ws-1", "web-prod-eu"))));
    const auto found = lookUp(server, u"web-prod"_s);
    QCOMPARE(found.error().kind, base::ErrorKind::NotFound);
    QCOMPARE(found.error().rule, u"service.no-workspace"_s);
    QCOMPARE(found.error().subject, u"web-prod"_s);
}

/// Rows that cannot be read leave the result open: "No such workspace, check the spelling" would mislead a user who
/// typed the name correctly.
void tst_WorkspaceLookup::rowsThatCannotBeReadLeaveItOpen()
{
    const QByteArray unreadable = R"({"id":"ws-9","type":"workspaces","attributes":{"name":17}})";
    support::ScriptedServer server({answer(200, listOf(unreadable, 1, 2, 2)),
                                    answer(200, listOf(workspaceJson("ws-1", "web-prod-eu"), 2, 2, 2)),
                                    Script::hang()});
    const auto found = lookUp(server, u"web-prod"_s);
    QVERIFY(!found);
    QCOMPARE(found.error().kind, base::ErrorKind::Protocol);
    QCOMPARE(found.error().rule, u"service.unreadable-workspaces"_s);
    QCOMPARE(found.error().subject, u"web-prod"_s);
    support::ScriptedServer other(answer(200, listOf(unreadable + ',' + workspaceJson("ws-3", "web-prod"))));
    // A workspace that was found counts, in spite of unreadable rows.
    QCOMPARE(lookUp(other, u"web-prod"_s).value(), u"ws-3"_s);
}

/// "No such workspace" is said only if the whole list was read.
void tst_WorkspaceLookup::aListWithoutAnEndLeavesItOpen()
{
    const QByteArray row = workspaceJson("ws-1", "web-prod-eu");
    support::ScriptedServer same(answer(200, R"({"data":[)" + row + "]}")); // whatever page is asked for
    const auto open = lookUp(same, u"web-prod"_s);
    QVERIFY(!open);
    QCOMPARE(open.error().kind, base::ErrorKind::Protocol);
    QCOMPARE(open.error().rule, u"service.part-of-workspaces"_s);
    QCOMPARE(same.count(), 2);
    support::ScriptedServer refusing({answer(200, R"({"data":[)" + row + "]}"), answer(404, NotFoundJson)});
    QCOMPARE(lookUp(refusing, u"web-prod"_s).error().rule, u"service.part-of-workspaces"_s);
    support::ScriptedServer ending({answer(200, R"({"data":[)" + row + "]}"), answer(200, R"({"data":[]})")});
    QCOMPARE(lookUp(ending, u"web-prod"_s).error().rule, u"service.no-workspace"_s);
    support::ScriptedServer linked({answer(200, R"({"data":[)" + row + R"(],"links":{"next":"/x?page[number]=2"}})"),
                                    answer(200, R"({"data":[)" + workspaceJson("ws-2", "web-prod") + "]}"),
                                    Script::hang()});
    QCOMPARE(lookUp(linked, u"web-prod"_s).value(), u"ws-2"_s);
}

void tst_WorkspaceLookup::withoutLookUpsTheNameIsUsedAsTyped_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("type");
    QTest::newRow("in the service's words") << NotFoundJson << QByteArray("application/vnd.api+json");
    QTest::newRow("as a web page") << QByteArray("<html>not here</html>") << QByteArray("text/html");
}

void tst_WorkspaceLookup::withoutLookUpsTheNameIsUsedAsTyped()
{
    QFETCH(QByteArray, body);
    QFETCH(QByteArray, type);
    support::ScriptedServer server(answer(404, body, type));
    QCOMPARE(lookUp(server, u"web-prod"_s).value(), u"web-prod"_s);
}

void tst_WorkspaceLookup::otherAnswersAreErrors_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("kind");
    QTest::newRow("401") << 401 << QByteArray() << static_cast<int>(base::ErrorKind::Unauthorized);
    QTest::newRow("503") << 503 << QByteArray() << static_cast<int>(base::ErrorKind::Server);
    QTest::newRow("web page") << 200 << QByteArray("<html>") << static_cast<int>(base::ErrorKind::Protocol);
    QTest::newRow("no list") << 200 << QByteArray("{}") << static_cast<int>(base::ErrorKind::Protocol);
}

void tst_WorkspaceLookup::otherAnswersAreErrors()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(int, kind);
    support::ScriptedServer server(answer(status, body));
    QCOMPARE(static_cast<int>(lookUp(server, u"web-prod"_s).error().kind), kind);
}

RUNLATCH_TEST(tst_WorkspaceLookup)

} // namespace runlatch::service

#include "tst_workspacelookup.moc"
