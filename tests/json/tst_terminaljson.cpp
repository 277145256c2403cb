// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/terminaljson.h"

#include "json/orderedjson.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::json {

/// JSON for a terminal holds no control character and has the same value.
class tst_TerminalJson : public QObject
{
    Q_OBJECT

private slots:
    void escapes_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("plain") << QByteArray("{\"a\":\"b c\",\"d\":[1,null]}")
                               << QByteArray("{\"a\":\"b c\",\"d\":[1,null]}");
        QTest::newRow("letters") << QByteArray("\"gr\xc3\xbc\xc3\x9f \xf0\x9f\x90\x9f\xc2\xa0\"")
                                 << QByteArray("\"gr\xc3\xbc\xc3\x9f \xf0\x9f\x90\x9f\xc2\xa0\"");
        QTest::newRow("delete") << QByteArray("\"a\x7f\"") << QByteArray("\"a\\u007f\"");
        QTest::newRow("controls of C1") << QByteArray("\"\xc2\x80\xc2\x9b\xc2\x9f\"")
                                        << QByteArray("\"\\u0080\\u009b\\u009f\"");
        QTest::newRow("bidirectional") << u"\"\u061c\u200e\u200f\u202a\u202e\u2066\u2069\""_s.toUtf8()
                                       << QByteArray("\"\\u061c\\u200e\\u200f\\u202a\\u202e\\u2066\\u2069\"");
        QTest::newRow("separators") << u"\"\u2028\u2029\""_s.toUtf8() << QByteArray("\"\\u2028\\u2029\"");
        QTest::newRow("neighbors") << u"\"\u00a0\u061b\u200d\u2010\u2027\u202f\u2065\u206a\""_s.toUtf8()
                                   << u"\"\u00a0\u061b\u200d\u2010\u2027\u202f\u2065\u206a\""_s.toUtf8();
        QTest::newRow("behind backslashes")
            << u"\"\\\\\u202e\\\"\u202e\""_s.toUtf8() << QByteArray("\"\\\\\\u202e\\\"\\u202e\"");
        QTest::newRow("a line behind a word") << QByteArray("{\"ab\":\n\"cd\"\n}") << QByteArray("{\"ab\": \"cd\" }");
        QTest::newRow("a line behind a quoted word")
            << QByteArray("{\"a\":\"x\\\"\",\n\"b\":1}") << QByteArray("{\"a\":\"x\\\"\", \"b\":1}");
        QTest::newRow("lines between values") << QByteArray("{\n\t\"a\":\r\n1}") << QByteArray("{  \"a\":  1}");
        QTest::newRow("bare controls") << QByteArray("\"a\nb\x1b\"") << QByteArray("\"a\\u000ab\\u001b\"");
        QTest::newRow("no UTF-8") << QByteArray("\"a\x9b\xff\"") << u"\"a\ufffd\ufffd\""_s.toUtf8();
        QTest::newRow("a surrogate in UTF-8") << QByteArray("\"\xed\xa0\x80\"") << u"\"\ufffd\ufffd\ufffd\""_s.toUtf8();
    }
    void escapes()
    {
        QFETCH(QByteArray, json);
        QTEST(terminalJson(json), "expected");
    }

    void isTheSameValue()
    {
        QString all;
        for (char16_t letter = 1; letter < 0xD800; ++letter)
            all += QChar(letter);
        const QByteArray json = OrderedJson().add(all, all).toJson();
        const QByteArray safe = terminalJson(json);
        QVERIFY(safe != json);
        QCOMPARE(QJsonDocument::fromJson(safe), QJsonDocument::fromJson(json));
        QCOMPARE(QJsonDocument::fromJson(safe).object().value(all).toString(), all);
    }
};

RUNLATCH_TEST(tst_TerminalJson)

} // namespace runlatch::json

#include "tst_terminaljson.moc"
