// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "clirequests.h"
#include "http/url.h"
#include "protocol/fixture.h"
#include "support/closedport.h"
#include "support/scriptedserver.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QRegularExpression>
#include <QStringEncoder>
#include <QTcpServer>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::httpAnswer;
using support::Script;
using support::ScriptedServer;

/// `inspect` in a pipeline has the right exit status and findings, and the same content in both forms.
class tst_CliInspect : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void requireValidIsNoToWhatIsNot_data();
    void requireValidIsNoToWhatIsNot();
    void requireValidNeedsAKey();
    void requireValidHoldsBeyondTheTimeout();
    void aFailedReplyIsNo_data();
    void aFailedReplyIsNo();
    void aReplyThatIsGivenUpIsNo();
    void findingsAreNamedBeforeTheCapture();
    void whatIsNoJsonIsAFinding();
    void aLargeBodyHasItsFindings();
    void verificationsAreMarked();
    void notificationsAreNamed();
    void withoutAKeyTheHeaderIsTold();
    void bodiesAreRedacted();
    void refusalsHaveSentences();
    void theLargestBodyCanBeRaised();
    void bothFormsSayTheSame();
    void aPortInUseNamesWhoHasItAndWhichIsFree();

private:
    QUrl urlOf(Program &inspect) { return QUrl(inspect.next(u"listening"_s)[u"url"].toString()); }

    std::unique_ptr<CliFolder> m_folder;
    QString m_keyFile;
};

namespace {

const QByteArray &inspectKey()
{
    static const QByteArray key = "correct horse battery";
    return key;
}

} // namespace

void tst_CliInspect::init()
{
    m_folder = std::make_unique<CliFolder>();
    m_keyFile = m_folder->write(u"key"_s, inspectKey() + '\n');
}

void tst_CliInspect::requireValidIsNoToWhatIsNot_data()
{
    QTest::addColumn<QByteArray>("first"); // the first of two requests; the other one is valid
    QTest::addColumn<bool>("isValid");
    const QByteArray body = wholePayload();
    const QByteArray length = "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    const QByteArray start = "POST /runtask HTTP/1.1\r\nHost: 127.0.0.1\r\n" + length;
    const QByteArray header = "X-TFC-Task-Signature: ";
    const QByteArray right = protocol::sign(inspectKey(), body);
    QTest::newRow("valid") << start + header + right + "\r\n\r\n" + body << true;
    QTest::newRow("another key") << start + header + protocol::sign("k", body) + "\r\n\r\n" + body << false;
    QTest::newRow("upper case") << start + header + right.toUpper() + "\r\n\r\n" + body << false;
    QTest::newRow("unsigned") << start + "\r\n" + body << false;
    QTest::newRow("another path") << QByteArray(start + header + right + "\r\n\r\n" + body).replace("/runtask", "/x")
                                  << false;
    QTest::newRow("another method") << QByteArray("GET /runtask HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") << false;
    QTest::newRow("no HTTP") << QByteArray("POST /runtask\r\n\r\n") << false;
    QTest::newRow("two hosts") << QByteArray("POST /runtask HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n") << false;
}

void tst_CliInspect::requireValidIsNoToWhatIsNot()
{
    QFETCH(const QByteArray, first);
    QFETCH(const bool, isValid);
    for (const bool isRequired : {true, false}) {
        QStringList arguments{u"inspect"_s, u"--hmac-key-file"_s, m_keyFile};
        if (isRequired)
            arguments += u"--require-valid"_s;
        Program inspect(arguments);
        const QUrl url = urlOf(inspect);
        QVERIFY(!answerToBytes(url, first).isEmpty());
        QCOMPARE(answerToPost(url, wholePayload(), inspectKey()), "HTTP/1.1 200 OK");
        inspect.signal(SIGTERM);
        QCOMPARE(inspect.exitStatus(), isRequired && !isValid ? 1 : 0);
        QCOMPARE(inspect.diagnostics().contains("no valid signature"), isRequired && !isValid);
    }
}

void tst_CliInspect::requireValidNeedsAKey()
{
    Program inspect({u"inspect"_s, u"--require-valid"_s});
    QCOMPARE(inspect.exitStatus(), 64);
    QVERIFY(inspect.diagnostics().contains("--require-valid needs the key"));
}

/// A wrong signature counts, even if not all requests came.
void tst_CliInspect::requireValidHoldsBeyondTheTimeout()
{
    for (const bool isSigned : {true, false}) {
        Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--require-valid"_s, u"--count"_s, u"2"_s,
                         u"--timeout"_s, u"1.5s"_s});
        const QUrl url = urlOf(inspect);
        QCOMPARE(answerToPost(url, wholePayload(), isSigned ? inspectKey() : QByteArray()), "HTTP/1.1 200 OK");
        QCOMPARE(inspect.exitStatus(), isSigned ? 2 : 1);
    }
}

void tst_CliInspect::aFailedReplyIsNo_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("exitStatus");
    QTest::newRow("taken") << 200 << 0;
    QTest::newRow("perhaps taken") << 202 << 2;
    QTest::newRow("refused") << 422 << 1;
    QTest::newRow("final already") << 409 << 1;
    QTest::newRow("fault") << 500 << 1;
    QTest::newRow("nobody") << 0 << 1;
}

/// A failed reply is reported with the service's own words, in the sentence and unchanged.
void tst_CliInspect::aFailedReplyIsNo()
{
    QFETCH(const int, status);
    QFETCH(const int, exitStatus);
    const QByteArray errors = R"({"errors":[{"status":"422","title":"invalid attribute","detail":"Status is wrong",)"
                              R"("source":{"pointer":"/data/attributes/status"}}]})";
    ScriptedServer service(Script::answer(httpAnswer(status, status == 422 ? errors : QByteArray("{}"))));
    const support::ClosedPort closed;
    const QString callback = (status == 0 ? closed.url(u"/callback"_s) : service.url(u"/callback"_s)).toString();
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--reply"_s, u"passed"_s, u"--count"_s, u"1"_s});
    QCOMPARE(answerToPost(urlOf(inspect), wholePayload(callback), inspectKey()), "HTTP/1.1 200 OK");
    QTRY_VERIFY_WITH_TIMEOUT(inspect.hasEnded(), 30'000);
    const QJsonObject told = inspect.next(u"callback"_s);
    QCOMPARE(told[u"http"].toInt(), status);
    QCOMPARE(told[u"message"].isNull(), exitStatus == 0);
    QCOMPARE(inspect.exitStatus(), exitStatus);
    QCOMPARE(inspect.diagnostics().contains("1 callback"), exitStatus != 0);
    if (status == 422) {
        QVERIFY(told[u"message"].toString().contains(u"Status is wrong"_s));
        QCOMPARE(told[u"errors"].toArray().first().toObject()[u"pointer"].toString(), u"/data/attributes/status"_s);
    }
}

/// A signal waits for replies, and a reply that is given up then counts as a failure.
void tst_CliInspect::aReplyThatIsGivenUpIsNo()
{
    ScriptedServer service(Script::answer(httpAnswer(500, "{}")));
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--reply"_s, u"passed"_s, u"--after"_s, u"1s"_s});
    const QUrl url = urlOf(inspect);
    QCOMPARE(answerToPost(url, wholePayload(service.url(u"/callback"_s).toString()), inspectKey()), "HTTP/1.1 200 OK");
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    inspect.signal(SIGTERM);
    QTRY_VERIFY_WITH_TIMEOUT(inspect.hasEnded(), 30'000);
    QCOMPARE(inspect.next(u"callback"_s)[u"http"].toInt(), 500);
    QCOMPARE(inspect.exitStatus(), 1);

    Program ended({u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--reply"_s, u"passed"_s, u"--after"_s, u"1h"_s,
                   u"--timeout"_s, u"1s"_s});
    QCOMPARE(answerToPost(urlOf(ended), wholePayload(), inspectKey()), "HTTP/1.1 200 OK");
    QCOMPARE(ended.exitStatus(), 1);
    QVERIFY(ended.diagnostics().contains("given up at the end"));
}

void tst_CliInspect::findingsAreNamedBeforeTheCapture()
{
    const QByteArray body = wholePayload()
                                .replace("post_plan", "pre-apply")
                                .replace("\"run_message\":\"A message\"", "\"run_message\":7")
                                .replace("\"workspace_id\":\"ws-1\",", "");
    Program inspect({u"inspect"_s, u"--count"_s, u"2"_s});
    const QUrl url = urlOf(inspect);
    QCOMPARE(answerToPost(url, body), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(url, wholePayload()), "HTTP/1.1 200 OK");
    QCOMPARE(inspect.exitStatus(), 0);
    const QList<QJsonObject> events = inspect.allEvents();
    QStringList names;
    for (const QJsonObject &event : events)
        names += event[u"event"].toString();
    QCOMPARE(names, (QStringList{u"finding"_s, u"finding"_s, u"finding"_s, u"captured"_s, u"captured"_s}));
    QCOMPARE(valuesOf(events, u"finding"_s, u"pointer"_s),
             (QStringList{u"/workspace_id"_s, u"/stage"_s, u"/run_message"_s}));
    QCOMPARE(valuesOf(events, u"finding"_s, u"rule"_s),
             (QStringList{u"payload.missing"_s, u"payload.unknown-value"_s, u"payload.type"_s}));
    QCOMPARE(valuesOf(events, u"finding"_s, u"id"_s), QStringList(3, u"1"_s));
    QCOMPARE(valuesOf(events, u"captured"_s, u"findings"_s), (QStringList{u"3"_s, u"0"_s}));
    QCOMPARE(valuesOf(events, u"captured"_s, u"errors"_s), (QStringList{u"3"_s, u"0"_s}));
    QCOMPARE(events.at(3)[u"rules"].toArray().size(), 3);
    QCOMPARE(events.at(0)[u"message"].toString(), u"“workspace_id” is missing."_s);
    QVERIFY(events.at(1)[u"column"].toInt() > 1 && events.at(1)[u"fix"].toString().contains(u"pre_apply"_s));
}

/// Findings are of what arrived: the asterisks of a masked copy would be told as what is wrong.
void tst_CliInspect::whatIsNoJsonIsAFinding()
{
    const QString json = u"{\"access_token\":\"the-token-of-this-request\"}"_s;
    const QByteArray wide = "\xff\xfe" + QByteArray(QStringEncoder(QStringEncoder::Utf16LE).encode(json));
    Program inspect({u"inspect"_s, u"--count"_s, u"2"_s});
    const QUrl url = urlOf(inspect);
    for (const auto &[body, rule] : {std::pair("payload_version=1"_ba, u"json.form"_s), {wide, u"json.encoding"_s}}) {
        QCOMPARE(answerToPost(url, body), "HTTP/1.1 200 OK");
        const QJsonObject finding = inspect.next();
        QCOMPARE(finding[u"rule"].toString(), rule);
        QCOMPARE(finding[u"severity"].toString(), u"error"_s);
        const QJsonObject captured = inspect.next(u"captured"_s);
        QCOMPARE(captured[u"findings"].toInt(), 1);
        QCOMPARE(captured[u"rules"].toArray(), QJsonArray{rule});
    }
}

/// It is not linted before the answer, but counted in what is told.
void tst_CliInspect::aLargeBodyHasItsFindings()
{
    Program inspect({u"inspect"_s, u"--count"_s, u"1"_s});
    const QByteArray body = wholePayload().replace("post_plan", "after").replace("A message", QByteArray(40'000, 'x'));
    QCOMPARE(answerToPost(urlOf(inspect), body), "HTTP/1.1 200 OK");
    QCOMPARE(inspect.next(u"finding"_s)[u"pointer"].toString(), u"/stage"_s);
    QCOMPARE(inspect.next(u"captured"_s)[u"findings"].toInt(), 1);
}

void tst_CliInspect::verificationsAreMarked()
{
    for (const bool isHuman : {false, true}) {
        QStringList arguments{u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--count"_s, u"1"_s};
        if (isHuman)
            arguments += u"--human"_s;
        Program inspect(arguments);
        const QByteArray listening = inspect.nextLine();
        static const QRegularExpression form(u"http://[0-9.:]+/runtask"_s);
        const QString url = form.match(QString::fromUtf8(listening)).captured();
        Program trigger({u"trigger"_s, u"--url"_s, url, u"--hmac-key-file"_s, m_keyFile, u"--verification"_s});
        QCOMPARE(trigger.exitStatus(), 0);
        QCOMPARE(inspect.exitStatus(), 0);
        const QByteArray told = inspect.rest();
        QVERIFY2(told.contains(isHuman ? "#1 verification request " : "\"verification\":true"), told.constData());
    }
}

void tst_CliInspect::notificationsAreNamed()
{
    const QByteArray body = tests::fixture(u"protocol/notification_change_request.json"_s);
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--require-valid"_s, u"--count"_s, u"1"_s});
    const QByteArray header = "X-TFE-Notification-Signature: " + protocol::sign(inspectKey(), body) + "\r\n";
    QCOMPARE(answerToPost(urlOf(inspect), body, {}, header), "HTTP/1.1 200 OK");
    QCOMPARE(inspect.exitStatus(), 0);
    const QList<QJsonObject> events = inspect.allEvents();
    QCOMPARE(events.size(), 1); // no finding
    QCOMPARE(events.first()[u"kind"].toString(), u"change-request-notification"_s);
    QCOMPARE(events.first()[u"stage"].toString(), u"change_request:created"_s);
    QCOMPARE(events.first()[u"signature"][u"verdict"].toString(), u"valid"_s);
}

/// "unchecked" alone would hide that a sender signs nothing.
void tst_CliInspect::withoutAKeyTheHeaderIsTold()
{
    const QByteArray name = protocol::signatureHeader("TFC");
    const std::pair<QByteArray, QString> sent[] = {{{}, u"missing"_s},
                                                   {name + ":\r\n", u"empty"_s},
                                                   {name + ": ab\r\n", u"given"_s},
                                                   {name + ": ab\r\n" + name + ": ab\r\n", u"repeated"_s}};
    Program inspect({u"inspect"_s, u"--count"_s, QString::number(std::size(sent))});
    const QUrl url = urlOf(inspect);
    for (const auto &[header, state] : sent) {
        QCOMPARE(answerToPost(url, wholePayload(), {}, header), "HTTP/1.1 200 OK");
        const QJsonValue signature = inspect.next(u"captured"_s)[u"signature"];
        QCOMPARE(signature[u"header"].toString(), state);
        QCOMPARE(signature[u"verdict"].toString(), u"unchecked"_s);
    }
}

void tst_CliInspect::bodiesAreRedacted()
{
    const QByteArray binary = "\xFF\xFE no text";
    Program inspect({u"inspect"_s, u"--body"_s, u"--count"_s, u"2"_s});
    const QUrl url = urlOf(inspect);
    const QByteArray body = wholePayload();
    QCOMPARE(answerToPost(url, body), "HTTP/1.1 200 OK");
    QCOMPARE(answerToPost(url, binary), "HTTP/1.1 200 OK");
    QCOMPARE(inspect.exitStatus(), 0);
    const QByteArray all = inspect.rest() + inspect.diagnostics();
    QVERIFY(!all.contains(SentToken) && !all.contains(SentCode));
    QList<QJsonObject> captured;
    for (const QByteArray &line : all.split('\n')) {
        if (line.startsWith("{\"event\":\"captured\""))
            captured += QJsonDocument::fromJson(line).object();
    }
    QCOMPARE(captured.size(), 2);
    const QByteArray told = captured.first()[u"body"].toString().toUtf8();
    QCOMPARE(told.size(), body.size());
    QCOMPARE(told,
             QByteArray(body)
                 .replace(SentToken, QByteArray(SentToken.size(), '*'))
                 .replace("?url_code=" + SentCode, QByteArray(10 + SentCode.size(), '*')));
    QVERIFY(captured.last()[u"body"].isNull());
    QCOMPARE(QByteArray::fromBase64(captured.last()[u"body_base64"].toString().toLatin1()), binary);
}

/// A refusal has a rule for programs and a sentence for people.
void tst_CliInspect::refusalsHaveSentences()
{
    for (const bool isHuman : {false, true}) {
        QStringList arguments{u"inspect"_s};
        if (isHuman)
            arguments += u"--human"_s;
        Program inspect(arguments);
        const QString listening = QString::fromUtf8(inspect.nextLine());
        const QUrl url(listening.mid(listening.indexOf(u"http"_s)).section(u'"', 0, 0).trimmed());
        QVERIFY(answerToBytes(url, "POST /runtask HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").contains("400"));
        const QByteArray line = inspect.nextLine();
        if (isHuman)
            QVERIFY2(line.startsWith("Refused with 400: ") && !line.contains("http.two-hosts"), line.constData());
        else
            QVERIFY2(line.contains("\"rule\":\"http.two-hosts\"") && line.contains("\"message\":\""), line.constData());
    }
}

void tst_CliInspect::theLargestBodyCanBeRaised()
{
    constexpr qint64 Megabyte = 1024 * 1024;
    Program usual({u"inspect"_s});
    QVERIFY(answerToPost(urlOf(usual), QByteArray(8 * Megabyte + 1, ' ')).startsWith("HTTP/1.1 413 "));
    const QString said = usual.next(u"refused"_s)[u"message"].toString();
    QVERIFY2(said.contains(u"larger than 8 MB"_s) && said.contains(u"--max-body"_s), qPrintable(said));
    Program raised({u"inspect"_s, u"--max-body"_s, u"9"_s});
    const QUrl url = urlOf(raised);
    QCOMPARE(answerToPost(url, QByteArray(9 * Megabyte, ' ')), "HTTP/1.1 200 OK");
    QCOMPARE(raised.next(u"captured"_s)[u"bytes"].toInt(), 9 * Megabyte);
    QVERIFY(answerToPost(url, QByteArray(9 * Megabyte + 1, ' ')).startsWith("HTTP/1.1 413 "));
    QVERIFY(raised.next(u"refused"_s)[u"message"].toString().contains(u"larger than 9 MB"_s));
}

/// Everything that can be reported has the same content in both forms.
void tst_CliInspect::bothFormsSayTheSame()
{
    ScriptedServer service(Script::answer(httpAnswer(
        422, R"({"errors":[{"status":"422","title":"invalid","detail":"Wrong","source":{"pointer":"/data"}}]})")));
    const QByteArray payload = wholePayload(service.url(u"/callback"_s).toString());
    QList<QByteArray> outputs;
    for (const bool isHuman : {false, true}) {
        QStringList arguments{u"inspect"_s, u"--hmac-key-file"_s, m_keyFile, u"--body"_s, u"--reply"_s, u"passed"_s};
        if (isHuman)
            arguments += u"--human"_s;
        Program inspect(arguments);
        QByteArray output = inspect.nextLine();
        const QString listening = QString::fromUtf8(output);
        const QUrl url(listening.mid(listening.indexOf(u"http"_s)).section(u'"', 0, 0).trimmed());
        QVERIFY(!answerToBytes(url, "POST /runtask\r\n\r\n").isEmpty());
        for (const QByteArray &body : {wholePayload().replace("post_plan", "pre-apply"), QByteArray("no\nJSON \x01"),
                                       QByteArray("\xFF"), wholePayload().replace("A message", "\\u202e\u202e<%1>")})
            QCOMPARE(answerToPost(url, body), "HTTP/1.1 200 OK");
        QCOMPARE(answerToPost(url, payload, "another key"), "HTTP/1.1 200 OK");
        QCOMPARE(answerToPost(url, payload, inspectKey()), "HTTP/1.1 200 OK");
        QTRY_VERIFY_WITH_TIMEOUT((output += inspect.rest()).contains(isHuman ? "callback passed" : "\"callback\""),
                                 30'000);
        inspect.signal(SIGTERM);
        QCOMPARE(inspect.exitStatus(), 1);
        const QRegularExpression port(u"\\b%1\\b"_s.arg(url.port())); // a digest may have its digits
        outputs += QString::fromUtf8(output + inspect.rest()).replace(port, u"PORT"_s).toUtf8();
    }
    QList<QJsonObject> events;
    for (const QByteArray &line : outputs.first().split('\n')) {
        if (!line.isEmpty())
            events += QJsonDocument::fromJson(line).object();
    }
    QCOMPARE(valuesOf(events, u"captured"_s, u"id"_s).size(), 6);
    QCOMPARE(valuesOf(events, u"refused"_s, u"status"_s).size(), 1);
    const QStringList different = differences(events, outputs.last());
    QVERIFY2(different.isEmpty(), qPrintable(different.join(u'\n')));
}

void tst_CliInspect::aPortInUseNamesWhoHasItAndWhichIsFree()
{
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    const QString address = u"127.0.0.1:%1"_s.arg(other.serverPort());
    Program inspect({u"inspect"_s, u"--listen"_s, address});
    const QString message = inspect.next(u"error"_s)[u"message"].toString();
    QVERIFY2(message.contains(u"already listens at %1."_s.arg(address)), qUtf8Printable(message));
    QVERIFY2(message.contains(QRegularExpression(u"choose another port: [0-9]+ is free\\."_s)),
             qUtf8Printable(message));
#if defined(Q_OS_LINUX)
    QVERIFY2(message.contains(u"(%1)"_s.arg(QCoreApplication::applicationPid())), qUtf8Printable(message));
#endif
    QCOMPARE(inspect.exitStatus(), 2);
}

RUNLATCH_TEST(tst_CliInspect)
#include "tst_cliinspect.moc"
