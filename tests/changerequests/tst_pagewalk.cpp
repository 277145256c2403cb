// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/pagewalk.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

namespace {

QStringList ids(int from, int to)
{
    QStringList some;
    for (int number = from; number < to; ++number)
        some.append(QString::number(number));
    return some;
}

PageWalk::Seen page(const QStringList &rows, int number, int total)
{
    return {.ids = rows, .unreadable = 0, .pagination = protocol::paginate(number, PageWalk::Size, total)};
}

/// A page of a service that gives no pagination.
PageWalk::Seen bare(const QStringList &rows)
{
    return page(rows, 1, static_cast<int>(rows.size()));
}

} // namespace

/// A bounded number of pages is requested, and pages are requested again if rows have shifted.
class tst_PageWalk : public QObject
{
    Q_OBJECT
private slots:
    void asksOnlyForTheFirstAtFirst();
    void ends_data();
    void ends();
    void isBounded();
    void noticesShifts_data();
    void noticesShifts();
    void readsOnceMoreOnly();
};

void tst_PageWalk::asksOnlyForTheFirstAtFirst()
{
    PageWalk walk;
    QCOMPARE(walk.next(), 1);
    walk.ask();
    QCOMPARE(walk.next(), std::nullopt);
    walk.take(page(ids(0, 100), 1, 250));
    for (const int number : {2, 3}) {
        QCOMPARE(walk.next(), number);
        walk.ask();
    }
    QCOMPARE(walk.next(), std::nullopt);
}

void tst_PageWalk::ends_data()
{
    QTest::addColumn<QList<PageWalk::Seen>>("pages"); // the walk needs all of these pages
    PageWalk::Seen narrowed = page({}, 1, 250);
    narrowed.narrowedHere = true;
    PageWalk::Seen unreadable = page({}, 1, 150);
    unreadable.unreadable = 100;
    PageWalk::Seen liar = page(ids(0, 100), 1, 0);
    PageWalk::Seen longList = page(ids(0, 100), 1, 1'000'000'000);
    using Pages = QList<PageWalk::Seen>;
    QTest::newRow("honest") << Pages{page(ids(0, 100), 1, 150), page(ids(100, 150), 2, 150)};
    QTest::newRow("empty") << Pages{page({}, 1, 0)};
    QTest::newRow("no pagination, few") << Pages{bare(ids(0, 7))};
    QTest::newRow("no pagination, all at once") << Pages{bare(ids(0, 350)), bare(ids(0, 350))};
    QTest::newRow("no pagination, by pages") << Pages{bare(ids(0, 100)), bare(ids(100, 120)), bare({})};
    QTest::newRow("size ignored and not told") << Pages{bare(ids(0, 20)), bare(ids(20, 33))};
    QTest::newRow("total too low") << Pages{liar, page(ids(100, 130), 2, 0)};
    QTest::newRow("total too high") << Pages{longList, page({}, 2, 1'000'000'000)};
    QTest::newRow("goes round") << Pages{longList, page(ids(0, 100), 2, 1'000'000'000)};
    QTest::newRow("narrowed to nothing") << Pages{narrowed, page(ids(0, 3), 2, 250), page(ids(3, 4), 3, 250)};
    QTest::newRow("nothing can be read") << Pages{unreadable, page(ids(0, 50), 2, 150)};
}

void tst_PageWalk::ends()
{
    QFETCH(QList<PageWalk::Seen>, pages);
    PageWalk walk;
    for (const PageWalk::Seen &seen : std::as_const(pages)) {
        QVERIFY(!walk.isAtEnd());
        QVERIFY(walk.next());
        walk.ask();
        walk.take(seen);
    }
    QVERIFY(walk.isAtEnd());
    QVERIFY(!walk.next());
    QVERIFY(!walk.isEndless());
    QVERIFY(!walk.hasShifted());
}

void tst_PageWalk::isBounded()
{
    PageWalk walk;
    int pages = 0;
    while (walk.next() && pages < 2 * PageWalk::MaxPages) {
        walk.ask();
        walk.take(page({QString::number(pages)}, pages + 1, 1'000'000'000));
        ++pages;
    }
    QCOMPARE(pages, PageWalk::MaxPages);
    QVERIFY(walk.isEndless());
    QVERIFY(!walk.wantsAnotherRound());
}

void tst_PageWalk::noticesShifts_data()
{
    QTest::addColumn<PageWalk::Seen>("second");
    QTest::addColumn<bool>("shifted");
    QTest::newRow("steady") << page(ids(100, 150), 2, 150) << false;
    QTest::newRow("one was added") << page(ids(99, 150), 2, 151) << true;
    QTest::newRow("a row again, the same total") << page(ids(99, 149), 2, 150) << true;
    QTest::newRow("one was archived: a row was missed") << page(ids(101, 150), 2, 149) << true;
    QTest::newRow("the last page has gone") << page({}, 2, 100) << true;
    QTest::newRow("ids twice on one page") << page(ids(100, 150) + ids(100, 110), 2, 150) << false;
}

void tst_PageWalk::noticesShifts()
{
    QFETCH(PageWalk::Seen, second);
    PageWalk walk;
    walk.take(page(ids(0, 100), 1, 150));
    walk.take(second);
    QVERIFY(walk.isAtEnd());
    QTEST(walk.hasShifted(), "shifted");
    QTEST(walk.wantsAnotherRound(), "shifted");
}

void tst_PageWalk::readsOnceMoreOnly()
{
    PageWalk walk;
    for (const int round : {1, 2}) {
        QCOMPARE(walk.round(), round);
        QCOMPARE(walk.next(), 1);
        walk.ask();
        walk.take(page(ids(0, 100), 1, 150));
        QVERIFY(!walk.hasShifted());
        walk.take(page(ids(100, 149), 2, 149));
        QVERIFY(walk.hasShifted());
        QCOMPARE(walk.wantsAnotherRound(), round == 1);
        if (round == 1)
            walk.startAgain();
    }
}

RUNLATCH_TEST(tst_PageWalk)

} // namespace runlatch::changerequests

#include "tst_pagewalk.moc"
