// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/pagewalk.h"

#include "base/rules.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::service {

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

/// A page of a service that tells nothing.
PageWalk::Seen bare(const QStringList &rows)
{
    return {.ids = rows, .pagination = {.rows = static_cast<int>(rows.size())}};
}

/// A page of a service that tells only whether another one follows.
PageWalk::Seen linked(const QStringList &rows, std::optional<int> next)
{
    PageWalk::Seen page = bare(rows);
    page.pagination.next = next;
    page.pagination.isLast = !next;
    return page;
}

/// A page of a service that tells its total alone.
PageWalk::Seen counted(const QStringList &rows, int total)
{
    PageWalk::Seen page = bare(rows);
    page.pagination.totalCount = total;
    return page;
}

} // namespace

/// The walk of a list is bounded, repeated where rows have shifted, and complete only where that is proved.
class tst_PageWalk : public QObject
{
    Q_OBJECT
private slots:
    void asksOnlyForTheFirstAtFirst();
    void ends_data();
    void ends();
    void aGuessMayBeRefused();
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
    QTest::addColumn<QString>("doubt");               // empty: the list is proved to be complete
    PageWalk::Seen unreadable = page({}, 1, 150);
    unreadable.unreadable = 100;
    PageWalk::Seen allUnreadable = bare({});
    allUnreadable.unreadable = 7;
    const PageWalk::Seen liar = page(ids(0, 100), 1, 0);
    const PageWalk::Seen longList = page(ids(0, 100), 1, 1'000'000'000);
    const auto emptyOf = [](int number) { return page({}, number, 1'000'000'000); };
    using Pages = QList<PageWalk::Seen>;
    const QString whole;
    const QString same = u"list.same-page"_s;
    const QString fewer = u"list.fewer"_s;
    QTest::newRow("honest") << Pages{page(ids(0, 100), 1, 150), page(ids(100, 150), 2, 150)} << whole;
    QTest::newRow("honest, a full page") << Pages{page(ids(0, 100), 1, 100)} << whole;
    QTest::newRow("empty") << Pages{page({}, 1, 0)} << whole;
    QTest::newRow("nothing told, empty") << Pages{bare({})} << whole;
    QTest::newRow("nothing told, few") << Pages{bare(ids(0, 7)), bare({})} << whole;
    QTest::newRow("nothing told, small pages")
        << Pages{bare(ids(0, 10)), bare(ids(10, 20)), bare(ids(20, 25)), bare({})} << whole;
    QTest::newRow("nothing told, by pages") << Pages{bare(ids(0, 100)), bare(ids(100, 120)), bare({})} << whole;
    QTest::newRow("nothing told, number ignored") << Pages{bare(ids(0, 7)), bare(ids(0, 7))} << same;
    QTest::newRow("nothing told, all at once") << Pages{bare(ids(0, 350)), bare(ids(0, 350))} << same;
    QTest::newRow("nothing can be read, nothing told") << Pages{allUnreadable} << u"list.end-unknown"_s;
    QTest::newRow("links, size ignored") << Pages{linked(ids(0, 25), 2), linked(ids(25, 50), 3),
                                                  linked(ids(50, 60), {})}
                                         << whole;
    QTest::newRow("links, a full last page")
        << Pages{linked(ids(0, 20), 2), linked(ids(20, 40), {}), bare({})} << whole;
    QTest::newRow("links, number ignored") << Pages{linked(ids(0, 20), 2), linked(ids(0, 20), 2)} << same;
    QTest::newRow("links, said to be all, number ignored")
        << Pages{linked(ids(0, 20), {}), linked(ids(0, 20), {})} << same;
    QTest::newRow("counted, size ignored")
        << Pages{counted(ids(0, 10), 25), counted(ids(10, 20), 25), counted(ids(20, 25), 25)} << whole;
    QTest::newRow("counted, number ignored") << Pages{counted(ids(0, 20), 47), counted(ids(0, 20), 47)} << same;
    QTest::newRow("total too low") << Pages{liar, page(ids(100, 130), 2, 0), page({}, 3, 0)} << whole;
    QTest::newRow("total too high") << Pages{longList, emptyOf(2), emptyOf(3), emptyOf(4)} << fewer;
    QTest::newRow("total a little too high") << Pages{page(ids(0, 47), 1, 48), bare({})} << fewer;
    QTest::newRow("an empty page between")
        << Pages{linked(ids(0, 10), 2), linked({}, 3), linked(ids(10, 12), {})} << whole;
    QTest::newRow("goes round") << Pages{longList, page(ids(0, 100), 2, 1'000'000'000)} << same;
    QTest::newRow("nothing can be read") << Pages{unreadable, page(ids(0, 50), 2, 150)} << whole;
    QTest::newRow("ids twice on one page") << Pages{page(ids(0, 90) + ids(0, 10), 1, 100)} << whole;
}

void tst_PageWalk::ends()
{
    QFETCH(QList<PageWalk::Seen>, pages);
    QFETCH(QString, doubt);
    PageWalk walk;
    for (const PageWalk::Seen &seen : std::as_const(pages)) {
        QVERIFY(!walk.isAtEnd());
        QVERIFY(walk.next());
        walk.ask();
        walk.take(seen);
    }
    QVERIFY(walk.isAtEnd());
    QVERIFY(!walk.next());
    QVERIFY(!walk.hasShifted());
    QCOMPARE(walk.doubt().value_or(base::Rule()).name(), doubt);
}

/// A page that nothing tells of may be refused. A page that was told of must come.
void tst_PageWalk::aGuessMayBeRefused()
{
    const auto refusal = [](int status) { return base::Error{.kind = base::ErrorKind::NotFound, .http = status}; };
    PageWalk guess;
    QVERIFY(!guess.takeRefusal(refusal(404))); // the first page
    guess.take(bare(ids(0, 7)));
    QVERIFY(!guess.takeRefusal(refusal(401)));
    QVERIFY(!guess.takeRefusal(refusal(503)));
    QVERIFY(guess.takeRefusal(refusal(404)));
    QVERIFY(guess.isAtEnd());
    QVERIFY(guess.doubt() == base::Rules::ListEndUnknown);
    PageWalk said;
    said.take(linked(ids(0, 20), {}));
    QVERIFY(said.takeRefusal(refusal(422)));
    QVERIFY(!said.doubt()); // the service confirmed what it had said
    PageWalk told;
    told.take(linked(ids(0, 20), 2));
    QVERIFY(!told.takeRefusal(refusal(404)));
    PageWalk counted;
    counted.take(page(ids(0, 100), 1, 150));
    QVERIFY(!counted.takeRefusal(refusal(404)));
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
    QVERIFY(walk.doubt() == base::Rules::ListEndless);
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

} // namespace runlatch::service

#include "tst_pagewalk.moc"
