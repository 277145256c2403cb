// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/page.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

Q_DECLARE_METATYPE(runlatch::protocol::Pagination)

namespace {

Pagination page(int number, int size, int pages, int count, std::optional<int> previous, std::optional<int> next,
                int rows)
{
    return {number, size, pages, count, previous, next, !next, rows};
}

QJsonObject told(const QJsonObject &pagination)
{
    return {{u"meta"_s, QJsonObject{{u"pagination"_s, pagination}}}};
}

} // namespace

/// A page has its place in the list, and the number of the next one.
class tst_Page : public QObject
{
    Q_OBJECT

private slots:
    void fixtures_data();
    void fixtures();
    void selfIsRewritten();
    void paginates_data();
    void paginates();
    void readsWhatIsThere_data();
    void readsWhatIsThere();
    void readsLinks_data();
    void readsLinks();
    void provesWhatIsWhole_data();
    void provesWhatIsWhole();
};

void tst_Page::fixtures_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<Pagination>("pagination");
    QTest::addColumn<QUrl>("self");
    const QUrl list(u"https://service.example/api/v2/workspaces/ws-1/change-requests?archive=false"_s);
    const QUrl organizations(u"https://service.example/api/v2/organizations"_s);
    QTest::newRow("second of three") << u"page_second_of_three.json"_s << page(2, 20, 3, 41, 1, 3, 20) << list;
    QTest::newRow("only one") << u"page_only.json"_s << page(1, 20, 1, 0, {}, {}, 0) << organizations;
}

void tst_Page::fixtures()
{
    QFETCH(QString, file);
    QFETCH(Pagination, pagination);
    QFETCH(QUrl, self);
    const QJsonObject document = objectFixture("protocol/"_L1 + file);
    QCOMPARE(readPagination(document, {}, pagination.rows), pagination);
    QCOMPARE(paginate(pagination.number, pagination.size, pagination.totalCount.value()), pagination);
    QJsonObject written{{u"data"_s, QJsonArray()}};
    writePagination(written, pagination, self);
    QCOMPARE(written, document);
}

void tst_Page::selfIsRewritten()
{
    const QUrl self(u"http://127.0.0.1:1/l?page[number]=9&search[name]=a%2Bb%26c&page%5Bsize%5D=3&q=%20"_s);
    QJsonObject document{{u"meta"_s, QJsonObject{{u"kept"_s, 1}}}};
    writePagination(document, paginate(1, 5, 6), self);
    QCOMPARE(document["links"_L1]["next"_L1].toString(),
             u"http://127.0.0.1:1/l?search%5Bname%5D=a%2Bb%26c&q=%20&page%5Bnumber%5D=2&page%5Bsize%5D=5"_s);
    QCOMPARE(document["meta"_L1]["kept"_L1].toInt(), 1);
}

void tst_Page::paginates_data()
{
    QTest::addColumn<Pagination>("made");
    QTest::addColumn<Pagination>("expected");
    const int most = std::numeric_limits<int>::max();
    QTest::newRow("nothing") << paginate(1, 20, 0) << page(1, 20, 1, 0, {}, {}, 0);
    QTest::newRow("one full page") << paginate(1, 20, 20) << page(1, 20, 1, 20, {}, {}, 20);
    QTest::newRow("one more") << paginate(1, 20, 21) << page(1, 20, 2, 21, {}, 2, 20);
    QTest::newRow("last") << paginate(2, 20, 21) << page(2, 20, 2, 21, 1, {}, 1);
    QTest::newRow("far behind") << paginate(9, 20, 21) << page(9, 20, 2, 21, 2, {}, 0);
    QTest::newRow("nonsense") << paginate(-3, 0, -1) << page(1, 1, 1, 0, {}, {}, 0);
    QTest::newRow("limits") << paginate(1, most, most) << page(1, most, 1, most, {}, {}, most);
}

void tst_Page::paginates()
{
    QFETCH(Pagination, made);
    QTEST(made, "expected");
}

void tst_Page::readsWhatIsThere_data()
{
    QTest::addColumn<QJsonObject>("document");
    QTest::addColumn<Pagination>("expected");
    const QJsonValue null;
    // The request is for page 3 of 50 rows each, and 7 rows came.
    const Pagination bare{.number = 3, .size = 50, .rows = 7};
    const auto with = [&bare](auto change) {
        Pagination page = bare;
        change(page);
        return page;
    };
    QTest::newRow("no pagination") << QJsonObject() << bare;
    QTest::newRow("null") << QJsonObject{{u"meta"_s, null}, {u"links"_s, null}} << bare;
    QTest::newRow("no page size") << told({{u"current-page"_s, 3}, {u"total-count"_s, 107}, {u"total-pages"_s, 3}})
                                  << with([](Pagination &page) {
                                         page.totalPages = 3;
                                         page.totalCount = 107;
                                     });
    QTest::newRow("only the next") << told({{u"next-page"_s, 4}}) << with([](Pagination &page) { page.next = 4; });
    QTest::newRow("nulls") << told({{u"current-page"_s, 3}, {u"prev-page"_s, null}, {u"next-page"_s, null}})
                           << with([](Pagination &page) { page.isLast = true; });
    QTest::newRow("circle") << told({{u"current-page"_s, 3}, {u"prev-page"_s, 3}, {u"next-page"_s, 3}}) << bare;
    QTest::newRow("wrong types") << told({{u"current-page"_s, u"2"_s}, {u"total-count"_s, -5}, {u"page-size"_s, 1e300}})
                                 << bare;
}

void tst_Page::readsWhatIsThere()
{
    QFETCH(QJsonObject, document);
    QTEST(readPagination(document, {.number = 3, .size = 50}, 7), "expected");
}

void tst_Page::readsLinks_data()
{
    QTest::addColumn<QJsonObject>("links");
    QTest::addColumn<QJsonObject>("meta");
    QTest::addColumn<std::optional<int>>("next");
    QTest::addColumn<std::optional<int>>("pages");
    QTest::addColumn<bool>("isLast");
    using Number = std::optional<int>;
    const QJsonValue null;
    const QJsonObject nothing;
    const QString bare = u"/api/v2/l?archive=true&page[number]=%1&page[size]=20"_s;
    const QString encoded = u"https://tf.example/api/v2/l?page%5bsize%5D=20&page%5Bnumber%5D=%1"_s;
    const auto page = [](const QString &url, int number) { return QJsonValue(url.arg(number)); };
    QTest::newRow("encoded") << QJsonObject{{u"next"_s, page(encoded, 2)}, {u"last"_s, page(encoded, 5)}} << nothing
                             << Number(2) << Number(5) << false;
    QTest::newRow("bare") << QJsonObject{{u"next"_s, page(bare, 2)}, {u"last"_s, page(bare, 5)}} << nothing << Number(2)
                          << Number(5) << false;
    QTest::newRow("an object") << QJsonObject{{u"next"_s, QJsonObject{{u"href"_s, page(bare, 2)}}}} << nothing
                               << Number(2) << Number() << false;
    QTest::newRow("without a number") << QJsonObject{{u"next"_s, u"/l?page[after]=x"_s}} << nothing << Number(2)
                                      << Number() << false;
    QTest::newRow("null") << QJsonObject{{u"next"_s, null}} << nothing << Number() << Number() << true;
    QTest::newRow("left out") << QJsonObject{{u"self"_s, page(bare, 1)}} << nothing << Number() << Number() << false;
    QTest::newRow("itself") << QJsonObject{{u"next"_s, page(bare, 1)}} << nothing << Number() << Number() << false;
    QTest::newRow("nonsense") << QJsonObject{{u"next"_s, 7}, {u"last"_s, u"page[number]=x"_s}} << nothing << Number()
                              << Number() << false;
    QTest::newRow("meta has none") << QJsonObject{{u"next"_s, page(bare, 2)}} << QJsonObject{{u"next-page"_s, null}}
                                   << Number(2) << Number() << false;
    QTest::newRow("meta has it") << QJsonObject{{u"next"_s, null}} << QJsonObject{{u"next-page"_s, 2}} << Number(2)
                                 << Number() << false;
    QTest::newRow("meta has none, and no number")
        << QJsonObject{{u"next"_s, u"/l"_s}} << QJsonObject{{u"next-page"_s, null}} << Number() << Number() << true;
    QTest::newRow("meta counts") << QJsonObject{{u"last"_s, page(bare, 5)}} << QJsonObject{{u"total-pages"_s, 4}}
                                 << Number() << Number(4) << false;
}

/// A service may tell of its pages by links alone.
void tst_Page::readsLinks()
{
    QFETCH(QJsonObject, links);
    QFETCH(QJsonObject, meta);
    QJsonObject document{{u"links"_s, links}};
    if (!meta.isEmpty())
        document[u"meta"_s] = QJsonObject{{u"pagination"_s, meta}};
    const Pagination page = readPagination(document, {}, 20);
    QTEST(page.next, "next");
    QTEST(page.totalPages, "pages");
    QTEST(page.isLast, "isLast");
    QCOMPARE(page.totalCount, std::nullopt);
}

void tst_Page::provesWhatIsWhole_data()
{
    QTest::addColumn<Pagination>("page");
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<bool>("mayHaveNext");
    QTest::newRow("all of them") << paginate(1, 20, 7) << true << false;
    QTest::newRow("one of several") << paginate(1, 20, 47) << false << true;
    QTest::newRow("the last one") << paginate(3, 20, 47) << false << false;
    QTest::newRow("nothing told") << Pagination{.rows = 7} << false << true;
    QTest::newRow("nothing told, nothing there") << Pagination{} << true << false;
    QTest::newRow("nothing there, but counted") << Pagination{.totalCount = 47} << false << false;
    QTest::newRow("told as the last") << Pagination{.isLast = true, .rows = 7} << true << false;
    QTest::newRow("counted") << Pagination{.totalCount = 7, .rows = 7} << true << false;
    QTest::newRow("counted, but a page follows") << Pagination{.totalCount = 7, .next = 2, .rows = 7} << false << true;
    QTest::newRow("the last one, but more are counted")
        << Pagination{.totalCount = 47, .isLast = true, .rows = 20} << false << true;
    QTest::newRow("fewer are counted") << Pagination{.totalCount = 0, .isLast = true, .rows = 20} << false << false;
    QTest::newRow("one page") << Pagination{.totalPages = 1, .rows = 7} << true << false;
    QTest::newRow("two pages") << Pagination{.totalPages = 2, .rows = 7} << false << true;
}

void tst_Page::provesWhatIsWhole()
{
    QFETCH(Pagination, page);
    QTEST(isWholeList(page), "isWhole");
    QTEST(mayHaveNext(page), "mayHaveNext");
}

RUNLATCH_TEST(tst_Page)
#include "tst_page.moc"
