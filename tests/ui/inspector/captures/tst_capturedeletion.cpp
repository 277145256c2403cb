// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturedeletion.h"

#include "capturelistfixture.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/widgets/frames/undobar.h"

#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using namespace std::chrono_literals;
using models::CaptureModel;

/// Deleted requests leave the list at once and the store a little later, and come back until then.
class tst_CaptureDeletion : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { closeList(); }
    void leavesTheListAtOnce();
    void comesBack();
    void leavesTheStoreWhenTheTimeIsOver();
    void leavesTheStoreWhenTheUserSaysSo();
    void eachHasItsOwnTime();
    void anyOfThemComesBack();
    void aHeldKeyDeletesOnce();
    void leavesTheStoreWhenTheWindowCloses();
    void aRowThatIsReadAgainStaysAway();
    void theLastOneComesBackToo();
    void nobodyWaitsForADeletedOne();

private:
    UndoBar &bar() const { return *m_list->findChild<UndoBar *>(); }
    QPushButton &button(const QString &text) const
    {
        const auto all = bar().findChildren<QPushButton *>();
        return **std::find_if(all.begin(), all.end(), [&text](const QPushButton *one) {
            return one->text() == text || one->accessibleName() == text;
        });
    }
    void deleteFirst(int rows) const
    {
        QTest::keyClick(&table(), Qt::Key_Home);
        for (int i = 1; i < rows; ++i)
            QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
        QTest::keyClick(&table(), Qt::Key_Delete);
    }
    QList<qint64> stored()
    {
        QList<qint64> ids;
        const auto rows = list(*m_store);
        for (const store::CaptureRow &row : *rows)
            ids.append(row.id);
        return ids;
    }

    static constexpr int All = 5;
};

void tst_CaptureDeletion::init()
{
    QVERIFY(openList(All));
    table().setFocus();
}

void tst_CaptureDeletion::leavesTheListAtOnce()
{
    QVERIFY(!bar().isVisible());
    deleteFirst(3);
    QCOMPARE(ids(model()), (QList<qint64>{2, 1}));
    QVERIFY(bar().isVisible());
    QVERIFY(bar().accessibleName().startsWith(u"3 request"_s));
    QVERIFY(bar().accessibleName().contains(u"7 second"_s));
    QCOMPARE(m_list->current()->id, 2); // the next one is shown
    QVERIFY(table().hasFocus());
    QCOMPARE(stored().size(), All);
}

void tst_CaptureDeletion::comesBack()
{
    deleteFirst(2);
    QTest::keyClick(m_list->window()->windowHandle(), Qt::Key_Z, Qt::ControlModifier); // Ctrl is held meanwhile
    QCOMPARE(ids(model()), (QList<qint64>{5, 4, 3, 2, 1}));
    QVERIFY(!bar().isVisible());
    QCOMPARE(m_list->current()->id, 5);
    QCOMPARE(m_list->chosen(), QList<qint64>{5});
    QVERIFY(table().hasFocus());
    deleteFirst(2);
    QTest::mouseClick(&button(u"Undo"_s), Qt::LeftButton);
    QCOMPARE(model().rowCount(), All);
    m_clock.advance(8s);
    QCOMPARE(stored().size(), All);
}

void tst_CaptureDeletion::leavesTheStoreWhenTheTimeIsOver()
{
    deleteFirst(2);
    m_clock.advance(6s);
    QVERIFY(bar().isVisible());
    m_clock.advance(1s);
    QVERIFY(!bar().isVisible());
    QTRY_COMPARE(stored(), (QList<qint64>{3, 2, 1}));
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier); // too late
    QCOMPARE(model().rowCount(), 3);
}

void tst_CaptureDeletion::leavesTheStoreWhenTheUserSaysSo()
{
    deleteFirst(1);
    QPushButton &close = button(u"Delete now"_s);
    close.setFocus();
    QTest::keyClick(&close, Qt::Key_Space);
    QVERIFY(!bar().isVisible());
    QVERIFY(table().hasFocus());
    QTRY_COMPARE(stored().size(), All - 1);
}

void tst_CaptureDeletion::eachHasItsOwnTime()
{
    deleteFirst(1);
    m_clock.advance(5s);
    deleteFirst(2);
    QVERIFY(bar().accessibleName().startsWith(u"3 request"_s));
    m_clock.advance(1999ms);
    QCOMPARE(stored().size(), All);
    m_clock.advance(1ms);
    QTRY_COMPARE(stored().size(), All - 1);
    QVERIFY(bar().isVisible());
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ids(model()), (QList<qint64>{4, 3, 2, 1}));
    QVERIFY(!bar().isVisible());
}

void tst_CaptureDeletion::anyOfThemComesBack()
{
    deleteFirst(1);
    QVERIFY(!button(u"Undo one of 1"_s).isVisible());
    deleteFirst(2);
    deleteFirst(1);
    QMenu *menu = button(u"Undo one of 3"_s).menu();
    emit menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 5); // three, a line, and all
    menu->actions().at(1)->trigger();
    QCOMPARE(ids(model()), (QList<qint64>{4, 3, 1}));
    menu->actions().at(1)->trigger(); // it is back already
    menu->actions().last()->trigger();
    QCOMPARE(ids(model()), (QList<qint64>{5, 4, 3, 2, 1}));
    QVERIFY(!bar().isVisible());
}

void tst_CaptureDeletion::aHeldKeyDeletesOnce()
{
    QTest::keyClick(&table(), Qt::Key_Home);
    QTest::keyPress(&table(), Qt::Key_Delete);
    for (int repeat = 0; repeat < 3; ++repeat)
        QTest::simulateEvent(&table(), true, Qt::Key_Delete, {}, {}, true);
    QTest::keyRelease(&table(), Qt::Key_Delete);
    QCOMPARE(model().rowCount(), All - 1);
}

void tst_CaptureDeletion::leavesTheStoreWhenTheWindowCloses()
{
    deleteFirst(4);
    m_list.reset();
    QTRY_COMPARE(stored(), (QList<qint64>{1}));
}

/// A page that is read while a row can come back does not bring it back.
void tst_CaptureDeletion::aRowThatIsReadAgainStaysAway()
{
    deleteFirst(1);
    QSignalSpy fetched(&model(), &CaptureModel::fetched);
    model().fetchNewest();
    QTRY_COMPARE(fetched.count(), 1);
    QCOMPARE(ids(model()), (QList<qint64>{4, 3, 2, 1}));
    m_list->add(receive(1));
    QCOMPARE(ids(model()), (QList<qint64>{6, 4, 3, 2, 1}));
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(ids(model()), (QList<qint64>{6, 5, 4, 3, 2, 1}));
}

void tst_CaptureDeletion::theLastOneComesBackToo()
{
    deleteFirst(All);
    QCOMPARE(model().rowCount(), 0);
    QVERIFY(!m_list->current());
    QVERIFY(bar().isVisible());
    QTest::mouseClick(&button(u"Undo"_s), Qt::LeftButton);
    QCOMPARE(model().rowCount(), All);
    QVERIFY(table().isVisible());
    QVERIFY(m_list->current());
}

void tst_CaptureDeletion::nobodyWaitsForADeletedOne()
{
    QSignalSpy waiting(m_list.get(), &CaptureList::waitingChanged);
    deleteFirst(2);
    QCOMPARE(waiting.last().first().toInt(), All - 2);
    QTest::keyClick(&table(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(waiting.last().first().toInt(), All);
}

RUNLATCH_WINDOW_TEST(tst_CaptureDeletion)
#include "tst_capturedeletion.moc"
