// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/jsonlines.h"

#include "base/rules.h"
#include "base/utc.h"
#include "fixture.h"
#include "interchange/har.h"
#include "redaction/secretfinder.h"
#include "store/captures/listedrow.h"
#include "support/suite.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A line of JSON Lines holds a capture exactly, and a line of a stranger does no harm.
class tst_JsonLines : public QObject
{
    Q_OBJECT
private slots:
    void anyBytesSurvive_data();
    void anyBytesSurvive();
    void theLargestBodySurvives();
    void anIncompleteBodySurvives();
    void everyFieldSurvives();
    void secretsOfOthersAreNotTakenIn();
    void aLineIsHarmlessToATerminal();
    void aColorMayBeMissingOrUnknown();
    void theTlsOfEarlierFilesIsNotKnown();
    void whatIsNotAskedForDoesNoHarm_data();
    void whatIsNotAskedForDoesNoHarm();
    void aFaultHasItsField_data();
    void aFaultHasItsField();
    void brokenLinesAreToldApart();
    void mutationsDoNoHarm();

private:
    const QDateTime m_now = QDateTime(QDate(2026, 11, 21), QTime(10, 0, 0, 123), base::Utc);
};

namespace {

Record recordWith(const QByteArray &head, const QByteArray &body, const QDateTime &now)
{
    const store::NewCapture capture = received(head, body, now);
    return {capture.row, capture.head, capture.body, {}, false};
}

} // namespace

void tst_JsonLines::anyBytesSurvive_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("text") << QByteArray("a\"\\\n\r\t\x01 \x7f \xC3\xA4 \xF0\x9F\x98\x80");
    QTest::newRow("zero") << QByteArray("a\0b", 3);
    QTest::newRow("not UTF-8") << QByteArray("\xFF\xFE{");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
    QTest::newRow("byte order mark") << QByteArray("\xEF\xBB\xBF{}");
    QTest::newRow("lines") << QByteArray("\xE2\x80\xA8\xE2\x80\xAE\xC2\x85");
    QTest::newRow("cut") << QByteArray("\xE2\x80");
}

void tst_JsonLines::anyBytesSurvive()
{
    QFETCH(QByteArray, bytes);
    const QByteArray line = jsonLine(recordWith(bytes, bytes, m_now));
    QVERIFY(line.endsWith('\n') && line.count('\n') == 1);
    QVERIFY(!QJsonDocument::fromJson(line).isNull());
    const auto read = readJsonLine(line);
    QVERIFY2(read.isOk(), line.constData());
    QCOMPARE(read->head, bytes);
    QCOMPARE(read->body, bytes);
    QCOMPARE(jsonLine(*read), line);
}

/// As text it would be six times as long.
void tst_JsonLines::theLargestBodySurvives()
{
    const Record record = recordWith("POST / HTTP/1.1\r\n\r\n", QByteArray(MaxBodyBytes, '\x01'), m_now);
    const QByteArray line = jsonLine(record);
    QVERIFY(line.size() <= MaxRecordBytes);
    const auto read = readJsonLine(line);
    QVERIFY(read.isOk());
    QVERIFY(read->body == record.body);
    const QByteArray entry = harEntry(record);
    QVERIFY(entry.size() <= MaxRecordBytes);
    const auto back = readHarEntry(entry);
    QVERIFY(back && back->record.body == record.body);
}

/// Size and digest are of the content, and what follows it is a chunk that could not be read.
void tst_JsonLines::anIncompleteBodySurvives()
{
    const QByteArray content = "{\"a\":";
    Record record = recordWith("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", content, m_now);
    record.body += "\r\nfour\r\n";
    record.row.refusalRule = base::Rules::HttpChunk;
    record.row.cause = base::Rules::BodyIncomplete;
    const auto read = readJsonLine(jsonLine(record));
    QVERIFY(read.isOk());
    QCOMPARE(read->body, record.body);
    QCOMPARE(read->row.bytes, content.size());
    QCOMPARE(read->row.sha512, record.row.sha512);
    record.row.cause.clear();
    QCOMPARE(readJsonLine(jsonLine(record)).error().rule, base::Rules::ImportDigest);
}

void tst_JsonLines::everyFieldSurvives()
{
    Record record = recordWith(secretHead(), secretBody(), m_now);
    record.row.verdict = protocol::Verdict::Invalid;
    record.row.cause = u"body.newline-lost"_s;
    record.row.refusalRule = u"request.path"_s;
    record.row.refusals = 3;
    record.row.answered = 404;
    record.row.bodyLimit = 8'388'608;
    record.row.state = protocol::TaskState::Running;
    record.row.idleLimit = std::chrono::minutes(10);
    record.row.lastMoment = m_now;
    record.row.pinned = true;
    record.row.pinColor = store::PinColor::Amber;
    record.row.listener = u"192.0.2.1:8443"_s;
    record.row.tlsVersion = u"TLS 1.2"_s;
    record.row.tlsCipher = u"ECDHE-RSA-AES256-GCM-SHA384"_s;
    record.row.edited = u"signed /stage"_s;
    record.row.rule = u"deny deletions"_s;
    inspector::readPayload(record.body, record.row);
    inspector::countFindings(record.head, record.body, record.row);
    record.row.note = u"why?\nbecause"_s;
    record.replies = {{m_now, "{}", u"passed"_s, 200, {}, true}, {m_now, "\xFF", u"failed"_s, 0, u"network"_s, false}};
    const QByteArray line = jsonLine(record);
    const auto read = readJsonLine(line);
    QVERIFY(read.isOk());
    QCOMPARE(jsonLine(*read), line);
    QCOMPARE(read->row.uuid, record.row.uuid);
    QCOMPARE(read->row.receivedAt, record.row.receivedAt);
    QCOMPARE(read->row.refusals, 3);
    QCOMPARE(read->row.bodyLimit, record.row.bodyLimit);
    QCOMPARE(read->row.listener, record.row.listener);
    QCOMPARE(read->row.tlsVersion, record.row.tlsVersion);
    QCOMPARE(read->row.tlsCipher, record.row.tlsCipher);
    QCOMPARE(read->row.note, record.row.note);
    QCOMPARE(read->row.edited, record.row.edited);
    QCOMPARE(read->row.rule, record.row.rule);
    QCOMPARE(read->row.lastMoment, m_now);
    QCOMPARE(read->row.pinColor, store::PinColor::Amber);
    QVERIFY(line.contains("\"pinned\":true,\"pin_color\":\"amber\","));
    QCOMPARE(read->replies.size(), 2);
    QCOMPARE(read->replies.last().body, QByteArray("\xFF"));
    QCOMPARE(read->row.stage, u"post_plan"_s);
}

/// The head and the body are sealed by the store; a path and a reply are kept as they are.
void tst_JsonLines::secretsOfOthersAreNotTakenIn()
{
    Record record = recordWith(secretHead(), secretBody(), m_now);
    record.row.endpoint = u"/runtask?code=0123456789"_s;
    record.replies = {{m_now, R"({"said":")" + Token + R"(","access_token":"another-token-0123456789"})",
                       QString::fromLatin1(Token), 200, u"network "_s + QString::fromLatin1(Token), true}};
    record.row.listener = QString::fromLatin1(Token);
    record.row.tlsVersion = u"TLS 1.3"_s;
    record.row.tlsCipher = QString::fromLatin1(Token);
    const auto read = readJsonLine(jsonLine(record));
    QVERIFY(read.isOk());
    QCOMPARE(read->row.endpoint, u"/runtask"_s);
    QCOMPARE(read->replies.first().status, QString(Token.size(), u'*'));
    QCOMPARE(read->replies.first().errorKind, "network "_L1 + QString(Token.size(), u'*'));
    const auto kept = store::listed(read->row, redaction::findSecrets(read->head, read->body).values); // as the store
    QCOMPARE(kept.listener, QString(Token.size(), u'*'));
    QCOMPARE(kept.tlsCipher, QString(Token.size(), u'*'));
    const QByteArray reply = read->replies.first().body;
    QVERIFY2(!reply.contains(Token) && !reply.contains("another-token"), reply.constData());
    QVERIFY(reply.contains("said"));
}

void tst_JsonLines::aLineIsHarmlessToATerminal()
{
    Record record = recordWith("POST / HTTP/1.1\r\n\r\n", "\x1b[2J\xC2\x9B\xE2\x80\xAE\x7f", m_now);
    record.row.note = u"\u202Eoops\x1b"_s;
    const QByteArray line = jsonLine(record).chopped(1);
    for (const char *bad : {"\x1b", "\xC2\x9B", "\xE2\x80\xAE", "\x7f"})
        QVERIFY(!line.contains(bad));
}

void tst_JsonLines::aColorMayBeMissingOrUnknown()
{
    QByteArray line = jsonLine(recordWith(secretHead(), secretBody(), m_now));
    QVERIFY(!line.contains("pin_color") && !line.contains("\"edited\"") && !line.contains("\"rule\":"));
    line.replace("\"pinned\":false", "\"pinned\":true,\"pin_color\":\"violet\"");
    const auto read = readJsonLine(line);
    QVERIFY(read && read->row.pinned);
    QCOMPARE(read->row.pinColor, store::PinColor::None);
}

void tst_JsonLines::theTlsOfEarlierFilesIsNotKnown()
{
    QByteArray line = jsonLine(recordWith(secretHead(), secretBody(), m_now));
    line.replace("\"listener\":\"\",\"tls\":null,", "");
    QVERIFY(!line.contains("\"tls\""));
    const auto read = readJsonLine(line);
    QVERIFY(read.isOk());
    QVERIFY(read->row.listener.isEmpty() && read->row.tlsVersion.isEmpty() && read->row.tlsCipher.isEmpty());
}

void tst_JsonLines::whatIsNotAskedForDoesNoHarm_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("isRead");
    const QByteArray opening = QByteArray("[").repeated(1'000'000);
    const QByteArray closing = QByteArray("]").repeated(1'000'000);
    QTest::newRow("lists that are closed") << opening + closing << true;
    QTest::newRow("lists that stay open") << opening << false;
    QTest::newRow("lists that were never opened") << closing << false;
    QTest::newRow("objects") << QByteArray("{\"a\":").repeated(1'000'000) + '1' + QByteArray("}").repeated(1'000'000)
                             << true;
}

void tst_JsonLines::whatIsNotAskedForDoesNoHarm()
{
    QFETCH(QByteArray, value);
    QFETCH(bool, isRead);
    QByteArray line = jsonLine(recordWith(secretHead(), secretBody(), m_now));
    line.replace("\"uuid\":", "\"other\":" + value + ",\"uuid\":");
    QCOMPARE(readJsonLine(line).isOk(), isRead);
}

void tst_JsonLines::aFaultHasItsField_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *name, const char *from, const char *to, base::Rule rule, const char *field) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << rule.name() << QString::fromLatin1(field);
    };
    using base::Rules;
    row("version", "\"runlatch\":1", "\"runlatch\":2", Rules::ImportVersion, "runlatch");
    row("no version", "\"runlatch\":1", "\"other\":1", Rules::ImportVersion, "runlatch");
    row("missing", "\"peer\":", "\"other\":", Rules::ImportMissing, "peer");
    row("type", "\"pinned\":false", "\"pinned\":\"no\"", Rules::ImportValue, "pinned");
    row("color", "\"pinned\":false", "\"pinned\":false,\"pin_color\":1", Rules::ImportValue, "pin_color");
    row("time", "2026-11-21T09:50", "2026-13-21T09:50", Rules::ImportValue, "received_at");
    row("no time", "\"received_at\":", "\"received_at\":null,\"other\":", Rules::ImportMissing, "received_at");
    row("year", "2026-11-21T09:50", "9999-11-21T09:50", Rules::ImportValue, "received_at");
    row("listener", "\"listener\":\"\"", "\"listener\":\"<b>\"", Rules::ImportValue, "listener");
    row("listener in lines", "\"listener\":\"\"", "\"listener\":\"a\\nb\"", Rules::ImportValue, "listener");
    const QByteArray longListener = "\"listener\":\"" + QByteArray(101, '1') + '"';
    row("long listener", "\"listener\":\"\"", longListener.constData(), Rules::ImportTooLarge, "listener");
    row("tls", "\"tls\":null", "\"tls\":true", Rules::ImportValue, "tls");
    row("no tls version", "\"tls\":null", R"("tls":{"version":"","cipher":""})", Rules::ImportValue, "tls.version");
    row("tls version", "\"tls\":null", R"("tls":{"version":"\u202e","cipher":""})", Rules::ImportValue, "tls.version");
    row("cipher", "\"tls\":null", R"("tls":{"version":"TLS 1.3","cipher":"\u001b[2J"})", Rules::ImportValue,
        "tls.cipher");
    row("no cipher", "\"tls\":null", R"("tls":{"version":"TLS 1.3"})", Rules::ImportMissing, "tls.cipher");
    row("number", "\"answered\":200", "\"answered\":1e12", Rules::ImportValue, "answered");
    row("fraction", "\"answered\":200", "\"answered\":200.5", Rules::ImportValue, "answered");
    row("verdict", "\"verdict\":\"valid\"", "\"verdict\":\"great\"", Rules::ImportValue, "signature.verdict");
    row("cause", "\"cause\":null", "\"cause\":\"<b>\"", Rules::ImportValue, "signature.cause");
    row("state", "\"state\":\"awaiting\"", "\"state\":\"done\"", Rules::ImportValue, "task.state");
    row("body", "\"body\":\"{\\\"payload", "\"body\":\"{ \\\"payload", Rules::ImportDigest, "bytes");
    row("digest", "\"body\":\"{\\\"payload", "\"body\":\"{\\\"qayload", Rules::ImportDigest, "sha512");
    row("base64", "\"head\":\"", "\"head_base64\":\"!", Rules::ImportValue, "head_base64");
    row("replies", "\"replies\":[]", "\"replies\":[{}]", Rules::ImportMissing, "replies.0.sent_at");
    row("reply", "\"replies\":[]", "\"replies\":[1]", Rules::ImportValue, "replies.0");
}

void tst_JsonLines::aFaultHasItsField()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QByteArray line = jsonLine(recordWith(secretHead(), secretBody(), m_now));
    QVERIFY2(line.contains(from), line.constData());
    line.replace(line.indexOf(from), from.size(), to);
    const auto read = readJsonLine(line);
    QVERIFY(!read.isOk());
    QTEST(read.error().rule.name(), "rule");
    QTEST(read.error().subject, "field");
    QCOMPARE(read.error().kind, base::ErrorKind::Usage);
}

void tst_JsonLines::brokenLinesAreToldApart()
{
    for (const QByteArray &line :
         {QByteArray(), QByteArray("{"), QByteArray("[1]"), QByteArray("{\"runlatch\":1}x"), QByteArray("\xFF"),
          QByteArray("[").repeated(100000), "{\"runlatch\":" + QByteArray("[").repeated(100000)}) {
        const auto read = readJsonLine(line);
        QVERIFY2(!read.isOk(), line.left(20).constData());
        QVERIFY(read.error().rule == base::Rules::ImportBroken || read.error().rule == base::Rules::ImportVersion);
    }
}

void tst_JsonLines::mutationsDoNoHarm()
{
    const QByteArray line = jsonLine(recordWith(secretHead(), secretBody(), m_now));
    QRandomGenerator random(7);
    for (int round = 0; round < 2000; ++round) {
        QByteArray changed = line;
        for (int change = random.bounded(1, 4); change > 0; --change)
            changed[random.bounded(static_cast<int>(changed.size()))] = static_cast<char>(random.bounded(256));
        const auto read = readJsonLine(changed);
        if (!read)
            QVERIFY(!read.error().rule.isEmpty());
    }
}

RUNLATCH_TEST(tst_JsonLines)

} // namespace runlatch::interchange

#include "tst_jsonlines.moc"
