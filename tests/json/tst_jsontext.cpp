// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsontext.h"

#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::json;

/// The parts of JSON text are read by its grammar, and no byte is read behind the end.
class tst_JsonText : public QObject
{
    Q_OBJECT

private slots:
    void plainTextEndsAtAnySpecialByte();
    void stringsEndAtTheirQuote_data();
    void stringsEndAtTheirQuote();
    void decodes_data();
    void decodes();
    void countsCharacters();
    void numbers_data();
    void numbers();
};

/// Every byte at every place of a word of eight, behind and before others.
void tst_JsonText::plainTextEndsAtAnySpecialByte()
{
    for (int byte = 0; byte < 256; ++byte) {
        const bool isPlain = byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
        for (qsizetype at = 0; at < 20; ++at) {
            for (const char fill : {' ', '\x7f'}) {
                QByteArray text(20, fill);
                text[at] = static_cast<char>(byte);
                QCOMPARE(jsontext::endOfPlainText(text, 0), isPlain ? 20 : at);
                QCOMPARE(jsontext::endOfPlainText(text, at + 1), 20);
                QCOMPARE(jsontext::endOfPlainText(text, 0, true), isPlain || byte >= 0x80 ? 20 : at);
            }
        }
    }
}

void tst_JsonText::stringsEndAtTheirQuote_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qsizetype>("end");
    QTest::newRow("empty string") << "\"\""_ba << qsizetype(1);
    QTest::newRow("the first quote") << R"("abc","d")"_ba << qsizetype(4);
    QTest::newRow("escaped quote") << R"("a\"b" )"_ba << qsizetype(5);
    QTest::newRow("escaped backslash") << R"("a\\" )"_ba << qsizetype(4);
    QTest::newRow("control and foreign bytes") << "\"a\n\xff\xc3\" "_ba << qsizetype(5);
    QTest::newRow("a long one") << '"' + QByteArray(100, 'a') + R"(\u0041")" << qsizetype(107);
    QTest::newRow("open") << R"("abc)"_ba << qsizetype(4);
    QTest::newRow("open behind an escape") << R"("a\")"_ba << qsizetype(4);
    QTest::newRow("cut in an escape") << R"("a\)"_ba << qsizetype(3);
    QTest::newRow("nothing behind the quote") << R"(")"_ba << qsizetype(1);
}

void tst_JsonText::stringsEndAtTheirQuote()
{
    QFETCH(QByteArray, text);
    QTEST(jsontext::endOfString(text, 1), "end");
}

void tst_JsonText::decodes_data()
{
    QTest::addColumn<QByteArray>("string");
    QTest::addColumn<QByteArray>("decoded");
    QTest::newRow("plain") << "a \xc3\xbc"_ba
                           << "a \xc3\xbc"_ba;
    QTest::newRow("short escapes") << R"(\"\\\/\b\f\n\r\t)"_ba
                                   << "\"\\/\b\f\n\r\t"_ba;
    QTest::newRow("a character") << R"(x\u00FCy)"_ba
                                 << "x\xc3\xbcy"_ba;
    QTest::newRow("a pair") << R"(\ud83d\ude00)"_ba
                            << "\xf0\x9f\x98\x80"_ba;
    QTest::newRow("halves") << R"(\ud83d\u0041\ude00)"_ba
                            << "\xef\xbf\xbd\x41\xef\xbf\xbd"_ba;
    QTest::newRow("null") << R"(\u0000)"_ba << QByteArray(1, '\0');
    QTest::newRow("unknown") << R"(\q\u12)"_ba
                             << R"(\q\u12)"_ba;
    QTest::newRow("at the end") << "a\\"_ba
                                << "a\\"_ba;
}

void tst_JsonText::decodes()
{
    QFETCH(const QByteArray, string);
    QTEST(jsontext::decoded(string), "decoded");
}

void tst_JsonText::countsCharacters()
{
    const QByteArray five = R"(a\n)" + QByteArray("\xc3\xbc") + R"(\u00fc\ud83d\ude00)";
    QVERIFY(jsontext::hasMoreCharacters(five, 4));
    QVERIFY(!jsontext::hasMoreCharacters(five, 5));
    QVERIFY(!jsontext::hasMoreCharacters("", 0));
    QVERIFY(jsontext::hasMoreCharacters("\\", 0));
    const QByteArray signs = QByteArray("\xe7\xbb\x93").repeated(50);
    QVERIFY(jsontext::hasMoreCharacters(signs, 49));
    QVERIFY(!jsontext::hasMoreCharacters(signs, 50));
    QCOMPARE(jsontext::decodedText(QByteArray(100, 'a'), 7), u"aaaaaaa"_s);
}

void tst_JsonText::numbers_data()
{
    QTest::addColumn<bool>("isNumber");
    for (const char *good : {"0", "-0", "10", "1.5", "0.50", "1e5", "1E+5", "-1.0e-10"})
        QTest::newRow(good) << true;
    for (const char *bad : {"-", "01", "-01", "+1", ".5", "1.", "1.e5", "1e", "1e+", "0x1", "1_000", "NaN", "1a"})
        QTest::newRow(bad) << false;
}

void tst_JsonText::numbers()
{
    QTEST(jsontext::isNumber(QTest::currentDataTag()), "isNumber");
}

RUNLATCH_TEST(tst_JsonText)
#include "tst_jsontext.moc"
