// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/placeholders.h"

#include "fixture.h"
#include "interchange/format.h"
#include "protocol/sha512.h"
#include "redaction/placeholder.h"
#include "redaction/secretfinder.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Placeholders stand for secrets: one for each, in the head and in the body, and JSON stays JSON.
class tst_Placeholders : public QObject
{
    Q_OBJECT
private slots:
    void theSameSecretHasTheSamePlaceholder();
    void otherSecretsHaveOthers();
    void jsonStaysJson_data();
    void jsonStaysJson();
    void lostSecretsAreApart();
    void onlyLostSecretsIfAsked();
    void theSignatureStays();
    void noDigestTellsAShortSecret();
};

namespace {

store::Capture captureOf(const QByteArray &head, const QByteArray &body)
{
    store::Capture capture;
    capture.row.uuid = QUuid::createUuid();
    capture.head = head;
    capture.body = body;
    return capture;
}

QString placeholderIn(const QByteArray &bytes, qsizetype from = 0)
{
    const qsizetype at = bytes.indexOf("redacted-", from);
    return at < 0 ? QString() : QString::fromLatin1(bytes.mid(at, 29));
}

} // namespace

void tst_Placeholders::theSameSecretHasTheSamePlaceholder()
{
    const Placeholders placeholders;
    store::Capture first = captureOf(secretHead(), secretBody());
    store::Capture second = captureOf("POST / HTTP/1.1\r\nAuthorization: Bearer " + Token + "\r\n\r\n",
                                      "{\"access_token\":\"" + QByteArray(Token).replace("a", "\\u0061") + "\"}");
    placeholders.apply(first);
    placeholders.apply(second);
    const QString name = placeholderIn(first.head);
    QVERIFY(redaction::isPlaceholder(name.toLatin1()));
    for (const QByteArray &bytes : {first.body, second.head, second.body})
        QCOMPARE(placeholderIn(bytes), name);
    QVERIFY(first.body.contains("\"run_message\":\"used " + name.toLatin1() + '"'));
    QVERIFY(second.head.contains("Authorization: Bearer " + name.toLatin1()));
    for (const QByteArray &bytes : {first.head, first.body, second.head, second.body})
        QVERIFY(!bytes.contains(Token) && !bytes.contains(UrlCode));
}

void tst_Placeholders::otherSecretsHaveOthers()
{
    store::Capture capture = captureOf(secretHead(), secretBody());
    Placeholders().apply(capture);
    const QByteArray url = "callback?";
    const qsizetype at = capture.body.indexOf(url);
    QVERIFY(at > 0);
    QVERIFY(placeholderIn(capture.body, at) != placeholderIn(capture.head));
    store::Capture again = captureOf(secretHead(), secretBody());
    Placeholders().apply(again);
    QVERIFY(again.body != capture.body); // another export tells nothing about this one
}

void tst_Placeholders::jsonStaysJson_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("text") << QByteArray(R"({"access_token":"abc"})");
    QTest::newRow("empty neighbours") << QByteArray(R"({"access_token":"x","a":""})");
    QTest::newRow("number") << QByteArray(R"({"a":1,"access_token": 12345 ,"b":2})");
    QTest::newRow("list") << QByteArray(R"({"access_token":["one","two"],"b":2})");
    QTest::newRow("object") << QByteArray(R"({"access_token":{"a":"one","b":["two"]},"b":2})");
    QTest::newRow("blanks") << QByteArray("{\"access_token\" : {\n  \"a\" : \"one\" } ,\"b\":2}");
    QTest::newRow("in a string") << QByteArray(R"({"text":"{\"access_token\":\"abcdefgh\"}"})");
    QTest::newRow("escapes") << QByteArray(R"({"access_token":"a\"b\\c\/d\u0041"})");
    QTest::newRow("twice") << QByteArray(R"({"access_token":"abcdefgh","access_token":"abcdefgi"})");
    QTest::newRow("a thousand") << "[" + QByteArray(R"({"access_token":"a"},)").repeated(1500) + "1]";
}

void tst_Placeholders::jsonStaysJson()
{
    QFETCH(QByteArray, body);
    QVERIFY(!QJsonDocument::fromJson(body).isNull());
    store::Capture capture = captureOf("POST / HTTP/1.1\r\n\r\n", body);
    Placeholders().apply(capture);
    const bool isAll = redaction::isPlaceholder(capture.body); // of too many places the whole body is one
    QVERIFY2(isAll || !QJsonDocument::fromJson(capture.body).isNull(), capture.body.constData());
    QVERIFY2(redaction::hasPlaceholder(capture.body), capture.body.constData());
    QVERIFY(redaction::findSecrets(capture.head, capture.body).body.isEmpty());
}

void tst_Placeholders::lostSecretsAreApart()
{
    const redaction::Secrets secrets = redaction::findSecrets(secretHead(), secretBody());
    store::Capture capture =
        captureOf(redaction::redacted(secretHead(), secrets.head), redaction::redacted(secretBody(), secrets.body));
    capture.complete = false;
    store::Capture again = capture;
    Placeholders().apply(capture);
    QVERIFY(!capture.head.contains('*') && !capture.body.contains('*'));
    QVERIFY(placeholderIn(capture.head) != placeholderIn(capture.body));
    const QJsonObject json = QJsonDocument::fromJson(capture.body).object();
    QVERIFY(redaction::isPlaceholder(json["access_token"_L1].toString().toLatin1()));
    const QString url = json["task_result_callback_url"_L1].toString();
    QVERIFY2(url.startsWith("https://tfe.example/callback?redacted-"_L1), qPrintable(url));
    Placeholders().apply(again);
    QCOMPARE(again.body, capture.body);
}

void tst_Placeholders::onlyLostSecretsIfAsked()
{
    store::Capture capture =
        captureOf("POST / HTTP/1.1\r\nCookie: ****\r\nAuthorization: Bearer " + Token + "\r\n\r\n", secretBody());
    capture.complete = false;
    Placeholders(Placeholders::Of::LostSecrets).apply(capture);
    QCOMPARE(capture.body, secretBody());
    QVERIFY(capture.head.contains("Bearer " + Token) && capture.head.contains("Cookie: redacted-"));
}

void tst_Placeholders::theSignatureStays()
{
    store::Capture capture = captureOf(secretHead(), secretBody());
    Placeholders().apply(capture);
    QVERIFY(capture.head.contains("X-TFC-Task-Signature: " + QByteArray(128, 'a')));
}

/// Whoever tries a million numbers finds the one that the digest of the body as it came is of.
void tst_Placeholders::noDigestTellsAShortSecret()
{
    const QByteArray head = "POST / HTTP/1.1\r\n\r\n";
    const auto digestOf = [](const QByteArray &body) { return protocol::sha512(body).toHex(); };
    for (const QByteArray body :
         {R"({"a":1,"access_token":"123456"})", R"({"a":1,"access_token":"******"})", R"({"a":1})"}) {
        store::Capture capture = captureOf(head, body);
        capture.complete = !body.contains('*');
        const QByteArray ofOriginal = digestOf(QByteArray(body).replace("******", "123456"));
        capture.row.sha512 = ofOriginal;
        const Record record = recordOf(capture, Placeholders(), capture.row.receivedAt);
        QCOMPARE(record.row.sha512, digestOf(record.body));
        QCOMPARE(record.row.sha512 == ofOriginal, !body.contains("access_token"));
        for (const Format format : {Format::JsonLines, Format::Har, Format::Csv})
            QCOMPARE(fileRecord(format, record, true).contains(ofOriginal), !body.contains("access_token"));
    }
    store::Capture capture = captureOf(head, R"({"access_token":"123456"})");
    capture.row.sha512 = digestOf(capture.body);
    const Record record = recordOf(capture, Placeholders(Placeholders::Of::LostSecrets), capture.row.receivedAt);
    QCOMPARE(record.row.sha512, digestOf(capture.body)); // nothing is hidden
}

RUNLATCH_TEST(tst_Placeholders)

} // namespace runlatch::interchange

#include "tst_placeholders.moc"
