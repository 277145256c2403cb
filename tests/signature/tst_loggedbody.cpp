// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "signature/loggedbody.h"

#include "support/suite.h"

#include <QTest>

namespace runlatch::signature {

/// A body is read from what logs and events hold, and nothing else is taken for one.
class tst_LoggedBody : public QObject
{
    Q_OBJECT
private slots:
    void forms_data();
    void forms();
    void bytesStayAsTheyAre_data();
    void bytesStayAsTheyAre();
};

void tst_LoggedBody::forms_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("form");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char *name, const QByteArray &text, BodyForm form, const QByteArray &bytes) {
        QTest::newRow(name) << text << int(form) << bytes;
    };
    const QByteArray body = "{\"a\":\"\xc3\xbc\"}\n";
    row("base64", "eyJhIjoiw7wifQo=", BodyForm::Base64, body);
    row("base64 with a line break", "eyJhIjoi\nw7wifQo=\n", BodyForm::Base64, body);
    row("base64 in quotes", "\"eyJhIjoiw7wifQo=\"", BodyForm::Base64, body);
    row("base64 without padding", "eyJhIjoiw7wifQo", BodyForm::Base64, body);
    row("base64url", "eyJhIjoiPz8_Pj4-In0=", BodyForm::Base64, "{\"a\":\"?\?\?>>>\"}");
    row("printed bytes", "b'{\"a\":\"\\xc3\\xbc\"}\\n'\n", BodyForm::BytesLiteral, body);
    row("printed bytes in double quotes", "b\"{'a': 'it\\'s \\\\ \\t\\r\\x00'}\"", BodyForm::BytesLiteral,
        QByteArray("{'a': 'it's \\ \t\r\0'}", 19));
    row("event", "{\"version\":\"2.0\",\"headers\":{\"body\":\"x\"},\"body\":\"{\\\"a\\\":\\\"\\u00fc\\\"}\\n\"}",
        BodyForm::Event, body);
    row("event in base64", "{ \"body\": \"eyJhIjoiw7wifQo=\",\n\"isBase64Encoded\": true }", BodyForm::Event, body);
    row("event without base64", "{\"body\":\"eyJh\",\"isBase64Encoded\":false}", BodyForm::Event, "eyJh");
}

void tst_LoggedBody::forms()
{
    QFETCH(const QByteArray, text);
    const LoggedBody body = readLoggedBody(text);
    QTEST(int(body.form), "form");
    QTEST(body.bytes, "bytes");
}

void tst_LoggedBody::bytesStayAsTheyAre_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("JSON") << QByteArray(" {\"a\":{\"body\":\"x\"}}\n");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("a number in a body") << QByteArray("{\"body\":1}");
    QTest::newRow("a body that is not closed") << QByteArray("{\"body\":\"");
    QTest::newRow("wrong base64 in an event") << QByteArray("{\"body\":\"e!\",\"isBase64Encoded\":true}");
    QTest::newRow("a word") << QByteArray("undefined");
    QTest::newRow("base64 of a word") << QByteArray("dW5kZWZpbmVk");
    QTest::newRow("quotes") << QByteArray("\"\"");
    QTest::newRow("one quote") << QByteArray("b'");
    QTest::newRow("a literal that is not closed") << QByteArray("b'{}");
    QTest::newRow("a backslash at the end") << QByteArray("b'\\'");
    QTest::newRow("an escape without digits") << QByteArray("b'\\x4'");
    QTest::newRow("an escape that is none") << QByteArray("b'\\xg0'");
    QTest::newRow("an unknown escape") << QByteArray("b'\\q'");
    QTest::newRow("much of it") << QByteArray(8'000'000, 'b');
}

void tst_LoggedBody::bytesStayAsTheyAre()
{
    QFETCH(const QByteArray, text);
    const LoggedBody body = readLoggedBody(text);
    QCOMPARE(body.bytes, text);
    QVERIFY(body.form == BodyForm::Bytes);
}

RUNLATCH_TEST(tst_LoggedBody)

} // namespace runlatch::signature

#include "tst_loggedbody.moc"
