// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulation.h"

#include "simulator/state/resources.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::DialectRule;
using simulator::Simulation;

/// The simulated bulk create accepts the documented dialects, and creates what it accepts.
class tst_BulkActions : public QObject
{
    Q_OBJECT

private slots:
    void holdsToADialect_data();
    void holdsToADialect();
    void answersTheDocument();
    void createsOnTargets();
    void createsOnMatches();
    void refuses_data();
    void refuses();
    void takesSeveralValuesByItsDialect_data();
    void takesSeveralValuesByItsDialect();
    void knowsItsOrganizations();
    void isFullSometime_data();
    void isFullSometime();
    void takesSoManyConditions();

private:
    static http::Response create(Simulation &simulation, const QByteArray &body,
                                 const QString &organization = u"acme"_s)
    {
        return simulation.send("POST", "/api/v2/organizations/"_L1 + organization + "/explorer/bulk-actions"_L1,
                               {Simulation::bearer(simulation.address.token), Simulation::jsonApi()}, body);
    }
    /// A body with `members` below data.attributes, besides the inputs.
    static QByteArray body(const QByteArray &members)
    {
        return R"({"data":{"type":"bulk_actions","attributes":{"action_inputs":{"subject":"Pin","message":"**now**"},)"
            + members + "}}}";
    }
    static QByteArray firstWorkspace(Simulation &simulation)
    {
        return simulation.get(u"/api/v2/organizations/acme/workspaces"_s)["data"_L1][0]["id"_L1].toString().toLatin1();
    }
    static int active(Simulation &simulation)
    {
        int count = 0;
        const QJsonArray rows =
            simulation.get(u"/api/v2/organizations/acme/workspaces?page[size]=100"_s)["data"_L1].toArray();
        for (const QJsonValue &row : rows)
            count += row["attributes"_L1]["unarchived-workspace-change-requests-count"_L1].toInt();
        return count;
    }
};

void tst_BulkActions::holdsToADialect_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<bool>("isBelowData");
    QTest::addColumn<QByteArray>("filter"); // empty: the targets are listed by id
    QTest::addColumn<QString>("dialect");
    QTest::addColumn<QString>("specification"); // the pointer of the refusal; empty: accepted
    QTest::addColumn<QString>("openApi");
    const QByteArray nested = R"([{"workspace_name":{"contains":["prod"]}}])";
    const QByteArray flat = R"([{"field":"workspace_name","operator":"contains","value":["prod"]}])";
    const QString type = u"/data/attributes/action_type"_s;
    const QString filter = u"/data/attributes/query/filter/0"_s;
    QTest::newRow("official") << "change_request"_ba << false << nested << u"change_request,attributes,nested"_s
                              << filter << QString();
    QTest::newRow("official, ids") << "change_request"_ba << false << ""_ba << u"change_request,attributes,nested"_s
                                   << QString() << QString();
    QTest::newRow("example") << "change_requests"_ba << false << flat << u"change_requests,attributes,flat"_s
                             << QString() << type;
    QTest::newRow("table") << "change_request"_ba << true << flat << u"change_request,data,flat"_s << QString() << type;
    QTest::newRow("table, ids") << "change_request"_ba << true << ""_ba << u"change_request,data,nested"_s << QString()
                                << type;
    QTest::newRow("flat") << "change_request"_ba << false << flat << u"change_request,attributes,flat"_s << QString()
                          << filter;
    QTest::newRow("plural, below data") << "change_requests"_ba << true << nested << u"change_requests,data,nested"_s
                                        << u"/data/query/filter/0"_s << type;
}

void tst_BulkActions::holdsToADialect()
{
    QFETCH(QByteArray, type);
    QFETCH(bool, isBelowData);
    QFETCH(QByteArray, filter);
    QFETCH(QString, specification);
    QFETCH(QString, openApi);
    const std::pair<DialectRule, QString> rules[] = {
        {DialectRule::Any, QString()}, {DialectRule::Specification, specification}, {DialectRule::OpenApi, openApi}};
    for (const auto &[dialect, pointer] : rules) {
        Simulation simulation(dialect);
        const QByteArray target = filter.isEmpty() ? R"("target_ids":[")" + firstWorkspace(simulation) + R"("])"
                                                   : R"("query":{"type":"workspaces","filter":)" + filter + '}';
        QByteArray sent = body(R"("action_type":")" + type + R"(",)" + target);
        if (isBelowData)
            sent.replace(R"("attributes":{)", "").chop(1);
        const http::Response response = create(simulation, sent);
        QCOMPARE(response.status, pointer.isEmpty() ? 201 : 422);
        QCOMPARE(Simulation::object(response.body)["errors"_L1][0]["source"_L1]["pointer"_L1].toString(), pointer);
        QTEST(simulation.served.last().dialect, "dialect");
    }
}

void tst_BulkActions::answersTheDocument()
{
    Simulation simulation;
    const http::Response response = create(
        simulation, body(R"("action_type":"change_requests","target_ids":[")" + firstWorkspace(simulation) + R"("])"));
    QCOMPARE(response.status, 201);
    const QJsonValue data = Simulation::object(response.body)["data"_L1];
    QCOMPARE(data["type"_L1].toString(), u"explorer_bulk_actions"_s); // spec 2.2
    QVERIFY(data["id"_L1].toString().startsWith("eba-"_L1));
    const QJsonValue attributes = data["attributes"_L1];
    QVERIFY(attributes["organization_id"_L1].toString().startsWith("org-"_L1));
    QCOMPARE(attributes["action_type"_L1].toString(), u"change_requests"_s);
    QCOMPARE(attributes["action_inputs"_L1].toObject(),
             (QJsonObject{{u"subject"_s, u"Pin"_s}, {u"message"_s, u"**now**"_s}}));
    QCOMPARE(attributes["created_by"_L1]["type"_L1].toString(), u"users"_s);
}

void tst_BulkActions::createsOnTargets()
{
    Simulation simulation;
    const int before = active(simulation);
    const QByteArray id = firstWorkspace(simulation);
    QCOMPARE(create(simulation, body(R"("action_type":"change_request","target_ids":[")" + id + R"("])")).status, 201);
    QCOMPARE(active(simulation), before + 1);
    const QJsonValue row =
        simulation.get("/api/v2/workspaces/"_L1 + QString::fromLatin1(id) + "/change-requests"_L1)["data"_L1][0];
    QCOMPARE(row["attributes"_L1]["subject"_L1].toString(), u"Pin"_s);
    QCOMPARE(row["attributes"_L1]["message"_L1].toString(), u"**now**"_s);
}

void tst_BulkActions::createsOnMatches()
{
    Simulation simulation;
    const int before = active(simulation);
    const int matches =
        simulation
            .get(u"/api/v2/organizations/acme/explorer?type=workspaces&filter[0][workspace_name][contains][0]=prod"_s)
                ["meta"_L1]["pagination"_L1]["total-count"_L1]
            .toInt();
    QVERIFY(matches > 1);
    const QByteArray query = R"("action_type":"change_request","query":{"type":"workspaces","filter":)"
                             R"([{"workspace_name":{"contains":["@"]}}]})";
    QCOMPARE(create(simulation, body(QByteArray(query).replace("@", "prod"))).status, 201);
    QCOMPARE(active(simulation), before + matches);
    QCOMPARE(create(simulation, body(QByteArray(query).replace("@", "no such name"))).status, 201);
    QCOMPARE(active(simulation), before + matches);
}

void tst_BulkActions::refuses_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("pointer");
    const auto row = [](const char *name, const QByteArray &members, const char *pointer) {
        QTest::newRow(name) << body(R"("action_type":"change_request",)" + members) << 422
                            << "/data/attributes/"_L1 + QString::fromLatin1(pointer);
    };
    QTest::newRow("no JSON") << "subject=x"_ba << 400 << QString();
    QTest::newRow("type") << body(R"("action_type":"delete","target_ids":["ws-1"])") << 422
                          << u"/data/attributes/action_type"_s;
    row("unknown target", R"("target_ids":["ws-1"])", "target_ids/0");
    row("no target", R"("target_ids":[])", "target_ids");
    row("empty filter", R"("query":{"type":"workspaces","filter":[]})", "query/filter");
    row("another view", R"("query":{"type":"modules","filter":[{"name":{"is":["a"]}}]})", "query/type");
    row("unknown field", R"("query":{"type":"workspaces","filter":[{"color":{"is":["red"]}}]})", "query/filter/0");
    row("unknown operator", R"("query":{"filter":[{"tags":{"is":["a"]}},{"tags":{"sounds_like":["a"]}}]})",
        "query/filter/1");
    row("both", R"("target_ids":["ws-1"],"query":{"type":"workspaces","filter":[{"tags":{"is":["a"]}}]})",
        "target_ids");
}

void tst_BulkActions::refuses()
{
    QFETCH(QByteArray, body);
    Simulation simulation;
    const int before = active(simulation);
    const http::Response response = create(simulation, body);
    QTEST(response.status, "status");
    const QJsonValue error = Simulation::object(response.body)["errors"_L1][0];
    QTEST(error["source"_L1]["pointer"_L1].toString(), "pointer");
    QVERIFY(!error["detail"_L1].toString().isEmpty());
    QCOMPARE(active(simulation), before);
}

void tst_BulkActions::takesSeveralValuesByItsDialect_data()
{
    QTest::addColumn<DialectRule>("dialect");
    QTest::addColumn<int>("status");
    QTest::newRow("any") << DialectRule::Any << 201;
    QTest::newRow("specification") << DialectRule::Specification << 201; // spec 4.4: `value` is an array of strings
    QTest::newRow("OpenAPI") << DialectRule::OpenApi << 422; // the reference says that the index of a value must be 0
}

void tst_BulkActions::takesSeveralValuesByItsDialect()
{
    QFETCH(DialectRule, dialect);
    Simulation simulation(dialect);
    const int before = active(simulation);
    const QByteArray flat = R"({"field":"workspace_name","operator":"contains","value":["prod","stag"]})";
    const QByteArray nested = R"({"workspace_name":{"contains":["prod","stag"]}})";
    const bool isFlat = dialect == DialectRule::Specification;
    const auto query = [](const QByteArray &condition) {
        return body(R"("action_type":"change_request","query":{"filter":[)" + condition + "]}");
    };
    const http::Response response = create(simulation, query(isFlat ? flat : nested));
    QTEST(response.status, "status");
    const QJsonValue error = Simulation::object(response.body)["errors"_L1][0];
    if (response.status == 422) {
        QCOMPARE(error["source"_L1]["pointer"_L1].toString(),
                 u"/data/attributes/query/filter/0/workspace_name/contains/1"_s);
        QCOMPARE(active(simulation), before);
        return;
    }
    const auto matches = [&simulation](const QString &value) {
        return simulation
            .get(u"/api/v2/organizations/acme/explorer?type=workspaces&filter[0][workspace_name][contains][0]="_s
                 + value)["meta"_L1]["pagination"_L1]["total-count"_L1]
            .toInt();
    };
    QVERIFY(matches(u"stag"_s) > 0);
    // Each workspace that matches any of the values.
    QCOMPARE(active(simulation), before + matches(u"prod"_s) + matches(u"stag"_s));
}

void tst_BulkActions::knowsItsOrganizations()
{
    Simulation simulation;
    const QByteArray sent =
        body(R"("action_type":"change_request","target_ids":[")" + firstWorkspace(simulation) + R"("])");
    QCOMPARE(create(simulation, sent, u"nobody"_s).status, 404);
    QCOMPARE(create(simulation, sent, u"acme-sandbox"_s).status, 422); // the target belongs to another organization
}

void tst_BulkActions::isFullSometime_data()
{
    QTest::addColumn<QList<simulator::Fault>>("faults");
    QTest::newRow("at once") << QList<simulator::Fault>();
    QTest::newRow("what is not created yet counts")
        << QList<simulator::Fault>{*simulator::readFault(u"bulk-delay=60m"_s)};
}

/// The room is bounded: anybody with the token can create forever, and each text has 5 MB.
void tst_BulkActions::isFullSometime()
{
    QFETCH(const QList<simulator::Fault>, faults);
    Simulation simulation(DialectRule::Any, faults);
    const QByteArray target =
        R"("action_type":"change_request","target_ids":[")" + firstWorkspace(simulation) + R"("])";
    const QByteArray large = body(target).replace("**now**", QByteArray(5 * 1024 * 1024, 'x'));
    for (int index = 0; index < 3; ++index)
        QCOMPARE(create(simulation, large).status, 201);
    const http::Response full = create(simulation, large);
    QCOMPARE(full.status, 503);
    QVERIFY(full.body.contains("No room"));
    QCOMPARE(create(simulation, body(target)).status, 201); // a small action still fits
}

void tst_BulkActions::takesSoManyConditions()
{
    Simulation simulation;
    const QByteArray condition = R"({"field":"workspace_name","operator":"contains","value":["prod"]},)";
    const auto withConditions = [&](int count) {
        return body(R"("action_type":"change_request","query":{"type":"workspaces","filter":[)"
                    + condition.repeated(count).chopped(1) + "]}");
    };
    QCOMPARE(create(simulation, withConditions(100)).status, 201);
    const http::Response refused = create(simulation, withConditions(101));
    QCOMPARE(refused.status, 422);
    QVERIFY(refused.body.contains("has more than 100 conditions"));
}

RUNLATCH_TEST(tst_BulkActions)
#include "tst_bulkactions.moc"
