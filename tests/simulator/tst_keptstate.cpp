// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/utc.h"
#include "servicefixture.h"
#include "simulator/keptresults.h"
#include "simulator/state/statekeeper.h"
#include "support/suite.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::ServiceFixture;
using simulator::ServiceOptions;
using simulator::Simulation;
using simulator::StateKeeper;

/// What was changed in the simulated service is in its file, and there again at the next start.
class tst_KeptState : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void survivesARestart();
    void keepsRuns();
    void keepsResults();
    void aResultOfManyTagsIsLeftOut();
    void aResultThatWasCutOffIsErrored();
    void aRunThatWasCutOffIsErrored();
    void isSavedAfterAChange();
    void theFileSaysWhatIsMadeUp();
    void keepsWhatHasNoWorkspace();
    void refusesWhatItCannotRead();
    void refusesWhatItCannotWrite();
    void tellsWhatItCannotSave();
    void savesNoMoreThanItReads();

private:
    QString file() const { return m_folder->filePath(u"state.json"_s); }
    QByteArray text() const;
    void write(const QByteArray &text) const;
    ServiceOptions options() const
    {
        ServiceOptions kept;
        kept.stateFile = file();
        return kept;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_KeptState::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QByteArray tst_KeptState::text() const
{
    QFile file(this->file());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void tst_KeptState::write(const QByteArray &text) const
{
    QFile file(this->file());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

void tst_KeptState::survivesARestart()
{
    QString task;
    QString attached;
    QString archived;
    QJsonValue workspace;
    {
        ServiceFixture fixture(options());
        const QString first = fixture.firstWorkspace();
        task = fixture.create("inspector", R"(,"hmac-key":"secret123")");
        attached = u"workspaces/%1/tasks/%2"_s.arg(first, fixture.attach(first, task));
        archived = fixture.data(u"workspaces/%1/change-requests?archive=false"_s.arg(first))[0]["id"_L1].toString();
        QCOMPARE(fixture.send("POST", u"change-requests/%1/actions/archive"_s.arg(archived)).status, 200);
        const QByteArray bulk = R"({"data":{"type":"bulk_actions","attributes":{"action_type":"change_request",)"
                                R"("action_inputs":{"subject":"New","message":"m"},"target_ids":[")"
            + first.toLatin1() + R"("]}}})";
        QCOMPARE(fixture.send("POST", u"organizations/acme/explorer/bulk-actions"_s, bulk).status, 201);
        workspace = fixture.data(u"workspaces/"_s + first);
    } // the end saves
    QVERIFY(text().contains("secret123"));
    QCOMPARE(QFileInfo(file()).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    ServiceFixture again(options());
    QCOMPARE(again.data(u"tasks/"_s + task)["attributes"_L1]["name"_L1].toString(), u"inspector"_s);
    QCOMPARE(again.data(attached)["relationships"_L1]["task"_L1]["data"_L1]["id"_L1].toString(), task);
    QVERIFY(!again.data(u"change-requests/"_s + archived)["attributes"_L1]["archived-at"_L1].isNull());
    QCOMPARE(again.data(u"workspaces/"_s + workspace["id"_L1].toString()), workspace); // the same counts
    const QString list = u"workspaces/%1/change-requests?archive=false"_s.arg(workspace["id"_L1].toString());
    QCOMPARE(again.data(list)[0]["attributes"_L1]["subject"_L1].toString(), u"New"_s);
}

/// A run is found again with its stages, and with the results of its run tasks.
void tst_KeptState::keepsRuns()
{
    QString run;
    QString underWay;
    {
        ServiceFixture fixture(options());
        const QString first = fixture.firstWorkspace();
        const QByteArray body = R"({"data":{"type":"runs","attributes":{"message":"Widen it"},"relationships":)"
                                R"({"workspace":{"data":{"type":"workspaces","id":")"
            + first.toLatin1() + R"("}}}}})";
        run = ServiceFixture::idIn(fixture.send("POST", u"runs"_s, body));
        QTRY_COMPARE(fixture.data(u"runs/"_s + run)["attributes"_L1]["status"_L1].toString(), u"applied"_s);
        fixture.attach(first, fixture.create("inspector"));
        underWay = ServiceFixture::idIn(fixture.send("POST", u"runs"_s, body));
        QTRY_COMPARE(fixture.integrator.requests.size(), 2);
        fixture.simulation.clock.advance(StateKeeper::Delay); // a change by itself is saved, too
        QTRY_VERIFY(text().contains("post_plan_running"));
    }
    ServiceFixture again(options());
    const QJsonValue kept = again.data(u"runs/"_s + run);
    QCOMPARE(kept["attributes"_L1]["status"_L1].toString(), u"applied"_s);
    QCOMPARE(kept["attributes"_L1]["message"_L1].toString(), u"Widen it"_s);
    QCOMPARE(again.data(u"runs/"_s + underWay)["attributes"_L1]["status"_L1].toString(), u"errored"_s);
    const QJsonValue stages = again.data(u"runs/%1/task-stages?include=task_results"_s.arg(underWay));
    QCOMPARE(stages[0]["attributes"_L1]["status"_L1].toString(), u"errored"_s);
    const QString stage = u"task-stages/"_s + stages[0]["id"_L1].toString();
    QCOMPARE(again.data(stage)["relationships"_L1]["run"_L1]["data"_L1]["id"_L1].toString(), underWay);
    QCOMPARE(again.send("POST", stage + "/actions/override"_L1).status, 409);
}

/// A result is read back as before the restart, and so are its outcomes by their ids.
void tst_KeptState::keepsResults()
{
    QString id;
    QString outcome;
    QJsonValue result;
    QJsonValue outcomes;
    {
        ServiceFixture fixture(options());
        const QString first = fixture.firstWorkspace();
        fixture.attach(first, fixture.create("inspector"));
        const QByteArray body = R"({"data":{"type":"runs","attributes":{"message":"Widen it"},"relationships":)"
                                R"({"workspace":{"data":{"type":"workspaces","id":")"
            + first.toLatin1() + R"("}}}}})";
        const QString run = ServiceFixture::idIn(fixture.send("POST", u"runs"_s, body));
        const auto isDelivered = [&fixture, &run] {
            return fixture.simulation.runTask.runId == run && fixture.simulation.runTask.http == 200;
        };
        QVERIFY(support::waitFor(isDelivered));
        id = fixture.simulation.runTask.id;
        const QByteArray said =
            ServiceFixture::callback("passed", ServiceFixture::outcome("o-1", R"(,"body":"# One")"));
        QCOMPARE(fixture.simulation
                     .send("PATCH", fixture.integrator.callback(),
                           {Simulation::bearer(fixture.integrator.token()), Simulation::jsonApi()}, said)
                     .status,
                 200);
        QTRY_COMPARE(fixture.data(u"runs/"_s + run)["attributes"_L1]["status"_L1].toString(), u"applied"_s);
        result = fixture.data(u"task-results/"_s + id);
        outcomes = fixture.data(u"task-results/%1/outcomes"_s.arg(id));
        outcome = outcomes[0]["id"_L1].toString();
    }
    ServiceFixture again(options());
    QCOMPARE(again.data(u"task-results/"_s + id), result);
    QCOMPARE(again.data(u"task-results/%1/outcomes"_s.arg(id)), outcomes);
    QVERIFY(again.send("GET", u"task-result-outcomes/%1/body"_s.arg(outcome)).body.contains("<h1>One</h1>"));
    const QString stage = result["relationships"_L1]["task-stage"_L1]["data"_L1]["id"_L1].toString();
    const QJsonValue results = again.data(u"task-stages/"_s + stage)["relationships"_L1]["task-results"_L1]["data"_L1];
    QCOMPARE(results.toArray().size(), 1);
    QCOMPARE(results[0]["id"_L1].toString(), id);
}

/// An integration may send more tags than the file is to hold: what is written is read again, and the small result
/// before it stays.
void tst_KeptState::aResultOfManyTagsIsLeftOut()
{
    simulator::Run run{
        .id = u"run-1"_s, .workspaceId = u"ws-1"_s, .createdAt = QDateTime(QDate(2026, 1, 1), QTime(0, 0), base::Utc)};
    run.stages.append(simulator::TaskStage{.stage = protocol::Stage::PostPlan});
    simulator::RunTask small;
    small.id = u"taskrs-1"_s;
    small.runId = run.id;
    small.target = QUrl(u"http://gone.test/"_s);
    small.startedAt = run.createdAt;
    simulator::RunTask large = small;
    large.id = u"taskrs-2"_s;
    protocol::Outcome outcome{.id = u"o"_s, .description = u"d"_s, .body = {}, .url = {}, .tags = {}};
    outcome.tags.fill(protocol::Tag{u"n"_s, u"l"_s, protocol::TagLevel::None}, 20'000);
    large.result.outcomes.append(outcome);
    simulator::RunTask between = small;
    between.id = u"taskrs-3"_s;
    outcome.tags.resize(10'001);
    between.result.outcomes.append(outcome);
    simulator::ServiceState state{
        .organization = u"acme"_s, .workspaces = 1, .changeRequests = 0, .seed = 1, .madeAt = run.createdAt};
    state.runs.append(run);
    state.results = simulator::keptResults(state.runs, {&small, &between, &large});
    const auto read = simulator::readServiceState(simulator::writeServiceState(state), u"s"_s);
    QVERIFY2(read, read ? "" : qPrintable(read.error().subject));
    QCOMPARE(read->results.size(), 2);
    QCOMPARE(read->results.constFirst().id, small.id);
    QCOMPARE(read->results.constLast().result.outcomes, between.result.outcomes);
}

/// The second form of the file had no results; this one has one of a run task that was under way.
void tst_KeptState::aResultThatWasCutOffIsErrored()
{
    write(R"({"version":3,"organization":"acme","workspaces":1,"made-change-requests":0,"seed":1,
              "made-at":"2020-01-01T00:00:00Z",
              "runs":[{"id":"run-1","workspace":"ws-gone","status":"post_plan_running",
                       "created-at":"2020-01-02T00:00:00Z",
                       "stages":[{"stage":"post_plan","status":"running","warnings":0}]}],
              "task-results":[{"id":"taskrs-1","run":"run-1","stage":"post_plan","task-url":"http://gone.test/",
                               "status":"running","level":"mandatory","message":"Half","url":"",
                               "created-at":"2020-01-02T00:00:01Z",
                               "updates":[{"status":"running","at":"2020-01-02T00:00:02Z"}]}]})");
    ServiceFixture fixture(options());
    const QJsonValue attributes = fixture.data(u"task-results/taskrs-1"_s)["attributes"_L1];
    QCOMPARE(attributes["status"_L1].toString(), u"errored"_s);
    QCOMPARE(attributes["message"_L1].toString(), u"Half"_s);
    QVERIFY(attributes["status-timestamps"_L1]["running-at"_L1].toString().startsWith("2020-01-02T00:00:02"_L1));
    QCOMPARE(fixture.data(u"runs/run-1"_s)["attributes"_L1]["status"_L1].toString(), u"errored"_s);
}

/// A program that was killed left a run under way in its file.
void tst_KeptState::aRunThatWasCutOffIsErrored()
{
    write(R"({"version":2,"organization":"acme","workspaces":1,"made-change-requests":0,"seed":1,
              "made-at":"2020-01-01T00:00:00Z",
              "runs":[{"id":"run-1","workspace":"ws-gone","status":"applied","created-at":"2020-01-02T00:00:00Z",
                       "stages":[{"stage":"pre_plan","status":"passed","warnings":0},
                                 {"stage":"post_apply","status":"running","warnings":0}]},
                      {"id":"run-2","workspace":"ws-gone","status":"planning","created-at":"2020-01-03T00:00:00Z"}]})");
    ServiceFixture fixture(options());
    QCOMPARE(fixture.data(u"runs/run-1"_s)["attributes"_L1]["status"_L1].toString(), u"applied"_s);
    const QJsonValue stages = fixture.data(u"runs/run-1/task-stages"_s);
    QCOMPARE(stages[0]["attributes"_L1]["status"_L1].toString(), u"passed"_s);
    QCOMPARE(stages[1]["attributes"_L1]["status"_L1].toString(), u"errored"_s);
    QCOMPARE(fixture.data(u"runs/run-2"_s)["attributes"_L1]["status"_L1].toString(), u"errored"_s);
}

void tst_KeptState::isSavedAfterAChange()
{
    ServiceFixture fixture(options());
    QVERIFY(text().contains("\"tasks\": [\n    ]")); // from the start
    fixture.create("inspector");
    QVERIFY(!text().contains("inspector"));
    fixture.simulation.clock.advance(StateKeeper::Delay);
    QVERIFY(support::waitFor([this] { return text().contains("inspector"); }));
}

void tst_KeptState::theFileSaysWhatIsMadeUp()
{
    write(R"({"version":1,"organization":"other","workspaces":3,"made-change-requests":5,"seed":9,
              "made-at":"2020-01-01T00:00:00Z"})");
    ServiceFixture fixture(options());
    QCOMPARE(fixture.simulation.address.organization, u"other"_s);
    QCOMPARE(fixture.data(u"organizations/other/workspaces"_s).toArray().size(), 3);
    const QJsonValue organization = fixture.data(u"organizations/other"_s);
    QVERIFY(organization["attributes"_L1]["created-at"_L1].toString().startsWith("2017-"_L1)); // aged from then
}

void tst_KeptState::keepsWhatHasNoWorkspace()
{
    write(R"({"version":1,"organization":"acme","workspaces":1,"made-change-requests":0,"seed":1,
              "made-at":"2020-01-01T00:00:00Z",
              "tasks":[{"id":"task-1","organization":"acme","name":"a","url":"http://127.0.0.1:1/"}],
              "workspace-tasks":[{"id":"wstask-1","workspace":"ws-gone","task":"task-1","stages":["post_plan"],
                                  "enforcement-level":"advisory"}],
              "change-requests":[{"id":"wscr-1","workspace":"ws-gone","subject":"s",
                                  "created-at":"2020-01-02T00:00:00Z"}]})");
    ServiceFixture fixture(options());
    QCOMPARE(text().count("\"ws-gone\""), 2); // the start writes it again
    QCOMPARE(fixture.send("GET", u"workspaces/ws-gone/change-requests"_s).status, 404);
    QCOMPARE(fixture.send("GET", u"workspaces/ws-gone/tasks"_s).status, 404);
    QCOMPARE(fixture.data(u"change-requests/wscr-1"_s)["attributes"_L1]["subject"_L1].toString(), u"s"_s);
    QCOMPARE(fixture.send("DELETE", u"tasks/task-1"_s).status, 409);
    QCOMPARE(fixture.send("DELETE", u"workspaces/ws-gone/tasks/wstask-1"_s).status, 204);
    QCOMPARE(fixture.send("DELETE", u"tasks/task-1"_s).status, 204); // it can be got rid of
}

void tst_KeptState::refusesWhatItCannotRead()
{
    write("{\"version\":1,\n\"organisation\":\"acme\"}");
    support::FakeClock clock;
    simulator::Engine engine(clock);
    const auto started = engine.start(options());
    QVERIFY(!started);
    QCOMPARE(started.error().rule, base::Rules::StateKey);
    QCOMPARE(started.error().subject, file() + ":2:2 /organisation"_L1);
    QCOMPARE(text(), "{\"version\":1,\n\"organisation\":\"acme\"}"); // it stays as it is
}

void tst_KeptState::refusesWhatItCannotWrite()
{
    support::FakeClock clock;
    simulator::Engine engine(clock);
    ServiceOptions elsewhere;
    elsewhere.stateFile = m_folder->filePath(u"nowhere/state.json"_s);
    const auto started = engine.start(elsewhere);
    QVERIFY(!started);
    QCOMPARE(started.error().rule, base::Rules::FileNotWritten);
    elsewhere.stateFile = m_folder->path(); // a folder
    QCOMPARE(engine.start(elsewhere).error().rule, base::Rules::FileUnreadable);
}

void tst_KeptState::tellsWhatItCannotSave()
{
    std::optional<base::Error> told; // also at the end of the fixture
    ServiceFixture fixture(options());
    connect(&fixture.simulation.engine, &simulator::Engine::stateNotSaved, this,
            [&told](const base::Error &error) { told = error; });
    m_folder.reset(); // somebody takes the folder away
    fixture.create("inspector");
    fixture.simulation.clock.advance(StateKeeper::Delay);
    QVERIFY(support::waitFor([&told] { return told.has_value(); }));
    QCOMPARE(told->rule, base::Rules::FileNotWritten);
}

/// What would be refused at the next start is not written over what was there.
void tst_KeptState::savesNoMoreThanItReads()
{
    support::FakeClock clock;
    simulator::ServiceState state{.organization = u"acme"_s, .madeAt = clock.utc()};
    StateKeeper keeper(clock, file(), [&state] { return state; });
    QVERIFY(keeper.save());
    const QByteArray before = text();
    protocol::ChangeRequest large;
    large.message = QString(1024 * 1024, u'x');
    state.changed.fill(large, 64);
    QCOMPARE(keeper.save().error().rule, base::Rules::StateTooLarge);
    QCOMPARE(text(), before);
    write(QByteArray(simulator::ServiceState::MaxBytes + 1, ' '));
    QCOMPARE(StateKeeper::load(file()).error().rule, base::Rules::StateTooLarge);
}

RUNLATCH_TEST(tst_KeptState)
#include "tst_keptstate.moc"
