// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/placebar.h"

#include "capturelistfixture.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturefilterbar.h"
#include "ui/inspector/captures/followmode.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// The bar beside the list stands for all stored requests and brings any of them into sight; so do Home and End.
class tst_PlaceBar : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(openStore());
        QCOMPARE(receive(All).size(), All);
    }
    void init();
    void cleanup() { m_list.reset(); }
    void cleanupTestCase() { m_store.reset(); }
    void standsForAllRequests();
    void goesToAnyPlace();
    void theLastPlaceIsTheOneThatCounts();
    void goesOnFromThere();
    void endAndHomeReachBothEnds();
    void theTopFollowsAgain();
    void aFilterEndsTheWayToAPlace();
    void theLastWishIsTheOneThatCounts();
    void reachesTheOldestWhileRequestsCome();
    void hidesWhereAllFits();

private:
    PlaceBar &bar() const { return *m_list->findChild<PlaceBar *>(); }
    qint64 firstInSight() const { return model().rowCount() > 0 ? model().at(table().rowAt(0)).id : 0; }
    /// The bar's value that stands for an id.
    static int place(qint64 id) { return static_cast<int>(All - id); }

    static constexpr int All = 6000;
};

void tst_PlaceBar::init()
{
    store::OpenStore open;
    QVERIFY(showList(open));
    QTRY_COMPARE(firstInSight(), All);
    QTRY_VERIFY(bar().maximum() > All - 100);
}

void tst_PlaceBar::standsForAllRequests()
{
    QVERIFY(bar().isVisible());
    QVERIFY(!table().verticalScrollBar()->isVisible());
    QCOMPARE(bar().value(), 0);
    QCOMPARE(bar().maximum() + bar().pageStep(), All);
    QVERIFY(!bar().accessibleName().isEmpty());
    table().verticalScrollBar()->setValue(150);
    QCOMPARE(bar().value(), place(firstInSight()));
}

void tst_PlaceBar::goesToAnyPlace()
{
    for (const qint64 id : {3000, 5500, 40, 5990}) {
        bar().setValue(place(id));
        QTRY_COMPARE(firstInSight(), id);
        QTRY_COMPARE(bar().value(), place(id));
        QCOMPARE(m_list->current()->id, All); // what the user looks at stays
    }
    bar().setValue(bar().maximum());
    QTRY_COMPARE(model().at(model().rowCount() - 1).id, 1);
    QVERIFY(table().rowAt(table().viewport()->height() - 30) >= model().rowCount() - 2);
}

void tst_PlaceBar::theLastPlaceIsTheOneThatCounts()
{
    bar().setSliderDown(true);
    for (int value = 500; value <= 4000; value += 500)
        bar().setSliderPosition(value); // faster than the rows can come
    bar().setSliderDown(false);
    QTRY_COMPARE(firstInSight(), All - 4000);
    QTRY_COMPARE(bar().value(), 4000);
}

void tst_PlaceBar::goesOnFromThere()
{
    bar().setValue(place(3000));
    QTRY_COMPARE(firstInSight(), 3000);
    QTRY_VERIFY(model().at(0).id > 3000); // the rows above are there to scroll to
    QCOMPARE(firstInSight(), 3000);
    table().verticalScrollBar()->setValue(table().verticalScrollBar()->value() - 10);
    QCOMPARE(firstInSight(), 3010);
    QCOMPARE(bar().value(), place(3010));
    table().verticalScrollBar()->setValue(table().verticalScrollBar()->maximum());
    QTRY_VERIFY(model().at(model().rowCount() - 1).id < 2700); // and those below
}

void tst_PlaceBar::endAndHomeReachBothEnds()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_End);
    QTRY_COMPARE(m_list->current()->id, 1);
    QTRY_COMPARE(bar().value(), bar().maximum());
    QVERIFY(table().hasFocus());
    QTest::keyClick(&table(), Qt::Key_Home);
    QTRY_COMPARE(m_list->current()->id, All);
    QTRY_COMPARE(bar().value(), 0);
    QCOMPARE(table().followMode().state(), FollowMode::State::Following);
}

void tst_PlaceBar::theTopFollowsAgain()
{
    bar().setValue(place(2000));
    QTRY_COMPARE(firstInSight(), 2000);
    QCOMPARE(table().followMode().state(), FollowMode::State::Paused);
    bar().setValue(0);
    QTRY_COMPARE(firstInSight(), All);
    QTRY_COMPARE(table().followMode().state(), FollowMode::State::Following);
}

void tst_PlaceBar::aFilterEndsTheWayToAPlace()
{
    bar().setValue(place(3000));
    m_list->findChild<CaptureFilterBar *>()->setText(u"-note:x"_s); // before its rows came
    QTRY_VERIFY(model().isFiltered() && model().rowCount() >= 200);
    QTRY_VERIFY(!model().search().isSearching);
    QCOMPARE(model().at(0).id, All);
    QTRY_COMPARE(bar().value(), place(firstInSight()));
    QTest::keyClick(&table(), Qt::Key_End);
    m_list->findChild<CaptureFilterBar *>()->setText(u"id:1..5"_s);
    QTRY_COMPARE(model().rowCount(), 5);
    QVERIFY(!m_list->current() || m_list->current()->id != 1);
}

void tst_PlaceBar::theLastWishIsTheOneThatCounts()
{
    bar().setValue(place(3000));
    QTest::keyClick(&table(), Qt::Key_End); // before the rows of that place came
    QTRY_COMPARE(m_list->current()->id, 1);
    QTRY_COMPARE(bar().value(), bar().maximum());
    QTest::keyClick(&table(), Qt::Key_Home);
    QTRY_COMPARE(m_list->current()->id, All);
    QTest::keyClick(&table(), Qt::Key_End);
    QTest::keyClick(&table(), Qt::Key_Home);
    QTRY_VERIFY(!model().isMoving());
    QCOMPARE(firstInSight(), All);
    QCOMPARE(m_list->current()->id, All);
    QCOMPARE(bar().value(), 0);
}

void tst_PlaceBar::reachesTheOldestWhileRequestsCome()
{
    bar().setSliderDown(true);
    bar().setSliderPosition(100);
    QList<store::CaptureRow> more;
    for (int id = All + 1; id <= All + 50; ++id)
        more.append(row(id));
    m_list->add(more);
    bar().setSliderPosition(bar().maximum());
    QTRY_VERIFY(model().rowCount() > 0 && model().at(model().rowCount() - 1).id == 1);
    bar().setSliderDown(false);
}

void tst_PlaceBar::hidesWhereAllFits()
{
    m_list->findChild<CaptureFilterBar *>()->setText(u"note:nowhere"_s);
    QTRY_VERIFY(!bar().isVisible());
}

RUNLATCH_WINDOW_TEST(tst_PlaceBar)

#include "tst_placebar.moc"
