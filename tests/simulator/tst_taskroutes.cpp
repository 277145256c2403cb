// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/signature.h"
#include "servicefixture.h"
#include "simulator/state/servicestate.h"
#include "support/suite.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Integrator;
using simulator::ServiceFixture;
using simulator::ServiceOptions;
using simulator::Simulation;

/// Run tasks are set up, verified, attached and taken away as documented, by those who may.
class tst_TaskRoutes : public QObject
{
    Q_OBJECT

private slots:
    void aTaskIsVerified();
    void refusesWhatIsNotVerified_data();
    void refusesWhatIsNotVerified();
    void verifiesAnewWhatChanged_data();
    void verifiesAnewWhatChanged();
    void refusesAttributes_data();
    void refusesAttributes();
    void refusesDocuments();
    void namesAreTakenOnce();
    void isAttachedOnce();
    void attachmentsChange();
    void isDetachedBeforeItGoes();
    void includesWhatIsAsked();
    void forbiddenIsNotFound_data();
    void forbiddenIsNotFound();
    void othersMayLook();
    void projectsHoldWorkspaces();
    void aFullServiceTakesNoMore();
};

void tst_TaskRoutes::aTaskIsVerified()
{
    ServiceFixture fixture;
    const http::Response created =
        fixture.send("POST", u"organizations/acme/tasks"_s,
                     fixture.task("inspector",
                                  R"(,"hmac-key":"secret123","description":"Looks","global-configuration":)"
                                  R"({"enabled":true,"stages":["pre_apply","pre_plan"],)"
                                  R"("enforcement-level":"mandatory"})"));
    QCOMPARE(created.status, 201);
    QCOMPARE(fixture.integrator.requests.size(), 1);
    const http::Request &verification = fixture.integrator.requests.first();
    QCOMPARE(fixture.integrator.text("access_token"), u"test-token"_s);
    QCOMPARE(http::headerValue(verification.headers, "X-TFC-Task-Signature"),
             protocol::sign("secret123", verification.body));
    const QJsonValue task = Simulation::object(created.body)["data"_L1];
    QVERIFY(task["id"_L1].toString().startsWith("task-"_L1));
    const QJsonValue attributes = task["attributes"_L1];
    QCOMPARE(attributes["name"_L1].toString(), u"inspector"_s);
    QCOMPARE(attributes["category"_L1].toString(), u"task"_s);
    QCOMPARE(attributes["description"_L1].toString(), u"Looks"_s);
    QVERIFY(attributes["hmac-key"_L1].isNull()); // it is never told again
    QVERIFY(attributes["enabled"_L1].toBool());
    const QJsonValue global = attributes["global-configuration"_L1];
    QCOMPARE(global["stages"_L1].toArray(), QJsonArray({u"pre_plan"_s, u"pre_apply"_s})); // in the order of a run
    QCOMPARE(global["enforcement-level"_L1].toString(), u"mandatory"_s);
    QVERIFY(!created.body.contains("secret123"));
    QCOMPARE(fixture.data(u"tasks/"_s + task["id"_L1].toString()), task);
    QCOMPARE(fixture.data(u"organizations/acme/tasks"_s), QJsonValue(QJsonArray{task}));
    QCOMPARE(fixture.data(u"organizations/acme-sandbox/tasks"_s), QJsonValue(QJsonArray()));
}

void tst_TaskRoutes::refusesWhatIsNotVerified_data()
{
    QTest::addColumn<int>("status"); // 0: nobody answers
    for (const int status : {201, 202, 204, 302, 401, 500})
        QTest::addRow("%d", status) << status;
    QTest::newRow("nobody") << 0;
}

void tst_TaskRoutes::refusesWhatIsNotVerified()
{
    QFETCH(const int, status);
    ServiceFixture fixture;
    Integrator other(fixture.simulation.clock, {status == 0 ? 200 : status});
    const QByteArray url = status == 0 ? "http://127.0.0.1:1/"_ba : other.url().toEncoded();
    const QByteArray body = fixture.task("a").replace(fixture.integrator.url().toEncoded(), url);
    const http::Response refused = fixture.send("POST", u"organizations/acme/tasks"_s, body);
    QCOMPARE(refused.status, 422);
    const QJsonValue error = ServiceFixture::errorIn(refused);
    QCOMPARE(error["source"_L1]["pointer"_L1].toString(), u"/data/attributes/url"_s);
    QVERIFY(error["detail"_L1].toString().contains(status == 0 ? u"did not answer"_s : QString::number(status)));
    QCOMPARE(fixture.data(u"organizations/acme/tasks"_s), QJsonValue(QJsonArray()));
}

void tst_TaskRoutes::verifiesAnewWhatChanged_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<int>("requests"); // that the integration got, with that of the creation
    QTest::newRow("description") << R"("description":"x")"_ba << 1;
    QTest::newRow("enabled") << R"("enabled":false)"_ba << 1;
    QTest::newRow("the key of an answer") << R"("hmac-key":null)"_ba << 1;
    QTest::newRow("the same key") << R"("hmac-key":"first")"_ba << 1;
    QTest::newRow("another key") << R"("hmac-key":"second")"_ba << 2;
    QTest::newRow("no key") << R"("hmac-key":"")"_ba << 2;
}

void tst_TaskRoutes::verifiesAnewWhatChanged()
{
    QFETCH(const QByteArray, attributes);
    QFETCH(const int, requests);
    ServiceFixture fixture;
    const QString path = u"tasks/"_s + fixture.create("a", R"(,"hmac-key":"first")");
    const QByteArray body = R"({"data":{"type":"tasks","attributes":{)" + attributes + "}}}";
    QCOMPARE(fixture.send("PATCH", path, body).status, 200);
    QCOMPARE(fixture.integrator.requests.size(), requests);
    // Another URL is verified there, and what is refused there changes nothing.
    Integrator other(fixture.simulation.clock, {202, 200});
    const QByteArray moved = R"({"data":{"type":"tasks","attributes":{"url":")" + other.url().toEncoded() + "\"}}}";
    QCOMPARE(fixture.send("PATCH", path, moved).status, 422);
    QCOMPARE(fixture.data(path)["attributes"_L1]["url"_L1].toString(), fixture.integrator.url().toString());
    QCOMPARE(fixture.send("PATCH", path, moved).status, 200);
    QCOMPARE(fixture.data(path)["attributes"_L1]["url"_L1].toString(), other.url().toString());
    QCOMPARE(other.requests.size(), 2);
}

void tst_TaskRoutes::refusesAttributes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("pointer"); // below /data
    const auto row = [](const char *name, const QByteArray &attributes, const char *pointer) {
        QTest::newRow(name) << R"({"data":{"type":"tasks","attributes":{)" + attributes + "}}}"
                            << QString::fromLatin1(pointer);
    };
    const QByteArray good = R"("category":"task","name":"a","url":"http://127.0.0.1:1/")";
    QTest::newRow("type") << R"({"data":{"type":"task","attributes":{)" + good + "}}}" << u"type"_s;
    row("no category", R"("name":"a","url":"http://127.0.0.1:1/")", "attributes/category");
    row("no name", R"("category":"task","url":"http://127.0.0.1:1/")", "attributes/name");
    row("no URL", R"("category":"task","name":"a")", "attributes/url");
    row("category", R"("category":"hook","name":"a","url":"http://127.0.0.1:1/")", "attributes/category");
    row("name", R"("category":"task","name":"a b","url":"http://127.0.0.1:1/")", "attributes/name");
    row("name of another type", R"("category":"task","name":7,"url":"http://127.0.0.1:1/")", "attributes/name");
    row("URL", R"("category":"task","name":"a","url":"ftp://127.0.0.1/")", "attributes/url");
    row("URL with a user", R"("category":"task","name":"a","url":"http://u:p@127.0.0.1/")", "attributes/url");
    row("description", good + R"(,"description":")" + QByteArray(301, 'x') + '"', "attributes/description");
    row("enabled", good + R"(,"enabled":"true")", "attributes/enabled");
    row("key", good + R"(,"hmac-key":5)", "attributes/hmac-key");
    row("stage", good + R"(,"global-configuration":{"enabled":true,"stages":["pre-plan"]})",
        "attributes/global-configuration/stages");
    row("level", good + R"(,"global-configuration":{"enabled":true,"enforcement-level":"test"})",
        "attributes/global-configuration/enforcement-level");
}

void tst_TaskRoutes::refusesAttributes()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, pointer);
    ServiceFixture fixture;
    const http::Response refused = fixture.send("POST", u"organizations/acme/tasks"_s, body);
    QCOMPARE(refused.status, 422);
    const QJsonValue error = ServiceFixture::errorIn(refused);
    QCOMPARE(error["title"_L1].toString(), u"invalid attribute"_s);
    QCOMPARE(error["source"_L1]["pointer"_L1].toString(), u"/data/"_s + pointer);
}

void tst_TaskRoutes::refusesDocuments()
{
    ServiceFixture fixture;
    for (const QByteArray &body : {""_ba, "[]"_ba, "{\"data\":"_ba})
        QCOMPARE(fixture.send("POST", u"organizations/acme/tasks"_s, body).status, 400);
    QCOMPARE(fixture.send("POST", u"organizations/acme/tasks"_s, "{}").status, 422);
    QCOMPARE(fixture.send("POST", u"organizations/nobody/tasks"_s, fixture.task("a")).status, 404);
    QCOMPARE(fixture.send("PATCH", u"tasks/task-none"_s, "{}").status, 404);
    QCOMPARE(fixture.send("DELETE", u"tasks/task-none"_s).status, 404);
}

void tst_TaskRoutes::namesAreTakenOnce()
{
    ServiceFixture fixture;
    const QString first = fixture.create("a");
    const QString second = fixture.create("b");
    const http::Response again = fixture.send("POST", u"organizations/acme/tasks"_s, fixture.task("a"));
    QCOMPARE(again.status, 422);
    QCOMPARE(ServiceFixture::errorIn(again)["detail"_L1].toString(), u"Name has already been taken"_s);
    QCOMPARE(fixture.integrator.requests.size(), 2); // what is refused anyway is not verified
    const QByteArray rename = R"({"data":{"type":"tasks","attributes":{"name":"a"}}})";
    QCOMPARE(fixture.send("PATCH", u"tasks/"_s + second, rename).status, 422);
    QCOMPARE(fixture.send("PATCH", u"tasks/"_s + first, rename).status, 200);
    QCOMPARE(fixture.send("POST", u"organizations/acme-sandbox/tasks"_s, fixture.task("a")).status, 201);
}

void tst_TaskRoutes::isAttachedOnce()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    const QString task = fixture.create("a");
    const QString path = u"workspaces/%1/tasks"_s.arg(workspace);
    const http::Response attached =
        fixture.send("POST", path, ServiceFixture::attachment(task, R"(,"stages":["post_plan","pre_plan"])"));
    QCOMPARE(attached.status, 201);
    const QJsonValue resource = Simulation::object(attached.body)["data"_L1];
    QCOMPARE(resource["attributes"_L1]["stages"_L1].toArray(), QJsonArray({u"pre_plan"_s, u"post_plan"_s}));
    QCOMPARE(resource["relationships"_L1]["workspace"_L1]["data"_L1]["id"_L1].toString(), workspace);
    QCOMPARE(fixture.data(path), QJsonValue(QJsonArray{resource}));
    QCOMPARE(fixture.data(u"tasks/%1/relationships/workspace-tasks"_s.arg(task)), QJsonValue(QJsonArray{resource}));
    const QJsonValue related = fixture.data(u"tasks/"_s + task)["relationships"_L1]["workspace-tasks"_L1]["data"_L1];
    QCOMPARE(related[0]["id"_L1], resource["id"_L1]);
    QCOMPARE(fixture.send("POST", path, ServiceFixture::attachment(task)).status, 422);
    QCOMPARE(fixture.send("POST", path, ServiceFixture::attachment(u"task-none"_s)).status, 422);
    QCOMPARE(fixture.send("POST", u"workspaces/ws-none/tasks"_s, ServiceFixture::attachment(task)).status, 404);
    // A task of one organization is unknown to the workspaces of another.
    const QString foreign = fixture.data(u"organizations/acme-sandbox/workspaces"_s)[0]["id"_L1].toString();
    QCOMPARE(fixture.send("POST", u"workspaces/%1/tasks"_s.arg(foreign), ServiceFixture::attachment(task)).status, 422);
}

void tst_TaskRoutes::attachmentsChange()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    const QString attached = fixture.attach(workspace, fixture.create("a"));
    const QString path = u"workspaces/%1/tasks/%2"_s.arg(workspace, attached);
    QCOMPARE(fixture.data(path)["attributes"_L1]["stage"_L1].toString(), u"post_plan"_s); // where none is given
    const auto change = [&](const QByteArray &attributes) {
        return fixture.send("PATCH", path, R"({"data":{"type":"workspace-tasks","attributes":{)" + attributes + "}}}");
    };
    QCOMPARE(change(R"("enforcement-level":"mandatory")").status, 200);
    QCOMPARE(change(R"("stage":"pre_apply")").status, 200);
    const QJsonValue attributes = fixture.data(path)["attributes"_L1];
    QCOMPARE(attributes["enforcement-level"_L1].toString(), u"mandatory"_s);
    QCOMPARE(attributes["stages"_L1].toArray(), QJsonArray{u"pre_apply"_s});
    QCOMPARE(change(R"("stages":[])").status, 422);
    QCOMPARE(change(R"("enforcement-level":"must")").status, 422);
    QCOMPARE(fixture.send("GET", u"workspaces/ws-none/tasks/"_s + attached).status, 404);
}

void tst_TaskRoutes::isDetachedBeforeItGoes()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    const QString task = fixture.create("a");
    const QString attached = fixture.attach(workspace, task);
    QCOMPARE(fixture.send("DELETE", u"tasks/"_s + task).status, 409);
    QCOMPARE(fixture.send("DELETE", u"workspaces/%1/tasks/%2"_s.arg(workspace, attached)).status, 204);
    QCOMPARE(fixture.send("DELETE", u"tasks/"_s + task).status, 204);
    QCOMPARE(fixture.send("GET", u"tasks/"_s + task).status, 404);
    QCOMPARE(fixture.data(u"workspaces/%1/tasks"_s.arg(workspace)), QJsonValue(QJsonArray()));
}

void tst_TaskRoutes::includesWhatIsAsked()
{
    ServiceFixture fixture;
    const QString workspace = fixture.firstWorkspace();
    const QString attached = fixture.attach(workspace, fixture.create("a"));
    fixture.create("b");
    const auto included = [&](const QString &include) {
        const http::Response answer = fixture.send("GET", u"organizations/acme/tasks?include="_s + include);
        QStringList ids;
        for (const QJsonValue &one : Simulation::object(answer.body)["included"_L1].toArray())
            ids.append(one["id"_L1].toString());
        return ids;
    };
    QCOMPARE(included(u"workspace_tasks"_s), QStringList{attached});
    QCOMPARE(included(u"workspace_tasks.workspace"_s), QStringList({attached, workspace}));
    QCOMPARE(fixture.send("GET", u"organizations/acme/tasks?include=owner"_s).status, 400);
}

void tst_TaskRoutes::forbiddenIsNotFound_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("read"); // the answer to each user
    QTest::addColumn<int>("write");
    QTest::addColumn<int>("owner");
    QTest::newRow("create") << "POST"_ba << u"organizations/acme/tasks"_s << 404 << 404 << 422;
    QTest::newRow("update") << "PATCH"_ba << u"tasks/{task}"_s << 404 << 404 << 422;
    QTest::newRow("delete") << "DELETE"_ba << u"tasks/{task}"_s << 404 << 404 << 409;
    QTest::newRow("attach") << "POST"_ba << u"workspaces/{ws}/tasks"_s << 404 << 404 << 422;
    QTest::newRow("bulk") << "POST"_ba << u"organizations/acme/explorer/bulk-actions"_s << 404 << 404 << 422;
    QTest::newRow("archive") << "POST"_ba << u"change-requests/{cr}/actions/archive"_s << 404 << 200 << 200;
    QTest::newRow("read") << "GET"_ba << u"tasks/{task}"_s << 200 << 200 << 200;
}

void tst_TaskRoutes::forbiddenIsNotFound()
{
    QFETCH(const QByteArray, method);
    QFETCH(QString, path);
    const std::pair<QByteArray, const char *> users[] = {{"reader"_ba, "read"}, {"writer"_ba, "write"}, {{}, "owner"}};
    for (const auto &[token, column] : users) {
        ServiceFixture fixture(ServiceOptions{.writeToken = "writer", .readToken = "reader"});
        const QString workspace = fixture.firstWorkspace();
        const QString task = fixture.create("a");
        fixture.attach(workspace, task);
        const QJsonValue listed = fixture.data(u"workspaces/%1/change-requests?archive=false"_s.arg(workspace));
        const QString asked = QString(path)
                                  .replace("{task}"_L1, task)
                                  .replace("{ws}"_L1, workspace)
                                  .replace("{cr}"_L1, listed[0]["id"_L1].toString());
        const http::Response answer = fixture.send(method, asked, method == "GET" ? QByteArray() : "{}"_ba, token);
        const int expected = *static_cast<int *>(QTest::qData(column, QMetaType::fromType<int>().id()));
        QCOMPARE(answer.status, expected);
        QCOMPARE(fixture.simulation.served.last().rule == base::Rules::RequestForbidden, expected == 404);
    }
}

void tst_TaskRoutes::othersMayLook()
{
    ServiceFixture fixture(ServiceOptions{.writeToken = "writer", .readToken = "reader"});
    const auto nameOf = [&](const QByteArray &token) {
        const http::Response answer = fixture.send("GET", u"account/details"_s, {}, token);
        return Simulation::object(answer.body)["data"_L1]["attributes"_L1]["username"_L1].toString();
    };
    QCOMPARE(nameOf({}), u"simulator"_s);
    QCOMPARE(nameOf("writer"), u"simulator-write"_s);
    QCOMPARE(nameOf("reader"), u"simulator-read"_s);
    QCOMPARE(fixture.send("GET", u"account/details"_s, {}, "stranger").status, 401);
    const http::Response organization = fixture.send("GET", u"organizations/acme"_s, {}, "reader");
    const QJsonValue permissions = Simulation::object(organization.body)["data"_L1]["attributes"_L1]["permissions"_L1];
    QVERIFY(permissions["can-read-run-tasks"_L1].toBool());
    QVERIFY(!permissions["can-manage-run-tasks"_L1].toBool());
}

void tst_TaskRoutes::projectsHoldWorkspaces()
{
    ServiceFixture fixture;
    const QJsonArray projects = fixture.data(u"organizations/acme/projects?page[size]=100"_s).toArray();
    QVERIFY(!projects.isEmpty());
    int workspaces = 0;
    for (const QJsonValue &project : projects) {
        const QString id = project["id"_L1].toString();
        QCOMPARE(fixture.data(u"projects/"_s + id), project);
        const auto held = fixture.data(u"organizations/acme/workspaces?page[size]=100&filter[project][id]="_s + id);
        QCOMPARE(held.toArray().size(), project["attributes"_L1]["workspace-count"_L1].toInt());
        workspaces += static_cast<int>(held.toArray().size());
    }
    QCOMPARE(workspaces, 40);
    QCOMPARE(fixture.send("GET", u"projects/prj-none"_s).status, 404);
    QCOMPARE(fixture.send("GET", u"organizations/nobody/projects"_s).status, 404);
}

/// There is a bound on run tasks and on where they are attached: beyond it the answer is 503, until one goes.
void tst_TaskRoutes::aFullServiceTakesNoMore()
{
    QTemporaryDir folder;
    ServiceOptions options;
    options.stateFile = folder.filePath(u"state.json"_s);
    simulator::ServiceState full{.organization = u"acme"_s, .workspaces = 2, .changeRequests = 0, .seed = 1};
    full.madeAt = QDateTime(QDate(2026, 1, 1), QTime(0, 0), Qt::UTC);
    for (qsizetype number = 0; number < simulator::ConfiguredTasks::MaxTasks; ++number)
        full.tasks.put(simulator::ConfiguredTask{.id = u"task-%1"_s.arg(number),
                                                 .organization = u"acme"_s,
                                                 .name = u"n%1"_s.arg(number),
                                                 .url = QUrl(u"http://127.0.0.1:1/"_s)});
    QList<simulator::WorkspaceTask> attached;
    for (qsizetype number = 0; number < simulator::ConfiguredTasks::MaxAttached; ++number)
        attached.append({.id = u"wstask-%1"_s.arg(number),
                         .workspaceId = u"ws-%1"_s.arg(number),
                         .taskId = u"task-0"_s,
                         .placement = {.stages = {protocol::Stage::PostPlan}}});
    full.tasks.setAttached(attached);
    QFile file(options.stateFile);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(writeServiceState(full)) > 0);
    file.close();
    ServiceFixture fixture(options);
    QCOMPARE(fixture.send("POST", u"organizations/acme/tasks"_s, fixture.task("more")).status, 503);
    QVERIFY(fixture.integrator.requests.isEmpty()); // nothing is verified that cannot be taken
    const QString workspace = fixture.firstWorkspace();
    const QString place = u"workspaces/%1/tasks"_s.arg(workspace);
    QCOMPARE(fixture.send("POST", place, ServiceFixture::attachment(u"task-1"_s)).status, 503);
    QCOMPARE(fixture.send("DELETE", u"tasks/task-1"_s).status, 204);
    QCOMPARE(fixture.send("POST", u"organizations/acme/tasks"_s, fixture.task("more")).status, 201);
}

RUNLATCH_TEST(tst_TaskRoutes)
#include "tst_taskroutes.moc"
