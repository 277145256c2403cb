// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "base/utc.h"
#include "http/exchangejson.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using http::ExchangeRecord;

namespace {

QJsonObject written(const ExchangeRecord &record)
{
    return QJsonDocument::fromJson(http::writeExchange(record)).object();
}

} // namespace

/// The log has one line for an exchange, with all that was recorded of it.
class tst_ExchangeJson : public QObject
{
    Q_OBJECT
private slots:
    void isOneLine();
    void saysWhoSent();
    void bothSidesAreOneLine();
    void withoutAnAnswerThereIsAnError();
    void bytesThatAreNoTextAreEncoded();
};

void tst_ExchangeJson::isOneLine()
{
    ExchangeRecord record;
    record.startedAt = QDateTime(QDate(2026, 11, 21), QTime(9, 2, 3, 45), base::Utc);
    record.method = "PATCH";
    record.host = u"tf.example"_s;
    record.path = u"/a?b=c"_s;
    record.status = 200;
    record.took = std::chrono::milliseconds(1240);
    record.attempt = 2;
    record.purpose = u"callback"_s;
    record.requestHeaders = {{"A", "1"}, {"A", "2"}};
    record.requestBody = "{\n}";
    record.requestBytes = 3;
    const QByteArray line = http::writeExchange(record);
    QCOMPARE(line.indexOf('\n'), line.size() - 1);
    const QJsonObject json = written(record);
    QCOMPARE(json["started_at"_L1].toString(), u"2026-11-21T09:02:03.045Z"_s);
    QCOMPARE(json["method"_L1].toString(), u"PATCH"_s);
    QCOMPARE(json["host"_L1].toString(), u"tf.example"_s);
    QCOMPARE(json["path"_L1].toString(), u"/a?b=c"_s);
    QCOMPARE(json["status"_L1].toInt(), 200);
    QCOMPARE(json["took_ms"_L1].toInt(), 1240);
    QCOMPARE(json["attempt"_L1].toInt(), 2);
    QCOMPARE(json["purpose"_L1].toString(), u"callback"_s);
    QVERIFY(!json.contains("error"_L1));
    QCOMPARE(json["request"_L1]["headers"_L1].toArray(),
             (QJsonArray{QJsonArray{u"A"_s, u"1"_s}, QJsonArray{u"A"_s, u"2"_s}}));
    QCOMPARE(json["request"_L1]["body"_L1].toString(), u"{\n}"_s);
    QCOMPARE(json["request"_L1]["bytes"_L1].toInt(), 3);
}

void tst_ExchangeJson::saysWhoSent()
{
    ExchangeRecord record;
    QCOMPARE(written(record)["direction"_L1].toString(), u"sent"_s);
    record.direction = ExchangeRecord::Direction::Received;
    QCOMPARE(written(record)["direction"_L1].toString(), u"received"_s);
}

void tst_ExchangeJson::bothSidesAreOneLine()
{
    ExchangeRecord sent;
    sent.purpose = u"run-task.deliver"_s;
    sent.status = 200;
    ExchangeRecord received;
    received.direction = ExchangeRecord::Direction::Received;
    received.purpose = u"run-task.receive"_s;
    received.failed = true;
    const QByteArray line = http::writeExchange(sent, received);
    QCOMPARE(line.indexOf('\n'), line.size() - 1);
    QJsonObject json = QJsonDocument::fromJson(line).object();
    QCOMPARE(json["direction"_L1].toString(), u"both"_s);
    QCOMPARE(json.take("received"_L1).toObject(), written(received));
    json["direction"_L1] = u"sent"_s;
    QCOMPARE(json, written(sent));
}

void tst_ExchangeJson::withoutAnAnswerThereIsAnError()
{
    ExchangeRecord record;
    record.failed = true;
    record.error = {.kind = base::ErrorKind::Network, .rule = base::Rules::NetworkRefused};
    const QJsonObject json = written(record);
    QVERIFY(json["status"_L1].isNull());
    QCOMPARE(json["error"_L1]["kind"_L1].toString(), base::kindName(base::ErrorKind::Network));
    QCOMPARE(json["error"_L1]["rule"_L1].toString(), u"network.refused"_s);
}

void tst_ExchangeJson::bytesThatAreNoTextAreEncoded()
{
    ExchangeRecord record;
    record.responseBody = "a\xff";
    const QJsonValue response = written(record)["response"_L1];
    QVERIFY(!response.toObject().contains("body"_L1));
    QCOMPARE(response["body_base64"_L1].toString(), QString::fromLatin1(record.responseBody.toBase64()));
}

RUNLATCH_TEST(tst_ExchangeJson)
#include "tst_exchangejson.moc"
