// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/entitlements.h"

#include "base/rules.h"
#include "fixture.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::service {

namespace {

QByteArray entitlements(const QByteArray &attributes)
{
    return support::httpAnswer(
        200, R"({"data":{"id":"org-1","type":"entitlement-sets","attributes":{)" + attributes + "}}}");
}

QByteArray missing()
{
    return support::httpAnswer(404, NotFoundJson);
}

} // namespace

/// A 404 about change requests has the cause that the organization's entitlements tell.
class tst_Entitlements : public QObject
{
    Q_OBJECT
private slots:
    void theCauseIsTold_data();
    void theCauseIsTold();
    void aListHasTheSameCause_data() { theCauseIsTold_data(); }
    void aListHasTheSameCause();
    void nothingIsAskedWithoutNeed_data();
    void nothingIsAskedWithoutNeed();
    void aListOfManyAsksNothing();

private:
    static base::Result<Creation> create(Fixture &fixture);
    static base::Result<protocol::Page<protocol::ChangeRequest>> list(Fixture &fixture, const WorkspaceName &workspace,
                                                                      const ListQuery &query);
};

base::Result<Creation> tst_Entitlements::create(Fixture &fixture)
{
    const auto creation = protocol::BulkCreation::onTargets(u"Pin actions"_s, u"text"_s, {u"ws-1"_s}).value();
    return support::answerOf<Creation>([&](QObject *asker, const auto &done) {
        fixture.client.create(fixture.endpoint, u"acme"_s, creation, asker, done);
    });
}

base::Result<protocol::Page<protocol::ChangeRequest>>
tst_Entitlements::list(Fixture &fixture, const WorkspaceName &workspace, const ListQuery &query)
{
    return support::answerOf<protocol::Page<protocol::ChangeRequest>>([&](QObject *asker, const auto &done) {
        fixture.client.list(fixture.endpoint, workspace, query, asker, done);
    });
}

void tst_Entitlements::theCauseIsTold_data()
{
    QTest::addColumn<QByteArray>("told");
    QTest::addColumn<QString>("rule");
    const QString noRight = base::Rules::EditionNoRight;
    QTest::newRow("no organization") << missing() << base::Rules::EditionNoOrganization.name();
    QTest::newRow("free") << entitlements(R"("run-task-limit":1,"run-task-workspace-limit":10)")
                          << base::Rules::EditionMissing.name();
    QTest::newRow("without limits") << entitlements(R"("run-task-limit":null,"run-task-workspace-limit":null)")
                                    << noRight;
    QTest::newRow("other limits") << entitlements(R"("run-task-limit":10,"run-task-workspace-limit":10)") << noRight;
    QTest::newRow("a limit alone") << entitlements(R"("run-task-limit":1)") << QString();
    QTest::newRow("limits as texts") << entitlements(R"("run-task-limit":"1","run-task-workspace-limit":"10")")
                                     << QString();
    QTest::newRow("no attributes") << support::httpAnswer(200, R"({"data":{"id":"org-1","type":"entitlement-sets"}})")
                                   << QString();
    QTest::newRow("forbidden") << support::httpAnswer(403, NotFoundJson) << QString();
    QTest::newRow("a web page") << support::httpAnswer(200, "<html>", "text/html") << QString();
    QTest::newRow("cut") << QByteArray() << QString();
}

void tst_Entitlements::theCauseIsTold()
{
    QFETCH(QByteArray, told);
    QFETCH(QString, rule);
    Fixture fixture({Script::answer(missing()), Script::answer(told)});
    const base::Error error = create(fixture).error();
    QCOMPARE(error.kind, base::ErrorKind::NotFound);
    QCOMPARE(error.http, 404);
    QCOMPARE(error.rule.name(), rule);
    QCOMPARE(error.subject, u"acme"_s);
    QVERIFY(!error.outcomeUnknown);
    QCOMPARE(fixture.requests().value(1), "GET /organizations/acme/entitlement-set"_ba);
    QCOMPARE(fixture.server.requests("POST"), 1);
}

void tst_Entitlements::aListHasTheSameCause()
{
    QFETCH(QByteArray, told);
    QFETCH(QString, rule);
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "web"))), Script::answer(missing()),
                     Script::answer(missing()), Script::answer(told)});
    const auto error = list(fixture, {u"acme"_s, u"web"_s}, {.asksWhyMissing = true}).error();
    QCOMPARE(error.http, 404);
    QCOMPARE(error.rule.name(), rule);
    QCOMPARE(error.subject, rule.isEmpty() ? u"web"_s : u"acme"_s);
    QCOMPARE(fixture.requests().value(3), "GET /organizations/acme/entitlement-set"_ba);
}

void tst_Entitlements::nothingIsAskedWithoutNeed_data()
{
    QTest::addColumn<QByteArray>("refusal");
    QTest::newRow("no token") << support::httpAnswer(401, NotFoundJson);
    QTest::newRow("refused") << support::httpAnswer(403, NotFoundJson);
    QTest::newRow("no such method") << support::httpAnswer(405, NotFoundJson);
    QTest::newRow("a web page") << support::httpAnswer(404, "<html>no</html>",
                                                       "text/html"); // another server than the service
}

void tst_Entitlements::nothingIsAskedWithoutNeed()
{
    QFETCH(QByteArray, refusal);
    Fixture fixture({Script::answer(refusal)});
    QVERIFY(!create(fixture));
    QCOMPARE(fixture.server.requests("GET"), 0);
}

/// Of many workspaces each may be gone, and one that has no organization has no entitlements.
void tst_Entitlements::aListOfManyAsksNothing()
{
    Fixture fixture({answer(200, listOf(workspaceJson("ws-7", "web"))), Script::answer(missing())});
    QVERIFY(list(fixture, {u"acme"_s, u"web"_s}, {}).error().rule.isEmpty());
    QVERIFY(list(fixture, {{}, u"ws-7"_s}, {.asksWhyMissing = true}).error().rule.isEmpty());
    for (const QByteArray &line : fixture.requests())
        QVERIFY2(!line.contains("entitlement-set"), line.constData());
}

RUNLATCH_TEST(tst_Entitlements)

} // namespace runlatch::service

#include "tst_entitlements.moc"
