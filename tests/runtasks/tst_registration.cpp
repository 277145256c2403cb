// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/registration.h"

#include "base/rules.h"
#include "protocol/signature.h"
#include "runtasks/taskreading.h"
#include "support/scriptedservice.h"
#include "support/suite.h"
#include "taskdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::protocol::EnforcementLevel;
using runlatch::protocol::ServedTask;
using runlatch::protocol::Stage;
using runlatch::protocol::TaskSetup;

namespace runlatch::runtasks {

/// A run task is created or changed by its name, and what stands against that is known before or explained after.
class tst_Registration : public QObject
{
    Q_OBJECT
private slots:
    void createsAndTheListenerSeesTheTest();
    void tellsHowAnExistingOneDiffers();
    void aRefusedVerificationIsExplained();
    void aTakenNameIsExplained();
    void aTokenThatMayOnlyReadIsTold();
    void forbiddenIsARefusal();
    void aCutCreationIsLookedFor_data();
    void aCutCreationIsLookedFor();
    void aCutChangeOfAKeyStaysUnknown();
    void limitsAreWarnedOf_data();
    void limitsAreWarnedOf();
    void aTaskIsFoundByName();

private:
    using StandIn = support::ScriptedService<support::EagerClock>;
    static QByteArray taskJson(const QByteArray &name, const QByteArray &url);
    static support::Script answer(int status, const QByteArray &body)
    {
        return support::Script::answer(support::httpAnswer(status, body));
    }
    static base::Result<SavedTask> saved(StandIn &standIn, const QString &existingId = {})
    {
        service::TaskClient tasks(standIn.client);
        const TaskOrder order{
            .endpoint = standIn.endpoint,
            .organization = u"acme"_s,
            .setup = {.name = u"inspector"_s, .url = QUrl(u"https://tasks.example/hook"_s), .hmacKey = "a-long-key"}};
        return support::answerOf<SavedTask>(
            [&](QObject *asker, const auto &done) { save(tasks, order, existingId, asker, done); });
    }
};

// Here and not in the class, because moc 6.4 finds no class that has raw strings.
QByteArray tst_Registration::taskJson(const QByteArray &name, const QByteArray &url)
{
    return R"({"id":"task-1","type":"tasks","attributes":{"category":"task","name":")" + name + R"(","url":")" + url
        + R"(","description":null,"hmac-key":null,"enabled":true,"global-configuration":{"enabled":false,)"
          R"("stages":[],"enforcement-level":null}}})";
}

void tst_Registration::createsAndTheListenerSeesTheTest()
{
    TaskDesk desk;
    const TaskOrder order = desk.order();
    const auto before = desk.prepared(order);
    QVERIFY(before && !before->existing && before->differences.isEmpty());
    QCOMPARE(desk.listener.count(), 0); // a preparation changes nothing
    const auto saved = desk.saved(order);
    QVERIFY(saved && saved->isNew && !saved->wasFound);
    QCOMPARE(desk.listener.count(), 1);
    QCOMPARE(desk.listener.header(0, "X-TFC-Task-Signature"), protocol::sign("a-long-key", desk.listener.body(0)));
    QVERIFY(desk.listener.body(0).contains("test-token"));
}

void tst_Registration::tellsHowAnExistingOneDiffers()
{
    TaskDesk desk;
    TaskOrder order = desk.order();
    const auto created = desk.saved(order);
    QVERIFY(created);
    order.setup.hmacKey.reset();
    const auto same = desk.prepared(order);
    QVERIFY(same && same->existing && same->existing->task.id == created->task.id);
    QVERIFY(same->differences.isEmpty());
    order.setup.hmacKey = "another-key";
    order.setup.description = u"Looks"_s;
    order.setup.isEnabled = false;
    order.setup.global = TaskSetup::Global{true, {{Stage::PrePlan, Stage::PostPlan}, EnforcementLevel::Mandatory}};
    const auto other = desk.prepared(order);
    QVERIFY(other);
    using Part = TaskDifference::Part;
    QCOMPARE(other->differences,
             (QList<TaskDifference>{{Part::Description, {}, u"Looks"_s},
                                    {Part::Key},
                                    {Part::Enabled, u"on"_s, u"off"_s},
                                    {Part::Global, u"off"_s, u"pre_plan, post_plan; mandatory"_s}}));
    const auto changed = desk.saved(order, created->task.id);
    QVERIFY(changed && !changed->isNew && !changed->task.isEnabled);
    order.setup.hmacKey.reset();
    QVERIFY(desk.prepared(order)->differences.isEmpty());
}

void tst_Registration::aRefusedVerificationIsExplained()
{
    TaskDesk desk(support::Script::answer(support::httpAnswer(202)));
    const auto refused = desk.saved(desk.order());
    QVERIFY(!refused && !refused.error().outcomeUnknown);
    QCOMPARE(refused.error().rule, base::Rules::TaskNotVerified);
    QVERIFY(refused.error().errors.first().detail.contains(u"202"_s));
    QCOMPARE(desk.listener.count(), 1);
}

void tst_Registration::aTakenNameIsExplained()
{
    TaskDesk desk;
    QVERIFY(desk.saved(desk.order()));
    const auto refused = desk.saved(desk.order()); // somebody was faster than the preparation
    QCOMPARE(refused.error().rule, base::Rules::TaskNameTaken);
    QCOMPARE(refused.error().subject, u"inspector"_s);
}

void tst_Registration::aTokenThatMayOnlyReadIsTold()
{
    TaskDesk desk;
    TaskOrder order = desk.order();
    order.endpoint.token = "may-read";
    QCOMPARE(desk.saved(order).error().rule, base::Rules::TaskNoRight);
    order.organization = u"nobody"_s;
    QCOMPARE(desk.prepared(order).error().rule, base::Rules::EditionNoOrganization);
}

void tst_Registration::forbiddenIsARefusal()
{
    StandIn standIn({answer(403, R"({"errors":[{"status":"403","title":"forbidden"}]})")});
    const auto refused = saved(standIn);
    QCOMPARE(refused.error().kind, base::ErrorKind::Rejected);
    QVERIFY(!refused.error().outcomeUnknown);
    QCOMPARE(standIn.requests().size(), 1);
}

void tst_Registration::aCutCreationIsLookedFor_data()
{
    QTest::addColumn<QByteArray>("listed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("there") << taskJson("inspector", "https://tasks.example/hook") << true;
    QTest::newRow("with another URL") << taskJson("inspector", "https://others.example/") << false;
    QTest::newRow("another") << taskJson("other", "https://tasks.example/hook") << false;
    QTest::newRow("none") << QByteArray() << false;
}

void tst_Registration::aCutCreationIsLookedFor()
{
    QFETCH(const QByteArray, listed);
    QFETCH(const bool, isFound);
    const QByteArray page = R"({"data":[)" + listed
        + R"(],"meta":{"pagination":{"current-page":1,"next-page":null,)"
          R"("total-pages":1,"total-count":)"
        + (listed.isEmpty() ? "0" : "1") + "}}}";
    StandIn standIn({support::Script::cut(), answer(200, page)});
    const auto created = saved(standIn);
    QCOMPARE(created.isOk(), isFound);
    if (isFound)
        QVERIFY(created->wasFound && created->isNew);
    else
        QVERIFY(created.error().outcomeUnknown); // the service may still be verifying the URL
    QCOMPARE(standIn.server.requests("POST"), 1);
}

void tst_Registration::aCutChangeOfAKeyStaysUnknown()
{
    StandIn standIn({support::Script::cut(),
                     answer(200, R"({"data":)" + taskJson("inspector", "https://tasks.example/hook") + '}')});
    const auto changed = saved(standIn, u"task-1"_s);
    QVERIFY(!changed && changed.error().outcomeUnknown); // no answer tells which key a task has
    QCOMPARE(standIn.server.requests("PATCH"), 1);
}

void tst_Registration::limitsAreWarnedOf_data()
{
    QTest::addColumn<int>("others");     // run tasks of other names
    QTest::addColumn<bool>("exists");    // with one workspace
    QTest::addColumn<int>("workspaces"); // that are wanted
    QTest::addColumn<QStringList>("rules");
    const QString task = u"task.limit"_s;
    const QString workspace = u"task.workspace-limit"_s;
    QTest::newRow("first") << 0 << false << 10 << QStringList();
    QTest::newRow("second") << 1 << false << 10 << QStringList{task};
    QTest::newRow("existing") << 1 << true << 0 << QStringList();
    QTest::newRow("eleventh workspace") << 0 << false << 11 << QStringList{workspace};
    QTest::newRow("tenth beside the existing one") << 0 << true << 9 << QStringList();
    QTest::newRow("eleventh beside the existing one") << 0 << true << 10 << QStringList{workspace};
    QTest::newRow("both") << 1 << false << 11 << QStringList{task, workspace};
}

void tst_Registration::limitsAreWarnedOf()
{
    QFETCH(const int, others);
    QFETCH(const bool, exists);
    QFETCH(const int, workspaces);
    QFETCH(const QStringList, rules);
    const service::Entitlements free{.areLimitsTold = true, .runTasks = 1, .runTaskWorkspaces = 10};
    QList<ServedTask> tasks(others + int(exists));
    std::optional<protocol::AttachedTask> existing;
    if (exists)
        existing = protocol::AttachedTask{.task = {}, .attachments = {{.id = {}, .taskId = {}, .workspaceId = u"x"_s}}};
    TaskOrder order;
    for (int number = 0; number < workspaces; ++number)
        order.workspaceIds.append(QString::number(number));
    const auto rulesOf = [&](const service::Entitlements &told) {
        QStringList names;
        for (const base::Error &warning : warningsOf(told, order, tasks, existing))
            names.append(warning.rule.name());
        return names;
    };
    QCOMPARE(rulesOf(free), rules);
    QCOMPARE(rulesOf({}), QStringList()); // without limits nothing is warned of
    order.setup.global = TaskSetup::Global{true, {{Stage::PrePlan}, EnforcementLevel::Mandatory}};
    const service::Entitlements noMandatory{.mandatoryRunTasks = 0, .hasGlobalRunTasks = false};
    QCOMPARE(rulesOf(noMandatory), (QStringList{u"task.mandatory-limit"_s, u"task.no-global"_s}));
}

void tst_Registration::aTaskIsFoundByName()
{
    TaskDesk desk;
    QVERIFY(desk.saved(desk.order()));
    const auto find = [&desk](const QString &name) {
        return support::answerOf<protocol::AttachedTask>([&](QObject *asker, const auto &done) {
            findTask(desk.tasks, desk.service.endpoint(), desk.service.address().organization, name, asker, done);
        });
    };
    QCOMPARE(find(u"inspector"_s)->task.name, u"inspector"_s);
    const auto missing = find(u"other"_s);
    QCOMPARE(missing.error().rule, base::Rules::TaskUnknown);
    QCOMPARE(missing.error().kind, base::ErrorKind::NotFound);
}

RUNLATCH_TEST(tst_Registration)

} // namespace runlatch::runtasks

#include "tst_registration.moc"
