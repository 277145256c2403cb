// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "support/suite.h"
#include "text/foldedsearch.h"

#include <QTest>

namespace runlatch::text {

/// Bytes are found in either case, also where they overlap themselves.
class tst_FoldedSearch : public QObject
{
    Q_OBJECT

private slots:
    void findsInEitherCase();
    void findsAllThatDoNotOverlap();
    void stopsWhenCancelled();
};

void tst_FoldedSearch::findsInEitherCase()
{
    QCOMPARE(FoldedSearch("RUN_id").next("{\"Run_ID\":1}", 0), 2);
    QCOMPARE(FoldedSearch("aab").next("aaab", 0), 1);
    QCOMPARE(FoldedSearch("abab").next("abaabab", 0), 3);
    QCOMPARE(FoldedSearch("x").next("abc", 0), -1);
    QCOMPARE(FoldedSearch("a").next("a", 1), -1);
    QVERIFY(FoldedSearch("\xC3\xA4").isIn("\xC3\xA4"));
}

void tst_FoldedSearch::findsAllThatDoNotOverlap()
{
    QCOMPARE(FoldedSearch("aa").all("aaaaa", 10), (QList<qsizetype>{0, 2}));
    QCOMPARE(FoldedSearch("a").all("aaaaa", 3).size(), 3);
}

void tst_FoldedSearch::stopsWhenCancelled()
{
    const std::atomic<bool> cancelled = true;
    QCOMPARE(FoldedSearch("a").next("a", 0, &cancelled), -1);
}

RUNLATCH_TEST(tst_FoldedSearch)

} // namespace runlatch::text

#include "tst_foldedsearch.moc"
