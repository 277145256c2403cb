// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "pagerfixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::support::Script;

namespace runlatch::changerequests {

/// Pages of change requests come for the newest question, and a failure keeps the rows that are shown.
class tst_ChangeRequestPager : public QObject
{
    Q_OBJECT
private slots:
    void loadsTheFirstPageOfAWorkspace();
    void keepsOldRowsWhileLoading();
    void keepsOldRowsAndPageWhenItFails();
    void theNewestQuestionWins();
    void anotherWorkspaceEmptiesAtOnce();
    void withoutAWorkspaceNothingIsAsked();
    void sizeKeepsTheFirstRowInView();
    void aPageThatIsGoneLeadsToTheLastOne();
    void rowsThatCannotBeReadAreTold();
    void saysThatItTakesLong();
    void cancelKeepsThePage();
    void cancelWhereNothingIsShown();
    void cancelOnTheWayBackFromAll();
    void archivingKeepsTheNumbersTogether();
    void archivingKeepsWhatIsProved();
    void archivingReplacesTheRow();
    void archivingCountsWhatIsOnAnotherPage();
    void archivingWhileLoadingAsksAgain();
    void asksForAScope();
    void narrowsHereWhereTheServiceDoesNot();
    void aRowThatComesAgainIsAShift();
    void anotherTotalIsAShift();
    void aStillListIsNoShift();
    void anIgnoredSizeIsNoticed_data();
    void anIgnoredSizeIsNoticed();
    void repeatedRowsAreLeftOut();

private:
    /// Shows a page of three rows, and then asks for the next page.
    static void turnAfterThree(PagerFixture &page)
    {
        page.pager.setSize(3);
        page.show();
        QTRY_COMPARE(page.told.count(), 3);
        page.pager.goTo(2);
    }
};

void tst_ChangeRequestPager::loadsTheFirstPageOfAWorkspace()
{
    PagerFixture page({pageOf(rows(u"wscr-"_s, 1, 20), protocol::paginate(1, 20, 43))});
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QVERIFY(!page.pager.narrowedHere() && !page.pager.sizeIgnored()); // there is no page to warn about
    QVERIFY(!page.pager.takesLong() && !page.pager.wasCancelled());
    page.show();
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Loading);
    QTRY_COMPARE(page.told.count(), 20);
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.pager.pagination(), protocol::paginate(1, 20, 43));
    QCOMPARE(page.loading, (QList<QVariantList>{{true}, {false}}));
    QVERIFY(page.server.requestLine(0).contains("page%5Bnumber%5D=1&page%5Bsize%5D=20 "));
}

void tst_ChangeRequestPager::keepsOldRowsWhileLoading()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 43)), Script::hang()});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.goTo(2);
    QTRY_COMPARE(page.server.count(), 2);
    QCOMPARE(page.ids(), (QStringList{u"a1"_s, u"a2"_s}));
    QCOMPARE(page.pager.pagination().number, 1);
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Loading);
}

void tst_ChangeRequestPager::keepsOldRowsAndPageWhenItFails()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 43)), serverError(),
                       pageOf(rows(u"b"_s, 1, 1), protocol::paginate(2, 20, 43))});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.goTo(2);
    QTRY_COMPARE(page.failed.size(), 1);
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Failed);
    QCOMPARE(page.pager.error().kind, base::ErrorKind::Server);
    QCOMPARE(page.told.count(), 2);
    QCOMPARE(page.pager.pagination().number, 1);
    page.pager.reload(); // requests the page that failed
    QTRY_COMPARE(page.ids(), QStringList{u"b1"_s});
    QCOMPARE(page.pager.pagination().number, 2);
}

void tst_ChangeRequestPager::theNewestQuestionWins()
{
    PagerFixture page({Script::hang(), pageOf(rows(u"c"_s, 1, 1), protocol::paginate(3, 20, 43))});
    page.show();
    QTRY_COMPARE(page.server.requests("GET"), 1);
    page.pager.goTo(3);
    QTRY_COMPARE(page.ids(), QStringList{u"c1"_s});
    QTRY_VERIFY(page.server.wasLeft(0)); // the request of the older question was dropped
    QCOMPARE(page.loading, (QList<QVariantList>{{true}, {false}}));
    QCOMPARE(page.changed.size(), 2); // once emptied, once filled
}

void tst_ChangeRequestPager::anotherWorkspaceEmptiesAtOnce()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 43)), Script::hang()});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.goTo(3);
    page.show(u"ws-2"_s);
    QCOMPARE(page.told.count(), 0);
    QCOMPARE(page.pager.pagination(), protocol::Pagination());
    QTRY_VERIFY(page.wasAsked("GET /api/v2/workspaces/ws-2/change-requests?page%5Bnumber%5D=1&"));
}

void tst_ChangeRequestPager::withoutAWorkspaceNothingIsAsked()
{
    PagerFixture page({Script::hang()});
    page.show();
    QTRY_COMPARE(page.server.requests("GET"), 1);
    page.show({});
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QTRY_VERIFY(page.server.wasLeft(0));
    QCOMPARE(page.server.count(), 1);
}

void tst_ChangeRequestPager::sizeKeepsTheFirstRowInView()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(4, 20, 143))});
    page.show();
    page.pager.goTo(4);     // rows 61 to 80
    page.pager.setSize(50); // 51 to 100
    QTRY_VERIFY(page.wasAsked("page%5Bnumber%5D=2&page%5Bsize%5D=50 "));
    page.pager.setSize(1000);
    QCOMPARE(page.pager.size(), 100);
}

void tst_ChangeRequestPager::aPageThatIsGoneLeadsToTheLastOne()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 20), protocol::paginate(1, 20, 143)),
                       pageOf({}, protocol::paginate(7, 20, 43)),
                       pageOf(rows(u"z"_s, 1, 3), protocol::paginate(3, 20, 43))});
    page.show();
    QTRY_COMPARE(page.told.count(), 20);
    page.pager.goTo(7);
    QTRY_COMPARE(page.told.count(), 3);
    QVERIFY(page.server.requestLine(2).contains("page%5Bnumber%5D=3&"));
    QCOMPARE(page.pager.pagination().number, 3);
    QCOMPARE(page.loading, (QList<QVariantList>{{true}, {false}, {true}, {false}}));
}

void tst_ChangeRequestPager::rowsThatCannotBeReadAreTold()
{
    PagerFixture page(
        {pageOf({changeRequestJson(u"wscr-1"_s), QJsonObject{{u"id"_s, 7}}}, protocol::paginate(1, 20, 2))});
    page.show();
    QTRY_COMPARE(page.ids(), QStringList{u"wscr-1"_s});
    QCOMPARE(page.pager.unreadable().size(), 1);
    QCOMPARE(page.pager.unreadable().first().subject, u"/data/1/id"_s);
}

void tst_ChangeRequestPager::saysThatItTakesLong()
{
    PagerFixture page({Script::hang(), pageOf(rows(u"a"_s, 1, 2), protocol::paginate(2, 20, 43))});
    const QSignalSpy changed(&page.pager, &ChangeRequestPager::takesLongChanged);
    page.show();
    QTRY_VERIFY(page.wasAsked("page%5Bnumber%5D=1&"));
    page.clock.advance(2999ms);
    QVERIFY(!page.pager.takesLong());
    page.clock.advance(1ms);
    QVERIFY(page.pager.takesLong());
    QCOMPARE(changed.size(), 1);
    page.pager.goTo(2); // a new question starts the time again
    QVERIFY(!page.pager.takesLong());
    QTRY_COMPARE(page.told.count(), 2);
    page.clock.advance(10s);
    QVERIFY(!page.pager.takesLong());
    QCOMPARE(changed.size(), 2);
}

void tst_ChangeRequestPager::cancelKeepsThePage()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 43)), Script::hang(),
                       pageOf(rows(u"b"_s, 1, 2), protocol::paginate(1, 20, 42))});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.goTo(2);
    QTRY_VERIFY(page.wasAsked("page%5Bnumber%5D=2&"));
    page.pager.cancel();
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.loading, (QList<QVariantList>{{true}, {false}, {true}, {false}}));
    QTRY_VERIFY(page.server.wasLeft(1));
    QCOMPARE(page.ids(), (QStringList{u"a1"_s, u"a2"_s}));
    QCOMPARE(page.pager.pagination().number, 1);
    QVERIFY(page.failed.isEmpty() && !page.pager.wasCancelled());
    page.pager.reload(); // requests the page that is shown
    QTRY_COMPARE(page.ids(), (QStringList{u"b1"_s, u"b2"_s}));
    QVERIFY(page.server.requestLine(2).contains("page%5Bnumber%5D=1&"));
}

void tst_ChangeRequestPager::cancelWhereNothingIsShown()
{
    PagerFixture page({Script::hang(), pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 2))});
    page.show();
    QTRY_VERIFY(page.wasAsked("page%5Bnumber%5D=1&"));
    page.pager.cancel();
    QVERIFY(page.pager.wasCancelled());
    page.pager.reload();
    QVERIFY(!page.pager.wasCancelled());
    QTRY_COMPARE(page.told.count(), 2);
    QVERIFY(!page.pager.wasCancelled());
}

void tst_ChangeRequestPager::cancelOnTheWayBackFromAll()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 2)),
                       pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 100, 3)), Script::hang()});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.loadAll();
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.told.count(), 3);
    page.pager.goTo(1);
    QVERIFY(!page.pager.isGathered());
    page.pager.cancel();
    QVERIFY(page.pager.isGathered());
    QCOMPARE(page.told.count(), 3);
}

/// The page was changed before the archive request was sent, and the totals count it all the same.
void tst_ChangeRequestPager::archivingCountsWhatIsOnAnotherPage()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(2, 20, 22))});
    page.pager.setScope(service::Scope::Active);
    page.show();
    QTRY_COMPARE(page.pager.total(service::Scope::Active), 22);
    protocol::ChangeRequest archived = page.told.at(0);
    archived.id = u"earlier"_s;
    archived.archived = protocol::Archived{u"user-1"_s, page.clock.utc()};
    page.pager.noteArchived(archived);
    QCOMPARE(page.pager.total(service::Scope::Active), 21);
    archived.workspaceId = u"ws-other"_s;
    page.pager.noteArchived(archived);
    QCOMPARE(page.pager.total(service::Scope::Active), 21);
}

/// The number of the scope, that of the pager and the rows that are not marked archived are the same.
void tst_ChangeRequestPager::archivingKeepsTheNumbersTogether()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 20), protocol::paginate(1, 20, 43)),
                       pageOf(rows(u"a"_s, 21, 40), protocol::paginate(2, 20, 41))});
    page.pager.setScope(service::Scope::Active);
    page.show();
    QTRY_COMPARE(page.told.count(), 20);
    QSignalSpy totals(&page.pager, &ChangeRequestPager::totalsChanged);
    for (const int row : {1, 2, 2}) // the last one is told twice
        page.pager.noteArchived(support::archived(page.told.at(row), page.clock.utc()));
    QCOMPARE(totals.size(), 2);
    QCOMPARE(page.pager.total(service::Scope::Active), 41);
    QCOMPARE(page.pager.pagination().totalCount, 41);
    QCOMPARE(page.pager.pagination().rows, 18);
    QCOMPARE(page.pager.archivedSince(), 2);
    QVERIFY(protocol::mayHaveNext(page.pager.pagination()));
    page.pager.goTo(2);
    QTRY_COMPARE(page.pager.pagination().number, 2);
    QCOMPARE(page.pager.pagination().totalCount, 41);
    QCOMPARE(page.pager.pagination().rows, 20);
    QCOMPARE(page.pager.archivedSince(), 0);
}

/// A list of one page stays complete, also when all of it is archived, and one of the archived ones is not any more.
void tst_ChangeRequestPager::archivingKeepsWhatIsProved()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 2)),
                       pageOf({changeRequestJson(u"b1"_s, true)}, protocol::paginate(1, 20, 1))});
    page.pager.setScope(service::Scope::Active);
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    const protocol::ChangeRequest first = support::archived(page.told.at(0), page.clock.utc());
    for (const int row : {0, 1})
        page.pager.noteArchived(support::archived(page.told.at(row), page.clock.utc()));
    QCOMPARE(page.pager.pagination().totalCount, 0);
    QVERIFY(page.pager.isComplete());
    QVERIFY(!protocol::mayHaveNext(page.pager.pagination()));
    page.pager.setScope(service::Scope::Archived);
    QTRY_COMPARE(page.told.count(), 1);
    page.pager.noteArchived(first); // the list was read before the service had archived it
    QCOMPARE(page.pager.total(service::Scope::Archived), 2);
    QCOMPARE(page.pager.pagination().totalCount, 2);
    QVERIFY(!page.pager.isComplete());
}

void tst_ChangeRequestPager::archivingReplacesTheRow()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 20, 3))});
    page.show();
    QTRY_COMPARE(page.told.count(), 3);
    protocol::ChangeRequest archived = page.told.at(1);
    archived.archived = protocol::Archived{u"user-1"_s, page.clock.utc()};
    page.pager.noteArchived(archived);
    QVERIFY(page.told.at(1).isArchived());
    QVERIFY(!page.told.at(0).isArchived());
    QCOMPARE(page.server.count(), 1);
}

void tst_ChangeRequestPager::archivingWhileLoadingAsksAgain()
{
    PagerFixture page({Script::hang(), pageOf({changeRequestJson(u"a1"_s, true)}, protocol::paginate(1, 20, 1))});
    page.show();
    QTRY_COMPARE(page.server.count(), 1);
    page.pager.noteArchived(support::archived(support::changeRequest(u"a1"_s), page.clock.utc()));
    QTRY_COMPARE(page.told.count(), 1);
    QVERIFY(page.told.at(0).isArchived());
    QCOMPARE(page.server.count(), 2);
}

void tst_ChangeRequestPager::asksForAScope()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 2)),
                       pageOf({changeRequestJson(u"b1"_s, true)}, protocol::paginate(1, 20, 1))});
    page.pager.setScope(service::Scope::Active);
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.setScope(service::Scope::Archived);
    QCOMPARE(page.told.count(), 0);
    QTRY_COMPARE(page.ids(), QStringList{u"b1"_s});
    QVERIFY(page.wasAsked("archive=false"));
    QVERIFY(page.wasAsked("archive=true"));
    QCOMPARE(page.pager.total(service::Scope::Active), 2);
    QCOMPARE(page.pager.total(service::Scope::Archived), 1);
    QVERIFY(!page.pager.total(service::Scope::All));
    QCOMPARE(page.pager.lastLoaded(), page.clock.utc());
}

void tst_ChangeRequestPager::narrowsHereWhereTheServiceDoesNot()
{
    PagerFixture page(
        {pageOf({changeRequestJson(u"a1"_s), changeRequestJson(u"a2"_s, true)}, protocol::paginate(1, 20, 43))});
    page.pager.setScope(service::Scope::Active);
    page.show();
    QTRY_COMPARE(page.ids(), QStringList{u"a1"_s});
    QVERIFY(page.pager.narrowedHere());
    QVERIFY(!page.pager.total(service::Scope::Active));
    QCOMPARE(page.pager.total(service::Scope::All), 43);
}

void tst_ChangeRequestPager::aRowThatComesAgainIsAShift()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 3, 9)),
                       pageOf(rows(u"a"_s, 3, 5), protocol::paginate(2, 3, 9))});
    QSignalSpy shifted(&page.pager, &ChangeRequestPager::shifted);
    turnAfterThree(page);
    QTRY_COMPARE(page.ids().last(), u"a5"_s);
    QCOMPARE(shifted.size(), 1);
}

void tst_ChangeRequestPager::anotherTotalIsAShift()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 3, 9)),
                       pageOf(rows(u"a"_s, 5, 7), protocol::paginate(2, 3, 8))});
    QSignalSpy shifted(&page.pager, &ChangeRequestPager::shifted);
    turnAfterThree(page);
    QTRY_COMPARE(page.ids().last(), u"a7"_s);
    QCOMPARE(shifted.size(), 1);
}

void tst_ChangeRequestPager::aStillListIsNoShift()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 3, 9)),
                       pageOf(rows(u"a"_s, 4, 6), protocol::paginate(2, 3, 9)),
                       pageOf(rows(u"a"_s, 4, 7), protocol::paginate(2, 3, 10))}); // the same page again
    QSignalSpy shifted(&page.pager, &ChangeRequestPager::shifted);
    turnAfterThree(page);
    QTRY_COMPARE(page.ids().last(), u"a6"_s);
    page.pager.reload();
    QTRY_COMPARE(page.ids().last(), u"a7"_s);
    QVERIFY(shifted.isEmpty());
}

void tst_ChangeRequestPager::anIgnoredSizeIsNoticed_data()
{
    QTest::addColumn<int>("rowsGiven");
    QTest::addColumn<int>("sizeTold");
    QTest::addColumn<int>("total");
    QTest::addColumn<bool>("isIgnored");
    QTest::newRow("as asked") << 5 << 5 << 9 << false;
    QTest::newRow("the last page") << 3 << 5 << 3 << false;
    QTest::newRow("told") << 20 << 20 << 43 << true;
    QTest::newRow("more than told") << 7 << 5 << 9 << true;
    QTest::newRow("fewer than told") << 2 << 5 << 9 << true;
}

void tst_ChangeRequestPager::anIgnoredSizeIsNoticed()
{
    QFETCH(int, rowsGiven);
    QFETCH(int, sizeTold);
    QFETCH(int, total);
    PagerFixture page({pageOf(rows(u"a"_s, 1, rowsGiven), protocol::paginate(1, sizeTold, total))});
    page.pager.setSize(5);
    page.show();
    QTRY_COMPARE(page.told.count(), rowsGiven);
    QTEST(page.pager.sizeIgnored(), "isIgnored");
    QCOMPARE(page.pager.pagination().size, sizeTold);
}

void tst_ChangeRequestPager::repeatedRowsAreLeftOut()
{
    PagerFixture page({pageOf({changeRequestJson(u"a"_s), changeRequestJson(u"b"_s), changeRequestJson(u"a"_s)},
                              protocol::paginate(1, 20, 3))});
    page.show();
    QTRY_COMPARE(page.ids(), (QStringList{u"a"_s, u"b"_s}));
    QCOMPARE(page.pager.repeated(), 1);
}

RUNLATCH_TEST(tst_ChangeRequestPager)

} // namespace runlatch::changerequests

#include "tst_changerequestpager.moc"
