// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// A search finds what QByteArray finds, in time proportional to the bytes. The comparisons are counted.

#include "redaction/search.h"
#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace runlatch::redaction;

/// All places of a text are found, as Qt finds them, in time that grows with the text alone.
class tst_Search : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatStandsThere_data();
    void findsWhatStandsThere();
    void findsTheSameAsQt();
    void isLinear_data();
    void isLinear();
    void replacesEachPlace();
};

void tst_Search::findsWhatStandsThere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("needle");
    QTest::addColumn<QList<qsizetype>>("places");
    const auto row = [](const char *name, const char *text, const char *needle, const QList<qsizetype> &places) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(needle) << places;
    };
    row("nothing", "", "a", {});
    row("no needle", "abc", "", {});
    row("longer than the text", "abc", "abcd", {});
    row("the whole", "abc", "abc", {0});
    row("twice", "xabcabc", "abc", {1, 4});
    row("none over another", "aaaaa", "aa", {0, 2});
    row("after a false start", "ababac", "abac", {2});
    row("after a long false start", "aabaabaaab", "aabaaab", {3});
    row("one byte", "a.b.c", ".", {1, 3});
}

void tst_Search::findsWhatStandsThere()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, needle);
    QList<qsizetype> places;
    forEachPlace(text, needle, [&places](qsizetype at) { places.append(at); });
    QTEST(places, "places");
}

void tst_Search::findsTheSameAsQt()
{
    QRandomGenerator random(20261122);
    for (int round = 0; round < 20'000; ++round) {
        const auto bytes = [&random](qsizetype size) {
            QByteArray made(size, 'a');
            for (char &byte : made)
                byte = static_cast<char>('a' + random.bounded(2));
            return made;
        };
        const QByteArray text = bytes(random.bounded(40));
        const QByteArray needle = bytes(1 + random.bounded(6));
        const qsizetype from = random.bounded(static_cast<int>(text.size()) + 1);
        QCOMPARE(Search(needle).next(text, from), text.indexOf(needle, from));
    }
}

void tst_Search::isLinear_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("needle");
    const QByteArray as(1'000'000, 'a');
    QTest::newRow("begins otherwise") << as << "b" + QByteArray(100'000, 'a');
    QTest::newRow("ends otherwise") << as << QByteArray(100'000, 'a') + "b";
    QTest::newRow("differs in the middle") << as << QByteArray(50'000, 'a') + "b" + QByteArray(50'000, 'a');
    QTest::newRow("nearly everywhere") << (QByteArray(999, 'a') + 'b').repeated(1000) << QByteArray(1000, 'a');
    QTest::newRow("period of two") << QByteArray("ab").repeated(500'000) << QByteArray("ab").repeated(50'000) + "aa";
    QTest::newRow("many first bytes") << as << QByteArray("ab");
}

void tst_Search::isLinear()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, needle);
    qint64 comparisons = 0;
    const auto equal = [&comparisons](char left, char right) {
        ++comparisons;
        return left == right;
    };
    Search search(needle, equal);
    for (qsizetype at = search.next(text, 0); at >= 0; at = search.next(text, at + needle.size()))
        ;
    QVERIFY2(comparisons <= 2 * (text.size() + needle.size()), qPrintable(QString::number(comparisons)));
}

void tst_Search::replacesEachPlace()
{
    QCOMPARE(replaced("a-b-a", "a", "xyz"), QByteArray("xyz-b-xyz"));
    QCOMPARE(replaced("aaa", "b", "x"), QByteArray("aaa"));
    QCOMPARE(replaced("", "b", "x"), QByteArray(""));
}

RUNLATCH_TEST(tst_Search)
#include "tst_search.moc"
