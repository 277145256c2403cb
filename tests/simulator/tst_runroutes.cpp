// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "servicefixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using protocol::EnforcementLevel;
using protocol::Stage;
using simulator::RunTaskOptions;
using simulator::ServiceFixture;
using simulator::ServiceOptions;
using simulator::Simulation;

/// Runs, stages, task results and outcomes are read back in the documented shape.
class tst_RunRoutes : public QObject
{
    Q_OBJECT

private slots:
    void aResultIsReadBack();
    void outcomesChangeTheirShape();
    void outcomesAreStable();
    void aBodyIsHtml();
    void stagesSayHowTheyEnded_data();
    void stagesSayHowTheyEnded();
    void aLateCallbackBeginsNothingAnew();
    void anOverrideIsForTheStageThatWaits();
    void aRunThatIsCarriedOutGoesOn();
    void includesWhatIsAsked();
    void whatIsNotThere_data();
    void whatIsNotThere();
    void aVerificationIsNoRun();
    void namesTheConfiguredTask();
};

void tst_RunRoutes::aResultIsReadBack()
{
    ServiceFixture fixture;
    RunTaskOptions options;
    options.target = fixture.integrator.url();
    const auto started = fixture.simulation.engine.startRunTask(options);
    const QString path = u"task-results/"_s + *started;
    QCOMPARE(fixture.data(path)["attributes"_L1]["status"_L1].toString(), u"pending"_s);
    QVERIFY(support::waitFor([&] { return fixture.simulation.runTask.http == 200; }));
    QCOMPARE(fixture.data(path)["attributes"_L1]["status"_L1].toString(), u"pending"_s); // no callback came
    const auto callBack = [&](const QByteArray &status) {
        const http::Headers headers{Simulation::bearer(fixture.integrator.token()), Simulation::jsonApi()};
        QCOMPARE(
            fixture.simulation.send("PATCH", fixture.integrator.callback(), headers, ServiceFixture::callback(status))
                .status,
            200);
        QCOMPARE(fixture.data(path)["attributes"_L1]["status"_L1].toString(), QString::fromLatin1(status));
    };
    callBack("running");
    callBack("passed");
    const QJsonValue result = fixture.data(path);
    QCOMPARE(result["type"_L1].toString(), u"task-results"_s);
    QCOMPARE(result["attributes"_L1]["message"_L1].toString(), u"Seen"_s);
    QVERIFY(result["attributes"_L1]["url"_L1].isNull());
    QCOMPARE(result["attributes"_L1]["stage"_L1].toString(), u"post_plan"_s);
    QCOMPARE(result["attributes"_L1]["task-name"_L1].toString(), u"127.0.0.1"_s);
    const QJsonObject times = result["attributes"_L1]["status-timestamps"_L1].toObject();
    QCOMPARE(times.keys(), QStringList({u"passed-at"_s, u"pending-at"_s, u"running-at"_s}));
    const QString stage = result["relationships"_L1]["task-stage"_L1]["data"_L1]["id"_L1].toString();
    QCOMPARE(fixture.data(u"task-stages/"_s + stage)["relationships"_L1]["task-results"_L1]["data"_L1][0]["id"_L1],
             result["id"_L1]);
}

void tst_RunRoutes::outcomesChangeTheirShape()
{
    ServiceFixture fixture;
    fixture.runTask({},
                    ServiceFixture::callback("failed",
                                             ServiceFixture::outcome("A-1",
                                                                     R"(,"url":"https://a.example/1","tags":{"Status":)"
                                                                     R"([{"label":"Denied","level":"error"},)"
                                                                     R"({"label":"Old"}],"Owner":[{"label":"IT"}]})")
                                                 + ',' + ServiceFixture::outcome("A-2", R"(,"body":"# Why")")));
    const QString result = fixture.simulation.runTask.id;
    QCOMPARE(fixture.data(u"task-results/"_s + result)["attributes"_L1]["task-result-outcomes-count"_L1].toInt(), 2);
    const QJsonArray outcomes = fixture.data(u"task-results/%1/outcomes"_s.arg(result)).toArray();
    QCOMPARE(outcomes.size(), 2);
    const QJsonValue first = outcomes[0];
    QCOMPARE(first["type"_L1].toString(), u"task-result-outcomes"_s);
    QCOMPARE(first["attributes"_L1]["outcome-id"_L1].toString(), u"A-1"_s);
    QCOMPARE(first["attributes"_L1]["url"_L1].toString(), u"https://a.example/1"_s);
    const QJsonValue tags = first["attributes"_L1]["tags"_L1];
    QCOMPARE(tags.toArray().size(), 2);
    for (const QJsonValue &category : tags.toArray()) {
        const bool isStatus = category["label"_L1].toString() == "Status"_L1;
        QCOMPARE(category["value"_L1].toArray().size(), isStatus ? 2 : 1);
        QCOMPARE(category["value"_L1][0]["level"_L1].toString(), isStatus ? u"error"_s : u"none"_s);
    }
    QVERIFY(first["links"_L1]["body"_L1].isNull());
    QVERIFY(!first["attributes"_L1].toObject().contains("body"_L1));
    QCOMPARE(outcomes[1]["links"_L1]["body"_L1].toString(), outcomes[1]["links"_L1]["self"_L1].toString() + "/body"_L1);
    for (const QJsonValue &outcome : outcomes)
        QCOMPARE(fixture.data(u"task-result-outcomes/"_s + outcome["id"_L1].toString()), outcome);
    const QJsonArray second =
        fixture.data(u"task-results/%1/outcomes?page[size]=1&page[number]=2"_s.arg(result)).toArray();
    QCOMPARE(second, QJsonArray{outcomes[1]});
}

/// An outcome keeps its id when a later callback puts others before it; outcome-ids need not be unique.
void tst_RunRoutes::outcomesAreStable()
{
    ServiceFixture fixture;
    const auto idsBy = [&fixture](const QString &outcomeId) {
        QStringList ids;
        const QString path = u"task-results/%1/outcomes"_s.arg(fixture.simulation.runTask.id);
        for (const QJsonValue &outcome : fixture.data(path).toArray()) {
            if (outcome["attributes"_L1]["outcome-id"_L1].toString() == outcomeId)
                ids.append(outcome["id"_L1].toString());
        }
        return ids;
    };
    fixture.runTask({},
                    ServiceFixture::callback("running",
                                             ServiceFixture::outcome("A") + ',' + ServiceFixture::outcome("B") + ','
                                                 + ServiceFixture::outcome("B")));
    const QStringList before = idsBy(u"B"_s);
    QCOMPARE(QSet(before.begin(), before.end()).size(), 2);
    const http::Headers headers{Simulation::bearer(fixture.integrator.token()), Simulation::jsonApi()};
    const QByteArray again = ServiceFixture::callback("passed", ServiceFixture::outcome("A"));
    QCOMPARE(fixture.simulation.send("PATCH", fixture.integrator.callback(), headers, again).status, 200);
    QCOMPARE(idsBy(u"B"_s), before);
    QCOMPARE(idsBy(u"A"_s).size(), 1);
}

void tst_RunRoutes::aBodyIsHtml()
{
    ServiceFixture fixture;
    fixture.runTask(
        {},
        ServiceFixture::callback("passed",
                                 ServiceFixture::outcome("A", R"(,"body":"# Why\n\n<script>x</script> **all**")") + ','
                                     + ServiceFixture::outcome("B")));
    const QJsonArray outcomes =
        fixture.data(u"task-results/%1/outcomes"_s.arg(fixture.simulation.runTask.id)).toArray();
    const auto bodyOf = [&fixture](const QJsonValue &outcome) {
        return fixture.send("GET", u"task-result-outcomes/%1/body"_s.arg(outcome["id"_L1].toString()));
    };
    const http::Response html = bodyOf(outcomes[0]);
    QCOMPARE(html.status, 200);
    QCOMPARE(http::headerValue(html.headers, "Content-Type"), "text/html; charset=utf-8");
    QCOMPARE(http::headerValue(html.headers, "Content-Security-Policy"), "sandbox");
    QVERIFY(html.body.contains("<h1>Why</h1>"));
    QVERIFY(html.body.contains("<strong>all</strong>"));
    QVERIFY(!html.body.contains("<script"));
    QCOMPARE(bodyOf(outcomes[1]).status, 404);
}

void tst_RunRoutes::stagesSayHowTheyEnded_data()
{
    QTest::addColumn<Stage>("at");
    QTest::addColumn<EnforcementLevel>("level");
    QTest::addColumn<QByteArray>("result");
    QTest::addColumn<QString>("stage");
    QTest::addColumn<QString>("run");
    const auto Mandatory = EnforcementLevel::Mandatory;
    const auto Advisory = EnforcementLevel::Advisory;
    QTest::newRow("running") << Stage::PrePlan << Mandatory << "running"_ba << u"running"_s << u"pre_plan_running"_s;
    QTest::newRow("passed") << Stage::PostPlan << Mandatory << "passed"_ba << u"passed"_s << u"post_plan_completed"_s;
    QTest::newRow("mandatory") << Stage::PreApply << Mandatory << "failed"_ba << u"awaiting_override"_s
                               << u"pre_apply_awaiting_decision"_s;
    QTest::newRow("advisory") << Stage::PreApply << Advisory << "failed"_ba << u"passed"_s << u"pre_apply_completed"_s;
    QTest::newRow("after the apply") << Stage::PostApply << Mandatory << "failed"_ba << u"failed"_s << u"applied"_s;
}

void tst_RunRoutes::stagesSayHowTheyEnded()
{
    QFETCH(const Stage, at);
    QFETCH(const EnforcementLevel, level);
    QFETCH(const QByteArray, result);
    QFETCH(const QString, stage);
    QFETCH(const QString, run);
    ServiceFixture fixture;
    RunTaskOptions options;
    options.stage = at;
    options.enforcementLevel = level;
    options.workspaceName = fixture.data(u"organizations/acme/workspaces"_s)[1]["attributes"_L1]["name"_L1].toString();
    fixture.runTask(options, ServiceFixture::callback(result));
    const QString runPath = u"runs/"_s + fixture.simulation.runTask.runId;
    const QJsonValue shown = fixture.data(runPath);
    QCOMPARE(shown["attributes"_L1]["status"_L1].toString(), run);
    const QJsonArray stages = fixture.data(runPath + "/task-stages"_L1).toArray();
    QCOMPARE(stages.size(), 1);
    const QJsonValue attributes = stages[0]["attributes"_L1];
    QCOMPARE(attributes["status"_L1].toString(), stage);
    QCOMPARE(attributes["stage"_L1].toString(), protocol::stageName(at));
    QVERIFY(attributes["status-timestamps"_L1].toObject().contains(stage + "-at"_L1));
    QCOMPARE(attributes["actions"_L1]["is-overridable"_L1].toBool(), stage == "awaiting_override"_L1);
    QCOMPARE(shown["relationships"_L1]["task-stages"_L1]["data"_L1][0]["id"_L1], stages[0]["id"_L1]);
    const QString workspace = shown["relationships"_L1]["workspace"_L1]["data"_L1]["id"_L1].toString();
    QCOMPARE(fixture.data(u"workspaces/"_s + workspace)["attributes"_L1]["name"_L1].toString(), options.workspaceName);
}

/// It is recorded behind the end, which stays the end.
void tst_RunRoutes::aLateCallbackBeginsNothingAnew()
{
    ServiceFixture fixture;
    fixture.runTask({}, ServiceFixture::callback("passed"));
    const QString run = u"runs/"_s + fixture.simulation.runTask.runId;
    QCOMPARE(fixture.data(run)["attributes"_L1]["status"_L1].toString(), u"post_plan_completed"_s);
    const http::Headers headers{Simulation::bearer(fixture.integrator.token()), Simulation::jsonApi()};
    const http::Response late =
        fixture.simulation.send("PATCH", fixture.integrator.callback(), headers, ServiceFixture::callback("failed"));
    QVERIFY(late.status >= 400);
    QCOMPARE(fixture.data(run)["attributes"_L1]["status"_L1].toString(), u"post_plan_completed"_s);
}

void tst_RunRoutes::anOverrideIsForTheStageThatWaits()
{
    ServiceFixture fixture(ServiceOptions{.writeToken = "writer", .readToken = "reader"});
    fixture.runTask({}, ServiceFixture::callback("failed"));
    const QString run = u"runs/"_s + fixture.simulation.runTask.runId;
    const QString stage = fixture.data(run + "/task-stages"_L1)[0]["id"_L1].toString();
    const QString path = u"task-stages/%1/actions/override"_s.arg(stage);
    const http::Response seen = fixture.send("GET", u"task-stages/"_s + stage, {}, "reader");
    const QJsonValue permissions = Simulation::object(seen.body)["data"_L1]["attributes"_L1]["permissions"_L1];
    QVERIFY(!permissions["can-override-tasks"_L1].toBool());
    QCOMPARE(fixture.send("POST", path, {}, "reader").status, 404);
    const http::Response overridden = fixture.send("POST", path, R"({"comment":"We know"})", "writer");
    QCOMPARE(overridden.status, 200);
    const QJsonValue attributes = Simulation::object(overridden.body)["data"_L1]["attributes"_L1];
    QCOMPARE(attributes["status"_L1].toString(), u"passed"_s);
    QVERIFY(attributes["permissions"_L1]["can-override-tasks"_L1].toBool());
    QCOMPARE(fixture.data(run)["attributes"_L1]["status"_L1].toString(), u"post_plan_completed"_s);
    QCOMPARE(fixture.send("POST", path).status, 409); // nothing waits any more
}

/// A run with several stages is one run, and tells of itself; an override lets it go on.
void tst_RunRoutes::aRunThatIsCarriedOutGoesOn()
{
    ServiceFixture fixture;
    simulator::RunOptions options{.isOverridable = true};
    RunTaskOptions task;
    task.target = fixture.integrator.url();
    options.tasks.append({task, {Stage::PrePlan, Stage::PostPlan}});
    const auto id = fixture.simulation.engine.startRun(options);
    QVERIFY(id);
    const auto callBack = [&](const QByteArray &status, qsizetype requests) {
        QVERIFY(support::waitFor(
            [&] { return fixture.integrator.requests.size() == requests && fixture.simulation.runTask.http == 200; }));
        const http::Headers headers{Simulation::bearer(fixture.integrator.token()), Simulation::jsonApi()};
        const QByteArray body = ServiceFixture::callback(status);
        QCOMPARE(fixture.simulation.send("PATCH", fixture.integrator.callback(), headers, body).status, 200);
    };
    callBack("failed", 1);
    const QString run = u"runs/"_s + *id;
    const auto stageStatus = [&](int index) {
        return fixture.data(run + "/task-stages"_L1)[index]["attributes"_L1]["status"_L1].toString();
    };
    QTRY_COMPARE(stageStatus(0), u"awaiting_override"_s);
    const QString stage = fixture.data(run + "/task-stages"_L1)[0]["id"_L1].toString();
    QCOMPARE(fixture.send("POST", u"task-stages/%1/actions/override"_s.arg(stage)).status, 200);
    QCOMPARE(stageStatus(0), u"passed"_s);
    callBack("passed", 2);
    QCOMPARE(fixture.data(run + "/task-stages"_L1).toArray().size(), 2);
    QTRY_COMPARE(fixture.data(run)["attributes"_L1]["status"_L1].toString(), u"applied"_s);
    QCOMPARE(stageStatus(1), u"passed"_s);
}

void tst_RunRoutes::includesWhatIsAsked()
{
    ServiceFixture fixture;
    fixture.runTask({}, ServiceFixture::callback("passed"));
    const QString run = u"runs/"_s + fixture.simulation.runTask.runId;
    const QString stage = u"task-stages/"_s + fixture.data(run + "/task-stages"_L1)[0]["id"_L1].toString();
    const auto included = [&fixture](const QString &path) {
        QStringList types;
        for (const QJsonValue &one : fixture.simulation.get("/api/v2/"_L1 + path)["included"_L1].toArray())
            types.append(one["type"_L1].toString());
        return types;
    };
    QCOMPARE(included(stage + "?include=task_results"_L1), QStringList{u"task-results"_s});
    QCOMPARE(included(stage + "?include=run,task_results,policy_evaluations"_L1),
             QStringList({u"runs"_s, u"task-results"_s}));
    QCOMPARE(included(stage + "?include=run.workspace"_L1), QStringList({u"runs"_s, u"workspaces"_s}));
    QCOMPARE(included(run + "/task-stages?include=task_results"_L1), QStringList{u"task-results"_s});
    QCOMPARE(included(run + "?include=workspace,task_stages,configuration_version.ingress_attributes"_L1),
             QStringList({u"workspaces"_s, u"task-stages"_s}));
    QCOMPARE(fixture.send("GET", run + "?include=task_results"_L1).status, 400);
    QCOMPARE(fixture.send("GET", stage + "?include=everything"_L1).status, 400);
}

void tst_RunRoutes::whatIsNotThere_data()
{
    QTest::addColumn<QString>("path"); // {run}, {stage} and {result} are there
    for (const char *path :
         {"runs/run-none", "runs/{stage}", "runs/{stage}/task-stages", "task-stages/ts-none", "task-stages/{run}",
          "task-results/taskrs-none", "task-results/taskrs-none/outcomes", "task-result-outcomes/tro-none",
          "task-result-outcomes/{result}", "task-result-outcomes/tro-none/body", "task-results/{result}/body"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void tst_RunRoutes::whatIsNotThere()
{
    QFETCH(QString, path);
    ServiceFixture fixture;
    fixture.runTask({}, ServiceFixture::callback("passed"));
    const QString run = fixture.simulation.runTask.runId;
    const QString stage = fixture.data(u"runs/%1/task-stages"_s.arg(run))[0]["id"_L1].toString();
    path.replace("{run}"_L1, run).replace("{stage}"_L1, stage).replace("{result}"_L1, fixture.simulation.runTask.id);
    QCOMPARE(fixture.send("GET", path).status, 404);
}

void tst_RunRoutes::aVerificationIsNoRun()
{
    ServiceFixture fixture;
    fixture.create("a");
    const simulator::RunTask verification = fixture.simulation.runTask;
    QCOMPARE(verification.state, protocol::TaskState::Passed);
    QCOMPARE(fixture.send("GET", u"task-results/"_s + verification.id).status, 404);
    QCOMPARE(fixture.send("GET", u"runs/"_s + verification.runId).status, 404);
}

void tst_RunRoutes::namesTheConfiguredTask()
{
    ServiceFixture fixture;
    const QString task = fixture.create("inspector");
    fixture.runTask({}, ServiceFixture::callback("passed"));
    const QJsonValue attributes = fixture.data(u"task-results/"_s + fixture.simulation.runTask.id)["attributes"_L1];
    QCOMPARE(attributes["task-id"_L1].toString(), task);
    QCOMPARE(attributes["task-name"_L1].toString(), u"inspector"_s);
}

RUNLATCH_TEST(tst_RunRoutes)
#include "tst_runroutes.moc"
