// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "comparison/alignment.h"

#include "support/suite.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace runlatch::comparison;

/// Equal elements of two sequences are paired, those in the same order apart from those that moved.
class tst_Alignment : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatIsInOrder_data();
    void keepsWhatIsInOrder();
    void keepsAsMuchAsPossible();
    void pairsEqualElementsWithoutSteps();
    void boundsItsWork();
};

namespace {

using Sequence = std::vector<std::uint64_t>;

Sequence sequence(const QByteArray &letters)
{
    return {letters.begin(), letters.end()};
}

std::vector<AlignedPair> aligned(const Sequence &left, const Sequence &right,
                                 std::int64_t steps = AlignmentLimits::MaxSteps)
{
    return align(left, right, steps);
}

qsizetype keptIn(const std::vector<AlignedPair> &pairs)
{
    return std::ranges::count(pairs, false, &AlignedPair::isMoved);
}

/// The length of a longest common subsequence, by its definition.
qsizetype longestCommon(const Sequence &left, const Sequence &right)
{
    std::vector<qsizetype> row(right.size() + 1, 0);
    for (const std::uint64_t element : left) {
        qsizetype diagonal = 0;
        for (std::size_t y = 0; y < right.size(); ++y) {
            const qsizetype above = row[y + 1];
            row[y + 1] = element == right[y] ? diagonal + 1 : std::max(above, row[y]);
            diagonal = above;
        }
    }
    return row.back();
}

/// Tells whether each element is in one pair at most, pairs are equal, and those that are kept ascend.
bool isSound(const std::vector<AlignedPair> &pairs, const Sequence &left, const Sequence &right)
{
    std::vector<bool> isTaken(right.size(), false);
    std::int64_t last = -1;
    std::int64_t lastKept = -1;
    for (const AlignedPair &pair : pairs) {
        if (left[pair.left] != right[pair.right] || isTaken[pair.right] || pair.left <= last)
            return false;
        last = pair.left;
        isTaken[pair.right] = true;
        if (!pair.isMoved && pair.right <= lastKept)
            return false;
        if (!pair.isMoved)
            lastKept = pair.right;
    }
    return true;
}

} // namespace

void tst_Alignment::keepsWhatIsInOrder_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::addColumn<QByteArray>("right");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<QByteArray>("moved");
    QTest::newRow("nothing") << QByteArray() << QByteArray() << QByteArray() << QByteArray();
    QTest::newRow("same") << QByteArray("abc") << QByteArray("abc") << QByteArray("abc") << QByteArray();
    QTest::newRow("one side") << QByteArray("abc") << QByteArray() << QByteArray() << QByteArray();
    QTest::newRow("inserted") << QByteArray("abc") << QByteArray("xabyc") << QByteArray("abc") << QByteArray();
    QTest::newRow("to the end") << QByteArray("abcd") << QByteArray("bcda") << QByteArray("bcd") << QByteArray("a");
    QTest::newRow("repeated") << QByteArray("010101") << QByteArray("10101") << QByteArray("10101") << QByteArray();
    QTest::newRow("all others") << QByteArray("abc") << QByteArray("xyz") << QByteArray() << QByteArray();
}

void tst_Alignment::keepsWhatIsInOrder()
{
    QFETCH(const QByteArray, left);
    QFETCH(const QByteArray, right);
    QByteArray kept;
    QByteArray moved;
    for (const AlignedPair &pair : aligned(sequence(left), sequence(right)))
        (pair.isMoved ? moved : kept) += left[pair.left];
    QTEST(kept, "kept");
    QTEST(moved, "moved");
}

void tst_Alignment::keepsAsMuchAsPossible()
{
    QRandomGenerator random(20261123);
    for (int round = 0; round < 500; ++round) {
        Sequence left(random.bounded(30));
        Sequence right(random.bounded(30));
        for (Sequence *one : {&left, &right})
            std::ranges::generate(*one, [&] { return random.bounded(round % 7 + 1); });
        const auto pairs = aligned(left, right);
        QVERIFY(isSound(pairs, left, right));
        QCOMPARE(keptIn(pairs), longestCommon(left, right));
        QVERIFY(isSound(aligned(left, right, 5), left, right));
    }
}

void tst_Alignment::pairsEqualElementsWithoutSteps()
{
    const auto pairs = aligned(sequence("xabcdy"), sequence("vbcdaw"), 0);
    QCOMPARE(pairs.size(), 4U);
    QVERIFY(pairs.front().isMoved);
    QCOMPARE(keptIn(pairs), 3);
}

void tst_Alignment::boundsItsWork()
{
    constexpr std::size_t size = 1'000'000;
    Sequence left(size);
    Sequence right(size);
    for (std::size_t index = 0; index < size; ++index) {
        left[index] = index % 2;
        right[index] = (index + index / 2) % 3; // nothing that a search in order finds quickly
    }
    std::int64_t steps = AlignmentLimits::MaxSteps;
    QVERIFY(isSound(align(left, right, steps), left, right));
    QVERIFY(steps > -AlignmentLimits::MaxSteps);
    std::ranges::reverse(left);
    QVERIFY(isSound(align(left, right, steps), left, right));
}

RUNLATCH_TEST(tst_Alignment)
#include "tst_alignment.moc"
