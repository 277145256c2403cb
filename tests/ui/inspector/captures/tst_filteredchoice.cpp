// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturelist.h"

#include "capturelistfixture.h"
#include "support/suite.h"
#include "support/themedtest.h"
#include "ui/inspector/captures/capturefilterbar.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::ui;

/// A filter that leaves out the chosen request lets go of it, and gives it back.
class tst_FilteredChoice : public support::ThemedTest, protected CaptureListFixture
{
    Q_OBJECT
private slots:
    void init();
    void cleanup() { closeList(); }
    void isLetGoAndComesBack();
    void staysWhereItFits();
    void staysInSpiteOfTheFilterIfItIsWanted();
    void countsWhatIsChosen();

private:
    CaptureFilterBar &bar() const { return *m_list->findChild<CaptureFilterBar *>(); }
    qint64 current() const { return m_list->current() ? m_list->current()->id : 0; }

    static constexpr int All = 300;
};

void tst_FilteredChoice::init()
{
    QVERIFY(openList(All));
    table().choose(2);
    QCOMPARE(current(), All - 2);
}

/// No other row is chosen in its place: the detail would show what nobody asked for.
void tst_FilteredChoice::isLetGoAndComesBack()
{
    const QSignalSpy changed(m_list.get(), &CaptureList::currentChanged);
    bar().setText(u"id:7..9"_s);
    QTRY_COMPARE(current(), 0);
    QTRY_COMPARE(model().rowCount(), 3);
    QVERIFY(m_list->isCurrentFilteredOut());
    QVERIFY(!changed.isEmpty());
    QVERIFY(!table().currentIndex().isValid());
    bar().setText(u"id:>7"_s);
    QTRY_COMPARE(current(), All - 2);
    bar().setText(u"ws:missing"_s);
    QTRY_COMPARE(current(), 0);
    bar().setText({});
    QTRY_COMPARE(current(), All - 2);
    QVERIFY(!m_list->isCurrentFilteredOut());
}

/// Also outside of the window: the user may only have scrolled past it.
void tst_FilteredChoice::staysWhereItFits()
{
    m_list->chooseCapture(store::load(*m_store, 3)->row);
    QCOMPARE(current(), 3);
    const QSignalSpy changed(m_list.get(), &CaptureList::currentChanged);
    bar().setText(u"id:1..290"_s);
    QTRY_VERIFY(model().rowCount() > 0);
    bar().setText(u"network"_s); // in no bytes, but in the name of the workspace
    QTRY_COMPARE(model().rowCount(), 200);
    QCOMPARE(current(), 3);
    QVERIFY(!m_list->isCurrentFilteredOut());
}

void tst_FilteredChoice::staysInSpiteOfTheFilterIfItIsWanted()
{
    bar().setText(u"id:7..9"_s);
    QTRY_COMPARE(current(), 0);
    QTRY_COMPARE(model().rowCount(), 3);
    m_list->chooseCapture(store::load(*m_store, 20)->row); // as the timeline does
    QCOMPARE(current(), 20);
    table().choose(0);
    QCOMPARE(current(), 9);
}

void tst_FilteredChoice::countsWhatIsChosen()
{
    QSignalSpy counted(m_list.get(), &CaptureList::chosenChanged);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&table(), Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(counted.last().first().toInt(), 4);
    table().choose(0);
    QCOMPARE(counted.last().first().toInt(), 1);
}

RUNLATCH_WINDOW_TEST(tst_FilteredChoice)

#include "tst_filteredchoice.moc"
