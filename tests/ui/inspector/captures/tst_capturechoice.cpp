// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturelist.h"

#include "capturelistfixture.h"
#include "support/suite.h"
#include "support/themedtest.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using models::CaptureModel;

/// Whatever keys and clicks chose, the detail and all actions concern the same rows.
class tst_CaptureChoice : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { closeList(); }
    void keysWithControlChooseTheRow_data();
    void keysWithControlChooseTheRow();
    void keysWithControlExtendARange();
    void rangesBeginAtTheRowThatHomeChose();
    void clicksWithShiftExtendARange();
    void draggingExtendsARange();
    void controlHomeDeletesWhatItShows();
    void clickTakesTheCurrentRowOut();
    void clickTakesAnotherRowOut();
    void theLastChosenRowStays();
    void clicksBelowTheRowsTakeNothingOut();
    void theKeyOfChoosingTakesNothingOut();
    void allIncludesTheCurrentRow();

private:
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(&table(), key, modifiers); }
    QPoint place(int row) const
    {
        return table().visualRect(table().model()->index(row, table().firstColumn())).center();
    }
    void click(int row, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, modifiers, place(row));
    }
    /// The ids of the rows that the actions concern, if the detail shows one of them and the table marks it.
    QList<qint64> chosen() const
    {
        const QList<qint64> ids = m_list->chosen();
        const qint64 shown = m_list->current() ? m_list->current()->id : 0;
        const qint64 marked = table().currentIndex().data(CaptureModel::CaptureIdRole).toLongLong();
        return ids.contains(shown) && marked == shown ? ids : QList<qint64>();
    }

    static constexpr int All = 60; ///< more than fit
};

void tst_CaptureChoice::init()
{
    QVERIFY(openList(All));
    table().setFocus();
}

void tst_CaptureChoice::keysWithControlChooseTheRow_data()
{
    QTest::addColumn<Qt::Key>("with");
    QTest::addColumn<int>("row"); ///< counted from the newest; -1: some other row
    QTest::newRow("to the newest") << Qt::Key_Home << 0;
    QTest::newRow("to the oldest") << Qt::Key_End << All - 1;
    QTest::newRow("up") << Qt::Key_Up << 4;
    QTest::newRow("down") << Qt::Key_Down << 6;
    QTest::newRow("a page up") << Qt::Key_PageUp << -1;
    QTest::newRow("a page down") << Qt::Key_PageDown << -1;
}

void tst_CaptureChoice::keysWithControlChooseTheRow()
{
    QFETCH(Qt::Key, with);
    QFETCH(int, row);
    click(5);
    QCOMPARE(chosen(), QList<qint64>{All - 5});
    key(with, Qt::ControlModifier);
    QTRY_COMPARE(chosen().size(), 1);
    QVERIFY(chosen().first() != All - 5);
    if (row >= 0)
        QCOMPARE(chosen().first(), qint64(All - row));
}

void tst_CaptureChoice::keysWithControlExtendARange()
{
    click(5);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(chosen(), (QList<qint64>{All - 5, All - 6}));
    key(Qt::Key_Home, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(chosen().size(), 6);
    QCOMPARE(chosen().first(), qint64(All));
}

void tst_CaptureChoice::rangesBeginAtTheRowThatHomeChose()
{
    for (const Qt::KeyboardModifier modifier : {Qt::NoModifier, Qt::ControlModifier}) {
        click(5);
        key(Qt::Key_Home, modifier);
        QTRY_COMPARE(chosen(), QList<qint64>{All});
        key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(chosen(), (QList<qint64>{All, All - 1}));
    }
}

void tst_CaptureChoice::clicksWithShiftExtendARange()
{
    click(2);
    click(4, Qt::ShiftModifier);
    QCOMPARE(chosen(), (QList<qint64>{All - 2, All - 3, All - 4}));
    click(1, Qt::ShiftModifier);
    QCOMPARE(chosen(), (QList<qint64>{All - 1, All - 2}));
}

void tst_CaptureChoice::draggingExtendsARange()
{
    QWidget *viewport = table().viewport();
    QTest::mousePress(viewport, Qt::LeftButton, {}, place(2));
    for (const int row : {3, 4}) {
        // QTest's own moves of a widget's mouse hold no button.
        const QPoint at = place(row);
        QMouseEvent move(QEvent::MouseMove, at, viewport->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(viewport, &move);
    }
    QTest::mouseRelease(viewport, Qt::LeftButton, {}, place(4));
    QCOMPARE(chosen(), (QList<qint64>{All - 2, All - 3, All - 4}));
    key(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(chosen(), (QList<qint64>{All - 2, All - 3, All - 4, All - 5}));
}

void tst_CaptureChoice::controlHomeDeletesWhatItShows()
{
    click(5);
    key(Qt::Key_Home, Qt::ControlModifier);
    QSignalSpy pinned(m_list.get(), &CaptureList::pinWanted);
    key(Qt::Key_M);
    QCOMPARE(pinned.first().first().toLongLong(), qint64(All));
    key(Qt::Key_Delete);
    QVERIFY(!ids(model()).contains(All) && ids(model()).contains(All - 5));
}

void tst_CaptureChoice::clickTakesTheCurrentRowOut()
{
    click(2);
    click(4, Qt::ControlModifier);
    QCOMPARE(chosen(), (QList<qint64>{All - 2, All - 4}));
    click(4, Qt::ControlModifier);
    QCOMPARE(chosen(), QList<qint64>{All - 2});
}

void tst_CaptureChoice::clickTakesAnotherRowOut()
{
    click(2);
    click(4, Qt::ControlModifier);
    click(9, Qt::ControlModifier);
    click(4, Qt::ControlModifier);
    QCOMPARE(chosen(), (QList<qint64>{All - 2, All - 9}));
}

void tst_CaptureChoice::theLastChosenRowStays()
{
    click(3);
    click(3, Qt::ControlModifier);
    QCOMPARE(chosen(), QList<qint64>{All - 3});
}

void tst_CaptureChoice::clicksBelowTheRowsTakeNothingOut()
{
    m_list->resize(1200, 4000);
    click(3);
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, table().viewport()->rect().bottomLeft() + QPoint(40, -5));
    QCOMPARE(chosen(), QList<qint64>{All - 3});
}

void tst_CaptureChoice::theKeyOfChoosingTakesNothingOut()
{
    click(3);
    key(Qt::Key_Space, Qt::ControlModifier);
    QCOMPARE(chosen(), QList<qint64>{All - 3});
}

void tst_CaptureChoice::allIncludesTheCurrentRow()
{
    const store::CaptureRow outside = row(9000); // as of a delivery that the timeline shows
    m_list->chooseCapture(outside);
    QVERIFY(chosen().isEmpty());
    table().selectAll();
    QCOMPARE(chosen().size(), All);
}

RUNLATCH_WINDOW_TEST(tst_CaptureChoice)
#include "tst_capturechoice.moc"
