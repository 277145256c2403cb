// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "pagerfixture.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using runlatch::support::Script;

namespace runlatch::changerequests {

namespace {

Script workspacesOf(const QStringList &ids)
{
    QJsonArray made;
    for (const QString &id : ids)
        made.append(protocol::writeWorkspace({.id = id, .name = u"name of "_s + id}, u"acme"_s));
    return pageOf(made, protocol::paginate(1, 100, static_cast<int>(ids.size())));
}

} // namespace

/// A pager that loads all pages shows the rows as they come, and says what is missing.
class tst_ChangeRequestPagerGathering : public QObject
{
    Q_OBJECT
private slots:
    void loadsEverything();
    void loadingEverythingAgainDropsWhatIsGone();
    void cancellingKeepsWhatArrived();
    void cancellingEarlyKeepsThePage();
    void turningAPageEndsTheGathering();
    void gathersAllWorkspaces();
    void anEmptyWorkspaceIsGatheredToo();
    void aFailureOfTheOnlyWorkspaceIsOfAll();
    void aFailureOfOneWorkspaceIsNotOfAll();
    void totalsFollowAnArchive();
    void totalsCountTheArchivedOfEachPage();
};

void tst_ChangeRequestPagerGathering::loadsEverything()
{
    PagerFixture page({pageOf(rows(u"a"_s, 21, 40), protocol::paginate(2, 20, 43)),
                       pageOf(rows(u"a"_s, 1, 43), protocol::paginate(1, 100, 43))});
    QSignalSpy progressed(&page.pager, &ChangeRequestPager::gatheringChanged);
    page.show();
    QTRY_COMPARE(page.told.count(), 20);
    page.pager.loadAll();
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Gathering);
    QCOMPARE(page.told.count(), 20); // the page stays until the first rows come
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.told.count(), 43);
    QCOMPARE(page.ids().first(), u"a1"_s);
    QVERIFY(page.pager.isGathered());
    QVERIFY(progressed.size() >= 2);
    QCOMPARE(page.pager.total(service::Scope::All), 43);
    QCOMPARE(page.pager.total(service::Scope::Archived), 0);
}

void tst_ChangeRequestPagerGathering::loadingEverythingAgainDropsWhatIsGone()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 5), protocol::paginate(1, 20, 5)),
                       pageOf(rows(u"a"_s, 1, 5), protocol::paginate(1, 100, 5)),
                       pageOf(rows(u"a"_s, 2, 6), protocol::paginate(1, 100, 5))});
    page.show();
    QTRY_COMPARE(page.told.count(), 5);
    page.pager.loadAll();
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    page.pager.reload();
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Gathering);
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.ids(), (QStringList{u"a2"_s, u"a3"_s, u"a4"_s, u"a5"_s, u"a6"_s}));
}

void tst_ChangeRequestPagerGathering::cancellingKeepsWhatArrived()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 143)),
                       pageOf(rows(u"a"_s, 1, 100), protocol::paginate(1, 100, 143)), Script::hang()});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.loadAll();
    QTRY_COMPARE(page.told.count(), 100);
    page.pager.cancel();
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QVERIFY(page.pager.gathering().wasCancelled());
    QVERIFY(page.pager.isGathered());
    QCOMPARE(page.told.count(), 100);
}

void tst_ChangeRequestPagerGathering::cancellingEarlyKeepsThePage()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 20, 43)), Script::hang()});
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.loadAll();
    page.pager.cancel();
    QVERIFY(!page.pager.isGathered());
    QCOMPARE(page.pager.pagination().totalCount, 43);
    QCOMPARE(page.told.count(), 2);
    QCOMPARE(page.loading, (QList<QVariantList>{{true}, {false}, {true}, {false}}));
}

void tst_ChangeRequestPagerGathering::turningAPageEndsTheGathering()
{
    PagerFixture page({Script::hang(), pageOf(rows(u"b"_s, 1, 2), protocol::paginate(2, 20, 22))});
    page.pager.setWorkspace({{}, u"ws-1"_s});
    page.pager.loadAll();
    QTRY_VERIFY(page.server.count() > 0);
    page.pager.goTo(2);
    QTRY_COMPARE(page.ids(), (QStringList{u"b1"_s, u"b2"_s}));
    QVERIFY(!page.pager.isGathered());
    QVERIFY(!page.pager.gathering().isRunning());
}

void tst_ChangeRequestPagerGathering::gathersAllWorkspaces()
{
    PagerFixture page({workspacesOf({u"ws-1"_s}), pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 100, 3))});
    page.pager.showAllWorkspaces(u"acme"_s);
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Gathering);
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.told.count(), 3);
    QVERIFY(page.pager.isGathered());
    QVERIFY(page.pager.isAllWorkspaces());
    QCOMPARE(page.told.names().value(u"ws-1"_s), u"name of ws-1"_s);
    QCOMPARE(page.pager.gathering().progress().workspacesDone, 1);
    page.pager.goTo(2); // gathered rows have no pages
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
}

void tst_ChangeRequestPagerGathering::anEmptyWorkspaceIsGatheredToo()
{
    PagerFixture page(
        {pageOf(rows(u"a"_s, 1, 1), protocol::paginate(1, 20, 1)), pageOf({}, protocol::paginate(1, 100, 0))});
    page.show();
    QTRY_COMPARE(page.told.count(), 1);
    page.pager.loadAll();
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.told.count(), 0);
    QCOMPARE(page.pager.total(service::Scope::Active), 0);
}

void tst_ChangeRequestPagerGathering::aFailureOfTheOnlyWorkspaceIsOfAll()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 1), protocol::paginate(1, 20, 1)), serverError()});
    page.show();
    QTRY_COMPARE(page.told.count(), 1);
    page.pager.loadAll();
    QTRY_COMPARE(page.failed.size(), 1);
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Failed);
    QCOMPARE(page.told.count(), 1);
    QVERIFY(!page.pager.isGathered());
}

void tst_ChangeRequestPagerGathering::aFailureOfOneWorkspaceIsNotOfAll()
{
    PagerFixture page({workspacesOf({u"ws-1"_s, u"ws-2"_s}), pageOf(rows(u"a"_s, 1, 3), protocol::paginate(1, 100, 3)),
                       serverError()});
    page.pager.showAllWorkspaces(u"acme"_s);
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.told.count(), 3);
    QCOMPARE(page.pager.gathering().failures().size(), 1);
    QVERIFY(page.failed.isEmpty());
    QVERIFY(!page.pager.total(service::Scope::All)); // the total is unknown, because something is missing
}

void tst_ChangeRequestPagerGathering::totalsFollowAnArchive()
{
    PagerFixture page({pageOf(rows(u"a"_s, 1, 2), protocol::paginate(1, 100, 2))});
    page.pager.loadAll(); // there is nothing to load
    QCOMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    page.show();
    QTRY_COMPARE(page.told.count(), 2);
    page.pager.loadAll();
    QTRY_COMPARE(page.pager.total(service::Scope::Active), 2);
    protocol::ChangeRequest archived = page.told.at(0);
    archived.archived = protocol::Archived{u"user-1"_s, page.clock.utc()};
    page.pager.noteArchived(archived);
    page.pager.noteArchived(archived);
    QVERIFY(page.told.at(0).isArchived());
    QCOMPARE(page.pager.total(service::Scope::Active), 1);
    QCOMPARE(page.pager.total(service::Scope::Archived), 1);
    QCOMPARE(page.pager.total(service::Scope::All), 2);
}

void tst_ChangeRequestPagerGathering::totalsCountTheArchivedOfEachPage()
{
    QJsonArray second = rows(u"a"_s, 101, 102);
    second.append(changeRequestJson(u"a103"_s, true));
    PagerFixture page({pageOf(rows(u"a"_s, 1, 20), protocol::paginate(1, 20, 103)),
                       pageOf(rows(u"a"_s, 1, 100), protocol::paginate(1, 100, 103)),
                       pageOf(second, protocol::paginate(2, 100, 103))});
    page.show();
    QTRY_COMPARE(page.told.count(), 20);
    page.pager.loadAll();
    QTRY_COMPARE(page.pager.total(service::Scope::All), 103);
    QTRY_COMPARE(page.pager.state(), ChangeRequestPager::State::Idle);
    QCOMPARE(page.told.count(), 103);
    QCOMPARE(page.pager.total(service::Scope::Archived), 1);
    QCOMPARE(page.pager.total(service::Scope::Active), 102);
}

RUNLATCH_TEST(tst_ChangeRequestPagerGathering)

} // namespace runlatch::changerequests

#include "tst_changerequestpagergathering.moc"
