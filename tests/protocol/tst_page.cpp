// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/page.h"

#include "fixture.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

#include <limits>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;

Q_DECLARE_METATYPE(runlatch::protocol::Pagination)

namespace {

Pagination page(int number, int size, int pages, int count, std::optional<int> previous, std::optional<int> next)
{
    return {number, size, pages, count, previous, next};
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
};

void tst_Page::fixtures_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<Pagination>("pagination");
    QTest::addColumn<QUrl>("self");
    const QUrl list(u"https://service.example/api/v2/workspaces/ws-1/change-requests?archive=false"_s);
    const QUrl organizations(u"https://service.example/api/v2/organizations"_s);
    QTest::newRow("second of three") << u"page_second_of_three.json"_s << page(2, 20, 3, 41, 1, 3) << list;
    QTest::newRow("only one") << u"page_only.json"_s << page(1, 20, 1, 0, {}, {}) << organizations;
}

void tst_Page::fixtures()
{
    QFETCH(QString, file);
    QFETCH(Pagination, pagination);
    QFETCH(QUrl, self);
    const QJsonObject document = objectFixture("protocol/"_L1 + file);
    QCOMPARE(readPagination(document, {}, 0), pagination);
    QCOMPARE(paginate(pagination.number, pagination.size, pagination.totalCount), pagination);
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
    QTest::newRow("nothing") << paginate(1, 20, 0) << page(1, 20, 1, 0, {}, {});
    QTest::newRow("one full page") << paginate(1, 20, 20) << page(1, 20, 1, 20, {}, {});
    QTest::newRow("one more") << paginate(1, 20, 21) << page(1, 20, 2, 21, {}, 2);
    QTest::newRow("last") << paginate(2, 20, 21) << page(2, 20, 2, 21, 1, {});
    QTest::newRow("far behind") << paginate(9, 20, 21) << page(9, 20, 2, 21, 2, {});
    QTest::newRow("nonsense") << paginate(-3, 0, -1) << page(1, 1, 1, 0, {}, {});
    QTest::newRow("limits") << paginate(1, most, most) << page(1, most, 1, most, {}, {});
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
    QTest::newRow("no pagination") << QJsonObject() << page(1, 50, 1, 7, {}, {});
    QTest::newRow("no page size") << told({{u"current-page"_s, 3}, {u"total-count"_s, 107}, {u"total-pages"_s, 3}})
                                  << page(3, 50, 3, 107, 2, {});
    QTest::newRow("only the next") << told({{u"next-page"_s, 4}}) << page(3, 50, 3, 107, 2, 4);
    QTest::newRow("nulls") << told({{u"current-page"_s, 3}, {u"prev-page"_s, null}, {u"next-page"_s, null}})
                           << page(3, 50, 3, 107, {}, {});
    QTest::newRow("circle") << told({{u"current-page"_s, 3}, {u"prev-page"_s, 3}, {u"next-page"_s, 3}})
                            << page(3, 50, 3, 107, {}, {});
    QTest::newRow("wrong types") << told({{u"current-page"_s, u"2"_s}, {u"total-count"_s, -5}, {u"page-size"_s, 1e300}})
                                 << page(3, 50, 3, 107, 2, {});
}

void tst_Page::readsWhatIsThere()
{
    QFETCH(QJsonObject, document);
    Pagination asked;
    asked.number = 3;
    asked.size = 50;
    QTEST(readPagination(document, asked, 7), "expected");
}

RUNLATCH_TEST(tst_Page)
#include "tst_page.moc"
