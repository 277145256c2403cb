// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchangerecord.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using http::ExchangeRecord;
using http::MaxShownBodyBytes;

namespace {

const QByteArray Token = "abcDEF123.atlasv1.ghi+jk/lmnop_09==";

ExchangeRecord recordTo(const QByteArray &url, const http::Headers &headers = {}, const QByteArray &body = {})
{
    ExchangeRecord record;
    http::describe(record, "POST", QUrl::fromEncoded(url), headers, body);
    return record;
}

/// The whole record as one text, which must contain no secret.
QByteArray allOf(const ExchangeRecord &record)
{
    QByteArray all = record.method + record.host.toUtf8() + record.path.toUtf8() + record.url.toEncoded()
        + record.error.subject.toUtf8() + record.error.detail.toUtf8() + record.requestBody + record.responseBody;
    for (const http::Headers &headers : {record.requestHeaders, record.responseHeaders}) {
        for (const http::Header &header : headers)
            all += header.name + ": " + header.value + '\n';
    }
    return all;
}

QByteArray escaped(const QByteArray &text)
{
    QByteArray kept;
    for (const char letter : text)
        kept += "\\u00" + QByteArray::number(static_cast<uchar>(letter), 16).rightJustified(2, '0');
    return kept;
}

} // namespace

/// The record of an exchange holds no secret and a bounded number of bytes.
class tst_ExchangeRecord : public QObject
{
    Q_OBJECT
private slots:
    void describes();
    void takesHeadersOut_data();
    void takesHeadersOut();
    void leavesTheRest();
    void takesTheTokenOutEverywhere_data();
    void takesTheTokenOutEverywhere();
    void takesRunTaskSecretsOut();
    void takesQueriesOut_data();
    void takesQueriesOut();
    void takesASecretQueryOut();
    void takesFragmentsOut();
    void takesCodedBodiesOut();
    void cutsLongBodies();
    void takesOutWhatTheCutDivides_data();
    void takesOutWhatTheCutDivides();
    void takesHostileInput_data();
    void takesHostileInput();
    void isCheapForLargeBodies();
};

void tst_ExchangeRecord::describes()
{
    ExchangeRecord record = recordTo("https://user:pw@tf.example:81/a%20b?c=d#e", {{"A", "b"}}, "{}");
    http::describe(record, http::Response{404, {{"C", "d"}}, "none", {}});
    http::redact(record);
    QCOMPARE(record.host, u"tf.example:81"_s);
    QCOMPARE(record.path, u"/a%20b?c=d"_s);
    QCOMPARE(record.url, QUrl(u"https://tf.example:81/a%20b?c=d"_s));
    QCOMPARE(record.status, 404);
    QCOMPARE(record.requestBytes, 2);
    QCOMPARE(record.responseBytes, 4);
    QCOMPARE(record.responseBody, "none");
    QCOMPARE(recordTo("http://a").path, u"/"_s);
}

void tst_ExchangeRecord::takesHeadersOut_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("bearer") << QByteArray("Authorization") << "Bearer " + Token << QByteArray("Bearer [redacted]");
    QTest::newRow("case") << QByteArray("aUTHORIZATION") << "bearer " + Token << QByteArray("bearer [redacted]");
    QTest::newRow("basic") << QByteArray("Proxy-Authorization") << "Basic " + Token << QByteArray("Basic [redacted]");
    QTest::newRow("no scheme") << QByteArray("Authorization") << Token << QByteArray("[redacted]");
    QTest::newRow("other scheme") << QByteArray("Authorization") << Token + " b" << QByteArray("[redacted]");
    QTest::newRow("empty") << QByteArray("Authorization") << QByteArray() << QByteArray("[redacted]");
    QTest::newRow("cookie") << QByteArray("Cookie") << "sid=" + Token << QByteArray("[redacted]");
    QTest::newRow("set-cookie") << QByteArray("set-cookie") << "sid=" + Token << QByteArray("[redacted]");
    QTest::newRow("own kind") << QByteArray("X-Vault-Token") << Token << QByteArray("[redacted]");
    QTest::newRow("location") << QByteArray("Location") << "https://a/b?x=1&token=" + Token + "&y=2"
                              << QByteArray("https://a/b?x=1&token=[redacted]&y=2");
}

void tst_ExchangeRecord::takesHeadersOut()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, value);
    QFETCH(const QByteArray, expected);
    for (const bool isRequest : {true, false}) {
        ExchangeRecord record;
        http::Headers &headers = isRequest ? record.requestHeaders : record.responseHeaders;
        headers = {{"A", "b"}, {name, value}, {name, value}};
        http::redact(record);
        QCOMPARE(headers, (http::Headers{{"A", "b"}, {name, expected}, {name, expected}}));
    }
}

void tst_ExchangeRecord::leavesTheRest()
{
    const http::Headers headers{{"Accept", "a"}, {"X-TFC-Task-Signature", "0123abcd"}, {"Host", "a?b"}};
    ExchangeRecord record = recordTo("http://a/b?page%5Bnumber%5D=2&q=x%20y", headers, R"({"subject": "keys"})");
    http::redact(record);
    QCOMPARE(record.requestHeaders, headers);
    QCOMPARE(record.path, u"/b?page%5Bnumber%5D=2&q=x%20y"_s);
    QCOMPARE(record.requestBody, R"({"subject": "keys"})");
}

void tst_ExchangeRecord::takesTheTokenOutEverywhere_data()
{
    QTest::addColumn<QByteArray>("echo");
    QTest::newRow("plain") << "token " + Token + " is wrong";
    QTest::newRow("JSON escapes") << "{\"a\": \"" + escaped(Token) + "\"}";
    QTest::newRow("JSON in JSON") << "{\"a\": \"{\\\"b\\\": \\\"" + Token + "\\\"}\"}";
    QTest::newRow("percent") << "a=" + Token.toPercentEncoding();
    QTest::newRow("twice") << Token + Token;
    QTest::newRow("bytes") << "\xff\xfe" + Token + QByteArray(1, '\0');
}

void tst_ExchangeRecord::takesTheTokenOutEverywhere()
{
    QFETCH(const QByteArray, echo);
    ExchangeRecord record =
        recordTo("http://a/" + Token, {{"Authorization", "Bearer " + Token}, {"X-Echo", Token}}, echo);
    http::describe(record, http::Response{400, {{"X-Echo", "a" + Token + "b"}}, echo, {}});
    record.error = {.subject = QString::fromUtf8(Token), .detail = QString::fromUtf8("x" + Token)};
    http::redact(record);
    const QByteArray all = allOf(record);
    QVERIFY2(!all.contains(Token) && !all.contains(escaped(Token)), all.constData());
    QVERIFY(!QUrl::fromPercentEncoding(all).toUtf8().contains(Token));
    QCOMPARE(record.requestBody.size(), echo.size());
    QCOMPARE(record.responseHeaders.first().value, "a[redacted]b");
}

void tst_ExchangeRecord::takesRunTaskSecretsOut()
{
    const QByteArray body = R"({"access_token":")" + Token
        + R"(","task_result_callback_url":"https://tf.example/api/v2/task-results/5/callback?url_code=s3cr3t-code"})";
    ExchangeRecord record = recordTo("http://127.0.0.1/runtask", {}, body);
    http::describe(record, http::Response{200, {{"X-Echo", "s3cr3t-code"}}, "got " + Token, {}});
    http::redact(record);
    const QByteArray all = allOf(record);
    QVERIFY(!all.contains(Token));
    QVERIFY2(!all.contains("s3cr3t-code"), all.constData());
    QVERIFY(record.requestBody.contains("/task-results/5/callback"));
    QVERIFY(record.responseBody.startsWith("got ***"));
}

void tst_ExchangeRecord::takesQueriesOut_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("token") << QByteArray("access_token=abc") << QByteArray("access_token=[redacted]");
    QTest::newRow("code") << QByteArray("a=b&url_code=abc&c=d") << QByteArray("a=b&url_code=[redacted]&c=d");
    QTest::newRow("case") << QByteArray("X-Amz-Signature=abc") << QByteArray("X-Amz-Signature=[redacted]");
    QTest::newRow("encoded name") << QByteArray("%74oken=abc") << QByteArray("%74oken=[redacted]");
    QTest::newRow("semicolon") << QByteArray("a;secret=abc;b") << QByteArray("a;secret=[redacted];b");
    QTest::newRow("equals in it") << QByteArray("key=a=b=c") << QByteArray("key=[redacted]");
    QTest::newRow("question mark in it") << QByteArray("password=a?b") << QByteArray("password=[redacted]");
    QTest::newRow("no value") << QByteArray("token=&token") << QByteArray("token=&token");
}

void tst_ExchangeRecord::takesQueriesOut()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QByteArray, expected);
    ExchangeRecord record = recordTo("http://a/b?" + query);
    record.path = u"/b?"_s + QString::fromUtf8(query); // set as text, because QUrl would write it in its own way
    record.error.detail = QString::fromUtf8("Error transferring http://a/b?" + query + " - server replied");
    http::redact(record);
    QCOMPARE(record.path.toUtf8(), "/b?" + expected);
    QCOMPARE(record.error.detail.toUtf8(), "Error transferring http://a/b?" + expected + " - server replied");
    QVERIFY(!record.url.toEncoded().contains("abc"));
}

void tst_ExchangeRecord::takesASecretQueryOut()
{
    ExchangeRecord record = recordTo("https://a/callback?v=1&x=long-enough-to-be-one", {}, "x: long-enough-to-be-one");
    http::describe(record, base::Error{.detail = u"at https://a/callback?v=1&x=long-enough-to-be-one"_s});
    http::redact(record, true);
    QCOMPARE(record.path, u"/callback?[redacted]"_s);
    QCOMPARE(record.error.detail, u"at https://a/callback?[redacted]"_s);
    QVERIFY(!allOf(record).contains("long-enough"));
}

void tst_ExchangeRecord::takesFragmentsOut()
{
    ExchangeRecord record = recordTo("https://a/login");
    const QByteArray location = "https://me:pw@a/#access_token=" + Token + "&token_type=bearer&state=1";
    http::describe(record, http::Response{302, {{"Location", location}}, "go to " + Token, {}});
    http::redact(record);
    QCOMPARE(record.responseHeaders.first().value,
             QByteArray("https://[redacted]@a/#access_token=[redacted]&token_type=[redacted]&state=1"));
    QVERIFY(!allOf(record).contains(Token));
}

void tst_ExchangeRecord::cutsLongBodies()
{
    ExchangeRecord record = recordTo("http://a", {}, QByteArray(MaxShownBodyBytes + 1, 'a'));
    http::describe(record, http::Response{200, {}, QByteArray(MaxShownBodyBytes, 'b'), {}});
    http::redact(record);
    QCOMPARE(record.requestBody, QByteArray(MaxShownBodyBytes, 'a'));
    QCOMPARE(record.requestBytes, MaxShownBodyBytes + 1);
    QCOMPARE(record.responseBody, QByteArray(MaxShownBodyBytes, 'b'));
}

void tst_ExchangeRecord::takesOutWhatTheCutDivides_data()
{
    QTest::addColumn<QByteArray>("secret");
    QTest::addColumn<QByteArray>("before");
    QTest::newRow("known token") << Token << QByteArray();
    QTest::newRow("known token, escaped") << escaped(Token) << QByteArray();
    QTest::newRow("known token, escaped in JSON in JSON") << escaped(Token).replace('\\', "\\\\\\\\") << QByteArray();
    QTest::newRow("access token") << QByteArray("unknown-before-1234567890") << QByteArray("\"access_token\":\"");
    QTest::newRow("callback") << QByteArray("?code=unknown-before-1234567890")
                              << QByteArray("\"task_result_callback_url\":\"https://a/b");
}

void tst_ExchangeRecord::takesOutWhatTheCutDivides()
{
    QFETCH(const QByteArray, secret);
    QFETCH(const QByteArray, before);
    for (const qsizetype inside : {qsizetype(1), qsizetype(9), secret.size() - 1}) {
        const QByteArray filler = '{' + QByteArray(MaxShownBodyBytes - inside - before.size() - 1, ' ') + before;
        ExchangeRecord record = recordTo("http://a", {{"Authorization", "Bearer " + Token}},
                                         filler + secret + "\"," + QByteArray(100'000, ' ') + '}');
        http::redact(record);
        QCOMPARE(record.requestBody.size(), MaxShownBodyBytes);
        QCOMPARE(record.requestBody.sliced(MaxShownBodyBytes - inside), QByteArray(inside, '*'));
    }
}

void tst_ExchangeRecord::takesHostileInput_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("marks") << QByteArray(60'000, '?');
    QTest::newRow("items") << '?' + QByteArray("token=aaaaaaaa&").repeated(4000);
    QByteArray different = "?";
    for (int i = 0; i < 4000; ++i)
        different += "token=" + QByteArray::number(10'000'000 + i) + '&';
    QTest::newRow("different items") << different;
    QTest::newRow("backslashes") << QByteArray(60'000, '\\');
    QTest::newRow("keys") << QByteArray("\"access_token\":\"").repeated(4000);
    QTest::newRow("the mark itself") << QByteArray("[redacted]").repeated(6000);
    QTest::newRow("no text") << QByteArray("\xff\x00\xc3\x28", 4).repeated(15'000);
}

void tst_ExchangeRecord::takesHostileInput()
{
    QFETCH(const QByteArray, bytes);
    ExchangeRecord record;
    record.path = QString::fromUtf8(bytes);
    record.requestHeaders = {{"Authorization", bytes}, {"Authorization", "Bearer redacted"}, {"X", bytes}};
    http::Headers many(100, {"Y", bytes.left(600)});
    record.responseHeaders = many;
    record.requestBody = record.responseBody = bytes;
    http::redact(record);
    QVERIFY(allOf(record).size() < 2'000'000);
    QCOMPARE(record.requestHeaders.at(1).value, "Bearer [redacted]");
}

void tst_ExchangeRecord::isCheapForLargeBodies()
{
    const QByteArray body = QByteArray("{\"access_token\":\"12345678\"}").repeated(2'000'000);
    ExchangeRecord record = recordTo("http://a", {{"Authorization", "Bearer " + Token}}, body);
    http::redact(record);
    QCOMPARE(record.requestBody.size(), MaxShownBodyBytes);
    QVERIFY(record.requestBody.capacity() < 2 * MaxShownBodyBytes);
}

/// A token may be in them, and they cannot be searched for it.
void tst_ExchangeRecord::takesCodedBodiesOut()
{
    const QByteArray coded = QString::fromLatin1("\x8b\x01\x80{\"access_to\x1f\xe9\x03").toUtf8();
    ExchangeRecord record = recordTo("https://tf.example/a", {{"content-encoding", "br"}}, coded);
    http::describe(record, http::Response{200, {{"Content-Encoding", "gzip"}}, "\xff\xfe coded", {}});
    http::redact(record);
    QCOMPARE(record.requestBody, QByteArray(coded.size(), '*'));
    QCOMPARE(record.responseBody, QByteArray(8, '*'));
    record = recordTo("https://tf.example/a", {{"Content-Encoding", "br"}}, "{\"a\":1}");
    http::describe(record, http::Response{200, {{"Transfer-Encoding", "chunked"}}, "\xff\xfe coded", {}});
    http::redact(record);
    QCOMPARE(record.requestBody, QByteArray("{\"a\":1}"));
    QCOMPARE(record.responseBody, QByteArray("\xff\xfe coded"));
}

RUNLATCH_TEST(tst_ExchangeRecord)
#include "tst_exchangerecord.moc"
