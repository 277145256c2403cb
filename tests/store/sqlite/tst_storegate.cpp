// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/sqlite/storegate.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using runlatch::store::StoreGate;

/// An action that waits for the files is done once, and a question about them is answered when they were tried.
class tst_StoreGate : public QObject
{
    Q_OBJECT

private slots:
    void isOpenUnlessToldOtherwise();
    void waitsWhileTheFilesAreOpened();
    void triesAgainAndAsksForAFolder();
    void asksForNoFolderWhereNobodyWaits();
    void whoDeclinesHearsNoMore();
    void forgetsADeadContext();
    void theLaterCallReplacesTheWaitingOne();
    void tellsWhatIsKnown_data();
    void tellsWhatIsKnown();
    void tellsWhenTheFilesWereTried_data();
    void tellsWhenTheFilesWereTried();
    void tellsNothingOnceAborted();
    void knowsWhyTheFilesAreClosed();

private:
    base::Call ask(StoreGate &gate)
    {
        m_answers.clear();
        return gate.whenTried(this, [this](const base::Result<bool> &isOpen) { m_answers.append(*isOpen); });
    }
    static void set(StoreGate &gate, bool isOpen)
    {
        if (isOpen)
            gate.setOpen(u"/a"_s);
        else
            gate.setClosed(why(), u"/a"_s);
    }
    static base::Error why() { return {.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreNotWritable}; }

    QList<bool> m_answers;
};

void tst_StoreGate::isOpenUnlessToldOtherwise()
{
    StoreGate gate;
    int passed = 0;
    gate.pass(this, [&passed] { ++passed; });
    QCOMPARE(passed, 1);
    QVERIFY(gate.isOpen());
    QVERIFY(!gate.isOpening());
}

void tst_StoreGate::waitsWhileTheFilesAreOpened()
{
    StoreGate gate;
    const QSignalSpy wanted(&gate, &StoreGate::openWanted);
    int passed = 0;
    gate.setOpening();
    QVERIFY(gate.isOpening());
    QVERIFY(!gate.isOpen());
    gate.pass(this, [&passed] { ++passed; });
    QCOMPARE(wanted.size(), 0); // they are on their way
    QCOMPARE(passed, 0);
    gate.setOpen(u"/a"_s);
    QVERIFY(gate.isOpen());
    QVERIFY(!gate.isOpening());
    QCOMPARE(passed, 1);
    gate.setOpen(u"/a"_s);
    QCOMPARE(passed, 1);
}

void tst_StoreGate::triesAgainAndAsksForAFolder()
{
    StoreGate gate;
    const QSignalSpy wanted(&gate, &StoreGate::openWanted);
    const QSignalSpy folder(&gate, &StoreGate::folderWanted);
    int passed = 0;
    gate.setClosed(why(), u"/a"_s);
    QVERIFY(!gate.isOpen());
    QVERIFY(!gate.isOpening());
    gate.pass(this, [&passed] { ++passed; });
    QCOMPARE(wanted, QList<QVariantList>{{QString()}});
    gate.setClosed(why(), u"/a"_s);
    QCOMPARE(folder.size(), 1);
    QCOMPARE(passed, 0);
    gate.setOpen(u"/b"_s);
    QCOMPARE(passed, 1);
}

void tst_StoreGate::asksForNoFolderWhereNobodyWaits()
{
    StoreGate gate;
    const QSignalSpy closed(&gate, &StoreGate::closed);
    const QSignalSpy folder(&gate, &StoreGate::folderWanted);
    gate.setClosed(why(), u"/a"_s);
    QCOMPARE(closed.size(), 1);
    QCOMPARE(folder.size(), 0);
}

void tst_StoreGate::whoDeclinesHearsNoMore()
{
    StoreGate gate;
    int passed = 0;
    gate.setClosed(why(), u"/a"_s);
    gate.pass(this, [&passed] { ++passed; });
    gate.giveUp();
    gate.setOpen(u"/a"_s);
    QCOMPARE(passed, 0);
}

void tst_StoreGate::forgetsADeadContext()
{
    StoreGate gate;
    const QSignalSpy folder(&gate, &StoreGate::folderWanted);
    int passed = 0;
    auto context = std::make_unique<QObject>();
    gate.setClosed(why(), u"/a"_s);
    gate.pass(context.get(), [&passed] { ++passed; });
    context.reset();
    gate.setClosed(why(), u"/a"_s);
    QCOMPARE(folder.size(), 0);
    gate.setOpen(u"/a"_s);
    QCOMPARE(passed, 0);
}

void tst_StoreGate::theLaterCallReplacesTheWaitingOne()
{
    StoreGate gate;
    QStringList passed;
    gate.setOpening();
    gate.pass(this, [&passed] { passed.append(u"first"_s); });
    gate.pass(this, [&passed] { passed.append(u"second"_s); });
    gate.setOpen(u"/a"_s);
    QCOMPARE(passed, QStringList{u"second"_s});
}

void tst_StoreGate::tellsWhatIsKnown_data()
{
    QTest::addColumn<bool>("isOpen");
    QTest::newRow("open") << true;
    QTest::newRow("closed") << false;
}

void tst_StoreGate::tellsWhatIsKnown()
{
    QFETCH(bool, isOpen);
    StoreGate gate;
    set(gate, isOpen);
    const base::Call call = ask(gate);
    QVERIFY(call.isRunning()); // the answer never comes before the call returned
    QTRY_COMPARE(m_answers, QList<bool>{isOpen});
    QVERIFY(!call.isRunning());
}

void tst_StoreGate::tellsWhenTheFilesWereTried_data()
{
    tellsWhatIsKnown_data();
}

void tst_StoreGate::tellsWhenTheFilesWereTried()
{
    QFETCH(bool, isOpen);
    StoreGate gate;
    gate.setOpening();
    const base::Call call = ask(gate);
    QCoreApplication::processEvents(); // an early answer would be posted by now
    QVERIFY(call.isRunning() && m_answers.isEmpty());
    set(gate, isOpen);
    QCOMPARE(m_answers, QList<bool>{isOpen});
    gate.setOpening();
    set(gate, !isOpen); // the question is answered
    QCOMPARE(m_answers.size(), 1);
}

void tst_StoreGate::tellsNothingOnceAborted()
{
    StoreGate gate;
    gate.setOpening();
    base::Call call = ask(gate);
    call.abort();
    set(gate, true);
    QVERIFY(m_answers.isEmpty());
}

/// A window that is made later shows it, too.
void tst_StoreGate::knowsWhyTheFilesAreClosed()
{
    StoreGate gate;
    QVERIFY(!gate.refusal());
    gate.setClosed(why(), u"/a"_s);
    QVERIFY(gate.refusal());
    QCOMPARE(gate.refusal()->why.rule, base::Rules::StoreNotWritable);
    QCOMPARE(gate.refusal()->folder, u"/a"_s);
    gate.setOpen(u"/b"_s);
    QVERIFY(!gate.refusal());
}

RUNLATCH_TEST(tst_StoreGate)
#include "tst_storegate.moc"
