// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"
#include "support/suite.h"

#include <functional>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::service {

/// A service, or something in front of it, that redirects to another host gets nothing sent there, so no token either.
class tst_Redirects : public QObject
{
    Q_OBJECT
private slots:
    void nothingReachesTheOtherHost_data();
    void nothingReachesTheOtherHost();
    void theOtherHostRecordsWhatReachesIt();

private:
    using Note = std::function<void(const base::Error &)>;
    static void call(Fixture &fixture, const QByteArray &operation, const Note &note);
};

void tst_Redirects::call(Fixture &fixture, const QByteArray &operation, const Note &note)
{
    const auto done = [note](const auto &result) { note(result ? base::Error() : result.error()); };
    Client &client = fixture.client;
    if (operation == "show")
        client.show(fixture.endpoint, u"wscr-1"_s, &fixture.context, done);
    else if (operation == "create")
        client.create(fixture.endpoint, u"acme"_s, *protocol::BulkCreation::onTargets(u"s"_s, u"m"_s, {u"ws-1"_s}),
                      &fixture.context, done);
    else if (operation == "list")
        client.list(fixture.endpoint, {{}, u"ws-1"_s}, {}, &fixture.context, done);
    else if (operation == "explore")
        client.explore(fixture.endpoint, u"acme"_s, {}, {}, {}, &fixture.context, done);
    else if (operation == "organizations")
        client.organizations(fixture.endpoint, {}, &fixture.context, done);
    else if (operation == "workspaces")
        client.workspaces(fixture.endpoint, u"acme"_s, {}, {}, &fixture.context, done);
    else
        client.archive(fixture.endpoint, u"wscr-1"_s, &fixture.context, done);
}

void tst_Redirects::nothingReachesTheOtherHost_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("operation");
    for (const int status : {301, 302, 303, 307, 308}) {
        for (const char *operation : {"show", "create", "archive by POST", "archive by PATCH", "list", "explore",
                                      "organizations", "workspaces"})
            QTest::addRow("%d, %s", status, operation) << status << QByteArray(operation);
    }
}

void tst_Redirects::nothingReachesTheOtherHost()
{
    QFETCH(int, status);
    QFETCH(QByteArray, operation);
    support::ScriptedServer other({answer(200, documentOf(changeRequestJson("wscr-1", true)))});
    const Script redirect = Script::answer(support::httpAnswer(
        status, {}, "text/html", "Location: " + other.url(u"/api/v2/steal"_s).toEncoded() + "\r\n"));
    const Script missing = answer(404, NotFoundJson);
    // PATCH is the last form of archiving.
    Fixture fixture(operation.endsWith("PATCH") ? QList{missing, missing, redirect} : QList{redirect});
    std::optional<base::Error> error;
    call(fixture, operation, [&error](const base::Error &told) { error = told; });
    QTRY_VERIFY(error);
    QCOMPARE(error->rule, u"http.redirect"_s);
    QCOMPARE(error->http, status);
    const bool changes = operation == "create" || operation.startsWith("archive");
    QCOMPARE(error->outcomeUnknown, changes && status == 303);
    QCOMPARE(error->errors.first().detail, other.url(u"/api/v2/steal"_s).toString());
    QCOMPARE(fixture.server.count(), operation.endsWith("PATCH") ? 3 : 1);
    QCOMPARE(other.count(), 0); // no connection was made, so no token was sent
}

/// Proves that the test above can fail: if the other host is the endpoint, it records connection and token.
void tst_Redirects::theOtherHostRecordsWhatReachesIt()
{
    support::ScriptedServer other({answer(200, documentOf(changeRequestJson("wscr-1", true)))});
    Fixture fixture({answer(404, NotFoundJson)});
    fixture.endpoint = {other.url(u"/api/v2"_s), "secret-token"};
    std::optional<base::Error> error;
    call(fixture, "show", [&error](const base::Error &told) { error = told; });
    QTRY_VERIFY(error);
    QVERIFY(other.count() >= 1);
    QVERIFY(other.received(0).contains("secret-token"));
    QCOMPARE(fixture.server.count(), 0);
}

RUNLATCH_TEST(tst_Redirects)

} // namespace runlatch::service

#include "tst_redirects.moc"
