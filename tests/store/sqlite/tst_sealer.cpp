// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/sqlite/sealer.h"
#include "support/suite.h"

#include <QTest>

using namespace runlatch::store;

/// A sealed secret is opened by its key alone, and never looks the same twice.
class tst_Sealer : public QObject
{
    Q_OBJECT

private slots:
    void opensWhatItSealed();
    void sealsDifferentlyEachTime();
    void opensNothingElse();
    void knowsKeys();
    void opensWhatEarlierKeysSealed();
    void marksItsKey();
};

void tst_Sealer::opensWhatItSealed()
{
    const Sealer sealer(newStoreKey());
    for (const QByteArray &secret : {QByteArray("a secret"), QByteArray(""), QByteArray(100'000, '\0')}) {
        const QByteArray sealed = sealer.seal(secret);
        QCOMPARE(sealed.size(), secret.size() + 24 + 16);
        QCOMPARE(sealer.open(sealed), secret);
    }
}

void tst_Sealer::sealsDifferentlyEachTime()
{
    const Sealer sealer(newStoreKey());
    QVERIFY(sealer.seal("a secret") != sealer.seal("a secret"));
    QVERIFY(!sealer.seal("a secret").contains("secret"));
}

void tst_Sealer::opensNothingElse()
{
    const Sealer sealer(newStoreKey());
    QByteArray sealed = sealer.seal("a secret");
    QVERIFY(!Sealer(newStoreKey()).open(sealed));
    QVERIFY(!sealer.open(sealed.chopped(1)));
    QVERIFY(!sealer.open(sealed.first(39)));
    QVERIFY(!sealer.open({}));
    sealed[30] = static_cast<char>(sealed[30] ^ 1);
    QVERIFY(!sealer.open(sealed));
}

void tst_Sealer::knowsKeys()
{
    QVERIFY(Sealer::isKey(newStoreKey()));
    QVERIFY(!Sealer::isKey({}));
    QVERIFY(!Sealer::isKey(QByteArray(31, 'x')));
    QVERIFY(newStoreKey() != newStoreKey());
}

void tst_Sealer::opensWhatEarlierKeysSealed()
{
    const StoreKey first = newStoreKey();
    Sealer sealer(first);
    const QByteArray early = sealer.seal("early");
    const StoreKey second(newStoreKey(), false);
    sealer.use(second);
    const QByteArray late = sealer.seal("late");
    QCOMPARE(*sealer.open(early), QByteArray("early"));
    QCOMPARE(*sealer.open(late), QByteArray("late"));
    QVERIFY(!Sealer(first).open(late));
    QVERIFY(!sealer.key().isLasting);
    Sealer another(newStoreKey());
    const QByteArray mine = another.seal("mine");
    another.know(second.bytes);
    QCOMPARE(*another.open(late), QByteArray("late"));
    QCOMPARE(*another.open(mine), QByteArray("mine"));
    QVERIFY(!another.open(early));
}

void tst_Sealer::marksItsKey()
{
    const StoreKey key = newStoreKey();
    const QByteArray mark = Sealer(key).mark();
    QCOMPARE(mark.size(), 16);
    QCOMPARE(Sealer({key.bytes, false}).mark(), mark);
    QVERIFY(Sealer(newStoreKey()).mark() != mark);
    QVERIFY(!key.bytes.contains(mark.first(4)));
}

RUNLATCH_TEST(tst_Sealer)
#include "tst_sealer.moc"
