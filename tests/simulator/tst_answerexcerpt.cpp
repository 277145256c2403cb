// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/answercontent.h"
#include "simulator/answerexcerpt.h"
#include "support/suite.h"

#include <QStringEncoder>

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The excerpt of an answer says what the answer says, whatever its form.
class tst_AnswerExcerpt : public QObject
{
    Q_OBJECT
private slots:
    void saysWhatTheAnswerSays_data();
    void saysWhatTheAnswerSays();
    void readsEachForm_data();
    void readsEachForm();
    void isBounded();
    void findsAResult_data();
    void findsAResult();
};

void tst_AnswerExcerpt::saysWhatTheAnswerSays_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("excerpt");
    const auto row = [](const char *name, const QByteArray &body, const QString &excerpt) {
        QTest::newRow(name) << body << excerpt;
    };
    row("nothing", {}, {});
    row("blanks", " \r\n\t", {});
    row("a line", "no such route", u"no such route"_s);
    row("lines", "no such route\r\n  at  /runtask\n", u"no such route at /runtask"_s);
    row("pretty JSON",
        "{\n  \"error\": \"signature\",\n  \"message\": \"HMAC key env variable missing on server\"\n}\n",
        u"{ \"error\": \"signature\", \"message\": \"HMAC key env variable missing on server\" }"_s);
    row("a page",
        "<!doctype html>\n<html lang=en>\n<head><title>500 Internal Server Error</title>\n<STYLE>p { color: red "
        "}</style>"
        "<script>alert('<b>')</script></head>\n<body><!-- <p>secret> -->\n<h1>Internal Server Error</h1>\n"
        "<p>The server&#39;s key is missing &amp; nothing was done.</p></body></html>",
        u"500 Internal Server Error Internal Server Error The server's key is missing & nothing was done."_s);
    row("XML", "<?xml version=\"1.0\"?>\n<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>",
        u"AccessDenied Access Denied"_s);
    row("tags alone", "<html>\n<br></html>", u"<html> <br></html>"_s);
    row("a tag that does not end", "<p>Not found</p><a href=", u"Not found"_s);
    row("an entity of an entity", "<p>&amp;lt;</p>", u"&lt;"_s);
    row("entities of numbers", "<p>&#x27;vcs&#x27; &#8212; &#X41;</p>", u"'vcs' \u2014 A"_s);
    row("what only looks like an entity", "<p>a & b; &#xZ; &; &#0; &nobody;</p>", u"a & b; &#xZ; &; &#0; &nobody;"_s);
    row("a headline that is the title",
        "<html><head><title>502 Bad Gateway</title></head><body><h1>502  Bad "
        "Gateway</h1><hr>nginx/1.24.0</body></html>",
        u"502 Bad Gateway nginx/1.24.0"_s);
    row("controls", "red: \x1b[31m", u"red: <U+001B>[31m"_s);
    row("no UTF-8", "\xff\xfe", u"\ufffd\ufffd"_s);
}

void tst_AnswerExcerpt::saysWhatTheAnswerSays()
{
    QFETCH(QByteArray, body);
    QTEST(simulator::answerExcerpt(body), "excerpt");
}

void tst_AnswerExcerpt::readsEachForm_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("coding");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QByteArray>("content");
    const auto row = [](const char *name, const QByteArray &type, const QByteArray &coding, const QByteArray &body,
                        const QByteArray &content) { QTest::newRow(name) << type << coding << body << content; };
    const QString text = u"Gr\u00f6\u00dfe"_s;
    const QByteArray utf8 = text.toUtf8();
    const QByteArray latin1 = text.toLatin1();
    // "Traceback " three times, by zlib without a frame
    const QByteArray bare = QByteArray::fromHex("0b294a4c4e4d4a4cce5608c1c20200");
    const QByteArray unpacked = "Traceback Traceback Traceback ";
    row("UTF-8", "text/html", {}, utf8, utf8);
    row("with a byte order mark", {}, {}, "\xef\xbb\xbf" + utf8, utf8);
    row("Latin-1 by its name", "text/html; Charset=\"ISO-8859-1\"", {}, latin1, utf8);
    row("Latin-1 of nobody's name", "text/html", {}, latin1, utf8);
    row("bytes", "text/html", {}, "\x00\xff\x01"_ba, "\x00\xff\x01"_ba);
    for (const auto encoding : {QStringConverter::Utf16LE, QStringConverter::Utf16BE, QStringConverter::Utf32LE}) {
        QStringEncoder marked(encoding, QStringConverter::Flag::WriteBom);
        const QByteArray wide = marked(text);
        row(QStringConverter::nameForEncoding(encoding), "text/html", {}, wide, utf8);
    }
    row("deflate without a frame", "text/plain", "deflate", bare, unpacked);
    row("not what its head says", "text/plain", "deflate", "no packing at all", "no packing at all");
    row("a packing that is not unpacked here", "text/html", "br", "\x8b\x02\x80", "\x8b\x02\x80");
}

void tst_AnswerExcerpt::readsEachForm()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, coding);
    QFETCH(const QByteArray, body);
    const http::Headers headers{{"Content-Type", type}, {"Content-Encoding", coding}};
    QTEST(simulator::answerContent(headers, body), "content");
}

void tst_AnswerExcerpt::isBounded()
{
    for (const QByteArray &part : {"a"_ba, "<"_ba, "<!--"_ba, "<script>"_ba, "&amp;"_ba, "<p>a</p>"_ba}) {
        const QByteArray body = part.repeated(8 * 1024 * 1024 / part.size());
        const QString excerpt = simulator::answerExcerpt(body);
        QVERIFY2(excerpt.size() <= simulator::MaxAnswerExcerpt, part.constData());
    }
}

void tst_AnswerExcerpt::findsAResult_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("isResult");
    QTest::newRow("a callback") << R"({"data":{"type":"task-results","attributes":{"status":"running"}}})"_ba << true;
    QTest::newRow("a status") << R"({"status":"passed","message":"playbook done"})"_ba << true;
    QTest::newRow("a failed one") << R"({ "message":"m", "status":"failed" })"_ba << true;
    QTest::newRow("nothing") << ""_ba << false;
    QTest::newRow("health") << R"({"status":"ok"})"_ba << false;
    QTest::newRow("a state of work") << R"({"status":"running"})"_ba << false;
    QTest::newRow("words") << "status passed"_ba << false;
    QTest::newRow("in a list") << R"([{"status":"passed"}])"_ba << true;
    QTest::newRow("in a text") << R"("{\"status\":\"failed\"}")"_ba << true;
    QTest::newRow("for a gateway")
        << R"({"statusCode":200,"body":"{\"data\":{\"attributes\":{\"status\":\"passed\"}}}"})"_ba << true;
    QTest::newRow("an empty list") << "[]"_ba << false;
    QTest::newRow("not for a gateway") << R"({"statusCode":500,"body":"status"})"_ba << false;
    QTest::newRow("too deep") << R"([[[[[{"status":"passed"}]]]]])"_ba << false;
    QTest::newRow("a number") << R"({"status":200})"_ba << false;
    QTest::newRow("more than is looked at")
        << R"({"status":"passed","x":")" + QByteArray(1024 * 1024, 'x') + R"("})" << false;
}

void tst_AnswerExcerpt::findsAResult()
{
    QFETCH(QByteArray, body);
    QTEST(simulator::holdsResult(body), "isResult");
}

RUNLATCH_TEST(tst_AnswerExcerpt)
#include "tst_answerexcerpt.moc"
