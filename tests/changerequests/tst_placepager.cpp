// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/placepager.h"

#include "models/servicefixture.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::changerequests {

using models::pageOf;
using models::serverError;
using models::ServiceFixture;
using models::workspaceRows;

namespace {

struct PlaceFixture : models::ServiceFixture
{
    explicit PlaceFixture(const QList<Script> &scripts)
        : ServiceFixture(scripts)
    {
        QObject::connect(&pager, &PlacePager::opened, &pager, [this] { names.clear(); });
        QObject::connect(&pager, &PlacePager::arrived, &pager,
                         [this](const QList<PlacePager::Place> &places, bool isFirstPage) {
                             if (isFirstPage)
                                 names.clear();
                             for (const PlacePager::Place &place : places)
                                 names.append(place.name);
                         });
    }

    void list() { pager.listWorkspaces(endpoint, u"acme"_s); }

    PlacePager pager{client};
    QStringList names; ///< what the signals told
    QSignalSpy arrived{&pager, &PlacePager::arrived};
    QSignalSpy loaded{&pager, &PlacePager::loaded};
    QSignalSpy failed{&pager, &PlacePager::failed};
    QSignalSpy loading{&pager, &PlacePager::loadingChanged};
};

} // namespace

/// Organizations and workspaces come page by page, and the service searches them.
class tst_PlacePager : public QObject
{
    Q_OBJECT
private slots:
    void tellsOrganizations();
    void tellsWorkspacesWithTheirCounts();
    void furtherPagesComeWhenAskedFor();
    void searchesOnTheServer();
    void theNewestSearchWins();
    void anotherListTakesThePlaceOfTheFirst();
    void afterAFailureItWaitsForRetry();
    void retriesWhatIsExpected();
    void clearingStopsEverything();
};

void tst_PlacePager::tellsOrganizations()
{
    PlaceFixture fixture(
        {pageOf({protocol::writeOrganization({u"acme"_s, u"org-1"_s})}, protocol::paginate(1, 100, 1))});
    fixture.pager.listOrganizations(fixture.endpoint);
    QCOMPARE(fixture.pager.kind(), PlacePager::Kind::Organizations);
    QTRY_COMPARE(fixture.loaded.size(), 1);
    const auto places = fixture.arrived.first().first().value<QList<PlacePager::Place>>();
    QCOMPARE(places, (QList<PlacePager::Place>{{.name = u"acme"_s, .id = u"org-1"_s}}));
    QVERIFY(fixture.server.requestLine(0).startsWith("GET /api/v2/organizations?"));
}

void tst_PlacePager::tellsWorkspacesWithTheirCounts()
{
    PlaceFixture fixture({pageOf(workspaceRows(1, 2), protocol::paginate(1, 100, 2))});
    fixture.list();
    QVERIFY(fixture.pager.isLoading());
    QTRY_COMPARE(fixture.loaded.size(), 1);
    const auto places = fixture.arrived.first().first().value<QList<PlacePager::Place>>();
    QCOMPARE(places,
             (QList<PlacePager::Place>{{.name = u"web-1"_s, .id = u"ws-1"_s, .requests = 1},
                                       {.name = u"web-2"_s, .id = u"ws-2"_s, .requests = -1}}));
    QVERIFY(!fixture.pager.isLoading());
    QVERIFY(!fixture.pager.hasMore());
    QCOMPARE(fixture.loading, (QList<QVariantList>{{true}, {false}}));
}

void tst_PlacePager::furtherPagesComeWhenAskedFor()
{
    PlaceFixture fixture({pageOf(workspaceRows(1, 100), protocol::paginate(1, 100, 150)),
                          pageOf(workspaceRows(101, 150), protocol::paginate(2, 100, 150))});
    fixture.pager.more(); // nothing is listed
    fixture.list();
    QTRY_COMPARE(fixture.names.size(), 100);
    QVERIFY(fixture.pager.hasMore());
    fixture.pager.more();
    QVERIFY(!fixture.pager.hasMore()); // one page at a time
    fixture.pager.more();
    QTRY_COMPARE(fixture.names.size(), 150);
    QVERIFY(!fixture.pager.hasMore());
    fixture.pager.more();
    QVERIFY(!fixture.pager.isLoading());
    QCOMPARE(fixture.server.count(), 2);
    QVERIFY(fixture.server.requestLine(1).contains("page%5Bnumber%5D=2&page%5Bsize%5D=100"));
}

void tst_PlacePager::searchesOnTheServer()
{
    PlaceFixture fixture({pageOf(workspaceRows(1, 3), protocol::paginate(1, 3, 5)),
                          pageOf(workspaceRows(3, 3), protocol::paginate(1, 100, 1)),
                          pageOf({}, protocol::paginate(1, 100, 0))});
    fixture.list();
    QTRY_COMPARE(fixture.names.size(), 3);
    fixture.pager.search(u"web-3"_s);
    QCOMPARE(fixture.names.size(), 3); // the places stay until the answer comes
    QTRY_COMPARE(fixture.names, QStringList{u"web-3"_s});
    QVERIFY(fixture.server.requestLine(1).contains("search%5Bname%5D=web-3"));
    QVERIFY(fixture.server.requestLine(1).contains("page%5Bnumber%5D=1&"));
    fixture.list();
    QVERIFY(fixture.pager.searched().isEmpty());
    QTRY_COMPARE(fixture.loaded.size(), 3);
    QVERIFY(!fixture.server.requestLine(2).contains("search"));
}

void tst_PlacePager::theNewestSearchWins()
{
    PlaceFixture fixture({Script::hang(), pageOf(workspaceRows(7, 7), protocol::paginate(1, 100, 1))});
    fixture.list();
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    fixture.pager.search(u"7"_s);
    QTRY_COMPARE(fixture.names, QStringList{u"web-7"_s});
    QTRY_VERIFY(fixture.server.wasLeft(0));
    QCOMPARE(fixture.loaded.size(), 1);
    QCOMPARE(fixture.loading.size(), 2); // it loaded without a break
}

void tst_PlacePager::anotherListTakesThePlaceOfTheFirst()
{
    PlaceFixture fixture({pageOf(workspaceRows(1, 2), protocol::paginate(1, 2, 4)),
                          pageOf(workspaceRows(8, 9), protocol::paginate(1, 100, 2))});
    fixture.list();
    QTRY_COMPARE(fixture.names.size(), 2);
    bool hadMore = true;
    connect(&fixture.pager, &PlacePager::opened, this, [&] {
        hadMore = fixture.pager.hasMore();
        fixture.pager.more(); // a view does this when its rows go
    });
    fixture.pager.listWorkspaces(fixture.endpoint, u"other"_s);
    QVERIFY(!hadMore);
    QVERIFY(fixture.names.isEmpty());
    QTRY_COMPARE(fixture.names, (QStringList{u"web-8"_s, u"web-9"_s}));
    QCOMPARE(fixture.server.count(), 2);
    QVERIFY(fixture.server.requestLine(1).contains("/organizations/other/workspaces?"));
}

void tst_PlacePager::afterAFailureItWaitsForRetry()
{
    PlaceFixture fixture({pageOf(workspaceRows(1, 2), protocol::paginate(1, 2, 4)), serverError(),
                          pageOf(workspaceRows(3, 4), protocol::paginate(2, 2, 4))});
    fixture.list();
    QTRY_COMPARE(fixture.names.size(), 2);
    fixture.pager.more();
    QTRY_COMPARE(fixture.failed.size(), 1);
    QVERIFY(!fixture.pager.isLoading());
    QVERIFY(!fixture.pager.hasMore());
    fixture.pager.more();
    QVERIFY(!fixture.pager.isLoading());
    QCOMPARE(fixture.names.size(), 2);
    fixture.pager.retry();
    QTRY_COMPARE(fixture.names.size(), 4);
    QVERIFY(fixture.server.requestLine(2).contains("page%5Bnumber%5D=2&"));
}

/// The button that says to try again may be pressed after another request succeeded.
void tst_PlacePager::retriesWhatIsExpected()
{
    PlaceFixture fixture({Script::hang(), pageOf(workspaceRows(1, 2), protocol::paginate(1, 2, 4)),
                          pageOf(workspaceRows(3, 4), protocol::paginate(2, 2, 4)),
                          pageOf(workspaceRows(5, 6), protocol::paginate(1, 2, 2))});
    fixture.pager.retry();
    QVERIFY(!fixture.pager.isLoading()); // nothing is listed
    fixture.list();
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    fixture.pager.retry(); // the page under way
    QTRY_COMPARE(fixture.names.size(), 2);
    fixture.pager.retry(); // the next page
    QTRY_COMPARE(fixture.names.size(), 4);
    fixture.pager.retry(); // all are here: the first page
    QTRY_COMPARE(fixture.names, (QStringList{u"web-5"_s, u"web-6"_s}));
    QCOMPARE(fixture.failed.size(), 0);
}

void tst_PlacePager::clearingStopsEverything()
{
    PlaceFixture fixture({Script::hang()});
    fixture.list();
    QTRY_COMPARE(fixture.server.requests("GET"), 1);
    fixture.pager.clear();
    QTRY_VERIFY(fixture.server.wasLeft(0));
    QCOMPARE(fixture.pager.kind(), PlacePager::Kind::Nothing);
    QVERIFY(!fixture.pager.isLoading());
    QVERIFY(!fixture.pager.hasMore());
    QCOMPARE(fixture.loading, (QList<QVariantList>{{true}, {false}}));
}

RUNLATCH_TEST(tst_PlacePager)

} // namespace runlatch::changerequests

#include "tst_placepager.moc"
