// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/systemclock.h"
#include "changerequests/changerequestpager.h"
#include "changerequests/matchpager.h"
#include "changerequests/pagedlist.h"
#include "changerequests/placepager.h"
#include "support/suite.h"
#include "support/waiting.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(runlatch::changerequests::PagedList)

namespace runlatch::changerequests {

using Telling = PagedList::Telling;

/// A list is called complete only if that is proved, whatever the service tells of its pages.
class tst_UnprovedLists : public QObject
{
    Q_OBJECT
private slots:
    void gathersToTheEnd_data();
    void gathersToTheEnd();
    void aListOfWorkspacesMayBeDoubtful();
    void aListOfWorkspacesThatShiftsTwice();
    void thePageIsOneOfUnknownMany();
    void anEmptyPageShowsWhichOneWasTheLast();
    void aRefusedPageLeavesTheEndUnknown();
    void thePageThatComesAgainIsNoticed();
    void placesAreRequestedUntilTheyEnd_data();
    void placesAreRequestedUntilTheyEnd();
    void matchesThatAreNotCounted();
};

void tst_UnprovedLists::gathersToTheEnd_data()
{
    QTest::addColumn<PagedList>("list");
    QTest::addColumn<int>("rows");
    QTest::addColumn<QString>("doubt"); // empty: complete
    const auto row = [](const char *name, const PagedList &list, int rows, const QString &doubt = {}) {
        QTest::newRow(name) << list << rows << doubt;
    };
    row("all that the specification has", {.count = 247, .telling = Telling::Whole}, 247);
    row("links", {.count = 247, .telling = Telling::Links}, 247);
    row("links, pages of 10", {.telling = Telling::Links, .size = 10}, 47);
    row("bare links, pages of 25", {.telling = Telling::BareLinks, .size = 25}, 47);
    row("null, pages of 20", {.telling = Telling::Null, .size = 20}, 47);
    row("nothing, pages of 10", {.telling = Telling::Nothing, .size = 10}, 47);
    row("nothing, pages of 25, the last is full", {.count = 50, .telling = Telling::Nothing, .size = 25}, 50);
    row("nothing, one page", {.count = 7, .telling = Telling::Nothing}, 7);
    row("nothing, empty", {.count = 0, .telling = Telling::Nothing}, 0);
    row("a total, pages of 10", {.telling = Telling::Total, .size = 10}, 47);
    row("nothing, the number ignored", {.size = 20, .ignoresNumber = true}, 20, u"list.same-page"_s);
    row("nothing, always everything", {.count = 7, .ignoresNumber = true}, 7, u"list.same-page"_s);
    row("links, the number ignored", {.telling = Telling::Links, .size = 20, .ignoresNumber = true}, 20,
        u"list.same-page"_s);
    row("a total, the number ignored", {.telling = Telling::Total, .size = 20, .ignoresNumber = true}, 20,
        u"list.same-page"_s);
    row("a total, always everything", {.count = 47, .telling = Telling::Total, .size = 47, .ignoresNumber = true}, 47);
    row("nothing, no page behind the last", {.count = 7, .refusesMore = true}, 7, u"list.end-unknown"_s);
}

void tst_UnprovedLists::gathersToTheEnd()
{
    QFETCH(PagedList, list);
    QFETCH(QString, doubt);
    OddService service(list);
    Gathering gathering(service.client);
    QSet<QString> ids;
    int told = 0;
    connect(&gathering, &Gathering::arrived, this, [&](const auto &rows) {
        told += static_cast<int>(rows.size());
        for (const protocol::ChangeRequest &row : rows)
            ids.insert(row.id);
    });
    gathering.start(service.endpoint, {{}, u"ws-1"_s}, service::Scope::All);
    QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
    QTEST(told, "rows");
    QCOMPARE(ids.size(), told);
    QCOMPARE(gathering.isComplete(), doubt.isEmpty());
    QCOMPARE(gathering.failures().size(), doubt.isEmpty() ? 0 : 1);
    if (!doubt.isEmpty())
        QCOMPARE(gathering.failures().constFirst().error.rule.name(), doubt);
}

/// Workspaces that the service does not list would be missing without a word.
void tst_UnprovedLists::aListOfWorkspacesMayBeDoubtful()
{
    PagedList workspaces{.count = 12, .size = 10, .ignoresNumber = true};
    workspaces.row = [](int number) { return OddService::workspace(u"ws-%1"_s.arg(number), u"w%1"_s.arg(number)); };
    OddService service([&workspaces](const Asked &asked) {
        return asked.path.endsWith("/workspaces"_L1) ? workspaces(asked)
                                                     : OddService::list(OddService::rows(0, 1), 1, 1, 1);
    });
    Gathering gathering(service.client);
    const QSignalSpy failed(&gathering, &Gathering::failed);
    gathering.start(service.endpoint, {u"acme"_s, {}}, service::Scope::All);
    QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
    QCOMPARE(gathering.progress().workspacesDone, 10);
    QVERIFY(!gathering.isComplete());
    QCOMPARE(failed.size(), 1);
    workspaces.ignoresNumber = false;
    gathering.start(service.endpoint, {u"acme"_s, {}}, service::Scope::All);
    QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
    QCOMPARE(gathering.progress().workspacesDone, 12);
    QVERIFY(gathering.isComplete());
}

void tst_UnprovedLists::aListOfWorkspacesThatShiftsTwice()
{
    int total = 2;
    OddService service([&total](const Asked &asked) {
        if (!asked.path.endsWith("/workspaces"_L1))
            return OddService::list(OddService::rows(0, 1), 1, 1, 1);
        const QString number = QString::number(asked.page);
        const QJsonArray row{OddService::workspace("ws-"_L1 + number, "w"_L1 + number)};
        return OddService::list(asked.page <= 2 ? row : QJsonArray(), asked.page, 2, ++total);
    });
    Gathering gathering(service.client);
    gathering.start(service.endpoint, {u"acme"_s, {}}, service::Scope::All);
    QVERIFY(support::waitFor([&] { return !gathering.isRunning(); }));
    QVERIFY(!gathering.isComplete());
    QCOMPARE(gathering.unsettled().size(), 1);
    QCOMPARE(gathering.unsettled().constFirst().name, u"acme"_s);
}

void tst_UnprovedLists::thePageIsOneOfUnknownMany()
{
    OddService service(PagedList{.telling = Telling::Nothing});
    base::SystemClock clock;
    ChangeRequestPager pager(service.client, clock);
    pager.setEndpoint(service.endpoint);
    pager.setWorkspace({{}, u"ws-1"_s});
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QCOMPARE(pager.pagination(), (protocol::Pagination{.rows = 20}));
    QVERIFY(!pager.isComplete());
    QCOMPARE(pager.total(service::Scope::All), std::nullopt);
    QVERIFY(protocol::mayHaveNext(pager.pagination()));
    pager.loadAll();
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QVERIFY(pager.isComplete());
    QCOMPARE(pager.total(service::Scope::All), 47);
}

void tst_UnprovedLists::anEmptyPageShowsWhichOneWasTheLast()
{
    OddService service(PagedList{.count = 40, .telling = Telling::Nothing});
    base::SystemClock clock;
    ChangeRequestPager pager(service.client, clock);
    pager.setEndpoint(service.endpoint);
    pager.setWorkspace({{}, u"ws-1"_s});
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    pager.goTo(2);
    QTRY_COMPARE(service.asked.size(), 2);
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QVERIFY(protocol::mayHaveNext(pager.pagination()));
    pager.goTo(3);
    QTRY_COMPARE(service.asked.size(), 4); // the third page is empty, so the second one comes again
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QCOMPARE(pager.pagination().number, 2);
    QCOMPARE(pager.pagination().totalPages, 2);
    QVERIFY(!protocol::mayHaveNext(pager.pagination()));
    pager.goTo(1);
    QTRY_COMPARE(service.asked.size(), 5);
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    pager.goTo(50); // the first page is the last one that is known to have rows
    QTRY_COMPARE(service.asked.size(), 7);
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QCOMPARE(pager.pagination().number, 1);
    QVERIFY(protocol::mayHaveNext(pager.pagination()));
}

/// The service's 404 is about the page, not about the workspace.
void tst_UnprovedLists::aRefusedPageLeavesTheEndUnknown()
{
    OddService service(PagedList{.count = 20, .refusesMore = true});
    base::SystemClock clock;
    ChangeRequestPager pager(service.client, clock);
    pager.setEndpoint(service.endpoint);
    pager.setWorkspace({{}, u"ws-1"_s});
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    pager.goTo(2);
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Failed);
    QCOMPARE(pager.error().rule, base::Rules::ListEndUnknown);
    QCOMPARE(pager.pagination().number, 1);
    pager.reload(); // the page that is shown
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QCOMPARE(pager.pagination().rows, 20);
}

void tst_UnprovedLists::thePageThatComesAgainIsNoticed()
{
    OddService service(PagedList{.telling = Telling::Links, .ignoresNumber = true});
    base::SystemClock clock;
    ChangeRequestPager pager(service.client, clock);
    pager.setEndpoint(service.endpoint);
    pager.setWorkspace({{}, u"ws-1"_s});
    QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
    QVERIFY(!pager.numberIgnored());
    for (const int number : {2, 2, 3}) {
        pager.goTo(number);
        QTRY_VERIFY(pager.state() == ChangeRequestPager::State::Idle);
        QVERIFY(pager.numberIgnored());
    }
}

void tst_UnprovedLists::placesAreRequestedUntilTheyEnd_data()
{
    QTest::addColumn<PagedList>("list");
    QTest::addColumn<int>("places");
    QTest::addColumn<bool>("isDoubtful");
    QTest::newRow("all told") << PagedList{.telling = Telling::Whole, .size = 20} << 47 << false;
    QTest::newRow("links") << PagedList{.telling = Telling::BareLinks, .size = 20} << 47 << false;
    QTest::newRow("nothing, pages of 10") << PagedList{.size = 10} << 47 << false;
    QTest::newRow("the number ignored") << PagedList{.size = 20, .ignoresNumber = true} << 20 << true;
    QTest::newRow("no page behind the last") << PagedList{.count = 7, .refusesMore = true} << 7 << true;
}

void tst_UnprovedLists::placesAreRequestedUntilTheyEnd()
{
    QFETCH(PagedList, list);
    list.row = [](int number) { return OddService::workspace(u"ws-%1"_s.arg(number), u"w%1"_s.arg(number)); };
    OddService service(list);
    PlacePager pager(service.client);
    QSet<QString> names;
    QSignalSpy failed(&pager, &PlacePager::failed);
    connect(&pager, &PlacePager::arrived, this, [&](const QList<PlacePager::Place> &places) {
        for (const PlacePager::Place &place : places)
            names.insert(place.name);
    });
    connect(&pager, &PlacePager::loaded, &pager, [&pager] { pager.more(); });
    pager.listWorkspaces(service.endpoint, u"acme"_s);
    QTRY_VERIFY(!pager.isLoading() && !pager.hasMore());
    QTEST(static_cast<int>(names.size()), "places");
    QTEST(pager.isDoubtful(), "isDoubtful");
    QCOMPARE(failed.size(), 0);
    pager.search(u"w"_s);
    QVERIFY(!pager.isDoubtful()); // another list
}

void tst_UnprovedLists::matchesThatAreNotCounted()
{
    PagedList list{.telling = Telling::Nothing};
    list.row = [](int number) {
        return QJsonObject{{u"id"_s, u"ws-%1"_s.arg(number)},
                           {u"attributes"_s, QJsonObject{{u"workspace-name"_s, u"w%1"_s.arg(number)}}}};
    };
    OddService service(list);
    base::SystemClock clock;
    MatchPager pager(service.client, clock);
    pager.show(service.endpoint, u"acme"_s, {{u"workspace_name"_s, protocol::ExplorerOperator::Contains, u"w"_s}});
    QTRY_VERIFY(pager.hasAnswer());
    QCOMPARE(pager.pagination().rows, 20);
    QCOMPARE(pager.pagination().totalCount, std::nullopt);
}

RUNLATCH_TEST(tst_UnprovedLists)

} // namespace runlatch::changerequests

#include "tst_unprovedlists.moc"
