// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "text/textexcerpt.h"

#include "support/suite.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::text {

/// An excerpt has the lines around a place, however long they are, and its mark is the token at the place.
class tst_TextExcerpt : public QObject
{
    Q_OBJECT

private slots:
    void linesStandAroundThePlace();
    void oneLineIsFolded();
    void marksWhatStandsThere_data();
    void marksWhatStandsThere();
    void invisibleCharactersHaveNames();
    void longNamesDoNotHideThePlace();
    void aCutShows();
    void everyTextIsBounded_data();
    void everyTextIsBounded();
};

namespace {

QString markOf(const TextExcerpt &excerpt)
{
    return excerpt.text.mid(excerpt.position, excerpt.length);
}

QString markedRow(const TextExcerpt &excerpt)
{
    return excerpt.text.split(u'\n').value(excerpt.row);
}

} // namespace

void tst_TextExcerpt::linesStandAroundThePlace()
{
    QByteArray text;
    for (int line = 1; line <= 30; ++line)
        text += "\"key" + QByteArray::number(line) + "\": 1,\r\n";
    const TextExcerpt middle = excerptAround(text, text.indexOf("\"key20\""));
    QCOMPARE(markOf(middle), u"\"key20\""_s);
    QCOMPARE(markedRow(middle), u"\"key20\": 1,"_s);
    QCOMPARE(middle.row, TextExcerpt::RowsAbove);
    QCOMPARE(middle.text.count(u'\n') + 1, TextExcerpt::MaxRows);
    QVERIFY(middle.text.startsWith(u"\"key15\""_s) && middle.text.endsWith(u"\"key26\": 1,"_s));
    QVERIFY(!middle.isFolded);
    const TextExcerpt first = excerptAround(text, 0);
    QCOMPARE(first.row, 0);
    QCOMPARE(first.text.count(u'\n') + 1, TextExcerpt::MaxRows);
    const TextExcerpt end = excerptAround(text, text.size());
    QCOMPARE(end.row, TextExcerpt::RowsAbove);
    QCOMPARE(end.length, 0);
    QCOMPARE(end.position, end.text.size());
    QCOMPARE(excerptAround({}, 7).text, QString());
}

void tst_TextExcerpt::oneLineIsFolded()
{
    const QByteArray text =
        R"({"payload_version":1,"stage":"post_plan","capabilitites":{"outcomes":true, "more":[1,2]},)"
        R"("run_message":"a, b {","run_id":"run-1"})";
    const TextExcerpt excerpt = excerptAround(text, text.indexOf("\"capabilitites\""));
    QCOMPARE(excerpt.text, uR"({"payload_version":1,
 "stage":"post_plan",
 "capabilitites":{"outcomes":true,
  "more":[1,
   2]},
 "run_message":"a, b {",
 "run_id":"run-1"})"_s);
    QCOMPARE(excerpt.row, 2);
    QCOMPARE(markOf(excerpt), u"\"capabilitites\""_s);
    QVERIFY(excerpt.isFolded);
    QCOMPARE(markOf(excerptAround(text, text.indexOf("\"more\""))), u"\"more\""_s);
    const QByteArray longLine = "\"a\":\"" + QByteArray(TextExcerpt::MaxColumns, 'x') + "\",";
    for (const QByteArray &end : {"\n"_ba, "\r\n"_ba}) {
        const TextExcerpt lines = excerptAround(longLine + end + "\"b\":1", 0);
        QCOMPARE(lines.text.count(u'\n'), 1); // a line that ends with its only comma has no other row
        QVERIFY(!lines.isFolded);
    }
}

void tst_TextExcerpt::marksWhatStandsThere_data()
{
    QTest::addColumn<QByteArray>("text"); // the place is where the bar stands
    QTest::addColumn<QString>("mark");
    QTest::newRow("a name") << R"({|"a b": 1})"_ba << u"\"a b\""_s;
    QTest::newRow("a text with a quote") << R"({"a": |"b\"c", "d": 1})"_ba << uR"("b\"c")"_s;
    QTest::newRow("a number") << R"({"a": |012})"_ba << u"012"_s;
    QTest::newRow("an object") << R"(|{"a": 1})"_ba << u"{"_s;
    QTest::newRow("a comma") << R"({"a": 1|,,"b": 2})"_ba << u","_s;
    QTest::newRow("an escape") << R"({"a": "b|\qc"})"_ba << uR"(\q)"_s;
    QTest::newRow("a byte") << "{\"a\": \"b|\xfc"
                               "c\"}"_ba
                            << u"<FC>"_s;
    QTest::newRow("the end") << R"({"a": 1|)"_ba << u""_s;
}

void tst_TextExcerpt::marksWhatStandsThere()
{
    QFETCH(QByteArray, text);
    const qsizetype offset = text.indexOf('|');
    text.remove(offset, 1);
    QTEST(markOf(excerptAround(text, offset)), "mark");
}

void tst_TextExcerpt::invisibleCharactersHaveNames()
{
    const TextExcerpt excerpt = excerptAround("{\"a\xe2\x80\xae\": \"\xe2\x80\x8b\x07\t\xff\"}", 1);
    QCOMPARE(excerpt.text, u"{\"a<RLO>\": \"<ZWSP><U+0007> <FF>\"}"_s);
    QCOMPARE(markOf(excerpt), u"\"a<RLO>\""_s);
}

/// A few bytes may have names that fill a row.
void tst_TextExcerpt::longNamesDoNotHideThePlace()
{
    for (const QByteArray &part : {"\x01"_ba, "\xe2\x80\x8b"_ba, "\xff"_ba}) {
        for (const int count : {1, 11, 14, 21, 1000}) {
            const QByteArray text = "{\"k\":\"" + part.repeated(count) + "\", \"s\": tru}";
            QCOMPARE(markOf(excerptAround(text, text.indexOf("tru"))), u"tru"_s);
        }
    }
}

void tst_TextExcerpt::aCutShows()
{
    for (const int more : {0, 1, 2, 3, 4}) { // the cut is at a blank, or in a word
        const QByteArray text = "\"" + "word "_ba.repeated(30) + QByteArray(more, 'a') + "x";
        QVERIFY(markedRow(excerptAround(text, text.size() - 1)).startsWith(u'…'));
    }
}

void tst_TextExcerpt::everyTextIsBounded_data()
{
    QTest::addColumn<QByteArray>("part");
    QTest::newRow("letters") << "a"_ba;
    QTest::newRow("commas") << ","_ba;
    QTest::newRow("brackets") << "["_ba;
    QTest::newRow("line feeds") << "\n"_ba;
    QTest::newRow("quotes") << "\""_ba;
    QTest::newRow("invisible characters") << "\xe2\x80\xae"_ba;
    QTest::newRow("pictures") << "\xf0\x9f\x98\x80"_ba;
    QTest::newRow("no characters") << "\xff"_ba;
    QTest::newRow("control characters") << "\x01"_ba;
}

void tst_TextExcerpt::everyTextIsBounded()
{
    QFETCH(const QByteArray, part);
    const QByteArray text = part.repeated(1'000'000);
    for (const qsizetype offset : {qsizetype(0), text.size() / 2, text.size() - 1, text.size()}) {
        const TextExcerpt excerpt = excerptAround(text, offset);
        const QStringList rows = excerpt.text.split(u'\n');
        QVERIFY(rows.size() <= TextExcerpt::MaxRows);
        QVERIFY(excerpt.row < rows.size());
        for (const QString &row : rows)
            QVERIFY2(row.size() <= TextExcerpt::MaxColumns + 10, qPrintable(row));
        QVERIFY(excerpt.position + excerpt.length <= excerpt.text.size());
        QVERIFY((excerpt.length == 0) == (offset == text.size() || part == "\n"));
    }
}

RUNLATCH_TEST(tst_TextExcerpt)

} // namespace runlatch::text

#include "tst_textexcerpt.moc"
