// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/client.h"
#include "support/answer.h"
#include "support/eagerclock.h"
#include "support/simulatedservice.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;
using runlatch::protocol::BulkCreation;
using runlatch::protocol::ChangeRequest;
using runlatch::simulator::DialectRule;

namespace runlatch::integration {

namespace {

enum Operation {
    Organizations,
    Workspaces,
    ListByName,
    ListById,
    ListArchived,
    Show,
    Archive,
    CreateByIds,
    CreateByQuery,
    Explore
};

const QString Subject = QStringLiteral("Rotate the keys");

} // namespace

/// Every operation succeeds in the expected dialect, whether a simulator accepts all documented forms or only one.
class tst_Dialects : public QObject
{
    Q_OBJECT

private slots:
    void cleanup();
    void operations_data();
    void operations();

private:
    void serve(DialectRule dialect);
    void settle();
    base::Result<protocol::Page<ChangeRequest>> list(const service::WorkspaceName &name,
                                                     service::Scope scope = service::Scope::All);
    bool perform(Operation operation);
    bool create(const base::Result<BulkCreation> &creation);
    service::WorkspaceName named() const { return {u"acme"_s, m_workspace.name}; }

    support::EagerClock m_clock;
    http::Requester m_http;
    std::unique_ptr<support::SimulatedService> m_simulator;
    std::unique_ptr<service::Client> m_client;
    service::Endpoint m_endpoint;
    protocol::Workspace m_workspace;
    ChangeRequest m_active;
    QList<simulator::Served> m_served;
};

void tst_Dialects::cleanup()
{
    m_client.reset();
    m_simulator.reset();
}

base::Result<protocol::Page<ChangeRequest>> tst_Dialects::list(const service::WorkspaceName &name, service::Scope scope)
{
    const service::ListQuery query{.page = {.number = 1, .size = 100}, .scope = scope};
    return support::answerOf<protocol::Page<ChangeRequest>>(
        [&](QObject *context, const auto &done) { m_client->list(m_endpoint, name, query, context, done); });
}

/// Serves, and finds a workspace with an active request by another client, so that the tested client has learned
/// nothing yet.
void tst_Dialects::serve(DialectRule dialect)
{
    simulator::ServiceOptions options;
    options.workspaces = 3;
    options.changeRequests = 30;
    options.dialect = dialect;
    m_simulator = std::make_unique<support::SimulatedService>(options);
    const auto connectAnew = [&] {
        m_client = std::make_unique<service::Client>(m_http, m_clock);
        m_endpoint = m_simulator->endpoint();
    };
    connectAnew();
    const auto workspaces =
        support::answerOf<protocol::Page<protocol::Workspace>>([this](QObject *context, const auto &done) {
            m_client->workspaces(m_endpoint, u"acme"_s, {}, {}, context, done);
        });
    QVERIFY(workspaces);
    m_workspace = workspaces->items.first();
    const auto changeRequests = list(named());
    QVERIFY(changeRequests);
    const auto active = std::find_if(changeRequests->items.begin(), changeRequests->items.end(),
                                     [](const ChangeRequest &row) { return !row.isArchived(); });
    QVERIFY(active != changeRequests->items.end());
    m_active = *active;
    connectAnew();
    settle();
    connect(m_simulator.get(), &simulator::Service::served, this,
            [this](const simulator::Served &served) { m_served.append(served); });
    m_served.clear();
}

/// Reports of served requests come from the simulator's thread, possibly after the answer. An answer of that thread
/// comes after all of them.
void tst_Dialects::settle()
{
    const auto refused = support::answerOf<QString>(
        [this](QObject *context, const auto &done) { m_simulator->startRunTask({}, context, done); });
    QCOMPARE(refused.error().rule, u"target.url"_s);
}

bool tst_Dialects::create(const base::Result<BulkCreation> &creation)
{
    const auto created = support::answerOf<service::Creation>(
        [&](QObject *context, const auto &done) { m_client->create(m_endpoint, u"acme"_s, *creation, context, done); });
    return created && created->action.id.startsWith(u"eba-"_s) && created->action.subject == Subject;
}

/// Tells whether the operation succeeded with the expected result.
bool tst_Dialects::perform(Operation operation)
{
    const auto holds = [](const auto &page, auto &&fits) {
        return page && !page->items.isEmpty() && std::all_of(page->items.begin(), page->items.end(), fits);
    };
    const auto isHere = [this](const ChangeRequest &row) { return row.workspaceId == m_workspace.id; };
    switch (operation) {
    case Organizations:
        return holds(
            support::answerOf<protocol::Page<protocol::Organization>>(
                [this](QObject *context, const auto &done) { m_client->organizations(m_endpoint, {}, context, done); }),
            [](const auto &row) { return !row.name.isEmpty(); });
    case Workspaces:
        return holds(support::answerOf<protocol::Page<protocol::Workspace>>([this](QObject *context, const auto &done) {
                         m_client->workspaces(m_endpoint, u"acme"_s, {}, {}, context, done);
                     }),
                     [](const auto &row) { return row.id.startsWith(u"ws-"_s); });
    case ListByName: return holds(list(named()), isHere);
    case ListById: return holds(list({{}, m_workspace.id}), isHere);
    case ListArchived: return holds(list(named(), service::Scope::Archived), std::mem_fn(&ChangeRequest::isArchived));
    case Show: {
        const auto shown = support::answerOf<ChangeRequest>(
            [this](QObject *context, const auto &done) { m_client->show(m_endpoint, m_active.id, context, done); });
        return shown && shown->subject == m_active.subject && !shown->isArchived();
    }
    case Archive: {
        const auto archiving = support::answerOf<service::Archiving>(
            [this](QObject *context, const auto &done) { m_client->archive(m_endpoint, m_active.id, context, done); });
        return archiving && archiving->changeRequest.isArchived() && !archiving->already;
    }
    case CreateByIds: return create(BulkCreation::onTargets(Subject, u"Now."_s, {m_workspace.id}));
    case CreateByQuery:
        return create(BulkCreation::onMatches(
            Subject, u"Now."_s, {{u"workspace_name"_s, protocol::ExplorerOperator::Is, m_workspace.name}}));
    case Explore:
        return holds(
            support::answerOf<protocol::Page<protocol::ExploredWorkspace>>([this](QObject *context, const auto &done) {
                m_client->explore(m_endpoint, u"acme"_s, {}, {}, {}, context, done);
            }),
            [](const auto &row) { return !row.name.isEmpty(); });
    }
    return false;
}

void tst_Dialects::operations_data()
{
    QTest::addColumn<DialectRule>("dialect");
    QTest::addColumn<int>("operation");
    QTest::addColumn<int>("requests"); ///< number of requests until the dialect that the service knows
    QTest::addColumn<QString>("used"); ///< dialect of the last request
    QTest::addColumn<bool>("exists");
    using enum DialectRule;
    const auto row = [](DialectRule dialect, const char *name, Operation operation, int requests, const QString &used,
                        bool exists = true) {
        static const char *const names[] = {"any", "specification", "openapi"};
        QTest::addRow("%s, %s", names[static_cast<int>(dialect)], name)
            << dialect << int(operation) << requests << used << exists;
    };
    const QString usual = u"change_request,attributes,nested"_s;
    for (const DialectRule dialect : {Any, Specification, OpenApi}) {
        const bool isSpecification = dialect == Specification;
        const QString used = isSpecification ? u"specification"_s : u"openapi"_s;
        row(dialect, "organizations", Organizations, 1, {});
        row(dialect, "workspaces", Workspaces, 1, {});
        row(dialect, "list by name", ListByName, 2, used); // the name is looked up, and the list requested by id
        row(dialect, "list by id", ListById, 1, used);
        row(dialect, "list archived", ListArchived, 2, used);
        row(dialect, "show", Show, 1, isSpecification ? u"short"_s : used);
        row(dialect, "archive", Archive, isSpecification ? 2 : 1, used);
        row(dialect, "create by ids", CreateByIds, 1, usual);
        row(dialect, "create by query", CreateByQuery, isSpecification ? 2 : 1,
            isSpecification ? u"change_request,attributes,flat"_s : usual);
        row(dialect, "explore", Explore, 1, {});
    }
}

void tst_Dialects::operations()
{
    QFETCH(DialectRule, dialect);
    QFETCH(int, operation);
    QFETCH(int, requests);
    const auto performed = static_cast<Operation>(operation);
    serve(dialect);
    if (QTest::currentTestFailed())
        return;
    QTEST(perform(performed), "exists");
    settle();
    QCOMPARE(m_served.size(), requests);
    QTEST(m_served.last().dialect, "used");
    if (performed != CreateByIds && performed != CreateByQuery)
        return;
    const auto changeRequests = list(named());
    QVERIFY(changeRequests);
    QCOMPARE(std::count_if(changeRequests->items.begin(), changeRequests->items.end(),
                           [](const ChangeRequest &changeRequest) { return changeRequest.subject == Subject; }),
             1);
}

RUNLATCH_TEST(tst_Dialects)

} // namespace runlatch::integration

#include "tst_dialects.moc"
