// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::ChangeRequest;
using runlatch::support::Script;

namespace runlatch::service {

/// Each operation of the client sends the documented request, and reads its answer.
class tst_ServiceClient : public QObject
{
    Q_OBJECT
private slots:
    void listSendsWhatTheSpecificationSays();
    void listReadsThePageAndFollowsNoLink();
    void anIdIsNotLookedUp();
    void aNameIsLookedUpOnceItWorked();
    void aRememberedIdIsForgottenWhenItIsGone();
    void aServiceThatKnowsNamesAloneIsAskedByName();
    void aNamesakeIsNotTheWorkspace();
    void whatWasListedIsNotLookedUp();
    void anAnswerAboutAnotherRequestIsRefused();
    void aNameWithoutLookUpsIsSentAsTyped();
    void whatBeginsLikeAnIdMayBeAName();
    void showTriesTheFormsAndRemembers();
    void notFoundEverywhereTeachesNothing();
    void errorsTellTheirKind_data();
    void errorsTellTheirKind();
    void dotsNeverReachThePath_data();
    void dotsNeverReachThePath();
    void eachAddressHasItsOwnDialect();
    void aQuestionIsAskedToItsEnd();
    void aDocumentIsShownAsItCame();
    void whatIsNoDocumentIsNotShown();
    void pickersAreReadAndSearched();
    void anAbortedCallNeverAnswers();
    void aCallbackMayDeleteItsContext();
    void callsEndWithTheClient();
};

void tst_ServiceClient::listSendsWhatTheSpecificationSays()
{
    Fixture fixture({answer(200, listOf(changeRequestJson("wscr-1")))});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {{}, u"ws-FTs6kr9iCwweku"_s}, {.page = {.number = 2, .size = 50}},
                        &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(fixture.server.requestLine(0),
             "GET /api/v2/workspaces/ws-FTs6kr9iCwweku/change-requests?page%5Bnumber%5D=2&page%5Bsize%5D=50 HTTP/1.1");
    QCOMPARE(fixture.server.header(0, "Authorization"), "Bearer secret-token");
    QCOMPARE(fixture.server.header(0, "Content-Type"), "application/vnd.api+json");
    QCOMPARE(fixture.server.body(0), "");
}

void tst_ServiceClient::listReadsThePageAndFollowsNoLink()
{
    Fixture fixture(
        {answer(200, listOf(changeRequestJson("wscr-1") + ',' + changeRequestJson("wscr-2", true), 2, 3, 43))});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {{}, u"ws-1"_s}, {.page = {.number = 2}}, &fixture.context,
                        caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.value().items.size(), 2);
    QVERIFY(!caught.value().items.at(0).isArchived());
    QCOMPARE(caught.value().items.at(1).archived->by, u"user-xxxx"_s);
    QCOMPARE(caught.value().pagination.number, 2);
    QCOMPARE(caught.value().pagination.totalPages, 3);
    QCOMPARE(caught.value().pagination.totalCount, 43);
    QCOMPARE(fixture.server.count(), 1);
}

void tst_ServiceClient::anIdIsNotLookedUp()
{
    Fixture fixture({answer(200, listOf({}))});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"ws-FTs6kr9iCwweku"_s}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(
        fixture.requests(),
        (QList<QByteArray>{"GET /workspaces/ws-FTs6kr9iCwweku/change-requests?page%5Bnumber%5D=1&page%5Bsize%5D=20"}));
}

void tst_ServiceClient::aNameIsLookedUpOnceItWorked()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "a/b [1]+ü"))), answer(200, listOf({}))});
    const WorkspaceName workspace{u"acme corp"_s, u"a/b [1]+ü"_s};
    for (int round = 1; round <= 2; ++round) {
        Caught<protocol::Page<ChangeRequest>> caught;
        fixture.client.list(fixture.endpoint, workspace, {}, &fixture.context, caught.callback());
        QTRY_VERIFY(caught.answer);
        QVERIFY(*caught.answer);
    }
    const QByteArray list = "GET /workspaces/ws-7/change-requests?page%5Bnumber%5D=1&page%5Bsize%5D=20";
    QCOMPARE(fixture.requests(),
             (QList<QByteArray>{"GET /organizations/acme%20corp/workspaces?page%5Bnumber%5D=1&page%5Bsize%5D=100"
                                "&search%5Bname%5D=a%2Fb%20%5B1%5D%2B%C3%BC",
                                list, list}));
}

void tst_ServiceClient::aRememberedIdIsForgottenWhenItIsGone()
{
    const Script lookUp = answer(200, listOf(workspaceJson("ws-7", "web")));
    const Script gone = answer(404, NotFoundJson); // both the id and the name are answered 404
    Fixture fixture({lookUp, answer(200, listOf({})), gone, gone, lookUp, answer(200, listOf({}))});
    for (const bool isFound : {true, false, true}) {
        Caught<protocol::Page<ChangeRequest>> caught;
        fixture.client.list(fixture.endpoint, {u"acme"_s, u"web"_s}, {}, &fixture.context, caught.callback());
        QTRY_VERIFY(caught.answer);
        QCOMPARE(caught.answer->isOk(), isFound);
    }
    QCOMPARE(fixture.server.count(), 6);
}

/// spec 4.1 uses the workspace's name; the service's OpenAPI description uses its id.
void tst_ServiceClient::aServiceThatKnowsNamesAloneIsAskedByName()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-FTs6kr9iCwweku", "web"))), answer(404, NotFoundJson),
                     answer(200, listOf(changeRequestJson("wscr-1"))), answer(200, listOf({}))});
    for (const int requests : {3, 4}) { // the name that worked is remembered
        Caught<protocol::Page<ChangeRequest>> caught;
        fixture.client.list(fixture.endpoint, {u"acme"_s, u"web"_s}, {}, &fixture.context, caught.callback());
        QTRY_VERIFY(caught.answer);
        QVERIFY(*caught.answer);
        QCOMPARE(fixture.server.count(), requests);
        QVERIFY(fixture.requests().last().startsWith("GET /workspaces/web/change-requests?"));
    }
}

/// A name alone does not identify the organization.
void tst_ServiceClient::aNamesakeIsNotTheWorkspace()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "web"))), answer(404, NotFoundJson),
                     answer(200, listOf(changeRequestJson("wscr-1")))});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"web"_s}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.error().http, 404);
    QCOMPARE(fixture.server.count(), 3);
}

void tst_ServiceClient::whatWasListedIsNotLookedUp()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "web"))), answer(200, listOf({}))});
    Caught<protocol::Page<protocol::Workspace>> workspaces;
    fixture.client.workspaces(fixture.endpoint, u"acme"_s, {}, {}, &fixture.context, workspaces.callback());
    QTRY_VERIFY(workspaces.answer);
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"web"_s}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(fixture.server.count(), 2);
    QVERIFY(fixture.requests().last().startsWith("GET /workspaces/ws-7/"));
}

void tst_ServiceClient::anAnswerAboutAnotherRequestIsRefused()
{
    Fixture fixture({answer(200, documentOf(changeRequestJson("wscr-2", true)))});
    Caught<ChangeRequest> shown;
    fixture.client.show(fixture.endpoint, u"wscr-1"_s, &fixture.context, shown.callback());
    QTRY_VERIFY(shown.answer);
    QCOMPARE(shown.error().rule, u"service.other-id"_s);
    Caught<Archiving> archived;
    fixture.client.archive(fixture.endpoint, u"wscr-1"_s, &fixture.context, archived.callback());
    QTRY_VERIFY(archived.answer);
    QCOMPARE(archived.error().rule, u"service.other-id"_s);
    QVERIFY(archived.error().outcomeUnknown);
}

void tst_ServiceClient::aNameWithoutLookUpsIsSentAsTyped()
{
    Fixture fixture({answer(404, NotFoundJson), answer(200, listOf({}))});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"web/prod"_s}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QVERIFY(*caught.answer);
    QCOMPARE(fixture.requests().last(),
             "GET /workspaces/web%2Fprod/change-requests?page%5Bnumber%5D=1&page%5Bsize%5D=20");
}

void tst_ServiceClient::whatBeginsLikeAnIdMayBeAName()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "ws-east-1"))), answer(200, listOf({}))});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"ws-east-1"_s}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QVERIFY(fixture.requests().last().startsWith("GET /workspaces/ws-7/"));
}

void tst_ServiceClient::showTriesTheFormsAndRemembers()
{
    Fixture fixture({answer(404, NotFoundJson), answer(200, documentOf(changeRequestJson("wscr-1")))});
    for (int round = 1; round <= 2; ++round) {
        Caught<ChangeRequest> caught;
        fixture.client.show(fixture.endpoint, u"wscr-1"_s, &fixture.context, caught.callback());
        QTRY_VERIFY(caught.answer);
        QCOMPARE(caught.value().id, u"wscr-1"_s);
    }
    QCOMPARE(fixture.client.dialect(fixture.endpoint).show, Dialect::Show::Specification);
    QCOMPARE(fixture.requests(),
             (QList<QByteArray>{"GET /change-requests/wscr-1", "GET /workspaces/change-requests/wscr-1",
                                "GET /workspaces/change-requests/wscr-1"}));
}

void tst_ServiceClient::notFoundEverywhereTeachesNothing()
{
    Fixture fixture({answer(404, NotFoundJson)});
    Caught<ChangeRequest> caught;
    fixture.client.show(fixture.endpoint, u"wscr-1"_s, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.error().kind, base::ErrorKind::NotFound);
    QCOMPARE(caught.error().subject, u"wscr-1"_s);
    QCOMPARE(caught.count, 1);
    QCOMPARE(fixture.server.count(), 2);
    QCOMPARE(fixture.client.dialect(fixture.endpoint), Dialect());
}

void tst_ServiceClient::errorsTellTheirKind_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QByteArray &bytes, base::ErrorKind kind, const QString &rule) {
        QTest::newRow(name) << bytes << static_cast<int>(kind) << rule;
    };
    using enum base::ErrorKind;
    row("401", support::httpAnswer(401), Unauthorized, {});
    row("404", support::httpAnswer(404, NotFoundJson), NotFound, {});
    row("409", support::httpAnswer(409), Conflict, {});
    row("501", support::httpAnswer(501), Server, {});
    row("web page", support::httpAnswer(200, "<html>", "text/html"), Protocol, u"http.html"_s);
    row("redirect", support::httpAnswer(307, {}, "text/plain", "Location: /elsewhere\r\n"), Protocol,
        u"http.redirect"_s);
    row("empty", support::httpAnswer(204), Protocol, u"json.empty"_s);
    row("broken", support::httpAnswer(200, "{"), Protocol, u"json.broken"_s);
    row("no data", support::httpAnswer(200, "{}"), Protocol, u"json.missing"_s);
}

void tst_ServiceClient::errorsTellTheirKind()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, kind);
    QFETCH(QString, rule);
    Fixture fixture({Script::answer(bytes)});
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {{}, u"ws-1"_s}, {}, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QVERIFY(!*caught.answer);
    QCOMPARE(static_cast<int>(caught.error().kind), kind);
    QCOMPARE(caught.error().rule, rule);
    QVERIFY(!caught.error().subject.isEmpty());
    QCOMPARE(fixture.server.count(), caught.error().http == 404 ? 3 : 1); // the name of the id was looked for, too
}

void tst_ServiceClient::dotsNeverReachThePath_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("empty") << QString();
    QTest::newRow("this") << u"."_s;
    QTest::newRow("parent") << u".."_s;
}

void tst_ServiceClient::dotsNeverReachThePath()
{
    QFETCH(QString, name);
    Fixture fixture({answer(200, "{}")});
    Caught<protocol::Page<ChangeRequest>> listed;
    Caught<protocol::Page<protocol::Workspace>> workspaces;
    Caught<protocol::Workspace> workspace;
    Caught<QString> found;
    Caught<ChangeRequest> shown;
    Caught<Archiving> archived;
    fixture.client.workspace(fixture.endpoint, name, &fixture.context, workspace.callback());
    fixture.client.findWorkspace(fixture.endpoint, name, u"web"_s, &fixture.context, found.callback());
    fixture.client.list(fixture.endpoint, {{}, name}, {}, &fixture.context, listed.callback());
    fixture.client.workspaces(fixture.endpoint, name, {}, {}, &fixture.context, workspaces.callback());
    fixture.client.show(fixture.endpoint, name, &fixture.context, shown.callback());
    fixture.client.archive(fixture.endpoint, name, &fixture.context, archived.callback());
    QVERIFY(!archived.answer); // the answer never comes before the call returned
    QTRY_VERIFY(listed.answer && workspaces.answer && workspace.answer && found.answer && shown.answer
                && archived.answer);
    QCOMPARE(listed.error().rule, u"service.name"_s);
    QCOMPARE(workspaces.error().kind, base::ErrorKind::Usage);
    QCOMPARE(workspace.error().kind, base::ErrorKind::Usage);
    QCOMPARE(found.error().kind, base::ErrorKind::Usage);
    QCOMPARE(shown.error().kind, base::ErrorKind::Usage);
    QCOMPARE(archived.error().kind, base::ErrorKind::Usage);
    QCOMPARE(fixture.server.count(), 0);
}

void tst_ServiceClient::eachAddressHasItsOwnDialect()
{
    Fixture fixture({answer(200, documentOf(changeRequestJson("wscr-1")))});
    Caught<ChangeRequest> caught;
    fixture.client.show(fixture.endpoint, u"wscr-1"_s, &fixture.context, caught.callback());
    QTRY_COMPARE(fixture.client.dialect(fixture.endpoint).show, Dialect::Show::OpenApi);
    Endpoint other = fixture.endpoint;
    other.token = "another";
    QCOMPARE(fixture.client.dialect(other).show, Dialect::Show::OpenApi);
    other.base = QUrl(u"https://other.example/api/v2"_s);
    other.dialect.show = Dialect::Show::Specification; // the dialect that was known when the endpoint was made
    QCOMPARE(fixture.client.dialect(other), other.dialect);
    QCOMPARE(fixture.client.dialect(fixture.endpoint).show, Dialect::Show::OpenApi);
}

/// The look-up of a name continues at the service where it began, with the same token.
void tst_ServiceClient::aQuestionIsAskedToItsEnd()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "web"))), answer(404, NotFoundJson),
                     answer(200, listOf(changeRequestJson("wscr-1")))});
    support::ScriptedServer other(answer(200, listOf({})));
    Caught<protocol::Page<ChangeRequest>> caught;
    fixture.client.list(fixture.endpoint, {u"acme"_s, u"web"_s}, {}, &fixture.context, caught.callback());
    fixture.endpoint = {other.url(u"/api/v2"_s), "another"};
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.answer->isOk(), false); // the row is of another workspace than ws-7
    QCOMPARE(fixture.server.count(), 3);
    QCOMPARE(fixture.server.header(2, "Authorization"), "Bearer secret-token");
    QCOMPARE(other.count(), 0);
    QCOMPARE(fixture.client.dialect(fixture.endpoint), Dialect());
}

void tst_ServiceClient::aDocumentIsShownAsItCame()
{
    const QByteArray document = documentOf(" " + changeRequestJson("wscr-1") + "\n");
    Fixture fixture({answer(404, NotFoundJson), answer(200, document)});
    Caught<QByteArray> caught;
    fixture.client.showDocument(fixture.endpoint, u"wscr-1"_s, &fixture.context, caught.callback());
    QTRY_VERIFY(caught.answer);
    QCOMPARE(caught.value(), document);
    QCOMPARE(fixture.requests(),
             (QList<QByteArray>{"GET /change-requests/wscr-1", "GET /workspaces/change-requests/wscr-1"}));
}

void tst_ServiceClient::whatIsNoDocumentIsNotShown()
{
    Fixture fixture({answer(200, "<html>Sign in</html>", "text/html"), answer(401, "{}")});
    for (const base::ErrorKind kind : {base::ErrorKind::Protocol, base::ErrorKind::Unauthorized}) {
        Caught<QByteArray> caught;
        fixture.client.showDocument(fixture.endpoint, u"wscr-1"_s, &fixture.context, caught.callback());
        QTRY_VERIFY(caught.answer);
        QVERIFY(!*caught.answer);
        QCOMPARE(caught.error().kind, kind);
    }
    Caught<QByteArray> refused;
    fixture.client.showDocument(fixture.endpoint, u".."_s, &fixture.context, refused.callback());
    QTRY_VERIFY(refused.answer);
    QCOMPARE(refused.error().kind, base::ErrorKind::Usage);
    QCOMPARE(fixture.server.count(), 2);
}

void tst_ServiceClient::pickersAreReadAndSearched()
{
    Fixture fixture({answer(200, listOf(R"({"id":"acme","type":"organizations","attributes":{"name":"acme"}})")),
                     answer(200, listOf(workspaceJson("ws-1", "web")))});
    Caught<protocol::Page<protocol::Organization>> organizations;
    fixture.client.organizations(fixture.endpoint, u"ac"_s, {}, &fixture.context, organizations.callback());
    QTRY_VERIFY(organizations.answer);
    QCOMPARE(organizations.value().items.value(0).name, u"acme"_s);
    Caught<protocol::Page<protocol::Workspace>> workspaces;
    fixture.client.workspaces(fixture.endpoint, u"acme"_s, u"w"_s, {.number = 3, .size = 10}, &fixture.context,
                              workspaces.callback());
    QTRY_VERIFY(workspaces.answer);
    QCOMPARE(workspaces.value().items.value(0).id, u"ws-1"_s);
    QCOMPARE(fixture.requests(),
             (QList<QByteArray>{
                 "GET /organizations?page%5Bnumber%5D=1&page%5Bsize%5D=20&q%5Bname%5D=ac",
                 "GET /organizations/acme/workspaces?page%5Bnumber%5D=3&page%5Bsize%5D=10&search%5Bname%5D=w"}));
}

void tst_ServiceClient::anAbortedCallNeverAnswers()
{
    Fixture fixture({answer(404, NotFoundJson), Script::hang()});
    Caught<ChangeRequest> caught;
    base::Call call = fixture.client.show(fixture.endpoint, u"wscr-1"_s, &fixture.context, caught.callback());
    QTRY_COMPARE(fixture.server.requests("GET"), 2);
    QVERIFY(call.isRunning());
    call.abort();
    QVERIFY(!call.isRunning());
    QTRY_VERIFY(fixture.server.wasLeft(1));
    QVERIFY(!caught.answer);
}

void tst_ServiceClient::aCallbackMayDeleteItsContext()
{
    Fixture fixture({answer(404, NotFoundJson)});
    auto *context = new QObject;
    bool isCalled = false;
    base::Call call;
    call = fixture.client.archive(fixture.endpoint, u"wscr-1"_s, context, [&](const base::Result<Archiving> &) {
        isCalled = !call.isRunning();
        delete context;
    });
    QTRY_VERIFY(isCalled);
}

void tst_ServiceClient::callsEndWithTheClient()
{
    support::ScriptedServer server(Script::hang());
    http::Requester http;
    QObject context;
    Caught<ChangeRequest> caught;
    {
        support::EagerClock clock;
        Client client(http, clock);
        const Endpoint endpoint{server.url(u"/api/v2"_s), "t"};
        client.show(endpoint, u"wscr-1"_s, &context, caught.callback());
        QTRY_COMPARE(server.requests("GET"), 1);
    }
    QTRY_VERIFY(server.wasLeft(0));
    QVERIFY(!caught.answer);
}

RUNLATCH_TEST(tst_ServiceClient)

} // namespace runlatch::service

#include "tst_serviceclient.moc"
