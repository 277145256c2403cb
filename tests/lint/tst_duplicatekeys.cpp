// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/duplicatekeys.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::lint;

/// Keys that stand twice in an object are found however they are written, in few comparisons for any keys.
class tst_DuplicateKeys : public QObject
{
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void objectsAreApart();
    void manyKeysTakeFewComparisons();
};

void tst_DuplicateKeys::finds_data()
{
    QTest::addColumn<QByteArrayList>("keys");
    QTest::addColumn<QList<int>>("found");
    QTest::newRow("none") << QByteArrayList{"a", "b", "", "A"} << QList<int>();
    QTest::newRow("two") << QByteArrayList{"a", "b", "a", "b", "a"} << QList<int>{2, 3, 4};
    QTest::newRow("empty") << QByteArrayList{"", "a", ""} << QList<int>{2};
    QTest::newRow("escaped") << QByteArrayList{"a/b", R"(\u0061\/b)", R"(a\\/b)"} << QList<int>{1};
    QTest::newRow("two escapes of one emoji") << QByteArrayList{"\xf0\x9f\x98\x80", R"(\uD83D\uDE00)"} << QList<int>{1};
    QTest::newRow("more than are compared with each other")
        << QByteArrayList{"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "\\u0062", "j"} << QList<int>{10, 11};
}

void tst_DuplicateKeys::finds()
{
    QFETCH(const QByteArrayList, keys);
    const QByteArray text = keys.join('"');
    DuplicateKeys duplicates(text);
    duplicates.open();
    QList<qsizetype> offsets;
    for (qsizetype at = 0; const QByteArray &key : keys) {
        offsets.append(at);
        duplicates.add(at, key.size(), key.contains('\\'));
        at += key.size() + 1;
    }
    QList<int> found;
    for (const DuplicateKeys::Key &key : duplicates.close()) // an empty key begins where no other one does
        found.append(static_cast<int>(offsets.indexOf(static_cast<qsizetype>(key.offset))));
    QTEST(found, "found");
}

void tst_DuplicateKeys::objectsAreApart()
{
    const QByteArray text = "ab";
    DuplicateKeys duplicates(text);
    duplicates.open();
    duplicates.add(0, 1, false);
    duplicates.open();
    duplicates.add(0, 1, false);
    duplicates.add(1, 1, false);
    QVERIFY(duplicates.close().empty());
    duplicates.add(1, 1, false);
    duplicates.add(0, 1, false);
    QCOMPARE(duplicates.close().size(), std::size_t(1));
}

void tst_DuplicateKeys::manyKeysTakeFewComparisons()
{
    constexpr int Keys = 100'000;
    QByteArray text;
    for (int number = 0; number < Keys; ++number)
        text += QByteArray::number(number).rightJustified(8, '0');
    DuplicateKeys duplicates(text);
    duplicates.open();
    for (int number = 0; number < Keys; ++number)
        duplicates.add(number * 8, 8, false);
    duplicates.add(8, 8, false);
    QCOMPARE(duplicates.close().size(), std::size_t(1));
    QVERIFY2(duplicates.steps() < 4 * Keys, QByteArray::number(duplicates.steps()).constData());
}

RUNLATCH_TEST(tst_DuplicateKeys)
#include "tst_duplicatekeys.moc"
