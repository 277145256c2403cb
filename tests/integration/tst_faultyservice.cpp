// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/client.h"
#include "support/answer.h"
#include "support/eagerclock.h"
#include "support/simulatedservice.h"
#include "support/suite.h"
#include "wording/sentence.h"

#include <QRegularExpression>
#include <QTest>

#include <optional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::integration {

namespace {

enum class FaultyOperation { Organizations, Workspaces, List, Show, Archive, Create, Explore };

/// The outcome of an operation.
struct Outcome
{
    bool succeeded = false;
    base::Error error = {};
    int items = 0;
    int unreadable = 0;
};

} // namespace

/// At every fault of the simulator, each operation is sent as often as it may be, and the client says nothing false.
class tst_FaultyService : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void faults_data();
    void faults();
    void oneRateLimitIsWaitedFor_data();
    void oneRateLimitIsWaitedFor();
    void lateBulkActionAppears();

private:
    Outcome perform(FaultyOperation operation, std::chrono::milliseconds patience = 20s);
    template <typename T> base::Callback<T> into(std::optional<Outcome> &outcome);
    protocol::Page<protocol::ChangeRequest> changeRequests();
    bool wasCarriedOut(FaultyOperation operation);
    wording::Activity activityOf(FaultyOperation operation) const;
    void settle();
    void setFaults(const QStringList &faults);
    void setPatience(std::chrono::milliseconds timeout);

    support::EagerClock m_clock; ///< waits take no time
    http::Requester m_http;
    std::unique_ptr<support::SimulatedService> m_simulator;
    std::unique_ptr<service::Client> m_client;
    service::Endpoint m_endpoint;
    protocol::Workspace m_workspace;
    QString m_target; ///< the change request that is shown and archived
    QList<simulator::Served> m_served;
};

void tst_FaultyService::init()
{
    m_client = std::make_unique<service::Client>(m_http, m_clock);
    simulator::ServiceOptions options;
    options.workspaces = 3;
    options.changeRequests = 20;
    m_simulator = std::make_unique<support::SimulatedService>(options);
    m_endpoint = m_simulator->endpoint();
    std::optional<protocol::Page<protocol::Workspace>> workspaces;
    m_client->workspaces(m_endpoint, u"acme"_s, {}, {}, this, [&](const auto &page) { workspaces = *page; });
    QTRY_VERIFY(workspaces && !workspaces->items.isEmpty());
    m_workspace = workspaces->items.first();
    const auto requests = changeRequests().items;
    const auto active = std::find_if(requests.begin(), requests.end(), [](const auto &r) { return !r.isArchived(); });
    QVERIFY(active != requests.end());
    m_target = active->id;
    settle();
    connect(m_simulator.get(), &simulator::Service::served, this,
            [this](const simulator::Served &served) { m_served.append(served); });
    m_served.clear();
}

/// Reports of served requests come from the simulator's thread, possibly after the answer. An answer of that thread
/// comes after all of them.
void tst_FaultyService::settle()
{
    bool isAnswered = false;
    m_simulator->startRunTask({}, this, [&isAnswered](const base::Result<QString> &) { isAnswered = true; });
    QTRY_VERIFY(isAnswered);
}

void tst_FaultyService::cleanup()
{
    m_client.reset();
    m_simulator.reset();
}

/// The service's setFaults is queued to its thread; so is every request after it.
void tst_FaultyService::setFaults(const QStringList &faults)
{
    QList<simulator::Fault> read;
    for (const QString &fault : faults)
        read.append(*simulator::readFault(fault));
    m_simulator->setFaults(read);
}

void tst_FaultyService::setPatience(std::chrono::milliseconds timeout)
{
    m_endpoint.timeout = timeout;
}

template <typename T> base::Callback<T> tst_FaultyService::into(std::optional<Outcome> &outcome)
{
    return [&outcome](const base::Result<T> &result) {
        Outcome seen;
        seen.succeeded = result.isOk();
        if (!result)
            seen.error = result.error();
        if constexpr (requires(T value) { value.unreadable; }) {
            if (result) {
                seen.items = static_cast<int>(result->items.size());
                seen.unreadable = static_cast<int>(result->unreadable.size());
            }
        }
        outcome = seen;
    };
}

Outcome tst_FaultyService::perform(FaultyOperation operation, std::chrono::milliseconds patience)
{
    std::optional<Outcome> outcome;
    base::Call call;
    switch (operation) {
    case FaultyOperation::Organizations:
        call = m_client->organizations(m_endpoint, {}, this, into<protocol::Page<protocol::Organization>>(outcome));
        break;
    case FaultyOperation::Workspaces:
        call = m_client->workspaces(m_endpoint, u"acme"_s, {}, {}, this,
                                    into<protocol::Page<protocol::Workspace>>(outcome));
        break;
    case FaultyOperation::List:
        call = m_client->list(m_endpoint, {u"acme"_s, m_workspace.id}, {}, this,
                              into<protocol::Page<protocol::ChangeRequest>>(outcome));
        break;
    case FaultyOperation::Show:
        call = m_client->show(m_endpoint, m_target, this, into<protocol::ChangeRequest>(outcome));
        break;
    case FaultyOperation::Archive:
        call = m_client->archive(m_endpoint, m_target, this, into<service::Archiving>(outcome));
        break;
    case FaultyOperation::Create:
        call = m_client->create(m_endpoint, u"acme"_s,
                                *protocol::BulkCreation::onTargets(u"Rotate the keys"_s, u"Now."_s, {m_workspace.id}),
                                this, into<service::Creation>(outcome));
        break;
    case FaultyOperation::Explore:
        call = m_client->explore(m_endpoint, u"acme"_s, {}, {}, {}, this,
                                 into<protocol::Page<protocol::ExploredWorkspace>>(outcome));
        break;
    }
    if (!support::waitFor([&outcome] { return outcome.has_value(); }, static_cast<int>(patience.count())))
        call.abort(); // or it would answer into a variable that is gone
    return outcome.value_or(Outcome());
}

protocol::Page<protocol::ChangeRequest> tst_FaultyService::changeRequests()
{
    const auto page =
        support::answerOf<protocol::Page<protocol::ChangeRequest>>([this](QObject *asker, const auto &done) {
            m_client->list(m_endpoint, {u"acme"_s, m_workspace.id}, {.page = {.number = 1, .size = 100}}, asker, done);
        });
    if (!page)
        qFatal("the change requests cannot be read: %s %s", qPrintable(base::kindName(page.error().kind)),
               qPrintable(page.error().rule.name() + u' ' + page.error().detail));
    return *page;
}

bool tst_FaultyService::wasCarriedOut(FaultyOperation operation)
{
    for (const protocol::ChangeRequest &request : changeRequests().items) {
        if (operation == FaultyOperation::Archive && request.id == m_target)
            return request.isArchived();
        if (operation == FaultyOperation::Create && request.subject == u"Rotate the keys"_s)
            return true;
    }
    return false;
}

wording::Activity tst_FaultyService::activityOf(FaultyOperation operation) const
{
    using enum wording::Activity;
    return std::array{ListingOrganizations,   ListingWorkspaces, Listing, Showing, Archiving,
                      CreatingChangeRequests, Exploring}[static_cast<std::size_t>(operation)];
}

void tst_FaultyService::faults_data()
{
    QTest::addColumn<int>("operation");
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("succeeds");
    QTest::addColumn<QString>("rule"); ///< of the error, or its kind where it has none
    QTest::addColumn<int>("requests"); ///< that the service saw

    const std::pair<FaultyOperation, const char *> operations[] = {{FaultyOperation::Organizations, "organizations"},
                                                                   {FaultyOperation::Workspaces, "workspaces"},
                                                                   {FaultyOperation::List, "list"},
                                                                   {FaultyOperation::Show, "show"},
                                                                   {FaultyOperation::Archive, "archive"},
                                                                   {FaultyOperation::Create, "create"},
                                                                   {FaultyOperation::Explore, "explore"}};
    struct Row
    {
        const char *fault;
        const char *rule;                    ///< empty: it succeeds
        int reads, shows, archives, creates; ///< requests
    };
    const Row rows[] = {
        {"latency=20ms", "", 1, 1, 1, 1},
        {"media-type", "", 1, 1, 1, 1},
        {"bulk-delay=10ms", "", 1, 1, 1, 1},
        {"status=500", "server", 4, 4, 1, 1},
        {"status=501", "server", 1, 1, 1, 1},
        {"status=503", "server", 4, 4, 1, 1},
        {"status=401", "unauthorized", 1, 1, 1, 1},
        {"status=422", "rejected", 1, 1, 1, 4},  // its words leave the cause open: all forms are tried
        {"status=404", "not-found", 1, 2, 3, 1}, // every form
        {"rate-limit=0.1", "rate-limited", 11, 11, 11, 11},
        {"cut-body", "http.cut", 4, 4, 1, 1},
        {"reset", "network.closed", 4, 4, 1, 1},
        {"endless-body", "http.too-large", 1, 1, 1, 1},
        {"silence", "http.timeout", 1, 1, 1, 1},
        {"shifting-page", "", 1, 1, 1, 1},
        {"html", "http.html", 1, 1, 1, 1},
        {"broken-json", "json.broken", 1, 1, 1, 1},
        {"redirect=http://192.0.2.1/elsewhere", "http.redirect", 1, 1, 1, 1},
    };
    // Lists keep readable rows, and report unreadable ones.
    for (const char *fault : {"missing-keys", "wrong-types"}) {
        for (const auto &[operation, name] : operations) {
            const bool isList = operation != FaultyOperation::Show && operation != FaultyOperation::Archive
                && operation != FaultyOperation::Create;
            // Of a bulk action only the id is needed.
            const bool succeeds =
                isList || (operation == FaultyOperation::Create && fault == QByteArray("missing-keys"));
            const QString rule = succeeds             ? QString()
                : fault == QByteArray("missing-keys") ? u"json.missing"_s
                                                      : u"json.type"_s;
            QTest::addRow("%s, %s", name, fault)
                << int(operation) << QString::fromLatin1(fault) << succeeds << rule << 1;
        }
    }
    for (const auto &[operation, name] : operations) {
        for (const Row &row : rows) {
            const int requests = operation == FaultyOperation::Archive ? row.archives
                : operation == FaultyOperation::Create                 ? row.creates
                : operation == FaultyOperation::Show                   ? row.shows
                                                                       : row.reads;
            // The organization's entitlements, asked for the cause, are answered 404, too.
            const bool isOfEdition = operation == FaultyOperation::Create && row.rule == QByteArray("not-found");
            QTest::addRow("%s, %s", name, row.fault)
                << int(operation) << QString::fromLatin1(row.fault) << (*row.rule == '\0')
                << (isOfEdition ? u"edition.no-organization"_s : QString::fromLatin1(row.rule))
                << requests + (isOfEdition ? 1 : 0);
        }
    }
}

void tst_FaultyService::faults()
{
    QFETCH(int, operation);
    QFETCH(QString, fault);
    const auto tried = static_cast<FaultyOperation>(operation);
    setFaults({fault});
    if (fault == u"silence"_s)
        setPatience(1s); // the request must reach the simulator meanwhile
    const Outcome outcome = perform(tried);
    QTEST(outcome.succeeded, "succeeds");
    if (!outcome.succeeded) {
        const QString rule =
            outcome.error.rule.isEmpty() ? base::kindName(outcome.error.kind) : outcome.error.rule.name();
        QTEST(rule, "rule");
        const wording::Sentence sentence = wording::sentence(outcome.error, activityOf(tried));
        QVERIFY(!sentence.fact.isEmpty() && sentence.fact.endsWith(u'.'));
        QVERIFY2(!sentence.text().contains(QRegularExpression(u"%[0-9]|[a-z]+\\.[a-z]+-"_s)),
                 qPrintable(sentence.text()));
        QCOMPARE(sentence.text().contains(u"not known"_s), outcome.error.outcomeUnknown);
    }
    QFETCH(int, requests);
    settle();
    QVERIFY(m_served.size() >= requests);
    // Qt silently repeats a GET if it notices the end of its connection before it has read any of the answer.
    const bool isCut = fault == u"reset"_s || fault == u"cut-body"_s;
    const bool mayRepeat = isCut && tried != FaultyOperation::Archive && tried != FaultyOperation::Create;
    const int most = (mayRepeat ? 2 : 1) * requests;
    QVERIFY2(m_served.size() <= most, qPrintable(u"%1 requests, at most %2"_s.arg(m_served.size()).arg(most)));

    setFaults({});
    setPatience(30s);
    if (tried != FaultyOperation::Archive && tried != FaultyOperation::Create)
        return;
    QVERIFY(!outcome.succeeded || tried != FaultyOperation::Archive || wasCarriedOut(tried));
    if (outcome.succeeded)
        QTRY_VERIFY(wasCarriedOut(tried)); // a bulk action may be late
    else if (!outcome.error.outcomeUnknown)
        QVERIFY(!wasCarriedOut(tried));
}

void tst_FaultyService::oneRateLimitIsWaitedFor_data()
{
    QTest::addColumn<int>("operation");
    QTest::newRow("list") << int(FaultyOperation::List);
    QTest::newRow("archive") << int(FaultyOperation::Archive);
    QTest::newRow("create") << int(FaultyOperation::Create);
}

/// 429 says that a request was not carried out, so even a create is repeated, and happens once.
void tst_FaultyService::oneRateLimitIsWaitedFor()
{
    QFETCH(int, operation);
    const qsizetype before = changeRequests().items.size();
    settle();
    m_served.clear();
    setFaults({u"rate-limit=0.1"_s});
    connect(m_client.get(), &service::Client::waiting, this, [this] { setFaults({}); });
    const Outcome outcome = perform(static_cast<FaultyOperation>(operation));
    QVERIFY(outcome.succeeded);
    QTRY_COMPARE(m_served.size(), 2);
    QCOMPARE(m_served.first().status, 429);
    QCOMPARE(changeRequests().items.size(),
             before + (static_cast<FaultyOperation>(operation) == FaultyOperation::Create ? 1 : 0));
}

void tst_FaultyService::lateBulkActionAppears()
{
    setFaults({u"bulk-delay=3s"_s}); // longer than a slow machine takes to look
    QVERIFY(perform(FaultyOperation::Create).succeeded);
    QVERIFY(!wasCarriedOut(FaultyOperation::Create)); // accepted, and not there yet
    QTRY_VERIFY_WITH_TIMEOUT(wasCarriedOut(FaultyOperation::Create), 15'000);
}

RUNLATCH_TEST(tst_FaultyService)

} // namespace runlatch::integration

#include "tst_faultyservice.moc"
