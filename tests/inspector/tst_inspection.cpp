// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "inspector/inspection.h"

#include "base/utc.h"
#include "fixture.h"
#include "inspector/obstacles.h"
#include "redaction/secretfinder.h"
#include "store/captures/capturelint.h"
#include "store/captures/listedrow.h"
#include "support/packed.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

/// A run task request is judged: its signature, its payload, and the deadline that it has.
class tst_Inspection : public QObject
{
    Q_OBJECT

private:
    const QDateTime m_now{QDate(2026, 11, 21), QTime(10, 0), base::Utc};

    static http::Request request(const QByteArray &body, const http::Headers &headers = {})
    {
        http::Request request;
        request.method = "POST";
        request.target = "/runtask";
        request.head = "POST /runtask HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n";
        request.headers = headers;
        request.body = body;
        request.peer = u"127.0.0.1"_s;
        request.peerIsLoopback = true;
        return request;
    }
    static http::Headers signedWith(const QByteArray &value) { return {{"X-TFC-Task-Signature", value}}; }

private slots:
    void judgesTheSignature_data()
    {
        QTest::addColumn<QList<QByteArray>>("keys");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QList<QByteArray>>("values");
        QTest::addColumn<protocol::Verdict>("verdict");
        QTest::addColumn<QString>("cause");
        const QByteArray ping = "92ef120492401c9035f131a8cccb4d174dfbf7a6c5760bda00875d58aaed8004"
                                "5e560dbae787a1b85c051e8642ecbcc756915b6e79591c70d4720eff2e8f37bd";
        const QByteArray utf8 = "dfebd5f9d618962b7894b37d58813c9488e89c87edfa6800edaf9a722f567883"
                                "3357d98b82fc5c0923c2428223bcfaf068cdca09853dc44a15dc46978165b9b3";
        using V = protocol::Verdict;
        using L = QList<QByteArray>;
        QTest::newRow("valid") << L{Key} << u"ping.json"_s << L{ping} << V::Valid << QString();
        QTest::newRow("valid utf-8") << L{Key} << u"utf8.json"_s << L{utf8} << V::Valid << QString();
        QTest::newRow("another body") << L{Key} << u"utf8.json"_s << L{ping} << V::Invalid << u"digest.differs"_s;
        QTest::newRow("upper case") << L{Key} << u"ping.json"_s << L{ping.toUpper()} << V::Invalid
                                    << u"digest.upper-case"_s;
        QTest::newRow("old key second") << L{"new", Key} << u"ping.json"_s << L{ping} << V::Valid << QString();
        QTest::newRow("the key that nearly fits tells")
            << L{"new", Key} << u"ping.json"_s << L{ping.toUpper()} << V::Invalid << u"digest.upper-case"_s;
        QTest::newRow("no header") << L{Key} << u"ping.json"_s << L{} << V::Unsigned << QString();
        QTest::newRow("empty header") << L{Key} << u"ping.json"_s << L{""} << V::Unsigned << QString();
        QTest::newRow("no key") << L{} << u"ping.json"_s << L{ping} << V::Unchecked << QString();
        QTest::newRow("empty key is none") << L{""} << u"ping.json"_s << L{ping} << V::Unchecked << QString();
    }
    void judgesTheSignature()
    {
        QFETCH(QList<QByteArray>, keys);
        QFETCH(QString, file);
        QFETCH(QList<QByteArray>, values);
        ReceiverOptions options;
        options.endpoint().keys = keys;
        http::Headers headers;
        for (const QByteArray &value : values)
            headers.append(http::Header{"x-tfc-task-signature", value});
        const store::CaptureRow row = inspect(request(vectorBody(file), headers), options, m_now).row;
        QTEST(row.verdict, "verdict");
        QTEST(row.cause, "cause");
        QCOMPARE(row.answered, 200);
    }

    void judgesTheHeaderOfItsKind_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<protocol::Verdict>("verdict");
        QTest::addColumn<QString>("kind");
        using V = protocol::Verdict;
        const QString notification = u"protocol/notification_change_request.json"_s;
        const QString runTask = u"signatures/post_plan.json"_s;
        QTest::newRow("notification") << notification << "x-tfe-notification-signature"_ba << V::Valid
                                      << u"change-request-notification"_s;
        QTest::newRow("notification with another header")
            << notification << "X-TFC-Task-Signature"_ba << V::Unsigned << u"change-request-notification"_s;
        QTest::newRow("run task of the beta")
            << runTask << "X-Tfc-Event-Hook-Signature"_ba << V::Valid << u"beta-run-task"_s;
        QTest::newRow("run task with another header")
            << runTask << "X-TFE-Notification-Signature"_ba << V::Unsigned << u"run-task"_s;
    }
    void judgesTheHeaderOfItsKind()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, header);
        ReceiverOptions options;
        options.endpoint().keys = {"old", Key};
        const QByteArray body = vectorBody(u"../"_s + file);
        const store::CaptureRow row = inspect(request(body, {{header, protocol::sign(Key, body)}}), options, m_now).row;
        QTEST(row.verdict, "verdict");
        QTEST(protocol::deliveryKindName(row.kind), "kind");
        QCOMPARE(row.answered, 200);
    }

    void readsANotification()
    {
        const QByteArray body = vectorBody(u"../protocol/notification_run.json"_s);
        const store::CaptureRow row = inspect(request(body), {}, m_now).row;
        QCOMPARE(row.kind, protocol::DeliveryKind::RunNotification);
        QCOMPARE(row.stage, u"run:completed"_s);
        QCOMPARE(row.runMessage, u"Run Applied"_s);
        QCOMPARE(row.workspaceName, u"net-dev"_s);
        QCOMPARE(row.organizationName, u"acme"_s);
        QCOMPARE(row.runId, u"run-TtX8AbCdEfGhJ9Tk"_s);
        QCOMPARE(row.findings, lint::LintSummary());
        QVERIFY(row.readable && row.supported && !row.verification);
        QVERIFY(!row.deadline.isValid());
    }

    /// As one of a run task, whatever the endpoint answers else.
    void answersTheVerificationOfANotification()
    {
        ReceiverOptions options;
        options.endpoint().answer.status = 503;
        const QByteArray verification = vectorBody(u"../protocol/notification_verification.json"_s);
        const store::CaptureRow row = inspect(request(verification), options, m_now).row;
        QVERIFY(row.verification);
        QCOMPARE(row.answered, 200);
        const QByteArray other = vectorBody(u"../protocol/notification_run.json"_s);
        QCOMPARE(inspect(request(other), options, m_now).row.answered, 503);
    }

    void readsTheRow()
    {
        const QByteArray body = vectorBody(u"post_plan.json"_s);
        const store::NewCapture capture = inspect(request(body), {}, m_now);
        QCOMPARE(capture.body, body);
        QCOMPARE(capture.row.bytes, 1564);
        QCOMPARE(capture.row.sha512.size(), 128);
        QCOMPARE(capture.row.endpoint, u"/runtask"_s);
        QCOMPARE(capture.row.stage, u"post_plan"_s);
        QCOMPARE(capture.row.runId, u"run-i3Df5to9ELvibKpQ"_s);
        QCOMPARE(capture.row.workspaceName, u"tfr_github_0"_s);
        QCOMPARE(capture.row.taskResultId, u"taskrs-2nH5dncYoXaMVQmJ"_s);
        QCOMPARE(capture.row.enforcementLevel, u"mandatory"_s);
        QCOMPARE(capture.row.callbackHost,
                 u"https://app.terraform.io/api/v2/task-results/5ea8d46c-2ceb-42cd-83f2-82e54697bddd/callback"_s);
        QVERIFY(capture.row.readable && capture.row.supported && capture.row.acceptsOutcomes && capture.row.loopback);
        QVERIFY(!capture.row.verification);
        QCOMPARE(capture.row.deadline, m_now.addSecs(600));
    }

    /// A gateway compressed it. The token is in the content alone, and stands in no list.
    void readsWhatIsPacked()
    {
        auto payload = runTaskRequest(u"https://app.terraform.io/callback"_s);
        payload.runMessage = u"with token-of-this-request"_s;
        const QByteArray body = support::packed(protocol::writeRunTaskRequest(payload), support::Frame::Gzip);
        const store::NewCapture capture = inspect(request(body), {}, m_now);
        QCOMPARE(capture.body, body);
        QCOMPARE(capture.row.bytes, body.size());
        QCOMPARE(capture.row.stage, u"post_plan"_s);
        QVERIFY(capture.row.readable && capture.row.deadline.isValid());
        QVERIFY(capture.row.findings->has(base::Rules::JsonPacked));
        const QList<QByteArray> secrets = redaction::findSecrets(capture.head, capture.body).values;
        QVERIFY(!store::listed(capture.row, secrets).runMessage.contains("token-of"_L1));
        QCOMPARE(callbackOf({.row = capture.row, .head = capture.head, .body = capture.body}).token,
                 "token-of-this-request");
    }

    void theProgressRuleHasItsIdleLimit()
    {
        ReceiverOptions options;
        options.deadlines.rule = protocol::DeadlineRule::Progress;
        const store::CaptureRow row = inspect(request(vectorBody(u"post_plan.json"_s)), options, m_now).row;
        QCOMPARE(row.deadline, m_now.addSecs(600));
        QCOMPARE(row.lastMoment, m_now.addSecs(3600));
        QCOMPARE(row.idleLimit, std::chrono::minutes(10));
    }

    void answersVerificationOnItsOwn()
    {
        ReceiverOptions options;
        options.endpoint().answer.status = 503;
        QCOMPARE(inspect(request(vectorBody(u"ping.json"_s)), options, m_now).row.answered, 200);
        options.endpoint().answerVerification = 500;
        QCOMPARE(inspect(request(vectorBody(u"ping.json"_s)), options, m_now).row.answered, 500);
        QCOMPARE(inspect(request(vectorBody(u"post_plan.json"_s)), options, m_now).row.answered, 503);
        options.endpoint().rejectBadSignatures = true;
        options.endpoint().keys = {Key};
        QCOMPARE(inspect(request(vectorBody(u"ping.json"_s)), options, m_now).row.answered, 401);
    }

    void givesNoDeadlineWhereNoneRuns_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("answer");
        auto version2 = runTaskRequest(u"https://app.terraform.io/callback"_s);
        version2.payloadVersion = 2;
        QTest::newRow("verification") << vectorBody(u"ping.json"_s) << 200;
        QTest::newRow("version 2") << protocol::writeRunTaskRequest(version2) << 200;
        QTest::newRow("broken") << QByteArray("{\"payload_version\":1,") << 200;
        QTest::newRow("answered 500") << vectorBody(u"post_plan.json"_s) << 500;
    }
    void givesNoDeadlineWhereNoneRuns()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, answer);
        ReceiverOptions options;
        options.endpoint().answer.status = answer;
        const store::CaptureRow row = inspect(request(body), options, m_now).row;
        QVERIFY(!row.deadline.isValid());
        QCOMPARE(row.answered, answer);
    }

    void marksOddPayloads()
    {
        QVERIFY(inspect(request(vectorBody(u"ping.json"_s)), {}, m_now).row.verification);
        QVERIFY(!inspect(request("<html>"), {}, m_now).row.readable);
        QVERIFY(!inspect(request("{\"payload_version\":2}"), {}, m_now).row.supported);
        QVERIFY(!inspect(request("{}"), {}, m_now).row.supported);
    }

    void countsWhatItFinds_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("errors");
        QTest::addColumn<int>("others");
        const QByteArray sound = vectorBody(u"post_plan.json"_s);
        const auto with = [&sound](const QByteArray &before, const QByteArray &after) {
            QByteArray body = sound;
            return body.replace(before, after);
        };
        QTest::newRow("sound") << sound << 0 << 0;
        QTest::newRow("the recorded verification") << vectorBody(u"ping.json"_s) << 0 << 0;
        QTest::newRow("empty") << QByteArray() << 1 << 0;
        QTest::newRow("no JSON") << QByteArray("payload_version=1") << 1 << 0;
        QTest::newRow("an unknown key") << with("{\"payload_version\"", "{\"x-new\":1,\"payload_version\"") << 0 << 1;
        QTest::newRow("stage") << with("\"post_plan\"", "\"pre-apply\"") << 1 << 0;
        QTest::newRow("level") << with("\"mandatory\"", "\"soft\"") << 1 << 0;
        QTest::newRow("version") << with("\"payload_version\":1", "\"payload_version\":2") << 1 << 0;
        QTest::newRow("token") << with("\"access_token\"", "\"token\"") << 1 << 1;
    }
    void countsWhatItFinds()
    {
        QFETCH(QByteArray, body);
        const auto findings = inspect(request(body), {}, m_now).row.findings;
        QVERIFY(findings);
        QTEST(findings->errors, "errors");
        QTEST(findings->warnings + findings->infos, "others");
        QCOMPARE(*findings, lint::LintSummary::of(lint::lintRequest(body)));
    }

    void blamesNobodyForABodyThatWasNotAskedFor()
    {
        http::Request visit = request({});
        visit.method = "GET";
        const store::NewCapture capture = inspect(visit, {}, m_now);
        QCOMPARE(capture.row.refusalRule, u"request.method"_s);
        QCOMPARE(capture.row.findings, lint::LintSummary());
        QCOMPARE(store::lintCapture({.row = capture.row, .head = capture.head, .body = {}}, {}).count(), 0);
        const http::Refusal refusal{base::Rules::HttpTwoHosts, 400, {}, "POST / HTTP/1.1\r\n"};
        QCOMPARE(inspect(refusal, m_now).row.findings, lint::LintSummary());
    }

    /// The linter takes longer than everything else that is done before the answer.
    void leavesALargeBodyToTheStore()
    {
        QByteArray body = "{}" + QByteArray(MaxCountedAtOnce - 2, ' ');
        QVERIFY(inspect(request(body), {}, m_now).row.findings);
        QVERIFY(!inspect(request(body + ' '), {}, m_now).row.findings);
        http::Refusal refusal{base::Rules::HttpRequestCut, 400, u"127.0.0.1"_s, request(body).head};
        refusal.body = http::ArrivedBody{body, body.size()};
        QVERIFY(inspect(refusal, m_now).row.findings);
        refusal.body = http::ArrivedBody{body + ' ', body.size() + 1};
        QVERIFY(!inspect(refusal, m_now).row.findings);
    }

    void hidesWhatATextMustNotShow()
    {
        auto payload = runTaskRequest(u"https://user:word@app.terraform.io/callback?url_code=hidden#hidden"_s);
        payload.workspaceName = u"prod\u202Edorp\n"_s;
        payload.runMessage = QString(500, u'm');
        const QByteArray body = protocol::writeRunTaskRequest(payload);
        store::NewCapture capture = inspect(request(body), {}, m_now);
        capture.row = store::listed(capture.row, {}); // as the store does
        QCOMPARE(capture.row.workspaceName, u"proddorp "_s);
        QCOMPARE(capture.row.runMessage.size(), 200);
        QCOMPARE(capture.row.callbackHost, u"https://app.terraform.io/callback"_s);
        QCOMPARE(capture.body, body);
    }

    void knowsProxies()
    {
        QVERIFY(!inspect(request("{}", {{"X-Forwarded-For", "203.0.113.7"}}), {}, m_now).row.loopback);
        QVERIFY(!inspect(request("{}", {{"forwarded", "for=203.0.113.7"}}), {}, m_now).row.loopback);
        QVERIFY(!inspect(request("{}", {{"VIA", "1.1 proxy.example"}}), {}, m_now).row.loopback);
        QVERIFY(inspect(request("{}", {{"Host", "localhost"}}), {}, m_now).row.loopback);
    }

    void decidesTheAnswer_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("signature");
        QTest::addColumn<int>("answered");
        QTest::addColumn<QString>("rule");
        const QByteArray body = vectorBody(u"ping.json"_s);
        const QByteArray good = protocol::sign(Key, body);
        QTest::newRow("accepted") << QByteArray("POST") << QByteArray("/runtask?a=b") << good << 200 << QString();
        QTest::newRow("encoded path") << QByteArray("POST") << QByteArray("/%72untask") << good << 200 << QString();
        QTest::newRow("whole address") << QByteArray("POST") << QByteArray("http://127.0.0.1:8722/runtask?a=b") << good
                                       << 200 << QString();
        QTest::newRow("whole address, unsigned")
            << QByteArray("POST") << QByteArray("https://any.example/runtask") << QByteArray() << 401 << QString();
        QTest::newRow("wrong path in a whole address")
            << QByteArray("POST") << QByteArray("http://127.0.0.1/other") << good << 404 << u"request.path"_s;
        QTest::newRow("wrong path") << QByteArray("POST") << QByteArray("/other") << good << 404 << u"request.path"_s;
        QTest::newRow("wrong method") << QByteArray("PUT") << QByteArray("/runtask") << good << 405
                                      << u"request.method"_s;
        QTest::newRow("invalid") << QByteArray("POST") << QByteArray("/runtask") << QByteArray("00") << 401
                                 << QString();
        QTest::newRow("unsigned") << QByteArray("POST") << QByteArray("/runtask") << QByteArray() << 401 << QString();
    }
    void decidesTheAnswer()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, signature);
        ReceiverOptions options;
        options.endpoint().keys = {Key};
        options.endpoint().rejectBadSignatures = true;
        http::Request asked = request(vectorBody(u"ping.json"_s), signedWith(signature));
        asked.method = method;
        asked.target = target;
        const store::CaptureRow row = inspect(asked, options, m_now).row;
        QTEST(row.answered, "answered");
        QTEST(row.refusalRule, "rule");
    }

    void recordsARefusal()
    {
        const http::Refusal refusal{base::Rules::HttpTwoHosts, 400, u"10.0.0.9"_s,
                                    "POST /runtask?x HTTP/1.1\r\nHost: a\r\nHost: b"};
        const store::NewCapture capture = inspect(refusal, m_now);
        QCOMPARE(capture.row.refusalRule, u"http.two-hosts"_s);
        QCOMPARE(capture.row.answered, 400);
        QCOMPARE(capture.row.endpoint, u"/runtask"_s);
        QCOMPARE(capture.row.peer, u"10.0.0.9"_s);
        QCOMPARE(capture.head, refusal.head);
        QVERIFY(!capture.row.readable && capture.body.isEmpty());
        QCOMPARE(capture.row.cause, QString());
        QCOMPARE(
            inspect(http::Refusal{base::Rules::HttpNoHost, 400, {}, "POST /runtask HTTP/1.1\r\n"}, m_now).row.endpoint,
            u"/runtask"_s);
        const http::Refusal whole{base::Rules::HttpNoHost, 400, {}, "POST http://a/runtask?x HTTP/1.1\r\n"};
        QCOMPARE(inspect(whole, m_now).row.endpoint, u"/runtask"_s);
        QCOMPARE(inspect(whole, m_now).head, whole.head);
        QCOMPARE(inspect(http::Refusal{base::Rules::HttpRequestLine, 400, {}, "\x16\x03\x01"}, m_now).row.endpoint,
                 QString());
    }

    /// The bytes of a TLS hello are random: a blank and a line feed may be among them.
    void whatIsNoRequestLineHasNoPath()
    {
        const QByteArray hello("\x16\x03\x01\x02\x00\x01\x00 \xc3\xbc\x07|A \x11\nx", 16);
        const store::NewCapture capture = inspect(http::Refusal{base::Rules::HttpRequestLine, 400, {}, hello}, m_now);
        QCOMPARE(capture.row.endpoint, QString());
        QCOMPARE(capture.head, hello);
        const http::Refusal version{base::Rules::HttpVersion, 505, {}, "POST /runtask HTTP/9\r\n"};
        QCOMPARE(inspect(version, m_now).row.endpoint, u"/runtask"_s);
    }
};

RUNLATCH_TEST(tst_Inspection)

} // namespace runlatch::inspector

#include "tst_inspection.moc"
