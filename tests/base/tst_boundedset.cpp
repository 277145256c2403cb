// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/boundedset.h"
#include "support/suite.h"

#include <QTest>

using runlatch::base::BoundedSet;

/// A set with a bound forgets its oldest member, and keeps each member once.
class tst_BoundedSet : public QObject
{
    Q_OBJECT
private slots:
    void forgetsTheOldest();
    void keepsEachOnce();
    void canBeEmptied();
};

void tst_BoundedSet::forgetsTheOldest()
{
    BoundedSet<int> set(3);
    for (int value = 0; value < 1000; ++value) {
        const std::optional<int> forgotten = set.insert(value);
        QCOMPARE(forgotten, value < 3 ? std::nullopt : std::optional(value - 3));
        QVERIFY(set.size() <= 3);
    }
    QVERIFY(!set.contains(996));
    QVERIFY(set.contains(997) && set.contains(998) && set.contains(999));
}

void tst_BoundedSet::keepsEachOnce()
{
    BoundedSet<int> set(2);
    for (const int value : {1, 2, 1, 2})
        QVERIFY(!set.insert(value));
    QCOMPARE(set.insert(3), std::optional(1));
    QVERIFY(!set.contains(1));
    QVERIFY(set.contains(2) && set.contains(3));
}

void tst_BoundedSet::canBeEmptied()
{
    BoundedSet<int> set(2);
    for (int value = 0; value < 10; ++value) {
        set.insert(value);
        QVERIFY(set.remove(value));
        QVERIFY(!set.remove(value));
    }
    QCOMPARE(set.size(), 0);
    for (const int value : {1, 2, 3})
        set.insert(value);
    QCOMPARE(set.size(), 2);
    set.clear();
    for (const int value : {3, 4})
        QVERIFY(!set.insert(value));
    QCOMPARE(set.size(), 2);
}

RUNLATCH_TEST(tst_BoundedSet)
#include "tst_boundedset.moc"
