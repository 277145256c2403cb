// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/taskclient.h"

#include "base/rules.h"
#include "fixture.h"
#include "http/exchangerecord.h"
#include "support/answer.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::AttachedTask;
using runlatch::protocol::ServedAttachment;
using runlatch::protocol::ServedTask;
using runlatch::protocol::TaskPlacement;
using runlatch::protocol::TaskSetup;

namespace runlatch::service {

/// The operations on run tasks are the documented calls, and their refusals say what they are about.
class tst_TaskClient : public QObject
{
    Q_OBJECT
private slots:
    void createsOnce();
    void theKeyIsInNoRecord();
    void theKeyNeedsTls();
    void refusalsAreExplained_data();
    void refusalsAreExplained();
    void aMissingTaskListHasItsCause_data();
    void aMissingTaskListHasItsCause();
    void attachesWithAndWithoutADocument();
    void detachesAndRemoves();
    void anotherTaskIsRefused();
    void namesThatLeaveThePathAreRefused();

private:
    static TaskSetup setup()
    {
        return {
            .name = u"inspector"_s, .url = QUrl(u"https://tasks.example/hook?secret=1"_s), .hmacKey = "long-secret"};
    }
    static QByteArray taskJson(const QByteArray &id = "task-1");
    static base::Result<ServedTask> create(Fixture &fixture)
    {
        TaskClient tasks(fixture.client);
        return support::answerOf<ServedTask>(
            [&](QObject *asker, const auto &done) { tasks.create(fixture.endpoint, u"acme"_s, setup(), asker, done); });
    }
};

// Here and not in the class, because moc 6.4 finds no class that has raw strings.
QByteArray tst_TaskClient::taskJson(const QByteArray &id)
{
    return R"({"id":")" + id
        + R"(","type":"tasks","attributes":{"name":"inspector","url":"https://tasks.example/hook"}})";
}

void tst_TaskClient::createsOnce()
{
    Fixture fixture({answer(201, documentOf(taskJson()))});
    const auto created = create(fixture);
    QVERIFY(created && created->id == u"task-1"_s);
    QCOMPARE(fixture.requests(), QList<QByteArray>{"POST /organizations/acme/tasks"});
    QVERIFY(fixture.server.body(0).contains(R"("hmac-key":"long-secret")"));
    // Whether a cut request was carried out is not known, and it is never sent again.
    Fixture cut({support::Script::cut()});
    QVERIFY(create(cut).error().outcomeUnknown);
    QCOMPARE(cut.requests().size(), 1);
    Fixture broken({answer(502, "{}")});
    QVERIFY(create(broken).error().outcomeUnknown);
    Fixture unread({answer(201, R"({"data":7})")});
    QVERIFY(create(unread).error().outcomeUnknown);
}

void tst_TaskClient::theKeyIsInNoRecord()
{
    Fixture fixture({answer(201, documentOf(taskJson()))});
    QList<http::ExchangeRecord> records;
    connect(&fixture.http, &http::Requester::exchanged, this,
            [&records](const http::ExchangeRecord &record) { records.append(record); });
    QVERIFY(create(fixture));
    QCOMPARE(records.size(), 1);
    QVERIFY(records.first().requestBody.contains("hmac-key"));
    QVERIFY(!records.first().requestBody.contains("long-secret"));
}

void tst_TaskClient::theKeyNeedsTls()
{
    Fixture fixture({answer(201, documentOf(taskJson()))});
    fixture.endpoint.base = QUrl(u"http://192.0.2.1/api/v2"_s);
    QCOMPARE(create(fixture).error().rule, base::Rules::TaskUnencrypted);
}

void tst_TaskClient::refusalsAreExplained_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("error");
    QTest::addColumn<QString>("rule");
    QTest::newRow("URL") << 422
                         << R"({"title":"invalid attribute","detail":"URL could not be verified",)"
                            R"("source":{"pointer":"/data/attributes/url"}})"_ba
                         << u"task.not-verified"_s;
    QTest::newRow("URL without a pointer")
        << 422 << R"({"title":"invalid attribute","detail":"Url 404"})"_ba << u"task.not-verified"_s;
    QTest::newRow("name") << 422
                          << R"({"detail":"Name has already been taken",)"
                             R"("source":{"pointer":"/data/attributes/name"}})"_ba
                          << u"task.name-taken"_s;
    QTest::newRow("name, but not taken") << 422
                                         << R"({"detail":"Name is reserved",)"
                                            R"("source":{"pointer":"/data/attributes/name"}})"_ba
                                         << u"task.name"_s;
    QTest::newRow("another attribute") << 422 << R"({"detail":"Category must be task"})"_ba << QString();
    QTest::newRow("forbidden") << 403 << R"({"title":"forbidden"})"_ba << QString();
}

void tst_TaskClient::refusalsAreExplained()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, error);
    QFETCH(const QString, rule);
    Fixture fixture({answer(status, R"({"errors":[)" + error + "]}")});
    const auto refused = create(fixture);
    QVERIFY(!refused && !refused.error().outcomeUnknown);
    QCOMPARE(refused.error().rule.name(), rule);
    QCOMPARE(refused.error().http, status);
    QVERIFY(!refused.error().subject.contains(u"secret=1"_s)); // the URL's query may be a secret
}

void tst_TaskClient::aMissingTaskListHasItsCause_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("entitlements");
    QTest::addColumn<QString>("rule");
    const QByteArray set = R"({"data":{"id":"org-1","type":"entitlement-sets","attributes":{"run-tasks":)";
    QTest::newRow("organization") << 404 << NotFoundJson << u"edition.no-organization"_s;
    QTest::newRow("edition") << 200 << QByteArray(set + "false}}}") << u"task.not-entitled"_s;
    QTest::newRow("right") << 200 << QByteArray(set + "true}}}") << u"task.no-right"_s;
    QTest::newRow("not known") << 403 << "{}"_ba << QString();
}

void tst_TaskClient::aMissingTaskListHasItsCause()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, entitlements);
    QFETCH(const QString, rule);
    Fixture fixture({answer(404, NotFoundJson), answer(status, entitlements)});
    TaskClient tasks(fixture.client);
    const auto page = support::answerOf<protocol::Page<ServedTask>>(
        [&](QObject *asker, const auto &done) { tasks.tasks(fixture.endpoint, u"acme"_s, {}, asker, done); });
    QVERIFY(!page);
    QCOMPARE(page.error().rule.name(), rule);
    QCOMPARE(fixture.requests().last(), "GET /organizations/acme/entitlement-set"_ba);
}

void tst_TaskClient::attachesWithAndWithoutADocument()
{
    const QByteArray document = documentOf(R"({"id":"wstask-1","type":"workspace-tasks",)"
                                           R"("attributes":{"stage":"post_plan","enforcement-level":"advisory"}})");
    Fixture fixture({answer(201, document), answer(204, {}), answer(422, "{}")});
    TaskClient tasks(fixture.client);
    const auto attach = [&] {
        return support::answerOf<ServedAttachment>([&](QObject *asker, const auto &done) {
            tasks.attach(fixture.endpoint, u"ws-1"_s, u"task-1"_s, TaskPlacement{{protocol::Stage::PostPlan}}, asker,
                         done);
        });
    };
    const auto told = attach();
    QVERIFY(told && told->id == u"wstask-1"_s);
    QCOMPARE(told->placement.stages, QStringList{u"post_plan"_s});
    const auto silent = attach();
    QVERIFY(silent && silent->id.isEmpty() && silent->workspaceId == u"ws-1"_s);
    QCOMPARE(attach().error().http, 422);
    QCOMPARE(fixture.requests().first(), "POST /workspaces/ws-1/tasks"_ba);
}

void tst_TaskClient::detachesAndRemoves()
{
    Fixture fixture({answer(204, {}), answer(204, {}), answer(409, "{}"), support::Script::cut()});
    TaskClient tasks(fixture.client);
    const auto detached = support::answerOf<std::monostate>([&](QObject *asker, const auto &done) {
        tasks.detach(fixture.endpoint, u"ws-1"_s, u"wstask-1"_s, asker, done);
    });
    QVERIFY(detached);
    const auto remove = [&] {
        return support::answerOf<std::monostate>([&](QObject *asker, const auto &done) {
            tasks.remove(fixture.endpoint, u"task-1"_s, u"inspector"_s, asker, done);
        });
    };
    QVERIFY(remove());
    QCOMPARE(remove().error().rule, base::Rules::TaskStillAttached);
    QVERIFY(remove().error().outcomeUnknown);
    QCOMPARE(fixture.requests(),
             (QList<QByteArray>{"DELETE /workspaces/ws-1/tasks/wstask-1", "DELETE /tasks/task-1",
                                "DELETE /tasks/task-1", "DELETE /tasks/task-1"}));
}

void tst_TaskClient::anotherTaskIsRefused()
{
    Fixture fixture({answer(200, documentOf(taskJson("task-2")))});
    TaskClient tasks(fixture.client);
    const auto shown = support::answerOf<AttachedTask>(
        [&](QObject *asker, const auto &done) { tasks.task(fixture.endpoint, u"task-1"_s, asker, done); });
    QCOMPARE(shown.error().rule, base::Rules::ServiceOtherId);
}

void tst_TaskClient::namesThatLeaveThePathAreRefused()
{
    Fixture fixture({answer(200, "{}")});
    TaskClient tasks(fixture.client);
    const auto shown = support::answerOf<AttachedTask>(
        [&](QObject *asker, const auto &done) { tasks.task(fixture.endpoint, u".."_s, asker, done); });
    QCOMPARE(shown.error().rule, base::Rules::ServiceName);
    const auto detached = support::answerOf<std::monostate>(
        [&](QObject *asker, const auto &done) { tasks.detach(fixture.endpoint, u"ws-1"_s, QString(), asker, done); });
    QCOMPARE(detached.error().rule, base::Rules::ServiceName);
    QCOMPARE(fixture.server.count(), 0);
}

RUNLATCH_TEST(tst_TaskClient)

} // namespace runlatch::service

#include "tst_taskclient.moc"
