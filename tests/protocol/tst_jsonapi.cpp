// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "protocol/jsonapi.h"

#include "base/utc.h"
#include "protocol/fixture.h"
#include "support/peakmemory.h"
#include "support/suite.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
namespace base = runlatch::base;
namespace support = runlatch::support;
using ServiceErrors = QList<base::ServiceError>;

/// JSON:API documents, errors and times are read and written as the service does.
class tst_JsonApi : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { qputenv("TZ", "Asia/Tokyo"); } // the zone of the reader must not matter
    void object();
    void noObject_data();
    void noObject();
    void bigBody();
    void errors_data();
    void errors();
    void otherErrors_data();
    void otherErrors();
    void ownWords_data();
    void ownWords();
    void noErrors_data();
    void noErrors();
    void readsABoundedNumberOfErrors();
    void writesErrors_data();
    void writesErrors();
    void times_data();
    void times();
    void writesTime();
};

void tst_JsonApi::object()
{
    const auto read = readObject(" \r\n{\"a\":\"\xC3\xA4\"}\n");
    QVERIFY(read);
    QCOMPARE(*read, (QJsonObject{{u"a"_s, u"ä"_s}}));
}

void tst_JsonApi::noObject_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("rule");
    QTest::newRow("nothing") << QByteArray() << u"json.empty"_s;
    QTest::newRow("blank") << QByteArray(" \r\n\t") << u"json.empty"_s;
    QTest::newRow("web page") << QByteArray("\n<!DOCTYPE html><html>") << u"json.html"_s;
    QTest::newRow("cut") << QByteArray(R"({"data":)") << u"json.broken"_s;
    QTest::newRow("two") << QByteArray("{}{}") << u"json.broken"_s;
    QTest::newRow("not UTF-8") << QByteArray("{\"a\":\"\xFF\"}") << u"json.broken"_s;
    QTest::newRow("too deep") << QByteArray(100'000, '[') << u"json.broken"_s;
    QTest::newRow("array") << QByteArray("[{}]") << u"json.not-an-object"_s;
}

void tst_JsonApi::noObject()
{
    QFETCH(QByteArray, body);
    const auto read = readObject(body);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, base::ErrorKind::Protocol);
    QTEST(read.error().rule.name(), "rule");
    QCOMPARE(read.error().detail.contains("byte "_L1), read.error().rule == base::Rules::JsonBroken);
}

void tst_JsonApi::bigBody()
{
    const qsizetype size = 64 * 1024 * 1024; // the most that a body may have
    const QByteArray begin = R"({"message":")";
    const auto read = readObject(begin + QByteArray(size - begin.size() - 2, 'x') + R"("})");
    QVERIFY(read);
    QCOMPARE(read->value("message"_L1).toString().size(), size - begin.size() - 2);
}

void tst_JsonApi::errors_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<ServiceErrors>("expected");
    QTest::newRow("title alone") << u"errors_title.json"_s << ServiceErrors{{u"401"_s, u"unauthorized"_s, {}, {}}};
    QTest::newRow("with pointer") << u"errors_pointer.json"_s
                                  << ServiceErrors{{u"422"_s, u"invalid attribute"_s, u"Name has already been taken"_s,
                                                    u"/data/attributes/name"_s}};
    QTest::newRow("number")
        << u"errors_number.json"_s
        << ServiceErrors{{u"429"_s, u"Too many requests"_s, u"You have exceeded the API's rate limit."_s, {}}};
    QTest::newRow("strings") << u"errors_strings.json"_s
                             << ServiceErrors{{{}, u"The change request is already archived."_s, {}, {}},
                                              {{}, u"Try another one."_s, {}, {}}};
}

void tst_JsonApi::otherErrors_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("a text") << R"({"errors":"Not this way."})"_ba << QStringList{u"Not this way."_s};
    QTest::newRow("one object") << R"({"errors":{"title":"invalid"}})"_ba << QStringList{u"invalid"_s};
    QTest::newRow("fields") << R"({"errors":{"subject":["can't be blank","is too short"],"base":"Refused."}})"_ba
                            << QStringList{u"subject can't be blank"_s, u"subject is too short"_s, u"Refused."_s};
    QTest::newRow("a bare list") << R"(["Too old.",{"title":"Refused."},7])"_ba
                                 << QStringList{u"Too old."_s, u"Refused."_s};
    QTest::newRow("fields of other types") << R"({"errors":{"subject":[7,null,"is odd"],"message":{"a":"b"}}})"_ba
                                           << QStringList{u"subject is odd"_s, u"message a b"_s};
    QTest::newRow("lists in the list") << R"({"errors":[["Too old.","Too long."],[["Refused."]],[]]})"_ba
                                       << QStringList{u"Too old."_s, u"Too long."_s, u"Refused."_s};
    QTest::newRow("fields in the list") << R"({"errors":[{"subject":["can't be blank"],"base":[["Refused."]]}]})"_ba
                                        << QStringList{u"subject can't be blank"_s, u"Refused."_s};
    QTest::newRow("lists in the list of a field")
        << R"({"errors":{"action":{"subject":[["is odd"],"is long"]}}})"_ba
        << QStringList{u"action subject is odd"_s, u"action subject is long"_s};
    QTest::newRow("base below a field") << R"({"errors":{"workspace":{"base":["is locked"]}}})"_ba
                                        << QStringList{u"workspace is locked"_s};
    QTest::newRow("too deep") << R"({"errors":[[[[[[["hidden"]]]]]],"Refused."]})"_ba << QStringList{u"Refused."_s};
}

void tst_JsonApi::otherErrors()
{
    QFETCH(QByteArray, body);
    QStringList titles;
    for (const base::ServiceError &error : readErrors(body))
        titles += error.title;
    QTEST(titles, "titles");
}

void tst_JsonApi::ownWords_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("words");
    QTest::newRow("a message") << R"({"message":"Too old."})"_ba << u"Too old."_s;
    QTest::newRow("an error") << R"({"error":"nope","code":7})"_ba << u"nope"_s;
    QTest::newRow("a text") << " Bad Request\r\nwith more\n"_ba << u"Bad Request"_s;
    QTest::newRow("an error of OAuth") << R"({"error":7,"error_description":"Expired."})"_ba << u"Expired."_s;
    QTest::newRow("a detail") << R"({"detail":" Too old. "})"_ba << u"Too old."_s;
    QTest::newRow("a long text") << QByteArray(5000, 'x') << QString(300, u'x');
    QTest::newRow("a long text of other letters") << 'x' + QByteArray("ü").repeated(5000) << u'x' + QString(299, u'ü');
    QTest::newRow("a web page") << "<html>no</html>"_ba << QString();
    QTest::newRow("other bytes") << "\xff\xfe"_ba << QString();
    QTest::newRow("broken") << R"({"message":"a)"_ba << QString();
    QTest::newRow("an array") << R"(["a"])"_ba << QString();
    QTest::newRow("nothing") << QByteArray() << QString();
}

void tst_JsonApi::ownWords()
{
    QFETCH(QByteArray, body);
    QTEST(readOwnWords(body), "words");
}

void tst_JsonApi::errors()
{
    QFETCH(QString, file);
    QTEST(readErrors(fixture("protocol/"_L1 + file)), "expected");
}

void tst_JsonApi::noErrors_data()
{
    QTest::addColumn<QByteArray>("body");
    for (const char *body :
         {"", "<html>", "[]", "{}", R"({"errors":null})", R"({"errors":{}})", R"({"errors":7})",
          R"({"errors":{"subject":[]}})", R"({"errors":[]})", R"({"errors":[1,null,{},{"title":7}]})"})
        QTest::newRow(body) << QByteArray(body);
}

void tst_JsonApi::noErrors()
{
    QFETCH(QByteArray, body);
    QCOMPARE(readErrors(body), ServiceErrors());
}

void tst_JsonApi::readsABoundedNumberOfErrors()
{
    if (!support::startPeakAnew())
        QSKIP("This system does not tell how much memory was used.");
    const int before = support::peakMebibytes();
    const QByteArray entry = R"({"title":"a","detail":"b"},)";
    const QByteArray body = R"({"errors":[)" + entry.repeated(8 * 1024 * 1024 / entry.size()).chopped(1) + "]}";
    QCOMPARE(readErrors(body).size(), MaxErrors);
    const QByteArray field = QByteArray(1024 * 1024, 'f');
    const QByteArray words = QByteArray("\"w\",").repeated(2 * MaxErrors).chopped(1);
    QCOMPARE(readErrors("{\"errors\":{\"" + field + "\":[" + words + "]}}").size(), MaxErrors);
    QVERIFY2(support::peakMebibytes() < before + 150, qPrintable(QString::number(support::peakMebibytes() - before)));
}

void tst_JsonApi::writesErrors_data()
{
    QTest::addColumn<ServiceErrors>("errors");
    QTest::addColumn<QString>("file");
    QTest::newRow("title") << ServiceErrors{{u"401"_s, u"unauthorized"_s, {}, {}}} << u"errors_title.json"_s;
    QTest::newRow("all") << ServiceErrors{{u"422"_s, u"invalid attribute"_s, u"Name has already been taken"_s,
                                           u"/data/attributes/name"_s}}
                         << u"errors_pointer.json"_s;
}

void tst_JsonApi::writesErrors()
{
    QFETCH(ServiceErrors, errors);
    QFETCH(QString, file);
    QCOMPARE(writeErrors(errors), lineFixture("protocol/"_L1 + file));
}

void tst_JsonApi::times_data()
{
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<QDateTime>("expected");
    const QDateTime whole(QDate(2024, 6, 12), QTime(21, 45, 11), runlatch::base::Utc);
    QTest::newRow("milliseconds") << QJsonValue(u"2024-06-12T21:45:11.594Z"_s) << whole.addMSecs(594);
    QTest::newRow("seconds") << QJsonValue(u"2024-06-12T21:45:11Z"_s) << whole;
    QTest::newRow("a tenth") << QJsonValue(u"2024-06-12T21:45:11.5Z"_s) << whole.addMSecs(500);
    QTest::newRow("a letter in the day") << QJsonValue(u"2024-06-1xT21:45:11Z"_s) << QDateTime();
    QTest::newRow("a letter in the year") << QJsonValue(u"20x4-06-12T21:45:11Z"_s) << QDateTime();
    QTest::newRow("no such minute") << QJsonValue(u"2024-06-12T21:61:11.000Z"_s) << QDateTime();
    QTest::newRow("east") << QJsonValue(u"2024-06-13T06:45:11+09:00"_s) << whole;
    QTest::newRow("west") << QJsonValue(u"2024-06-12T18:15:11.000-03:30"_s) << whole;
    QTest::newRow("no offset") << QJsonValue(u"2024-06-12T21:45:11"_s) << whole;
    QTest::newRow("words") << QJsonValue(u"yesterday"_s) << QDateTime();
    QTest::newRow("no such day") << QJsonValue(u"2024-02-30T00:00:00Z"_s) << QDateTime();
    QTest::newRow("number") << QJsonValue(1718228711) << QDateTime();
    QTest::newRow("null") << QJsonValue() << QDateTime();
}

void tst_JsonApi::times()
{
    QFETCH(QJsonValue, value);
    QFETCH(QDateTime, expected);
    const QDateTime time = readTime(value);
    QCOMPARE(time.isValid(), expected.isValid());
    if (!expected.isValid())
        return;
    QCOMPARE(time, expected);
    QCOMPARE(time.timeSpec(), Qt::UTC);
}

void tst_JsonApi::writesTime()
{
    const QDateTime east(QDate(2024, 6, 13), QTime(6, 45, 11, 7), QTimeZone(9 * 3600));
    QCOMPARE(writeTime(east), u"2024-06-12T21:45:11.007Z"_s);
    QCOMPARE(writeTime(QDateTime()), QString());
}

RUNLATCH_TEST(tst_JsonApi)
#include "tst_jsonapi.moc"
