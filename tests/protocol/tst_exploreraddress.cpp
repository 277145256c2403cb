// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/exploreraddress.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using enum ExplorerOperator;

const QList<ExplorerCondition> &addressed()
{
    static const QList<ExplorerCondition> rows{
        {u"workspace_name"_s, Contains, u"a b&c=d+é"_s},
        {u"tags"_s, IsEmpty, {}},
        {u"brand new"_s, Is, u"x"_s, {u"y"_s}, u"sounds like"_s},
    };
    return rows;
}

} // namespace

/// Addresses of the explorer become conditions and back, and a fault has its place.
class tst_ExplorerAddress : public QObject
{
    Q_OBJECT
private slots:
    void isWritten();
    void isReadBack_data();
    void isReadBack();
    void isReadAsDocumented_data();
    void isReadAsDocumented();
    void tellsWhatItPassesOver();
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();
    void isKnown_data();
    void isKnown();
    void bracketsCannotBeAddressed();
    void hostileTextsEnd_data();
    void hostileTextsEnd();
};

void tst_ExplorerAddress::isWritten()
{
    QCOMPARE(writeExplorerAddress({}, {}, AddressLayout::Lines), "?type=workspaces"_ba);
    QCOMPARE(writeExplorerAddress(u"https://tf.example/explorer"_s, addressed().first(2), AddressLayout::Lines),
             "https://tf.example/explorer\n?type=workspaces\n"
             "&filter[0][workspace_name][contains][0]=a%20b%26c%3Dd%2B%C3%A9\n"
             "&filter[1][tags][is_empty][0]=true"_ba);
    QCOMPARE(writeExplorerAddress(u"https://tf.example/explorer"_s, addressed().mid(2), AddressLayout::Link),
             "https://tf.example/explorer?type=workspaces&filter%5B0%5D%5Bbrand%20new%5D%5Bsounds%20like%5D%5B0%5D=x"
             "&filter%5B0%5D%5Bbrand%20new%5D%5Bsounds%20like%5D%5B1%5D=y"_ba);
}

void tst_ExplorerAddress::isReadBack_data()
{
    QTest::addColumn<AddressLayout>("layout");
    QTest::newRow("lines") << AddressLayout::Lines;
    QTest::newRow("link") << AddressLayout::Link;
}

void tst_ExplorerAddress::isReadBack()
{
    QFETCH(const AddressLayout, layout);
    const auto read = readExplorerAddress(writeExplorerAddress(u"https://tf.example/explorer"_s, addressed(), layout));
    QVERIFY(!read.fault);
    QCOMPARE(read.filter.conditions, addressed());
}

void tst_ExplorerAddress::isReadAsDocumented_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<ExplorerCondition>>("conditions");
    const ExplorerCondition test{u"workspace_name"_s, Contains, u"test"_s};
    const ExplorerCondition drifted{u"drifted"_s, Is, u"true"_s};
    QTest::newRow("an address of the API, with an empty parameter")
        << "https://app.terraform.io/api/v2/organizations/acme/explorer?type=workspaces&&filter%5B0%5D%5Bworkspace_name"
           "%5D%5Bcontains%5D%5B0%5D=test"_ba
        << QList{test};
    QTest::newRow("an index that stands twice") << "?filter[0][workspace_name][contains][0]=test&filter[0][drifted]["
                                                   "is][0]=true"_ba
                                                << QList{test, drifted};
    QTest::newRow("the query alone") << "filter[7][drifted][is][0]=true"_ba << QList{drifted};
    QTest::newRow("the query alone, with question marks")
        << "filter[0][workspace_name][is][0]=a?b&filter[1][tags][is][0]=c?d=e"_ba
        << QList{ExplorerCondition{u"workspace_name"_s, Is, u"a?b"_s}, ExplorerCondition{u"tags"_s, Is, u"c?d=e"_s}};
    QTest::newRow("an equals sign in the path")
        << "https://x/a=b/explorer?filter[0][drifted][is][0]=true"_ba << QList{drifted};
    QTest::newRow("a space of forms") << "?filter[0][workspace_name][is][0]=a+b"_ba
                                      << QList{ExplorerCondition{u"workspace_name"_s, Is, u"a b"_s}};
    QTest::newRow("with a fragment") << "https://x/explorer?filter[0][drifted][is][0]=true#&filter=1"_ba
                                     << QList{drifted};
    QTest::newRow("no condition") << "https://x/explorer?type=workspaces"_ba << QList<ExplorerCondition>();
}

void tst_ExplorerAddress::isReadAsDocumented()
{
    QFETCH(const QByteArray, text);
    const auto read = readExplorerAddress(text);
    QVERIFY(!read.fault);
    QTEST(read.filter.conditions, "conditions");
}

void tst_ExplorerAddress::tellsWhatItPassesOver()
{
    QByteArray text = "?sort=-drifted&sort=drifted&fields=a&filter[0][drifted][is][0]=true&page[number]=2";
    QCOMPARE(readExplorerAddress(text).passedOver, (QStringList{u"sort"_s, u"fields"_s, u"page[number]"_s}));
    for (int number = 0; number < 100; ++number)
        text += "&a" + QByteArray::number(number) + "=1";
    QCOMPARE(readExplorerAddress(text).passedOver.size(), 10);
    QCOMPARE(readExplorerAddress("?filter[0][tags][is][0]=team#1\n&filter[1][drifted][is][0]=true").passedOver,
             QStringList{u"#1\n&filter[1][drifted][is][0]=true"_s});
    QVERIFY(readExplorerAddress("https://x/explorer?type=workspaces#").passedOver.isEmpty());
}

void tst_ExplorerAddress::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const QByteArray &text, const QString &rule, int line, int column) {
        QTest::newRow(text.constData()) << text << rule << line << column;
    };
    row(" \n", u"explorer.nothing"_s, 1, 1);
    row("hello", u"explorer.parameter"_s, 1, 1);
    row("https://x/explorer", u"explorer.parameter"_s, 1, 1);
    row("?type=modules", u"create.query-type"_s, 1, 7);
    row("?é=1\n&filter[0][a][is]=x", u"explorer.parameter"_s, 2, 2);
    row("?a=%zz", u"explorer.encoding"_s, 1, 4);
    row("?a=%f", u"explorer.encoding"_s, 1, 4);
    row("?a=%", u"explorer.encoding"_s, 1, 4);
    row("?a=%ff", u"explorer.encoding"_s, 1, 4);
    row("?%=a", u"explorer.encoding"_s, 1, 2);
    row("?a=1\n&filter[0][resource_count][gt][0]=many", u"explorer.number"_s, 2, 35);
    row("?filter[0][tags][is_empty][0]=false", u"explorer.boolean"_s, 1, 31);
    row("?filter[0][tags][is][0]=", u"explorer.no-value"_s, 1, 25);
    row("?filter[0][tags][gt][0]=1", u"explorer.operator"_s, 1, 25);
    for (const char *name : {"filter", "filter[]", "filter[0][a][is]", "filter[0][a][is][1]", "filter[x][a][is][0]",
                             "filter[0][][is][0]", "filter[9999999999][a][is][0]", "filter[0][a][is][0]x"})
        row('?' + QByteArray(name) + "=x", u"explorer.parameter"_s, 1, 2);
}

void tst_ExplorerAddress::faultsHaveTheirPlace()
{
    QFETCH(const QByteArray, text);
    const auto read = readExplorerAddress(text);
    QVERIFY(read.fault);
    QTEST(QString(read.fault->error.rule.name()), "rule");
    QTEST(read.fault->line, "line");
    QTEST(read.fault->column, "column");
}

void tst_ExplorerAddress::isKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("is");
    QTest::newRow("a browser's") << u" https://x/app/acme/explorer/workspaces?filter%5b0%5d[a][is][0]=1\n"_s << true;
    QTest::newRow("no condition") << u"https://x/explorer?type=workspaces"_s << false;
    QTest::newRow("another page") << u"https://x/a?b=/explorer&filter[0]"_s << false;
    QTest::newRow("no address") << u"?filter[0][a][is][0]=1"_s << false;
    QTest::newRow("in a sentence") << u"https://x/explorer?filter[0][a][is][0]=1 is it"_s << false;
    QTest::newRow("another scheme") << u"file:///explorer?filter[0][a][is][0]=1"_s << false;
    QTest::newRow("nothing") << QString() << false;
}

void tst_ExplorerAddress::isKnown()
{
    QFETCH(const QString, text);
    QTEST(isExplorerAddress(text), "is");
}

void tst_ExplorerAddress::bracketsCannotBeAddressed()
{
    QVERIFY(canBeAddressed({u"tags"_s, Is, u"[]"_s}));
    QVERIFY(!canBeAddressed({u"a]"_s, Is, u"x"_s}));
    QVERIFY(!canBeAddressed({u"a"_s, Is, u"x"_s, {}, u"[is"_s}));
    QVERIFY(!canBeAddressed({u"a"_s, Is, QString(QChar(0xD800))}));
    QVERIFY(!canBeAddressed({u"a"_s, Is, u"x"_s, {QString(QChar(0xDC00))}}));
}

void tst_ExplorerAddress::hostileTextsEnd_data()
{
    QTest::addColumn<QByteArray>("piece");
    for (const char *piece :
         {"filter[0]", "filter[0][a][is][0]=x&", "&", "?", "#", "%", "%41", "[", "]", "=", "a=1&", "\xFF", "filter["})
        QTest::newRow(QByteArray(piece).toPercentEncoding().constData()) << QByteArray(piece);
}

/// In quadratic time a megabyte would take hours.
void tst_ExplorerAddress::hostileTextsEnd()
{
    QFETCH(const QByteArray, piece);
    constexpr qsizetype Megabyte = 1'000'000;
    const QByteArray text = piece.repeated(Megabyte / piece.size());
    for (const QByteArray &before : {QByteArray(), "?"_ba, "?filter[0][a][is][0]="_ba}) {
        const auto read = readExplorerAddress(before + text);
        QVERIFY(read.fault || read.filter.conditions.size() < Megabyte);
    }
    (void)isExplorerAddress(u"https://x/explorer?"_s + QString::fromLatin1(text));
}

RUNLATCH_TEST(tst_ExplorerAddress)

} // namespace runlatch::protocol

#include "tst_exploreraddress.moc"
