// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturelist.h"

#include "capturelistfixture.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/followmode.h"
#include "ui/inspector/captures/newerstrip.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;
using models::CaptureModel;

namespace {

/// Counts how often the word of the action that pins was asked for.
class CountingTranslator final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        count += qstrcmp(source, "Pin this request") == 0 ? 1 : 0;
        return {};
    }
    mutable int count = 0;
};

} // namespace

/// The list of captures keeps what is in sight and chosen while rows come.
class tst_CaptureList : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { closeList(); }
    void staysAtTheNewestWhileItIsAtTheTop();
    void keepsWhatIsInSight();
    void keepsWhatIsChosen();
    void whatIsChosenFollowsItsTask();
    void theActionsAreShownOnceForAllRows();
    void homeGoesToTheNewest();
    void theStripGoesToTheNewest();
    void theKeysGoOnFromWhatIsInSight();
    void countsWhatWaitsBeyondTheWindow();
    void pausesForAnotherRow();
    void pausesWhenItScrolls();
    void pausesForAClickOnTheChosenRow();
    void pausesForTheMenu();
    void staysOffUntilItIsWanted();
    void waitsUnderThePointer();
    void keepsTheChosenRowInSight();

private:
    NewerStrip &strip() const { return *m_list->findChild<NewerStrip *>(); }
    QPushButton &showNewest() const { return *strip().findChild<QPushButton *>(); }
    QScrollBar &bar() const { return *table().verticalScrollBar(); }
    QCheckBox &following() const { return *strip().findChild<QCheckBox *>(); }
    qint64 firstInSight() const { return model().at(table().rowAt(0)).id; }
    /// Scrolls like a reader until `done`; false if visible rows jumped. At the very end the first row may be partly
    /// visible.
    bool scroll(int rows, const std::function<bool()> &done)
    {
        const auto isAbout = [this](qint64 id) { return qAbs(firstInSight() - id) <= 1; };
        while (!done()) {
            const qint64 before = firstInSight();
            const int from = bar().value();
            bar().setValue(from + rows);
            if (!isAbout(before - (bar().value() - from)))
                return false;
            const qint64 now = firstInSight();
            const bool goesOn = support::waitFor([&] { return done() || !isAtAnEdge(); });
            if (!goesOn || !isAbout(now))
                return false;
        }
        return true;
    }
    bool isAtAnEdge() const
    {
        return bar().value() == bar().maximum() || (bar().value() == 0 && !model().isAtNewest());
    }
    bool scrollToTheEnd()
    {
        return scroll(150, [this] { return model().at(model().rowCount() - 1).id == 1; });
    }

    static constexpr int All = 3000;
};

void tst_CaptureList::init()
{
    QVERIFY(openList(All));
    QVERIFY(table().selectionModel()->isRowSelected(0));
    QCOMPARE(m_list->current()->id, All);
}

void tst_CaptureList::staysAtTheNewestWhileItIsAtTheTop()
{
    m_list->add(receive(3));
    QCOMPARE(firstInSight(), All + 3);
    QCOMPARE(m_list->current()->id, All);
    QVERIFY(!showNewest().isVisible());
    bar().setValue(2);
    QCOMPARE(firstInSight(), All + 1);
    m_list->add(receive(3));
    QCOMPARE(firstInSight(), All + 1); // the rows of a reader stay
}

void tst_CaptureList::keepsWhatIsInSight()
{
    QVERIFY(scrollToTheEnd());
    QVERIFY(model().rowCount() <= CaptureModel::MaxRows);
    QVERIFY(showNewest().isVisible());
    m_list->add(receive(7));
    QVERIFY(strip().accessibleName().startsWith(u"1,007 newer request"_s));
    QVERIFY(scroll(-150, [this] { return model().isAtNewest() && bar().value() == 0; }));
    QCOMPARE(firstInSight(), All + 7);
    QVERIFY(!showNewest().isVisible());
}

void tst_CaptureList::keepsWhatIsChosen()
{
    QSignalSpy changed(m_list.get(), &CaptureList::currentChanged);
    QVERIFY(scrollToTheEnd());
    QCOMPARE(model().rowOf(All), -1);
    QCOMPARE(m_list->current()->id, All); // the detail still shows the request
    QVERIFY(!table().currentIndex().isValid());
    showNewest().setFocus();
    table().setFocus(); // the focus alone chooses no row
    QVERIFY(!table().currentIndex().isValid());
    QCOMPARE(changed.count(), 0);
    QVERIFY(scroll(-150, [this] { return model().isAtNewest(); }));
    QCOMPARE(table().currentIndex().row(), model().rowOf(All));
    QVERIFY(table().selectionModel()->isRowSelected(model().rowOf(All)));
    QCOMPARE(m_list->current()->id, All);
}

/// The chosen request follows its run task: another delivery was answered while the chosen one is outside the window.
void tst_CaptureList::whatIsChosenFollowsItsTask()
{
    store::CaptureRow first = receive(1).value(0);
    first.taskResultId = u"taskrs-1"_s;
    first.callbackHost = u"https://tfe.example/callback"_s;
    m_list->add({first});
    table().setCurrentIndex(model().index(0, table().firstColumn()));
    QCOMPARE(m_list->current()->id, first.id);
    QVERIFY(scrollToTheEnd());
    QCOMPARE(model().rowOf(first.id), -1);
    store::CaptureRow second = first;
    second.uuid = QUuid::createUuid();
    second.id = first.id + 1;
    second.state = protocol::TaskState::Passed;
    m_list->update(second);
    QCOMPARE(m_list->current()->id, first.id);
    QCOMPARE(m_list->current()->state, protocol::TaskState::Passed);
}

void tst_CaptureList::theActionsAreShownOnceForAllRows()
{
    const QList<store::CaptureRow> rows = receive(64);
    CountingTranslator words;
    QCoreApplication::installTranslator(&words);
    words.count = 0;
    m_list->add(rows);
    QCoreApplication::removeTranslator(&words);
    QVERIFY2(words.count <= 2, qPrintable(QString::number(words.count)));
}

void tst_CaptureList::homeGoesToTheNewest()
{
    QVERIFY(scrollToTheEnd());
    m_list->add(receive(2));
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Home);
    QTRY_COMPARE(m_list->current()->id, All + 2);
    QCOMPARE(firstInSight(), All + 2);
    QVERIFY(!showNewest().isVisible());
    m_list->add(receive(1)); // rows are live again
    QCOMPARE(model().at(0).id, All + 3);
}

void tst_CaptureList::theStripGoesToTheNewest()
{
    QVERIFY(scrollToTheEnd());
    showNewest().setFocus();
    QTest::keyClick(&showNewest(), Qt::Key_Space);
    QTRY_VERIFY(!showNewest().isVisible());
    QCOMPARE(m_list->current()->id, All);
    QCOMPARE(firstInSight(), All);
    QVERIFY(table().hasFocus());
}

void tst_CaptureList::theKeysGoOnFromWhatIsInSight()
{
    QVERIFY(scrollToTheEnd());
    const qint64 inSight = firstInSight();
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_Down);
    QCOMPARE(m_list->current()->id, inSight);
    QTest::keyClick(&table(), Qt::Key_Down);
    QCOMPARE(m_list->current()->id, inSight - 1);
}

void tst_CaptureList::countsWhatWaitsBeyondTheWindow()
{
    store::OpenStore open;
    CaptureList list(open, m_clock);
    QSignalSpy waiting(&list, &CaptureList::waitingChanged);
    open.set(*m_store);
    QTRY_COMPARE(list.waiting().count(), All);
    const store::CaptureRow last = receive(1).first();
    list.add({last});
    QCOMPARE(waiting.last().first().toInt(), All + 1);
    store::CaptureRow answered = last;
    answered.state = protocol::TaskState::Passed;
    list.update(answered);
    QCOMPARE(waiting.last().first().toInt(), All);
}

/// Rows that are in sight stay there, and the button tells how many are newer.
void tst_CaptureList::pausesForAnotherRow()
{
    table().setFocus();
    QVERIFY(following().isChecked());
    QTest::keyClick(&table(), Qt::Key_J);
    QVERIFY(!following().isChecked());
    m_list->add(receive(12));
    QCOMPARE(firstInSight(), All);
    QCOMPARE(table().rowViewportPosition(0), 0);
    QVERIFY(strip().accessibleName().startsWith(u"12 newer request"_s));
    QTest::mouseClick(&showNewest(), Qt::LeftButton);
    QTRY_COMPARE(firstInSight(), All + 12);
    QVERIFY(following().isChecked());
    QVERIFY(!showNewest().isVisible());
    m_list->add(receive(1));
    QCOMPARE(firstInSight(), All + 13);
}

void tst_CaptureList::pausesWhenItScrolls()
{
    bar().setValue(3);
    QVERIFY(!following().isChecked());
    m_list->add(receive(2));
    QCOMPARE(firstInSight(), All - 3);
    bar().setValue(0); // rows come above it, in place of the end of the list
    QTRY_COMPARE(bar().value(), 2);
    QCOMPARE(firstInSight(), All);
    bar().setValue(0);
    QCOMPARE(firstInSight(), All + 2);
    QVERIFY(following().isChecked());
}

/// The first row was chosen by the list itself, and a click on it chooses no other.
void tst_CaptureList::pausesForAClickOnTheChosenRow()
{
    QCOMPARE(table().currentIndex().row(), 0);
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, QPoint(40, 5));
    QVERIFY(!following().isChecked());
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(table().viewport(), &leave);
    m_list->add(receive(1));
    QCOMPARE(firstInSight(), All);
    QCOMPARE(m_list->current()->id, All);
}

void tst_CaptureList::pausesForTheMenu()
{
    QContextMenuEvent menu(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    FollowMode &mode = table().followMode();
    mode.eventFilter(table().viewport(), &menu);
    QCOMPARE(mode.state(), FollowMode::State::Paused);
    m_list->add(receive(1));
    QCOMPARE(firstInSight(), All);
}

void tst_CaptureList::staysOffUntilItIsWanted()
{
    table().setFocus();
    QTest::keyClick(&table(), Qt::Key_F);
    QVERIFY(!following().isChecked());
    bar().setValue(5);
    bar().setValue(0);
    QVERIFY(!following().isChecked());
    m_list->add(receive(2));
    QCOMPARE(firstInSight(), All);
    QTest::keyClick(&table(), Qt::Key_F);
    QTRY_COMPARE(firstInSight(), All + 2);
    QVERIFY(following().isChecked());
}

void tst_CaptureList::waitsUnderThePointer()
{
    QTest::mouseMove(table().viewport(), QPoint(40, 40));
    QTRY_VERIFY(table().followMode().isHolding());
    m_list->add(receive(3));
    QCOMPARE(firstInSight(), All);
    QVERIFY(following().isChecked());
    QVERIFY(strip().accessibleName().startsWith(u"3 newer request"_s));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(table().viewport(), &leave);
    QTRY_COMPARE(firstInSight(), All + 3);
    QVERIFY(strip().accessibleName().isEmpty());
    QCOMPARE(m_list->current()->id, All);
}

/// The newest row was chosen, so it goes on to follow, but only as long as that row is in sight.
void tst_CaptureList::keepsTheChosenRowInSight()
{
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, QPoint(40, table().rowHeight(0) + 5));
    QTest::mouseClick(&showNewest(), Qt::LeftButton);
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(table().viewport(), &leave);
    table().selectionModel()->clear();
    QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, QPoint(40, 5));
    QCoreApplication::sendEvent(table().viewport(), &leave);
    QVERIFY(following().isChecked());
    m_list->add(receive(1));
    QCOMPARE(firstInSight(), All + 1);
    m_list->add(receive(40));
    QVERIFY(!following().isChecked());
    QCOMPARE(firstInSight(), All + 1);
    QVERIFY(table().visualRect(table().currentIndex()).isValid());
}

RUNLATCH_WINDOW_TEST(tst_CaptureList)
#include "tst_capturelist.moc"
