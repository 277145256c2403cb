// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "store/storegate.h"
#include "support/suite.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;
using runlatch::store::StoreGate;

/// What needs files waits until there are some, and is done once.
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

private:
    static base::Error why() { return {.kind = base::ErrorKind::Storage, .rule = base::Rules::StoreNotWritable}; }
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

RUNLATCH_TEST(tst_StoreGate)
#include "tst_storegate.moc"
