// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/signature.h"
#include "simulator/deliverymessage.h"
#include "simulator/payload.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::simulator;

/// A delivery is signed as its options say, and has the headers that they add.
class tst_DeliveryMessage : public QObject
{
    Q_OBJECT
private slots:
    void signsInEachManner_data();
    void signsInEachManner();
    void hasFurtherHeaders();
    void leavesKeysOut();
    void sendsAGivenPayload();
};

namespace {

const QByteArray body = R"({"stage":"post_plan"})";

RunTaskOptions optionsOf(SignatureManner manner)
{
    RunTaskOptions options;
    options.target = QUrl(u"http://127.0.0.1:1/"_s);
    options.hmacKey = "secret123";
    options.signature = manner;
    return options;
}

http::Headers headersOf(const RunTaskOptions &options)
{
    const QByteArray message = deliveryMessage(options, {.serviceName = "TFC", .site = u"http://a"_s}, body);
    return http::splitHeaders(message.first(message.indexOf("\r\n\r\n") + 4));
}

QList<QByteArray> signaturesOf(const RunTaskOptions &options)
{
    QList<QByteArray> values;
    for (const http::Header &header : headersOf(options)) {
        if (header.name == protocol::signatureHeader("TFC"))
            values.append(header.value);
    }
    return values;
}

} // namespace

void tst_DeliveryMessage::signsInEachManner_data()
{
    QTest::addColumn<SignatureManner>("manner");
    QTest::addColumn<QList<QByteArray>>("expected"); // "?": another one
    const QByteArray right = protocol::sign("secret123", body);
    using enum SignatureManner;
    const auto row = [](const char *name, SignatureManner manner, const QList<QByteArray> &expected) {
        QTest::newRow(name) << manner << expected;
    };
    row("right", Right, {right});
    row("omitted", Omitted, {});
    row("empty", Empty, {QByteArray("")});
    row("constant", Constant, {QByteArray(128, '0')});
    row("upper case", UpperCase, {right.toUpper()});
    row("cut", Cut, {right.first(64)});
    row("another key", OtherKey, {"?"});
    row("another body", OtherBody, {protocol::sign("secret123", R"({"xtage":"post_plan"})")});
    row("twice", Twice, {"?", right});
}

void tst_DeliveryMessage::signsInEachManner()
{
    QFETCH(SignatureManner, manner);
    QFETCH(QList<QByteArray>, expected);
    const QList<QByteArray> values = signaturesOf(optionsOf(manner));
    QCOMPARE(values.size(), expected.size());
    for (qsizetype index = 0; index < values.size(); ++index) {
        if (expected.at(index) != "?")
            QCOMPARE(values.at(index), expected.at(index));
        else
            QVERIFY(values.at(index).size() == 128 && values.at(index) != protocol::sign("secret123", body));
    }
}

void tst_DeliveryMessage::hasFurtherHeaders()
{
    RunTaskOptions options = optionsOf(SignatureManner::Right);
    QCOMPARE(http::headerValue(headersOf(options), "Connection"), QByteArray("close"));
    options.moreHeaders = {{"Connection", "keep-alive"}};
    QCOMPARE(http::headerValue(headersOf(options), "Connection"), QByteArray("keep-alive"));
    QCOMPARE(headersOf(options).last().name, QByteArray("Content-Length"));
}

void tst_DeliveryMessage::leavesKeysOut()
{
    protocol::RunTaskRequest payload;
    payload.stage = u"post_plan"_s;
    payload.unknown = {{u"later_key"_s, u"later"_s}};
    RunTaskOptions options;
    const QByteArray whole = payloadBody(payload, options);
    QVERIFY(whole.contains("\"stage\"") && whole.contains("\"later_key\""));
    QVERIFY(whole.contains("\"capabilities\":{\"outcomes\":"));
    options.omittedKeys = {u"stage"_s, u"later_key"_s, u"capabilities.outcomes"_s};
    options.payloadValues = {{u"stage"_s, u"test"_s}};
    const QByteArray cut = payloadBody(payload, options);
    QVERIFY(!cut.contains("\"stage\"") && !cut.contains("\"later_key\"") && cut.contains("\"run_id\""));
    QVERIFY(cut.contains("\"capabilities\":{}"));
}

/// What is this run's own is put in, also where it stood twice; the rest keeps its bytes.
void tst_DeliveryMessage::sendsAGivenPayload()
{
    protocol::RunTaskRequest payload;
    payload.accessToken = u"mine"_s;
    payload.taskResultId = u"taskrs-mine"_s;
    payload.runId = u"run-mine"_s;
    payload.taskResultCallbackUrl = u"http://mine"_s;
    payload.planJsonApiUrl = u"http://plan"_s;
    payload.configurationVersionId = u"cv-mine"_s;
    RunTaskOptions options;
    options.givenPayload = R"({"n":1.50,"access_token":"a","access_token":"b","configuration_version_id":null})";
    const QByteArray own =
        R"(,"run_id":"run-mine","task_result_callback_url":"http://mine","task_result_id":"taskrs-mine"})";
    const QByteArray begin = R"({"n":1.50,"access_token":"mine","access_token":"mine","configuration_version_id":null)";
    const QByteArray plan = R"(,"plan_json_api_url":"http://plan")";
    QCOMPARE(payloadBody(payload, options), begin + plan + own);
    options.stage = protocol::Stage::PrePlan;
    options.givenPayload.replace("null", "\"cv\"");
    QCOMPARE(payloadBody(payload, options), QByteArray(begin).replace("null", "\"cv-mine\"") + own);
}

RUNLATCH_TEST(tst_DeliveryMessage)
#include "tst_deliverymessage.moc"
