// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/servicestate.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

/// A state is a text that people edit: what it says is read as it was written, and a mistake is told with its place.
class tst_ServiceState : public QObject
{
    Q_OBJECT
private slots:
    void isReadAsItWasWritten();
    void readsTheLongestUrl();
    void isOneMemberALine();
    void mayLackWhatIsNotThere();
    void namesTheMistake_data();
    void namesTheMistake();
    void aNewerFormIsNotGuessed();
    void takesAsMuchAsThereMayBe();
};

namespace {

const QDateTime MadeAt(QDate(2026, 11, 27), QTime(3, 30, 0, 125), Qt::UTC);

ServiceState sampleState()
{
    ServiceState state{.organization = u"acme"_s, .workspaces = 40, .changeRequests = 143, .seed = 7, .madeAt = MadeAt};
    ConfiguredTask task{
        .id = u"task-1"_s, .organization = u"acme"_s, .name = u"a"_s, .url = QUrl(u"http://h/t?a=%20b"_s)};
    task.hmacKey = "s\xC3\xA4\"cret";
    task.description = u"Tab\t, ✓ and \\"_s;
    task.global = TaskPlacement{{protocol::Stage::PrePlan}, protocol::EnforcementLevel::Mandatory};
    task.createdAt = MadeAt.addSecs(1);
    task.updatedAt = MadeAt.addSecs(2);
    state.tasks.put(task);
    state.tasks.put(WorkspaceTask{u"wstask-1"_s,
                                  u"ws-1"_s,
                                  u"task-1"_s,
                                  {{protocol::Stage::PostPlan}, protocol::EnforcementLevel::Advisory},
                                  MadeAt,
                                  MadeAt});
    protocol::ChangeRequest changed;
    changed.id = u"wscr-1"_s;
    changed.workspaceId = u"ws-1"_s;
    changed.subject = u"Subject 🙂"_s;
    changed.message = u"two\nlines"_s;
    changed.createdBy = u"user-1"_s;
    changed.createdAt = MadeAt;
    changed.updatedAt = MadeAt.addSecs(9);
    changed.archived = protocol::Archived{u"user-2"_s, MadeAt.addSecs(9)};
    state.changed.append(changed);
    Run run{.id = u"run-1"_s, .workspaceName = u"net"_s, .speculative = true, .status = RunStatus::PostPlanRunning};
    run.stages = {
        {.stage = protocol::Stage::PreApply, .status = StageStatus::Passed, .warnings = 2, .isOverridden = true},
        {.stage = protocol::Stage::PostApply, .status = StageStatus::Running}};
    run.workspaceId = u"ws-1"_s;
    run.message = u"Widen\nit"_s;
    run.createdAt = MadeAt.addSecs(3);
    state.runs.append(run);
    KeptResult kept{.id = u"taskrs-1"_s, .runId = u"run-1"_s, .stage = protocol::Stage::PreApply};
    kept.target = QUrl(u"http://r/t"_s);
    kept.enforcementLevel = protocol::EnforcementLevel::Advisory;
    kept.state = protocol::TaskState::Failed;
    kept.startedAt = MadeAt.addSecs(4);
    kept.endedAt = MadeAt.addSecs(7);
    kept.updates.append({protocol::TaskStatus::Running, MadeAt.addSecs(5)});
    kept.updates.append({protocol::TaskStatus::Failed, MadeAt.addSecs(6)});
    kept.result.status = protocol::TaskStatus::Failed;
    kept.result.message = u"2 findings ✗"_s;
    kept.result.url = u"https://r/1"_s;
    protocol::Outcome outcome;
    outcome.id = u"o-1"_s;
    outcome.description = u"An open port"_s;
    outcome.body = u"# It\nis \"open\""_s;
    outcome.tags.append(protocol::Tag{u"Severity"_s, u"High"_s, protocol::TagLevel::Error});
    kept.result.outcomes.append(outcome);
    state.results.append(kept);
    return state;
}

} // namespace

void tst_ServiceState::isReadAsItWasWritten()
{
    const ServiceState written = sampleState();
    const auto read = readServiceState(writeServiceState(written), u"state"_s);
    QVERIFY2(read, read ? "" : qPrintable(read.error().subject));
    QCOMPARE(read->organization, written.organization);
    QCOMPARE(read->workspaces, 40);
    QCOMPARE(read->changeRequests, 143);
    QCOMPARE(read->seed, 7U);
    QCOMPARE(read->madeAt, MadeAt);
    QCOMPARE(read->tasks.all(), written.tasks.all());
    QCOMPARE(read->tasks.attached(), written.tasks.attached());
    QCOMPARE(read->changed, written.changed);
    QCOMPARE(read->runs.size(), 1);
    const Run &run = read->runs.constFirst();
    QCOMPARE(run.message, u"Widen\nit"_s);
    QCOMPARE(run.createdAt, MadeAt.addSecs(3));
    QCOMPARE(run.stages.size(), 2);
    QVERIFY(run.stages.constFirst().isOverridden && run.speculative && !run.hasEnded);
    QCOMPARE(read->results.size(), 1);
    const KeptResult &kept = read->results.constFirst();
    QCOMPARE(kept.result, written.results.constFirst().result);
    QCOMPARE(kept.updates, written.results.constFirst().updates);
    QCOMPARE(kept.target, QUrl(u"http://r/t"_s));
    QCOMPARE(kept.state, protocol::TaskState::Failed);
    QCOMPARE(kept.endedAt, MadeAt.addSecs(7));
    QCOMPARE(writeServiceState(*read), writeServiceState(written));
}

/// The API counts the characters as they were sent; the file has them percent-encoded.
void tst_ServiceState::readsTheLongestUrl()
{
    ServiceState written = sampleState();
    const QString most = u"http://h/"_s.leftJustified(ConfiguredTask::MaxUrl, u'\u2713');
    ConfiguredTask task{
        .id = u"task-2"_s, .organization = u"acme"_s, .name = u"b"_s, .url = QUrl(most, QUrl::StrictMode)};
    task.createdAt = MadeAt;
    task.updatedAt = MadeAt;
    written.tasks.put(task);
    written.results.first().target = task.url;
    const auto read = readServiceState(writeServiceState(written), u"state"_s);
    QVERIFY2(read, read ? "" : qPrintable(read.error().subject));
    QCOMPARE(read->tasks.all(), written.tasks.all());
    QCOMPARE(read->results.constFirst().target, task.url);
}

void tst_ServiceState::isOneMemberALine()
{
    const QByteArray text = writeServiceState(sampleState());
    QVERIFY(text.contains("\n    \"organization\": \"acme\",\n"));
    QVERIFY(text.endsWith("}\n"));
}

void tst_ServiceState::mayLackWhatIsNotThere()
{
    const auto read = readServiceState(R"({"version":1,"organization":"o","workspaces":1,"made-change-requests":0,
        "seed":1,"made-at":"2026-01-01T00:00:00Z","tasks":[{"id":"t","organization":"o","name":"n","url":"http://h"}]})",
                                       u"state"_s);
    QVERIFY(read);
    QCOMPARE(read->tasks.all().size(), 1);
    QVERIFY(read->tasks.all().first().isEnabled);
    QCOMPARE(read->tasks.all().first().createdAt, read->madeAt);
    QVERIFY(read->changed.isEmpty() && read->runs.isEmpty()); // there were none in the first form
}

void tst_ServiceState::namesTheMistake_data()
{
    QTest::addColumn<QByteArray>("from"); // in the written sample
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<base::Rule>("rule");
    QTest::addColumn<QString>("pointer");
    using base::Rules;
    const auto row = [](const char *name, const QByteArray &from, const QByteArray &to, base::Rule rule,
                        const char *pointer) {
        QTest::newRow(name) << from << to << rule << QString::fromLatin1(pointer);
    };
    row("an unknown key", "\"seed\"", "\"sed\"", Rules::StateKey, "/sed");
    row("an unknown key of a task", "\"enabled\"", "\"enable\"", Rules::StateKey, "/tasks/0/enable");
    row("a key twice", "\"seed\": 7", "\"seed\": 7, \"seed\": 8", Rules::StateKey, "/seed");
    row("a key is missing", "\"seed\": 7,", "", Rules::StateMissing, "/seed");
    row("a number", "\"seed\": 7", "\"seed\": 7.5", Rules::StateValue, "/seed");
    row("a negative number", "\"seed\": 7", "\"seed\": -7", Rules::StateValue, "/seed");
    row("too many", "\"workspaces\": 40", "\"workspaces\": 100001", Rules::StateValue, "/workspaces");
    row("another type", "\"acme\",\n    \"runs\"", "7,\n    \"runs\"", Rules::StateValue, "/organization");
    row("a name", "\"name\": \"a\"", "\"name\": \"a b\"", Rules::StateValue, "/tasks/0/name");
    row("a URL", "http://h/t", "h/t", Rules::StateValue, "/tasks/0/url");
    row("a stage", "\"pre_plan\"", "\"pre-plan\"", Rules::StateValue, "/tasks/0/global-configuration/stages");
    row("no stage", "\"post_plan\"", "", Rules::StateValue, "/workspace-tasks/0/stages");
    row("a level", "\"mandatory\"", "\"must\"", Rules::StateValue, "/tasks/0/global-configuration/enforcement-level");
    row("a flag", "\"enabled\": true", "\"enabled\": 1", Rules::StateValue, "/tasks/0/enabled");
    row("a time", "2026-11-27T03:30:09.125Z", "yesterday", Rules::StateValue, "/change-requests/0/archived-at");
    row("a task that is not there", "\"task\": \"task-1\"", "\"task\": \"task-2\"", Rules::StateValue,
        "/workspace-tasks/0/task");
    row("an object", "\"tasks\": [", "\"tasks\": [1, ", Rules::StateValue, "/tasks/0");
    row("a result of no run", "\"run\": \"run-1\"", "\"run\": \"run-2\"", Rules::StateValue, "/task-results/0/run");
    row("a state of a result", "\"status\": \"failed\",\n            \"task-url\"",
        "\"status\": \"fine\",\n            \"task-url\"", Rules::StateValue, "/task-results/0/status");
    row("an unknown key of an outcome", "\"outcome-id\"", "\"outcome\"", Rules::StateKey,
        "/task-results/0/outcomes/0/outcome");
    row("a level of a tag", "\"level\": \"error\"", "\"level\": \"dire\"", Rules::StateValue,
        "/task-results/0/outcomes/0/tags/0/level");
    row("too many tasks", "\"tasks\": [", "\"tasks\": [" + QByteArray("1,").repeated(1001), Rules::StateValue,
        "/tasks");
    row("a run twice", "\"runs\": [",
        "\"runs\": "
        "[{\"id\":\"run-1\",\"workspace\":\"w\",\"status\":\"applied\",\"created-at\":\"2026-01-01T00:00:00Z\"},",
        Rules::StateValue, "/runs/1/id");
    row("a status", "\"post_plan_running\"", "\"going\"", Rules::StateValue, "/runs/0/status");
    row("stages out of order", "\"stage\": \"post_apply\"", "\"stage\": \"pre_apply\"", Rules::StateValue,
        "/runs/0/stages/1/stage");
    row("the status of a stage", "\"status\": \"running\"", "\"status\": \"runs\"", Rules::StateValue,
        "/runs/0/stages/1/status");
    row("broken", "\"seed\": 7,", "\"seed\": 7", Rules::StateBroken, "");
}

/// Each mistake is told at the line and the column at which it stands.
void tst_ServiceState::namesTheMistake()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const base::Rule, rule);
    QFETCH(const QString, pointer);
    QByteArray text = writeServiceState(sampleState());
    QVERIFY2(text.contains(from), text.constData());
    text.replace(text.indexOf(from), from.size(), to);
    const auto read = readServiceState(text, u"my.json"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().rule, rule);
    QCOMPARE(read.error().kind, base::ErrorKind::Usage);
    const QStringList place = read.error().subject.section(u' ', 0, 0).split(u':');
    QCOMPARE(place.size(), 3);
    QCOMPARE(place[0], u"my.json"_s);
    QCOMPARE(read.error().subject.section(u' ', 1), pointer);
    const QByteArrayList lines = text.split('\n');
    const int line = place[1].toInt();
    QVERIFY(line >= 1 && line <= lines.size());
    const QString rest = QString::fromUtf8(lines[line - 1]).mid(place[2].toInt() - 1);
    const QString last = pointer.section(u'/', -1);
    if (rule == base::Rules::StateKey) // the key itself, behind its quote
        QVERIFY2(rest.startsWith(last), qPrintable(rest));
    else if (rule == base::Rules::StateMissing) // the object that lacks it
        QVERIFY2(rest.startsWith(u'{'), qPrintable(rest));
    else
        QVERIFY(!rest.isEmpty());
}

void tst_ServiceState::aNewerFormIsNotGuessed()
{
    const auto newer = readServiceState("{\n  \"version\": 4,\n  \"clusters\": []\n}", u"s"_s);
    QVERIFY(!newer);
    QCOMPARE(newer.error().rule, base::Rules::StateVersion); // and not that of the unknown key
    QCOMPARE(newer.error().subject, u"s:2:14 /version"_s);
    QByteArray further; // keys are written in the order of their names
    for (int key = 0; key < 30; ++key)
        further += "\"further-" + QByteArray::number(key) + "\":[],";
    QCOMPARE(readServiceState('{' + further + "\"version\":4}", u"s"_s).error().rule, base::Rules::StateVersion);
    QCOMPARE(readServiceState("[]", u"s"_s).error().rule, base::Rules::StateBroken);
    QCOMPARE(readServiceState("", u"s"_s).error().subject, u"s:1:1"_s);
    QCOMPARE(readServiceState("{}", u"s"_s).error().rule, base::Rules::StateMissing);
    QCOMPARE(readServiceState(R"({"version":0})", u"s"_s).error().rule, base::Rules::StateValue);
}

/// Ten thousand places are read as fast as they are written: each is looked up once.
void tst_ServiceState::takesAsMuchAsThereMayBe()
{
    ServiceState state{.organization = u"acme"_s, .workspaces = 1, .changeRequests = 0, .seed = 1, .madeAt = MadeAt};
    state.tasks.put(
        ConfiguredTask{.id = u"t"_s, .organization = u"acme"_s, .name = u"n"_s, .url = QUrl(u"http://h"_s)});
    QList<WorkspaceTask> attached;
    for (qsizetype place = 0; place < ConfiguredTasks::MaxAttached; ++place)
        attached.append({u"wstask-%1"_s.arg(place),
                         u"ws-%1"_s.arg(place),
                         u"t"_s,
                         {{protocol::Stage::PostPlan}, protocol::EnforcementLevel::Advisory},
                         MadeAt,
                         MadeAt});
    state.tasks.setAttached(attached);
    for (qsizetype number = 0; number < ServiceState::MaxRuns; ++number)
        state.runs.append({.id = u"run-%1"_s.arg(number), .workspaceId = u"ws-1"_s, .createdAt = MadeAt});
    const auto read = readServiceState(writeServiceState(state), u"s"_s);
    QVERIFY2(read, read ? "" : qPrintable(read.error().subject));
    QCOMPARE(read->tasks.attached(), attached);
    QCOMPARE(read->runs.size(), ServiceState::MaxRuns);
    state.tasks = {};
    state.runs.append({.id = u"run-more"_s, .workspaceId = u"ws-1"_s, .createdAt = MadeAt});
    QCOMPARE(readServiceState(writeServiceState(state), u"s"_s).error().rule, base::Rules::StateValue);
}

RUNLATCH_TEST(tst_ServiceState)

} // namespace runlatch::simulator

#include "tst_servicestate.moc"
