// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "service/listreader.h"
#include "service/workspacenaming.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::service {

/// Lists are read by id or name, and the workspaces that are remembered are bounded.
class tst_ListReader : public QObject
{
    Q_OBJECT
private slots:
    void keepsABoundedNumberOfWorkspaces_data();
    void keepsABoundedNumberOfWorkspaces();
    void findsTheNameOfAnId_data();
    void findsTheNameOfAnId();
    void anIdThatIsNoneStaysNotFound();
    void aNameIsLookedForInAllOrganizations();
    void aNameThatCannotBeAskedForLeavesTheAnswer();
    void looksForNoNameWhereIdsAreTaken();
};

void tst_ListReader::keepsABoundedNumberOfWorkspaces_data()
{
    QTest::addColumn<int>("others");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isKept");
    QTest::newRow("one") << 0 << u"one"_s << true;
    QTest::newRow("as many as are kept") << int(ListReader::MaxKnown) - 1 << u"one"_s << true;
    QTest::newRow("more") << int(ListReader::MaxKnown) << u"one"_s << false;
    QTest::newRow("a long name") << 0 << QString(ListReader::MaxKnownLength, u'a') << true;
    QTest::newRow("a name without end") << 0 << QString(ListReader::MaxKnownLength + 1, u'a') << false;
}

/// A bounded number of workspaces is remembered. A remembered workspace is not looked up: the list is requested by its
/// id at once.
void tst_ListReader::keepsABoundedNumberOfWorkspaces()
{
    QFETCH(const int, others);
    QFETCH(const QString, name);
    QFETCH(const bool, isKept);
    support::ScriptedServer server(answer(200, listOf(changeRequestJson("wscr-1"))));
    support::EagerClock clock;
    http::Requester http;
    PacedSender sender(http, clock);
    Dialect dialect;
    ListReader reader(sender, dialect);
    QList<protocol::Workspace> workspaces(1 + others);
    workspaces[0].id = u"ws-first"_s;
    workspaces[0].name = name;
    for (int i = 1; i <= others; ++i) {
        workspaces[i].id = u"ws-%1"_s.arg(i);
        workspaces[i].name = u"other-%1"_s.arg(i);
    }
    reader.remember(u"acme"_s, workspaces);
    QObject scope;
    reader.read(
        {.endpoint = {.base = server.url(u"/api/v2"_s), .token = "t"}, .workspace = {u"acme"_s, name}, .query = {}},
        &scope, [](const auto &) {});
    QTRY_VERIFY(!server.requestLine(0).isEmpty());
    QCOMPARE(server.requestLine(0).contains("ws-first"), isKept);
}

void tst_ListReader::findsTheNameOfAnId_data()
{
    QTest::addColumn<QString>("organization");
    /// The answers between: the 404 to the id, and the list by name.
    QTest::addColumn<QList<support::Script>>("between");
    QTest::addColumn<QList<QByteArray>>("asked");
    const support::Script missing = answer(404, NotFoundJson);
    const QByteArray first = listOf(workspaceJson("ws-other", "other"), 1, 2, 2);
    const QByteArray last = listOf(workspaceJson("ws-FTs6kr9iCwweku", "web"), 2, 2, 2);
    const QByteArray page = "?page%5Bnumber%5D=$&page%5Bsize%5D=100";
    const auto paged = [page](const QByteArray &path, char number) {
        return "GET " + path + QByteArray(page).replace('$', number);
    };
    const QByteArray lookUp = "GET /workspaces/ws-FTs6kr9iCwweku";
    QTest::newRow("by itself") << QString() << QList{answer(200, documentOf(workspaceJson("ws-FTs6kr9iCwweku", "web")))}
                               << QList{lookUp};
    QTest::newRow("of its organization") << u"acme"_s << QList{missing, answer(200, first), answer(200, last)}
                                         << QList{lookUp, paged("/organizations/acme/workspaces", '1'),
                                                  paged("/organizations/acme/workspaces", '2')};
    const QByteArray organizations = R"({"id":"acme","type":"organizations","attributes":{"name":"acme"}},)"
                                     R"({"id":"beta","type":"organizations","attributes":{"name":"beta"}})";
    QTest::newRow("of any organization") << QString()
                                         << QList{missing, answer(200, listOf(organizations, 1, 1, 2)),
                                                  answer(200, listOf({})),
                                                  answer(200, listOf(workspaceJson("ws-FTs6kr9iCwweku", "web")))}
                                         << QList{lookUp, paged("/organizations", '1'),
                                                  paged("/organizations/acme/workspaces", '1'),
                                                  paged("/organizations/beta/workspaces", '1')};
}

/// The name of an id is found. If the service knows only names, as in spec 4.1, the next list is requested by name at
/// once.
void tst_ListReader::findsTheNameOfAnId()
{
    QFETCH(const QString, organization);
    QFETCH(const QList<support::Script>, between);
    QFETCH(const QList<QByteArray>, asked);
    const support::Script list = answer(200, listOf(changeRequestJson("wscr-1")));
    Fixture fixture(QList{answer(404, NotFoundJson)} + between + QList{list});
    const WorkspaceName workspace{organization, u"ws-FTs6kr9iCwweku"_s};
    for (const int time : {1, 2}) {
        Caught<protocol::Page<protocol::ChangeRequest>> caught;
        fixture.client.list(fixture.endpoint, workspace, {}, &fixture.context, caught.callback());
        QTRY_COMPARE(caught.count, 1);
        QVERIFY(caught.answer->isOk());
        QCOMPARE(caught.value().items.first().id, u"wscr-1"_s);
        QList<QByteArray> expected{"GET /workspaces/ws-FTs6kr9iCwweku/change-requests"};
        expected += asked;
        for (int one = 0; one < time; ++one)
            expected += "GET /workspaces/web/change-requests";
        QList<QByteArray> requests = fixture.requests();
        QCOMPARE(requests.size(), expected.size());
        for (qsizetype number = 0; number < requests.size(); ++number)
            QVERIFY2(requests.at(number).startsWith(expected.at(number)), requests.at(number).constData());
    }
}

void tst_ListReader::anIdThatIsNoneStaysNotFound()
{
    QList<support::Script> answers{answer(404, NotFoundJson), answer(404, NotFoundJson)};
    for (int page = 1; page <= WorkspaceNaming::MaxPages + 1; ++page)
        answers += answer(200, listOf(workspaceJson("ws-" + QByteArray::number(page), "other"), page, 9999, 9999));
    Fixture fixture(answers);
    Caught<protocol::Page<protocol::ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"ws-none"_s}, {}, &fixture.context, caught.callback());
    QTRY_COMPARE(caught.count, 1);
    QCOMPARE(caught.error().kind, base::ErrorKind::NotFound);
    QCOMPARE(caught.error().http, 404);
    QCOMPARE(fixture.requests().size(), 2 + WorkspaceNaming::MaxPages);
}

/// An organization behind the first page is looked at, too. A page of organizations may be the last one without a word.
void tst_ListReader::aNameIsLookedForInAllOrganizations()
{
    const auto organization = [](const QByteArray &name) {
        return R"({"data":[{"id":")" + name + R"(","type":"organizations","attributes":{"name":")" + name + R"("}}]})";
    };
    Fixture fixture({answer(404, NotFoundJson), answer(404, NotFoundJson), answer(200, organization("acme")),
                     answer(200, organization("beta")), answer(404, NotFoundJson), answer(200, listOf({})),
                     answer(200, listOf(workspaceJson("ws-FTs6kr9iCwweku", "web"))),
                     answer(200, listOf(changeRequestJson("wscr-1")))});
    Caught<protocol::Page<protocol::ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {{}, u"ws-FTs6kr9iCwweku"_s}, {}, &fixture.context, caught.callback());
    QTRY_COMPARE(caught.count, 1);
    QVERIFY(caught.answer->isOk());
    QVERIFY(fixture.requests().at(6).startsWith("GET /organizations/beta/workspaces?"));
}

/// The token may not list workspaces, so the 404 to the id is all that is known.
void tst_ListReader::aNameThatCannotBeAskedForLeavesTheAnswer()
{
    Fixture fixture({answer(404, NotFoundJson), answer(403, NotFoundJson)});
    Caught<protocol::Page<protocol::ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"ws-none"_s}, {}, &fixture.context, caught.callback());
    QTRY_COMPARE(caught.count, 1);
    QCOMPARE(caught.error().kind, base::ErrorKind::NotFound);
    QCOMPARE(caught.error().http, 404);
}

void tst_ListReader::looksForNoNameWhereIdsAreTaken()
{
    Fixture fixture({answer(200, listOf(changeRequestJson("wscr-1"))), answer(404, NotFoundJson)});
    Caught<protocol::Page<protocol::ChangeRequest>> first;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"ws-1"_s}, {}, &fixture.context, first.callback());
    QTRY_COMPARE(first.count, 1);
    Caught<protocol::Page<protocol::ChangeRequest>> second;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"ws-2"_s}, {}, &fixture.context, second.callback());
    QTRY_COMPARE(second.count, 1);
    QCOMPARE(second.error().http, 404);
    QCOMPARE(fixture.requests().size(), 2);
}

RUNLATCH_TEST(tst_ListReader)

} // namespace runlatch::service

#include "tst_listreader.moc"
