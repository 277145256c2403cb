// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "runtasks/attacher.h"

#include "base/rules.h"
#include "runtasks/taskremoval.h"
#include "support/scriptedservice.h"
#include "support/suite.h"
#include "taskdesk.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::protocol::EnforcementLevel;
using runlatch::protocol::Stage;
using runlatch::protocol::TaskPlacement;

namespace runlatch::runtasks {

/// A run task is attached to many workspaces with one result each, and is detached from all before it is removed.
class tst_Attacher : public QObject
{
    Q_OBJECT
private slots:
    void tenOfTwelveAreAttached();
    void anExistingAttachmentIsChanged();
    void eachWorkspaceTakesItsOwnAttachment();
    void aRefusedTokenStopsTheRest();
    void aCutRequestIsLookedUp_data();
    void aCutRequestIsLookedUp();
    void whatMayStillHappenStaysUnknown();
    void cancelSendsNoMore();
    void abandonLeavesWhatWasSentUnknown();
    void aCancelledRemovalDeletesNothing();
    void isDetachedBeforeItIsRemoved();
    void staysWhereAWorkspaceKeepsIt();
    void anotherPlacementIsTold();
    void whatIsNotToldMayBeAttached();

private:
    using State = AttachmentItem::State;
    using StandIn = support::ScriptedService<support::EagerClock>;

    static int count(const Attacher &attacher, State state)
    {
        const auto &items = attacher.items();
        return int(std::count_if(items.begin(), items.end(),
                                 [state](const AttachmentItem &item) { return item.state == state; }));
    }
    static bool run(Attacher &attacher, const Attacher::Order &order, const QList<AttachmentItem> &items)
    {
        const QSignalSpy finished(&attacher, &Attacher::finished);
        attacher.start(order, items);
        return support::waitFor([&finished] { return finished.count() == 1; });
    }
    static base::Done removed(TaskRemoval &removal, const service::Endpoint &endpoint,
                              const protocol::AttachedTask &task)
    {
        std::optional<base::Done> result;
        const auto connection = connect(&removal, &TaskRemoval::finished, &removal,
                                        [&result](const base::Done &done) { result.emplace(done); });
        removal.start(endpoint, task);
        const bool hasEnded = support::waitFor([&result] { return result.has_value(); });
        disconnect(connection);
        return hasEnded ? *result : base::Done(base::Error{.kind = base::ErrorKind::Timeout});
    }
    static QByteArray attachmentJson(const QByteArray &stage = "pre_plan");
    static support::Script answer(int status, const QByteArray &body)
    {
        return support::Script::answer(support::httpAnswer(status, body));
    }
};

// Here and not in the class, because moc 6.4 finds no class that has raw strings.
QByteArray tst_Attacher::attachmentJson(const QByteArray &stage)
{
    return R"({"id":"wstask-1","type":"workspace-tasks","attributes":{"enforcement-level":"advisory","stages":[")"
        + stage + R"("]},"relationships":{"task":{"data":{"id":"task-1","type":"tasks"}}}})";
}

void tst_Attacher::tenOfTwelveAreAttached()
{
    TaskDesk desk;
    const auto task = desk.saved(desk.order());
    QVERIFY(task);
    QList<AttachmentItem> items = desk.workspaces(10);
    items.insert(3, {.workspaceId = u"ws-gone1"_s});
    items.append({.workspaceId = u"ws-gone2"_s});
    Attacher attacher(desk.tasks);
    QVERIFY(run(attacher, {desk.service.endpoint(), task->task.id, TaskPlacement{{Stage::PrePlan}}}, items));
    QCOMPARE(count(attacher, State::Attached), 10);
    QCOMPARE(count(attacher, State::Failed), 2);
    QCOMPARE(attacher.items().at(3).error.kind, base::ErrorKind::NotFound);
    const auto shown = desk.shown(task->task.id);
    QVERIFY(shown && shown->isWhole);
    QCOMPARE(shown->attachments.size(), 10);
    QCOMPARE(attachmentsOf(*shown).first().workspaceName, items.first().workspaceName);
}

void tst_Attacher::anExistingAttachmentIsChanged()
{
    TaskDesk desk;
    const auto task = desk.saved(desk.order());
    QVERIFY(task);
    const service::Endpoint endpoint = desk.service.endpoint();
    Attacher attacher(desk.tasks);
    const TaskPlacement first{{Stage::PrePlan}};
    QVERIFY(run(attacher, {endpoint, task->task.id, first}, desk.workspaces(2)));
    // Another round with what the service has now: nothing is sent for what is so already.
    QVERIFY(run(attacher, {endpoint, task->task.id, first}, attachmentsOf(*desk.shown(task->task.id))));
    QCOMPARE(count(attacher, State::Already), 2);
    const TaskPlacement other{{Stage::PostPlan}, EnforcementLevel::Mandatory};
    QVERIFY(run(attacher, {endpoint, task->task.id, other}, attachmentsOf(*desk.shown(task->task.id))));
    QCOMPARE(count(attacher, State::Changed), 2);
    QVERIFY(desk.shown(task->task.id)->attachments.first().placement.isSame(other));
}

void tst_Attacher::eachWorkspaceTakesItsOwnAttachment()
{
    QList<AttachmentItem> items{{.workspaceId = u"ws-1"_s}, {.workspaceId = u"ws-2"_s}, {.workspaceId = u"ws-3"_s}};
    takeAttachments(items,
                    {{.id = u"wstask-3"_s, .taskId = u"task-1"_s, .workspaceId = u"ws-3"_s},
                     {.id = u"wstask-9"_s, .taskId = u"task-1"_s, .workspaceId = u"ws-9"_s},
                     {.id = u"wstask-1"_s, .taskId = u"task-1"_s, .workspaceId = u"ws-1"_s}});
    QCOMPARE(items.size(), 3);
    QVERIFY(items.at(0).attachment && items.at(2).attachment);
    QCOMPARE(items.at(0).attachment->id, u"wstask-1"_s);
    QVERIFY(!items.at(1).attachment);
    QCOMPARE(items.at(2).attachment->id, u"wstask-3"_s);
}

void tst_Attacher::aRefusedTokenStopsTheRest()
{
    TaskDesk desk;
    service::Endpoint endpoint = desk.service.endpoint();
    endpoint.token = "nobody";
    Attacher attacher(desk.tasks);
    QVERIFY(run(attacher, {endpoint, u"task-1"_s, TaskPlacement{{Stage::PrePlan}}}, desk.workspaces(12)));
    QCOMPARE(count(attacher, State::Failed) + count(attacher, State::Stopped), 12);
    QVERIFY(count(attacher, State::Failed) <= Attacher::MaxUnderWay);
    QCOMPARE(attacher.items().last().error.rule, base::Rules::TaskStopped);
}

void tst_Attacher::aCutRequestIsLookedUp_data()
{
    QTest::addColumn<bool>("attaches");
    QTest::addColumn<QByteArray>("listed"); // what the workspace has afterwards
    QTest::addColumn<bool>("isDone");
    QTest::newRow("attached") << true << attachmentJson() << true;
    QTest::newRow("not attached") << true << QByteArray() << false;
    QTest::newRow("detached") << false << QByteArray() << true;
    QTest::newRow("not detached") << false << attachmentJson() << false;
}

void tst_Attacher::aCutRequestIsLookedUp()
{
    QFETCH(const bool, attaches);
    QFETCH(const QByteArray, listed);
    QFETCH(const bool, isDone);
    const QByteArray page = R"({"data":[)" + listed
        + R"(],"meta":{"pagination":{"current-page":1,"next-page":null,)"
          R"("total-pages":1,"total-count":)"
        + (listed.isEmpty() ? "0" : "1") + "}}}";
    StandIn standIn({support::Script::cut(), answer(200, page)});
    service::TaskClient tasks(standIn.client);
    Attacher attacher(tasks);
    AttachmentItem item{.workspaceId = u"ws-1"_s};
    if (!attaches)
        item.attachment = protocol::ServedAttachment{.id = u"wstask-1"_s, .taskId = u"task-1"_s, .workspaceId = {}};
    const auto placement = attaches ? std::optional(TaskPlacement{{Stage::PrePlan}}) : std::nullopt;
    QVERIFY(run(attacher, {standIn.endpoint, u"task-1"_s, placement}, {item}));
    const AttachmentItem &ended = attacher.items().first();
    QCOMPARE(ended.isDone(), isDone);
    if (!isDone)
        QCOMPARE(ended.error.rule, base::Rules::TaskNotCarriedOut);
    QCOMPARE(standIn.server.requests(attaches ? "POST" : "DELETE"), 1); // never sent again
}

/// After a 504 the service may still attach the run task, or delete it.
void tst_Attacher::whatMayStillHappenStaysUnknown()
{
    const QByteArray page = R"({"data":[],"meta":{"pagination":{"current-page":1,"next-page":null,)"
                            R"("total-pages":1,"total-count":0}}})";
    StandIn attaching({answer(504, {}), answer(200, page)});
    service::TaskClient tasks(attaching.client);
    Attacher attacher(tasks);
    QVERIFY(run(attacher, {attaching.endpoint, u"task-1"_s, TaskPlacement{{Stage::PrePlan}}},
                {{.workspaceId = u"ws-1"_s}}));
    QCOMPARE(count(attacher, State::Failed), 1);
    QVERIFY(attacher.items().first().error.outcomeUnknown);
    QCOMPARE(attaching.server.requests("GET"), 1); // the list that does not have it

    const QByteArray task = R"({"data":{"id":"task-1","type":"tasks","attributes":{"name":"inspector"}}})";
    StandIn removing({answer(504, {}), answer(200, task)});
    service::TaskClient others(removing.client);
    const protocol::ServedTask served{.id = u"task-1"_s, .name = u"inspector"_s, .url = {}};
    const auto removed = support::answerOf<std::monostate>(
        [&](QObject *asker, const auto &done) { removeTask(others, removing.endpoint, served, asker, done); });
    QVERIFY(!removed && removed.error().outcomeUnknown);
    QCOMPARE(removing.server.requests("GET"), 1); // the task, which is there yet
}

void tst_Attacher::cancelSendsNoMore()
{
    TaskDesk desk;
    const auto task = desk.saved(desk.order());
    QVERIFY(task);
    Attacher attacher(desk.tasks);
    connect(&attacher, &Attacher::changed, this, [&attacher](int index) {
        if (attacher.items().at(index).state == State::Attached)
            attacher.cancel();
    });
    QVERIFY(
        run(attacher, {desk.service.endpoint(), task->task.id, TaskPlacement{{Stage::PrePlan}}}, desk.workspaces(12)));
    QVERIFY(count(attacher, State::Attached) <= Attacher::MaxUnderWay);
    QCOMPARE(count(attacher, State::Attached) + count(attacher, State::Stopped), 12);
    QCOMPARE(desk.shown(task->task.id)->attachments.size(), count(attacher, State::Attached));
}

void tst_Attacher::abandonLeavesWhatWasSentUnknown()
{
    StandIn standIn({support::Script::hang()});
    service::TaskClient tasks(standIn.client);
    Attacher attacher(tasks);
    QList<AttachmentItem> items;
    for (int number = 0; number <= Attacher::MaxUnderWay; ++number)
        items.append({.workspaceId = u"ws-%1"_s.arg(number)});
    const QSignalSpy finished(&attacher, &Attacher::finished);
    attacher.start({standIn.endpoint, u"task-1"_s, TaskPlacement{{Stage::PrePlan}}}, items);
    QVERIFY(support::waitFor([&standIn] { return standIn.server.count() > 0; }));
    attacher.abandon();
    QVERIFY(support::waitFor([&finished] { return finished.count() == 1; }));
    QCOMPARE(count(attacher, State::Failed), Attacher::MaxUnderWay);
    QVERIFY(attacher.items().first().error.outcomeUnknown);
    QCOMPARE(attacher.items().last().state, State::Stopped);
}

void tst_Attacher::aCancelledRemovalDeletesNothing()
{
    TaskDesk desk;
    const auto task = desk.saved(desk.order());
    QVERIFY(task);
    Attacher attacher(desk.tasks);
    QVERIFY(
        run(attacher, {desk.service.endpoint(), task->task.id, TaskPlacement{{Stage::PrePlan}}}, desk.workspaces(1)));
    TaskRemoval removal(desk.tasks);
    connect(&removal.detaching(), &Attacher::changed, this, [&removal] {
        if (removal.detaching().items().first().state == State::Sending)
            removal.cancel(); // its only workspace is under way
    });
    QCOMPARE(removed(removal, desk.service.endpoint(), *desk.shown(task->task.id)).error().rule,
             base::Rules::TaskStopped);
    QCOMPARE(count(removal.detaching(), State::Detached), 1);
    QVERIFY(desk.shown(task->task.id)); // it was not deleted
}

void tst_Attacher::isDetachedBeforeItIsRemoved()
{
    TaskDesk desk;
    const auto task = desk.saved(desk.order());
    QVERIFY(task);
    Attacher attacher(desk.tasks);
    QVERIFY(
        run(attacher, {desk.service.endpoint(), task->task.id, TaskPlacement{{Stage::PrePlan}}}, desk.workspaces(3)));
    const auto attached = desk.shown(task->task.id);
    QVERIFY(attached);
    const auto refused = support::answerOf<std::monostate>([&](QObject *asker, const auto &done) {
        desk.tasks.remove(desk.service.endpoint(), task->task.id, task->task.name, asker, done);
    });
    QCOMPARE(refused.error().rule, base::Rules::TaskStillAttached);
    TaskRemoval removal(desk.tasks);
    QVERIFY(removed(removal, desk.service.endpoint(), *attached));
    QCOMPARE(count(removal.detaching(), State::Detached), 3);
    QCOMPARE(desk.shown(task->task.id).error().http, 404);
}

void tst_Attacher::staysWhereAWorkspaceKeepsIt()
{
    TaskDesk desk;
    const auto task = desk.saved(desk.order());
    QVERIFY(task);
    protocol::AttachedTask attached{.task = task->task};
    attached.attachments.append({.id = u"wstask-gone"_s, .taskId = task->task.id, .workspaceId = u"ws-gone"_s});
    TaskRemoval removal(desk.tasks);
    QCOMPARE(removed(removal, desk.service.endpoint(), attached).error().rule, base::Rules::TaskStillAttached);
    QVERIFY(desk.shown(task->task.id)); // it was not deleted
}

void tst_Attacher::anotherPlacementIsTold()
{
    // An older service takes one stage, and answers with the one that it took.
    StandIn standIn({answer(201, R"({"data":)" + attachmentJson("post_plan") + '}')});
    service::TaskClient tasks(standIn.client);
    Attacher attacher(tasks);
    QVERIFY(run(attacher, {standIn.endpoint, u"task-1"_s, TaskPlacement{{Stage::PrePlan, Stage::PostPlan}}},
                {{.workspaceId = u"ws-1"_s}}));
    QCOMPARE(attacher.items().first().state, State::Attached);
    QCOMPARE(attacher.items().first().error.rule, base::Rules::TaskOtherPlacement);
}

/// A service that includes no attachments tells their ids alone.
void tst_Attacher::whatIsNotToldMayBeAttached()
{
    protocol::AttachedTask task;
    task.isWhole = false;
    AttachmentItem item{.workspaceId = u"ws-1"_s};
    QVERIFY(!areTold(task, {item}));
    item.attachment = protocol::ServedAttachment{.id = u"wstask-1"_s, .taskId = u"task-1"_s, .workspaceId = {}};
    QVERIFY(areTold(task, {item}));
}

RUNLATCH_TEST(tst_Attacher)

} // namespace runlatch::runtasks

#include "tst_attacher.moc"
