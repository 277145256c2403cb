// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulation.h"

#include "protocol/explorerfield.h"
#include "simulator/state/resources.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::DialectRule;
using simulator::Simulation;

/// The simulated API answers its routes as documented, and demands its token.
class tst_Api : public QObject
{
    Q_OBJECT

private slots:
    void routes_data();
    void routes();
    void showsAnOrganization();
    void archives_data();
    void archives();
    void archivingIsSeen();
    void listsByState_data();
    void listsByState();
    void explores();
    void exploresOnlyWhatItKnows_data();
    void exploresOnlyWhatItKnows();
    void writesBothShapes();
    void demandsTheToken_data();
    void demandsTheToken();
    void isDiscoveredWithoutToken();
    void ordersByTheTimeOfCreation();
    void answersPing();
    void tellsWhoTheTokenIs();
    void answersErrorsAsTheRealOne();
    void refusesWebPages();

private:
    /// Fills {ws}, {name} and {id} in the path: the first workspace and an active change request of it.
    static QString filled(Simulation &simulation, QString path);
};

namespace {

const QString OpenApiType = u"workspace-change-requests"_s;
const QString SpecificationType = u"workspace_change_requests"_s;

} // namespace

QString tst_Api::filled(Simulation &simulation, QString path)
{
    const simulator::Resources resources({u"acme"_s, 40, 143, 1}, simulation.clock.utc());
    const protocol::Workspace workspace = resources.workspaces(u"acme"_s).first();
    return path.replace("{ws}"_L1, workspace.id)
        .replace("{name}"_L1, workspace.name)
        .replace("{user}"_L1, resources.user())
        .replace("{id}"_L1, resources.changeRequests(workspace.id).first().id);
}

void tst_Api::routes_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("any"); // type of the document; empty: 404
    QTest::addColumn<QString>("specification");
    QTest::addColumn<QString>("openApi");
    QTest::addColumn<QString>("used"); // the dialect that Any reports
    const auto row = [](const char *method, const char *path, const QString &any, const QString &specification,
                        const QString &openApi, const char *used = "") {
        QTest::addRow("%s %s", method, path) << QByteArray(method) << QString::fromLatin1(path) << any << specification
                                             << openApi << QString::fromLatin1(used);
    };
    const QString organizations = u"organizations"_s;
    const QString workspaces = u"workspaces"_s;
    row("GET", "organizations", organizations, organizations, organizations);
    row("GET", "organizations/acme", organizations, {}, organizations);
    row("GET", "organizations/nobody", {}, {}, {});
    row("GET", "organizations/acme/entitlement-set", u"entitlement-sets"_s, {}, u"entitlement-sets"_s);
    row("GET", "organizations/nobody/entitlement-set", {}, {}, {});
    row("GET", "organizations/acme/workspaces", workspaces, workspaces, workspaces);
    row("GET", "organizations/nobody/workspaces", {}, {}, {});
    row("GET", "users/{user}", u"users"_s, {}, u"users"_s);
    row("GET", "users/user-none", {}, {}, {});
    row("GET", "organizations/acme/workspaces/{name}", workspaces, {}, workspaces);
    row("GET", "organizations/acme/workspaces/{ws}", {}, {}, {});
    row("GET", "organizations/acme/explorer?type=workspaces", u"visibility-workspace"_s, u"visibility-workspace"_s,
        u"visibility-workspace"_s);
    row("GET", "workspaces/{ws}", workspaces, {}, workspaces);
    row("GET", "workspaces/{name}", {}, {}, {});
    row("GET", "workspaces/{ws}/change-requests", OpenApiType, SpecificationType, OpenApiType, "openapi");
    row("GET", "workspaces/{name}/change-requests", SpecificationType, SpecificationType, {}, "specification");
    row("GET", "workspaces/nobody/change-requests", {}, {}, {}, "specification");
    row("GET", "workspaces/change-requests/{id}", SpecificationType, SpecificationType, {}, "specification");
    row("GET", "change-requests/{id}", OpenApiType, SpecificationType, OpenApiType, "openapi");
    row("GET", "change-requests/{id}/actions/archive", OpenApiType, {}, OpenApiType, "openapi");
    row("GET", "change-requests/wscr-none", {}, {}, {}, "openapi");
    row("POST", "workspaces/change-requests/{id}", SpecificationType, SpecificationType, {}, "specification");
    row("PATCH", "workspaces/change-requests/{id}", SpecificationType, SpecificationType, {}, "specification");
    row("POST", "change-requests/{id}/actions/archive", OpenApiType, {}, OpenApiType, "openapi");
    row("GET", "workspaces/{ws}/change-requests/more", {}, {}, {});
    row("GET", "nothing", {}, {}, {});
}

void tst_Api::routes()
{
    QFETCH(QByteArray, method);
    QFETCH(QString, path);
    QFETCH(QString, used);
    QFETCH(QString, any);
    QFETCH(QString, specification);
    QFETCH(QString, openApi);
    const std::pair<DialectRule, QString> types[] = {
        {DialectRule::Any, any}, {DialectRule::Specification, specification}, {DialectRule::OpenApi, openApi}};
    for (const auto &[dialect, type] : types) {
        Simulation simulation(dialect);
        const http::Response response = simulation.send(method, "/api/v2/"_L1 + filled(simulation, path));
        QCOMPARE(response.status, type.isEmpty() ? 404 : 200);
        QCOMPARE(http::headerValue(response.headers, "Content-Type"), "application/vnd.api+json");
        const QJsonValue data = Simulation::object(response.body).value("data"_L1);
        const QJsonObject resource = data.isArray() ? data.toArray().first().toObject() : data.toObject();
        QCOMPARE(resource.value("type"_L1).toString(), type);
        QCOMPARE(simulation.served.size(), 1);
        QCOMPARE(simulation.served.first().status, response.status);
        if (dialect == DialectRule::Any)
            QCOMPARE(simulation.served.first().dialect, used);
    }
}

/// An organization is the same resource in a list and alone, and both lead to its entitlements.
void tst_Api::showsAnOrganization()
{
    Simulation simulation;
    const QJsonObject listed = simulation.get(u"/api/v2/organizations"_s)["data"_L1][0].toObject();
    const QJsonObject shown = simulation.get(u"/api/v2/organizations/acme"_s)["data"_L1].toObject();
    QCOMPARE(shown, listed);
    QCOMPARE(shown["attributes"_L1]["name"_L1].toString(), u"acme"_s);
    QVERIFY(shown["attributes"_L1]["permissions"_L1]["can-read-run-tasks"_L1].toBool());
    // An owner's organization whose plan is paid for and has every feature; nobody has set up more.
    const QJsonObject attributes = shown["attributes"_L1].toObject();
    for (const auto flag :
         {"plan-is-enterprise"_L1, "cost-estimation-enabled"_L1, "aggregated-commit-status-enabled"_L1,
          "speculative-plan-management-enabled"_L1, "fair-run-queuing-enabled"_L1})
        QVERIFY2(attributes[flag].toBool(), flag.data());
    for (const auto flag :
         {"plan-expired"_L1, "plan-is-trial"_L1, "send-passing-statuses-for-untriggered-speculative-plans"_L1,
          "allow-force-delete-workspaces"_L1, "saml-enabled"_L1, "two-factor-conformant"_L1, "assessments-enforced"_L1})
        QCOMPARE(attributes[flag], QJsonValue(false));
    const QJsonValue link = shown["relationships"_L1]["entitlement-set"_L1];
    QCOMPARE(link["data"_L1]["id"_L1], shown["attributes"_L1]["external-id"_L1]);
    const QJsonObject set = simulation.get(link["links"_L1]["related"_L1].toString())["data"_L1].toObject();
    QCOMPARE(set["id"_L1], link["data"_L1]["id"_L1]);
    QCOMPARE(set["attributes"_L1]["run-tasks"_L1], QJsonValue(true));
    QVERIFY(set["attributes"_L1]["run-task-limit"_L1].isNull());
    QCOMPARE(set["attributes"_L1].toObject().size(), 28);
}

void tst_Api::archives_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::newRow("openapi") << "POST"_ba << u"/api/v2/change-requests/{id}/actions/archive"_s;
    QTest::newRow("specification, POST") << "POST"_ba << u"/api/v2/workspaces/change-requests/{id}"_s;
    QTest::newRow("specification, PATCH") << "PATCH"_ba << u"/api/v2/workspaces/change-requests/{id}"_s;
    QTest::newRow("short") << "PATCH"_ba << u"/api/v2/change-requests/{id}"_s;
}

void tst_Api::archives()
{
    QFETCH(QByteArray, method);
    QFETCH(QString, path);
    Simulation simulation;
    path = filled(simulation, path);
    const http::Response first = simulation.send(method, path);
    QCOMPARE(first.status, 200);
    const QJsonObject attributes = Simulation::object(first.body)["data"_L1]["attributes"_L1].toObject();
    QCOMPARE(attributes["archived-at"_L1].toString(), simulation.clock.utc().toString(Qt::ISODateWithMs));
    const http::Response again = simulation.send(method, path);
    QCOMPARE(again.status, 400);
    QCOMPARE(Simulation::object(again.body)["errors"_L1][0]["detail"_L1].toString(),
             u"The change request is already archived."_s);
    QCOMPARE(simulation.send(method, path.replace("wscr-"_L1, "wscr-x"_L1)).status, 404);
}

void tst_Api::archivingIsSeen()
{
    Simulation simulation;
    const QString workspace = filled(simulation, u"/api/v2/workspaces/{ws}"_s);
    const QString id = filled(simulation, u"{id}"_s);
    const auto count = [&] {
        return simulation.get(workspace)["data"_L1]["attributes"_L1]["unarchived-workspace-change-requests-count"_L1]
            .toInt(-1);
    };
    const int before = count();
    QCOMPARE(simulation.send("POST", "/api/v2/workspaces/change-requests/"_L1 + id).status, 200);
    QCOMPARE(count(), before - 1);
    const QJsonObject shown = simulation.get("/api/v2/workspaces/change-requests/"_L1 + id)["data"_L1].toObject();
    QVERIFY(shown["attributes"_L1]["archived-by"_L1].toString().startsWith("user-"_L1));
    const QJsonObject list = simulation.get(workspace + "/change-requests"_L1);
    QVERIFY(list["data"_L1][0]["id"_L1].toString() != id); // archived requests come after the active ones
}

void tst_Api::listsByState_data()
{
    QTest::addColumn<DialectRule>("dialect");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isKnown");
    QTest::newRow("any, by id") << DialectRule::Any << u"{ws}"_s << true;
    QTest::newRow("any, by name") << DialectRule::Any << u"{name}"_s << true;
    QTest::newRow("OpenAPI") << DialectRule::OpenApi << u"{ws}"_s << true;
    QTest::newRow("specification") << DialectRule::Specification << u"{name}"_s << false;
}

void tst_Api::listsByState()
{
    QFETCH(DialectRule, dialect);
    QFETCH(QString, path);
    QFETCH(bool, isKnown);
    Simulation simulation(dialect);
    const auto counts = [&](const QString &archive) {
        const QJsonArray rows = simulation
                                    .get(filled(simulation, "/api/v2/workspaces/"_L1 + path)
                                         + "/change-requests?page[size]=100"_L1 + archive)["data"_L1]
                                    .toArray();
        const auto archived = std::count_if(rows.begin(), rows.end(), [](const QJsonValue &row) {
            return !row["attributes"_L1]["archived-at"_L1].isNull();
        });
        return std::pair(rows.size() - archived, archived); // the numbers of active and archived requests
    };
    const auto all = counts({});
    QVERIFY(all.first > 0 && all.second > 0);
    using Counts = decltype(all);
    QCOMPARE(counts(u"&archive=true"_s), isKnown ? Counts(0, all.second) : all);
    QCOMPARE(counts(u"&archive=false"_s), isKnown ? Counts(all.first, 0) : all);
    QCOMPARE(counts(u"&archive=perhaps"_s), all);
}

void tst_Api::explores()
{
    Simulation simulation;
    const QString path = u"/api/v2/organizations/acme/explorer?type=workspaces&sort=-workspace_name&page[size]=3"
                         "&filter[0][workspace_name][contains][0]=prod&filter[1][provider_count][gteq][0]=1"_s;
    const QJsonObject document = simulation.get(path + "&fields=module_count,workspace_name"_L1);
    const QJsonArray rows = document["data"_L1].toArray();
    QCOMPARE(rows.size(), 3);
    for (const QJsonValue &row : rows) {
        QCOMPARE(row["attributes"_L1].toObject().keys(), QStringList({u"module-count"_s, u"workspace-name"_s}));
        QVERIFY(row["attributes"_L1]["workspace-name"_L1].toString().contains("prod"_L1));
        QVERIFY(row["id"_L1].toString().startsWith("ws-"_L1));
    }
    QVERIFY(rows[0]["attributes"_L1]["workspace-name"_L1].toString()
            > rows[2]["attributes"_L1]["workspace-name"_L1].toString());
    QVERIFY(document["meta"_L1]["pagination"_L1]["total-count"_L1].toInt() > 3);
    const QJsonValue attributes = simulation.get(path)["data"_L1][0]["attributes"_L1];
    QCOMPARE(attributes.toObject().size(), qsizetype(protocol::explorerFields().size()));
}

void tst_Api::exploresOnlyWhatItKnows_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const QString &path, int status = 400) {
        QTest::newRow(name) << "/api/v2/organizations/"_L1 + path << status;
    };
    row("organization", u"nobody/explorer?type=workspaces"_s, 404);
    row("no type", u"acme/explorer"_s);
    row("another type", u"acme/explorer?type=providers"_s);
    row("field", u"acme/explorer?type=workspaces&filter[0][color][is][0]=red"_s);
    row("operator", u"acme/explorer?type=workspaces&filter[0][workspace_name][like][0]=red"_s);
    row("operator of another type", u"acme/explorer?type=workspaces&filter[0][workspace_name][gt][0]=5"_s);
    row("no number", u"acme/explorer?type=workspaces&filter[0][module_count][gt][0]=many"_s);
    row("value's index", u"acme/explorer?type=workspaces&filter[0][workspace_name][is][1]=a"_s);
    row("index twice",
        u"acme/explorer?type=workspaces&filter[0][workspace_name][is][0]=a&filter[0][module_count][gt][0]=5"_s);
    row("sort", u"acme/explorer?type=workspaces&sort=color"_s);
    row("fields", u"acme/explorer?type=workspaces&fields=workspace_name,color"_s);
}

void tst_Api::exploresOnlyWhatItKnows()
{
    QFETCH(QString, path);
    QFETCH(int, status);
    Simulation simulation;
    const http::Response response = simulation.send("GET", path);
    QCOMPARE(response.status, status);
    if (status == 400)
        QVERIFY(!Simulation::object(response.body)["errors"_L1][0]["detail"_L1].toString().isEmpty());
}

void tst_Api::writesBothShapes()
{
    Simulation simulation;
    const QString id = filled(simulation, u"{id}"_s);
    const QJsonObject specification =
        simulation.get("/api/v2/workspaces/change-requests/"_L1 + id)["data"_L1].toObject();
    const QStringList attributes{u"archived-at"_s, u"archived-by"_s, u"created-at"_s,
                                 u"message"_s,     u"subject"_s,     u"updated-at"_s};
    QCOMPARE(specification["attributes"_L1].toObject().keys(), attributes); // spec 2.1
    QCOMPARE(specification["relationships"_L1]["workspace"_L1]["data"_L1]["type"_L1].toString(), u"workspaces"_s);
    const QJsonObject openApi = simulation.get("/api/v2/change-requests/"_L1 + id)["data"_L1].toObject();
    const QStringList relationships{u"archived-by-user"_s, u"created-by"_s, u"workspace"_s};
    QCOMPARE(openApi["relationships"_L1].toObject().keys(), relationships);
    QVERIFY(!openApi["attributes"_L1].toObject().contains("updated-at"_L1));
}

void tst_Api::demandsTheToken_data()
{
    QTest::addColumn<QByteArray>("authorization");
    QTest::newRow("none") << ""_ba;
    QTest::newRow("wrong") << "Bearer wrong"_ba;
    QTest::newRow("empty") << "Bearer "_ba;
    QTest::newRow("basic") << "Basic dXNlcjpwYXNz"_ba;
}

void tst_Api::demandsTheToken()
{
    QFETCH(QByteArray, authorization);
    Simulation simulation;
    for (const QString &path : {u"/api/v2/ping"_s, u"/api/v2/organizations"_s, u"/api/v2/nothing"_s}) {
        const http::Response response = simulation.send("GET", path, {{"Authorization", authorization}});
        QCOMPARE(response.status, 401);
        QCOMPARE(response.body, R"({"errors":[{"status":"401","title":"unauthorized"}]})");
    }
}

void tst_Api::isDiscoveredWithoutToken()
{
    Simulation simulation(DialectRule::Specification);
    const http::Response response = simulation.send("GET", u"/.well-known/terraform.json"_s, {});
    QCOMPARE(response.status, 200);
    QCOMPARE(http::headerValue(response.headers, "Content-Type"), "application/json");
    QCOMPARE(response.body, R"({"tfe.v2":"/api/v2/"})");
}

void tst_Api::tellsWhoTheTokenIs()
{
    Simulation simulation(DialectRule::OpenApi);
    const QJsonObject user = simulation.get(u"/api/v2/account/details"_s).value("data"_L1).toObject();
    QCOMPARE(user.value("type"_L1).toString(), u"users"_s);
    QCOMPARE(user.value("attributes"_L1).toObject().value("username"_L1).toString(), u"simulator"_s);
    const QJsonObject identity =
        user.value("relationships"_L1).toObject().value("authenticated-resource"_L1).toObject();
    QCOMPARE(identity.value("data"_L1).toObject().value("type"_L1).toString(), u"users"_s);
    QCOMPARE(simulation.send("GET", u"/api/v2/account/details"_s, {}).status, 401);
}

/// The OpenAPI description says "ordered by creation date". The newest ones come first.
void tst_Api::ordersByTheTimeOfCreation()
{
    Simulation simulation(DialectRule::OpenApi);
    const QJsonArray rows =
        simulation.get(filled(simulation, u"/api/v2/workspaces/{ws}/change-requests"_s)).value("data"_L1).toArray();
    QVERIFY(rows.size() > 2);
    QStringList times;
    for (const QJsonValue row : rows)
        times.append(row["attributes"_L1]["created-at"_L1].toString());
    QStringList sorted = times;
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    QCOMPARE(times, sorted);
}

void tst_Api::answersPing()
{
    Simulation simulation;
    const http::Response response = simulation.send("GET", u"/api/v2/ping"_s);
    QCOMPARE(response.status, 204);
    QVERIFY(response.body.isEmpty());
    QVERIFY(!http::headerValue(response.headers, "TFP-API-Version").isEmpty());
    QCOMPARE(http::headerValue(response.headers, "X-RateLimit-Limit"), "30");
}

void tst_Api::answersErrorsAsTheRealOne()
{
    Simulation simulation;
    const http::Response response = simulation.send("GET", u"/api/v2/change-requests/wscr-none"_s);
    QCOMPARE(response.body, R"({"errors":[{"status":"404","title":"not found"}]})");
    QCOMPARE(simulation.send("GET", u"/"_s).status, 404);
    QCOMPARE(simulation.send("GET", u"/api/v2"_s).status, 404);
    // The encoded slash keeps this one part of the path.
    QCOMPARE(simulation.send("GET", u"/api/v2/organizations/acme%2Fworkspaces"_s).status, 404);
}

void tst_Api::refusesWebPages()
{
    Simulation simulation;
    const http::Header token = Simulation::bearer(simulation.address.token);
    const QString path = u"/api/v2/organizations"_s;
    QCOMPARE(simulation.send("GET", path, {token, {"Origin", "https://evil.example"}}).status, 403);
    QCOMPARE(simulation.send("GET", path, {token, {"Sec-Fetch-Site", "cross-site"}}).status, 403);
    const QByteArray rebound =
        "GET /api/v2/organizations HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\nAuthorization: " + token.value
        + "\r\n\r\n";
    std::optional<int> status;
    simulation.sender.send(
        simulation.address.url, rebound, std::chrono::seconds(5), this,
        [&status](const base::Result<http::Response> &answer) { status = answer ? answer->status : 0; });
    QTRY_VERIFY(status.has_value());
    QCOMPARE(*status, 421);
}

RUNLATCH_TEST(tst_Api)
#include "tst_api.moc"
