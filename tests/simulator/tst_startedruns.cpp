// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "servicefixture.h"
#include "simulator/runs.h"
#include "support/suite.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Runs;
using simulator::ServiceFixture;
using simulator::ServiceOptions;
using simulator::Simulation;

/// A run that the API starts calls the run tasks of its workspace at their stages.
class tst_StartedRuns : public QObject
{
    Q_OBJECT

private slots:
    void callsWhatIsAttached();
    void awaitsAnOverride();
    void onlyPlans();
    void isOfItsOwnOrganization();
    void hasNoStagesWithoutRunTasks();
    void refusesWhatIsWrong_data();
    void refusesWhatIsWrong();
    void needsTheRightTo();
    void hasABound();
};

namespace {

QByteArray runOf(const QString &workspace, const QByteArray &attributes = {})
{
    return R"({"data":{"type":"runs","attributes":{)" + attributes
        + R"(},"relationships":{"workspace":{"data":{"type":"workspaces","id":")" + workspace.toLatin1() + R"("}}}}})";
}

void attachTo(ServiceFixture &fixture, const QString &workspace, const QString &task, const QByteArray &level,
              const QByteArray &stages)
{
    const QByteArray body = R"({"data":{"type":"workspace-tasks","attributes":{"enforcement-level":")" + level
        + R"(","stages":[)" + stages + R"(]},"relationships":{"task":{"data":{"type":"tasks","id":")" + task.toLatin1()
        + R"("}}}}})";
    QCOMPARE(fixture.send("POST", u"workspaces/%1/tasks"_s.arg(workspace), body).status, 201);
}

/// The stages of the requests since `from`, sorted.
QStringList stagesSince(const ServiceFixture &fixture, qsizetype from)
{
    QStringList stages;
    for (const http::Request &request : fixture.integrator.requests.mid(from))
        stages.append(Simulation::object(request.body)["stage"_L1].toString());
    stages.sort();
    return stages;
}

/// Calls back to the request at this place.
void callBack(ServiceFixture &fixture, qsizetype place, const QByteArray &status)
{
    const QJsonObject payload = Simulation::object(fixture.integrator.requests.at(place).body);
    const QUrl url(payload["task_result_callback_url"_L1].toString());
    const http::Headers headers{Simulation::bearer(payload["access_token"_L1].toString().toLatin1()),
                                Simulation::jsonApi()};
    const http::Response answer = fixture.simulation.send(
        "PATCH", url.toString(QUrl::RemoveScheme | QUrl::RemoveAuthority), headers, ServiceFixture::callback(status));
    QCOMPARE(answer.status, 200);
}

QString statusOf(ServiceFixture &fixture, const QString &run)
{
    return fixture.data(u"runs/"_s + run)["attributes"_L1]["status"_L1].toString();
}

} // namespace

/// Attached tasks are called with their key, at their stages; global ones, too, and none that is switched off.
void tst_StartedRuns::callsWhatIsAttached()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    const auto global = R"(,"global-configuration":{"enabled":true,"stages":["post_plan"],)"
                        R"("enforcement-level":"advisory"})"_ba;
    const QString attached = fixture.create("attached", R"(,"hmac-key":"secret123")" + global);
    attachTo(fixture, workspace, attached, "mandatory", R"("pre_plan","post_plan")");
    fixture.create("global", global);
    fixture.create("off", R"(,"enabled":false)" + global);
    const qsizetype verifications = fixture.integrator.requests.size();
    const http::Response started = fixture.send("POST", u"runs"_s, runOf(workspace, R"("message":"Widen it")"));
    QCOMPARE(started.status, 201);
    const QJsonValue run = Simulation::object(started.body)["data"_L1];
    QCOMPARE(run["type"_L1].toString(), u"runs"_s);
    QCOMPARE(run["attributes"_L1]["status"_L1].toString(), u"pending"_s);
    QCOMPARE(run["attributes"_L1]["message"_L1].toString(), u"Widen it"_s);
    QCOMPARE(run["relationships"_L1]["workspace"_L1]["data"_L1]["id"_L1].toString(), workspace);
    QCOMPARE(run["relationships"_L1]["task-stages"_L1]["data"_L1].toArray().size(), 2);
    const QString id = run["id"_L1].toString();
    QTRY_COMPARE(stagesSince(fixture, verifications), QStringList{u"pre_plan"_s});
    const http::Request called = fixture.integrator.requests.constLast();
    QVERIFY(!http::headerValue(called.headers, "X-TFC-Task-Signature").isEmpty());
    QCOMPARE(fixture.integrator.text("run_id"), id);
    QCOMPARE(fixture.integrator.text("run_message"), u"Widen it"_s);
    QCOMPARE(fixture.integrator.text("workspace_id"), workspace);
    QCOMPARE(fixture.integrator.text("task_result_enforcement_level"), u"mandatory"_s);
    callBack(fixture, verifications, "passed");
    QTRY_COMPARE(stagesSince(fixture, verifications + 1), QStringList({u"post_plan"_s, u"post_plan"_s}));
    for (const qsizetype place : {verifications + 1, verifications + 2}) {
        const QByteArray &payload = fixture.integrator.requests.at(place).body;
        callBack(fixture, place, payload.contains("\"mandatory\"") ? "passed" : "failed");
    }
    QTRY_COMPARE(statusOf(fixture, id), u"applied"_s);
    const QJsonArray stages = fixture.data(u"runs/%1/task-stages"_s.arg(id)).toArray();
    QCOMPARE(stages.size(), 2);
    QCOMPARE(stages[0]["attributes"_L1]["status"_L1].toString(), u"passed"_s);
    QCOMPARE(stages[1]["relationships"_L1]["task-results"_L1]["data"_L1].toArray().size(), 2);
}

void tst_StartedRuns::awaitsAnOverride()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    attachTo(fixture, workspace, fixture.create("judge"), "mandatory", R"("post_plan")");
    const QString id = ServiceFixture::idIn(fixture.send("POST", u"runs"_s, runOf(workspace)));
    QTRY_COMPARE(fixture.integrator.requests.size(), 2); // behind the verification
    callBack(fixture, 1, "failed");
    const auto stage = [&] { return fixture.data(u"runs/%1/task-stages"_s.arg(id))[0]; };
    QTRY_COMPARE(stage()["attributes"_L1]["status"_L1].toString(), u"awaiting_override"_s);
    const QString path = u"task-stages/%1/actions/override"_s.arg(stage()["id"_L1].toString());
    QCOMPARE(fixture.send("POST", path).status, 200);
    QTRY_COMPARE(statusOf(fixture, id), u"applied"_s);
}

void tst_StartedRuns::onlyPlans()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    attachTo(fixture, workspace, fixture.create("late"), "mandatory", R"("pre_apply","post_apply")");
    const http::Response started = fixture.send("POST", u"runs"_s, runOf(workspace, R"("plan-only":true)"));
    QVERIFY(Simulation::object(started.body)["data"_L1]["attributes"_L1]["plan-only"_L1].toBool());
    QTRY_COMPARE(statusOf(fixture, ServiceFixture::idIn(started)), u"planned_and_finished"_s);
    QCOMPARE(fixture.integrator.requests.size(), 1); // the verification
}

/// Workspaces of two organizations may have the same name.
void tst_StartedRuns::isOfItsOwnOrganization()
{
    ServiceFixture fixture;
    const QJsonArray organizations = fixture.data(u"organizations"_s).toArray();
    const QString other = organizations.last()["id"_L1].toString();
    QVERIFY(other != "acme"_L1);
    const QString workspace = fixture.data(u"organizations/%1/workspaces"_s.arg(other))[0]["id"_L1].toString();
    const QString task =
        ServiceFixture::idIn(fixture.send("POST", u"organizations/%1/tasks"_s.arg(other), fixture.task("theirs")));
    attachTo(fixture, workspace, task, "advisory", R"("pre_plan")");
    QCOMPARE(fixture.send("POST", u"runs"_s, runOf(workspace)).status, 201);
    QTRY_COMPARE(fixture.integrator.requests.size(), 2);
    QCOMPARE(fixture.integrator.text("workspace_id"), workspace);
    QCOMPARE(fixture.integrator.text("organization_name"), other);
}

void tst_StartedRuns::hasNoStagesWithoutRunTasks()
{
    ServiceFixture fixture;
    const QString id = ServiceFixture::idIn(fixture.send("POST", u"runs"_s, runOf(fixture.firstWorkspace())));
    QTRY_COMPARE(statusOf(fixture, id), u"applied"_s);
    QVERIFY(fixture.data(u"runs/%1/task-stages"_s.arg(id)).toArray().isEmpty());
    QVERIFY(fixture.data(u"runs/"_s + id)["attributes"_L1]["created-at"_L1].toString().startsWith(u"2026-"_s));
}

void tst_StartedRuns::refusesWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("from"); // in a document that is taken
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("pointer");
    QTest::newRow("no JSON") << "{"_ba
                             << ""_ba << 400 << QString();
    QTest::newRow("type") << "\"runs\""_ba
                          << "\"run\""_ba << 422 << u"/data/type"_s;
    QTest::newRow("workspace") << "\"workspaces\",\"id\":\"{ws}\""_ba
                               << "\"workspaces\""_ba << 422 << u"/data/relationships/workspace"_s;
    QTest::newRow("unknown workspace") << "{ws}"_ba
                                       << "ws-none"_ba << 404 << QString();
    QTest::newRow("message") << "\"m\""_ba
                             << "7"_ba << 422 << u"/data/attributes/message"_s;
    QTest::newRow("long message") << "\"m\""_ba << '"' + QByteArray(simulator::Run::MaxMessage + 1, 'm') + '"' << 422
                                  << u"/data/attributes/message"_s;
    QTest::newRow("plan-only") << "false"_ba
                               << "\"no\""_ba << 422 << u"/data/attributes/plan-only"_s;
}

void tst_StartedRuns::refusesWhatIsWrong()
{
    QFETCH(const QByteArray, from);
    QFETCH(const QByteArray, to);
    QFETCH(const int, status);
    QFETCH(const QString, pointer);
    ServiceFixture fixture;
    QByteArray body = runOf(u"{ws}"_s, R"("message":"m","plan-only":false,"auto-apply":true)");
    QVERIFY(body.contains(from));
    body.replace(body.indexOf(from), from.size(), to);
    const http::Response answer =
        fixture.send("POST", u"runs"_s, body.replace("{ws}", fixture.firstWorkspace().toLatin1()));
    QCOMPARE(answer.status, status);
    QCOMPARE(ServiceFixture::errorIn(answer)["source"_L1]["pointer"_L1].toString(), pointer);
}

void tst_StartedRuns::needsTheRightTo()
{
    ServiceFixture fixture(ServiceOptions{.writeToken = "writer", .readToken = "reader"});
    const QByteArray body = runOf(fixture.firstWorkspace());
    QCOMPARE(fixture.send("POST", u"runs"_s, body, "reader").status, 404);
    QCOMPARE(fixture.simulation.served.constLast().rule, base::Rules::RequestForbidden);
    QCOMPARE(fixture.send("POST", u"runs"_s, body, "writer").status, 201);
    QCOMPARE(fixture.send("GET", u"runs"_s).status, 405);
}

/// The holder of a token cannot fill the memory with runs under way.
void tst_StartedRuns::hasABound()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    attachTo(fixture, workspace, fixture.create("slow"), "mandatory", R"("pre_plan")");
    const QByteArray body = runOf(workspace);
    for (qsizetype run = 0; run < Runs::MaxUnderWay; ++run)
        QCOMPARE(fixture.send("POST", u"runs"_s, body).status, 201);
    QCOMPARE(fixture.send("POST", u"runs"_s, body).status, 503);
    QTRY_COMPARE(fixture.integrator.requests.size(), 1 + Runs::MaxUnderWay);
    callBack(fixture, 1, "passed");
    QVERIFY(support::waitFor([&] { return fixture.send("POST", u"runs"_s, body).status == 201; })); // one has ended
}

RUNLATCH_TEST(tst_StartedRuns)
#include "tst_startedruns.moc"
