// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/placedquery.h"

#include "lint/plainquery.h"
#include "lint/querytext.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::lint {

/// A fault of a query has its line and column, and the fast reader reads as the exact one.
class tst_PlacedQuery : public QObject
{
    Q_OBJECT
private slots:
    void faultsHaveTheirPlace_data();
    void faultsHaveTheirPlace();
    void aRightTextHasNoFault();
    void theFastReaderReadsTheSame_data();
    void theFastReaderReadsTheSame();
    void theFastReaderLeavesOddTexts_data();
    void theFastReaderLeavesOddTexts();
    void hostileTextsEnd_data();
    void hostileTextsEnd();
};

void tst_PlacedQuery::faultsHaveTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const QByteArray &text, const QString &rule, const QString &pointer, int line,
                        int column) { QTest::newRow(name) << text << rule << pointer << line << column; };
    row("nothing", "", u"json.empty"_s, u""_s, 1, 1);
    row("a comma too many", "[\n  {\"tags\":{\"is\":[\"a\"]}},\n]", u"json.comma"_s, u"/0"_s, 2, 24);
    row("cut", "[{\"tags\":", u"json.broken"_s, u"/0/tags"_s, 1, 10);
    row("no filter", "{\n \"type\":\"workspaces\"}", u"json.missing"_s, u"/filter"_s, 1, 1);
    row("another type", "{\n \"type\":\"modules\",\"filter\":[]}", u"create.query-type"_s, u"/type"_s, 2, 2);
    row("a number", "[\n {\"é\":{\"is\":[\"a\",\n  10]}}]", u"explorer.quotes"_s, u"/0/é/is/1"_s, 3, 3);
    row("a wrong value", "{\"filter\":[{\"tags\":{\"is\":[\"a\"]}},\n{\"resource_count\":{\"gt\":[\"many\"]}}]}",
        u"explorer.number"_s, u"/filter/1"_s, 2, 1);
    row("twice", "[{\"tags\":{\"is\":[\"a\"]},\n \"tags\":{\"is\":[\"b\"]}}]", u"json.duplicate-key"_s, u"/0/tags"_s, 2,
        2);
    row("no value", "[{\"tags\":{\"is\":[]}}]", u"json.missing"_s, u"/0/tags/is/0"_s, 1, 11);
}

void tst_PlacedQuery::faultsHaveTheirPlace()
{
    QFETCH(const QByteArray, text);
    const auto read = readPlacedQuery(text);
    QVERIFY(read.fault);
    QTEST(QString(read.fault->error.rule.name()), "rule");
    QTEST(read.fault->error.subject, "pointer");
    QTEST(read.fault->line, "line");
    QTEST(read.fault->column, "column");
}

void tst_PlacedQuery::aRightTextHasNoFault()
{
    const auto read = readPlacedQuery(R"([{"tags":{"is":["a"]}}])");
    QVERIFY(!read.fault);
    QCOMPARE(read.filter.conditions.size(), 1);
}

void tst_PlacedQuery::theFastReaderReadsTheSame_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("none") << "[]"_ba;
    QTest::newRow("nested") << R"({"type":"workspaces","filter":[{"tags":{"is":["a","b"]}},{"x":{"sounds":[]}}]})"_ba;
    QTest::newRow("flat") << R"([{"value":["true"],"field":"tags","operator":"is_empty"}])"_ba;
    QTest::newRow("mixed") << R"([{"field":"a","operator":"odd","value":["b"]},{"field":{"is":["c"]}}])"_ba;
    QTest::newRow("letters") << "[{\"\xC3\xA9\":{\"is\":[\"\xF0\x9F\x98\x80\"]}}]"_ba;
    QTest::newRow("escapes") << R"([{"\ufefftags":{"does not contain":["\ud83d\ude00\u0000\ufeff"]}}])"_ba;
    QTest::newRow("long") << R"([{"tags":{"is":[")" + QByteArray(100'000, 'a') + R"("]}}])";
}

void tst_PlacedQuery::theFastReaderReadsTheSame()
{
    QFETCH(const QByteArray, text);
    const auto plain = readPlainQuery(text);
    QVERIFY(plain);
    const QJsonDocument document = QJsonDocument::fromJson(text);
    const auto exact =
        document.isArray() ? protocol::readConditions(document.array(), {}) : protocol::readQuery(document.object());
    QVERIFY(exact);
    QCOMPARE(plain->conditions, exact->conditions);
    QCOMPARE(plain->dialect, exact->dialect);
}

void tst_PlacedQuery::theFastReaderLeavesOddTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"", "{", "\xEF\xBB\xBF[]", "{\"filter\":[],\"filter\":[]}",
          "{\"type\":\"workspaces\",\"type\":\"workspaces\"}", "{\"type\":\"modules\",\"filter\":[]}",
          "[{\"a\":{\"is\":[\"x\"],\"is\":[\"y\"]}}]", "[{\"a\":{\"is\":[]}}]", "[{\"a\":{\"is_empty\":[\"false\"]}}]",
          "[{\"a\":{\"is\":[1]}}]", "[{\"a\":{}}]", "[{}]", "[7]", "7",
          "[{\"field\":\"a\",\"operator\":\"is\",\"operator\":\"is\"}]", "[{\"resource_count\":{\"gt\":[\"x\"]}}]",
          "[{\"a\":{\"is\":[\"\\udc00\"]}}]", "[{\"\":{\"is\":[\"x\"]}}]", "[{\"a\":{\"\":[\"x\"]}}]"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_PlacedQuery::theFastReaderLeavesOddTexts()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!readPlainQuery(text));
}

void tst_PlacedQuery::hostileTextsEnd_data()
{
    QTest::addColumn<QByteArray>("text");
    constexpr qsizetype Most = 1'000'000;
    QTest::newRow("brackets") << QByteArray(Most, '[');
    QTest::newRow("objects") << QByteArray("{\"a\":").repeated(Most / 5);
    QTest::newRow("deep numbers") << QByteArray(1000, '[') + QByteArray("1,").repeated(Most / 2);
    QTest::newRow("many entries") << "{\"filter\":[" + QByteArray("{\"a\":{\"is\":[\"x\"]}},").repeated(Most / 20)
            + "{\"a\":{\"is\":[1]}}]}";
    QTest::newRow("many members") << "[{" + QByteArray("\"a\":1,").repeated(Most / 6) + "\"b\":1}]";
    QByteArray beside = "{";
    for (int number = 0; number < 50'000; ++number)
        beside += "\"b" + QByteArray::number(number) + "\":1,";
    QTest::newRow("a long member beside many") << beside + '"' + QByteArray(Most / 2, 'a') + "\":1}";
    QTest::newRow("quotes") << QByteArray(Most, '"');
    QTest::newRow("odd bytes") << QByteArray(Most, '\xFF');
    QTest::newRow("deep right") << QByteArray(1000, '[') + QByteArray(1000, ']');
}

/// In quadratic time a megabyte would take hours.
void tst_PlacedQuery::hostileTextsEnd()
{
    QFETCH(const QByteArray, text);
    QVERIFY(readPlacedQuery(text).fault);
}

RUNLATCH_TEST(tst_PlacedQuery)

} // namespace runlatch::lint

#include "tst_placedquery.moc"
