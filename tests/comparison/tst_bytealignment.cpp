// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/bytealignment.h"

#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::comparison;

/// Two texts are cut into runs of equal and different bytes that cover both, in bounded time.
class tst_ByteAlignment : public QObject
{
    Q_OBJECT

private slots:
    void runs_data();
    void runs();
    void runsCoverBothTexts();
    void anInsertionShiftsNothing();
    void boundsItsWork_data();
    void boundsItsWork();
    void canBeCancelled();
};

namespace {

/// "=3 2/1": three equal bytes, then two that became one.
QString shownRuns(const ByteAlignment &alignment)
{
    QStringList shown;
    for (const ByteRun &run : alignment.runs)
        shown += run.isSame ? u"=%1"_s.arg(run.leftLength) : u"%1/%2"_s.arg(run.leftLength).arg(run.rightLength);
    return shown.join(u' ');
}

bool covers(const ByteAlignment &alignment, const QByteArray &left, const QByteArray &right)
{
    qint64 leftEnd = 0;
    qint64 rightEnd = 0;
    for (const ByteRun &run : alignment.runs) {
        if (run.left != leftEnd || run.right != rightEnd)
            return false;
        leftEnd += run.leftLength;
        rightEnd += run.rightLength;
        if (run.isSame && left.mid(run.left, run.leftLength) != right.mid(run.right, run.rightLength))
            return false;
    }
    return leftEnd == left.size() && rightEnd == right.size();
}

} // namespace

void tst_ByteAlignment::runs_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QString>("expected");
    QTest::newRow("nothing") << QByteArray() << QByteArray() << QString();
    QTest::newRow("same") << QByteArray("abcd\n") << QByteArray("abcd\n") << u"=5"_s;
    QTest::newRow("newline lost") << QByteArray("{\"a\":1}") << QByteArray("{\"a\":1}\n") << u"=7 0/1"_s;
    QTest::newRow("one side") << QByteArray() << QByteArray("abc") << u"0/3"_s;
    QTest::newRow("two places") << QByteArray("{\"first\":1,\"second\":2}") << QByteArray("{\"first\":3,\"second\":45}")
                                << u"=9 1/1 =10 1/2 =1"_s;
    QTest::newRow("line inserted") << QByteArray("one\ntwo\n") << QByteArray("one\nand\ntwo\n") << u"=4 0/4 =4"_s;
    QTest::newRow("equal by chance") << QByteArray("abcXefg") << QByteArray("1231X123") << u"7/8"_s;
}

void tst_ByteAlignment::runs()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    const ByteAlignment alignment = alignBytes(left, right);
    QTEST(shownRuns(alignment), "expected");
    QVERIFY(covers(alignment, left, right));
}

void tst_ByteAlignment::runsCoverBothTexts()
{
    QRandomGenerator random(7);
    for (int round = 0; round < 300; ++round) {
        QByteArray texts[2];
        for (QByteArray &text : texts) {
            for (int length = random.bounded(3000); length > 0; --length)
                text += "ab\n{"[random.bounded(round % 4 + 1)];
        }
        texts[round % 2] = texts[1 - round % 2].left(random.bounded(3000)) + texts[round % 2];
        QVERIFY(covers(alignBytes(texts[0], texts[1]), texts[0], texts[1]));
    }
}

void tst_ByteAlignment::anInsertionShiftsNothing()
{
    QRandomGenerator random(8);
    QByteArray left; // one line of 20 MB
    while (left.size() < 20'000'000)
        left += QByteArray::number(random.generate64(), 36);
    QByteArray right = left;
    right.insert(10'000'000, "new");
    right.insert(5'000'000, "inserted");
    const ByteAlignment alignment = alignBytes(left, right);
    QVERIFY(covers(alignment, left, right));
    QCOMPARE(alignment.differences(), 2);
    QCOMPARE(alignment.runs.at(1).rightLength, 8);
}

void tst_ByteAlignment::boundsItsWork_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::newRow("line ends") << QByteArray(20'000'000, '\n') << QByteArray(19'999'999, '\n');
    QTest::newRow("one byte") << QByteArray(20'000'000, 'a') << QByteArray(19'999'000, 'a');
    QTest::newRow("nothing alike") << QByteArray(20'000'000, 'a') << QByteArray(20'000'000, 'b');
    QTest::newRow("two lines in turn") << QByteArray("a\nb\n").repeated(2'000'000)
                                       << QByteArray("b\na\na\n").repeated(1'500'000);
    QTest::newRow("every line") << QByteArray("line a\nsame\n").repeated(100'000)
                                << QByteArray("line b\nsame\n").repeated(100'000);
}

void tst_ByteAlignment::boundsItsWork()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    const ByteAlignment alignment = alignBytes(left, right);
    QVERIFY(covers(alignment, left, right));
    QVERIFY(alignment.runs.size() <= ByteAlignment::MaxRuns);
    QVERIFY(alignment.differences() > 0);
}

void tst_ByteAlignment::canBeCancelled()
{
    const ByteAlignment alignment = alignBytes("a", "b", [] { return true; });
    QVERIFY(alignment.isCancelled);
    QVERIFY(alignment.runs.isEmpty());
}

RUNLATCH_TEST(tst_ByteAlignment)
#include "tst_bytealignment.moc"
