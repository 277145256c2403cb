// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "fixture.h"

#include "base/rules.h"
#include "interchange/har.h"
#include "interchange/jsonlines.h"
#include "redaction/placeholder.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// An export says what it does not write as it came, keeps how addresses are spelled, and has the states of the list.
class tst_ExportTruth : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void rawBytesHaveTheirOwnLength();
    void aMissingBodyHasAReason_data();
    void aMissingBodyHasAReason();
    void addressesKeepTheirSpelling();
    void headersThatAreNoTextAreTold();
    void statesAreThoseOfTheList_data();
    void statesAreThoseOfTheList();

private:
    static Record recordOfHead(const QByteArray &head, const QByteArray &body, const QDateTime &now)
    {
        const store::NewCapture capture = received(head, body, now);
        return {.row = capture.row, .head = capture.head, .body = capture.body, .replies = {}};
    }
    static QJsonObject requestOf(const Record &record)
    {
        return QJsonDocument::fromJson(harEntry(record)).object()["request"_L1].toObject();
    }
};

/// Without placeholders the head stays as it came, whatever its length says.
void tst_ExportTruth::rawBytesHaveTheirOwnLength()
{
    const auto store = newStore();
    const QByteArray head = "POST /runtask HTTP/1.1\r\nHost: localhost\r\ncontent-LENGTH:  "
        + QByteArray::number(secretBody().size()) + "\r\nX-Content-Length: 1\r\n\r\n";
    QVERIFY(append(*store, received(head, secretBody(), m_clock.utc())));
    QVERIFY(exported(*store, {Format::Raw, path(u"exact"_s), {}, true}));
    QCOMPARE(contents(path(u"exact/000001-post_plan.head"_s)), head);
    QCOMPARE(contents(path(u"exact/000001-post_plan.body"_s)), secretBody());
    const auto written = exported(*store, {Format::Raw, path(u"hidden"_s)});
    QVERIFY(written);
    QCOMPARE(written->redacted, 1);
    const QByteArray body = contents(path(u"hidden/000001-post_plan.body"_s));
    QVERIFY(redaction::hasPlaceholder(body) && body.size() != secretBody().size());
    QCOMPARE(contents(path(u"hidden/000001-post_plan.head"_s)),
             "POST /runtask HTTP/1.1\r\nHost: localhost\r\ncontent-LENGTH: " + QByteArray::number(body.size())
                 + "\r\nX-Content-Length: 1\r\n\r\n");
}

void tst_ExportTruth::aMissingBodyHasAReason_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("cause");
    QTest::addColumn<QByteArray>("words"); ///< nothing: the body is there
    QTest::newRow("not kept") << QByteArray() << QString(base::Rules::BodyIncomplete.name())
                              << QByteArray("were not kept");
    QTest::newRow("not in the file") << QByteArray() << u"imported.unchecked import.body-lost"_s
                                     << QByteArray("does not have it");
    QTest::newRow("all of it is secret") << QByteArray("redacted-0123456789abcdef0123") << QString()
                                         << QByteArray("stands for the whole body");
    QTest::newRow("none was sent") << QByteArray() << QString() << QByteArray();
    QTest::newRow("a part is secret") << QByteArray("a=redacted-0123456789abcdef0123") << QString() << QByteArray();
}

void tst_ExportTruth::aMissingBodyHasAReason()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, cause);
    QFETCH(const QByteArray, words);
    Record record = recordOfHead(secretHead(), body, m_clock.utc());
    record.row.cause = cause;
    record.row.imported = cause.startsWith(u"imported."_s);
    record.row.bytes = 1502;
    const QByteArray why = whyBodyMissing(record).toUtf8();
    QCOMPARE(why.isEmpty(), words.isEmpty());
    QVERIFY2(why.contains(words), why.constData());
    for (const Format format : {Format::JsonLines, Format::Har, Format::Curl}) {
        const QByteArray text = fileRecord(format, record, true);
        QVERIFY2(text.contains(why), text.constData());
    }
    QCOMPARE(jsonLine(record).contains("\"body_missing\""), !why.isEmpty());
    QCOMPARE(requestOf(record).contains("comment"_L1), !why.isEmpty());
}

/// A QUrl would write "~", "%C3%A4" and "%20", or U+FFFD for the byte that is no UTF-8.
void tst_ExportTruth::addressesKeepTheirSpelling()
{
    const QByteArray target = "/run%7Etask/%c3%a4/./a%2fb?q=%41+[1]&'x'";
    const QByteArray head = "POST " + target + "\xFF HTTP/1.1\r\nHost: tasks.example:8080\r\n\r\n";
    const Record record = recordOfHead(head, "{}", m_clock.utc());
    const QByteArray address = "http://tasks.example:8080" + target + "%FF";
    QCOMPARE(requestOf(record)["url"_L1].toString().toLatin1(), address);
    QVERIFY(
        fileRecord(Format::Curl, record, true).contains("--url '" + QByteArray(address).replace("'", "'\\''") + "'\n"));
    const Record whole =
        recordOfHead("POST http://user:pw@b.example/a%7E#b HTTP/1.1\r\nHost: a\r\n\r\n", "{}", m_clock.utc());
    QCOMPARE(requestOf(whole)["url"_L1].toString(), u"http://b.example/a%7E%23b"_s);
}

void tst_ExportTruth::headersThatAreNoTextAreTold()
{
    const QByteArray head = "POST / HTTP/1.1\r\nHost: a\r\nX-Text: \xC3\xA4\r\nX-Bytes: a\xFF\r\n\r\n";
    const Record record = recordOfHead(head, "{}", m_clock.utc());
    const QJsonArray headers = requestOf(record)["headers"_L1].toArray();
    QCOMPARE(headers.size(), 3);
    for (const QJsonValue &header : headers) {
        const bool isText = header["name"_L1].toString() != "X-Bytes"_L1;
        QCOMPARE(header["comment"_L1].toString().isEmpty(), isText);
    }
    const QByteArray command = fileRecord(Format::Curl, record, true);
    QVERIFY(command.contains("\n# Left out, because their bytes are no text for a terminal: X-Bytes\n"));
    QVERIFY(command.contains("-H 'X-Text: \xC3\xA4'"));
}

void tst_ExportTruth::statesAreThoseOfTheList_data()
{
    QTest::addColumn<int>("deadline"); ///< in seconds from now; 0: none
    QTest::addColumn<QByteArray>("change");
    QTest::addColumn<QByteArray>("state");
    QTest::newRow("waits") << 60 << QByteArray() << QByteArray("awaiting");
    QTest::newRow("too late") << -1 << QByteArray() << QByteArray("errored");
    QTest::newRow("verification") << 0 << QByteArray("verification") << QByteArray("verification");
    QTest::newRow("version") << 0 << QByteArray("version") << QByteArray("unsupported");
    QTest::newRow("refused") << 0 << QByteArray("refused") << QByteArray("refused");
}

void tst_ExportTruth::statesAreThoseOfTheList()
{
    QFETCH(const int, deadline);
    QFETCH(const QByteArray, change);
    QFETCH(const QByteArray, state);
    QByteArray body = R"({"payload_version":1,"access_token":"x","stage":"post_plan"})";
    if (change == "verification")
        body.replace("\"x\"", "\"test-token\"");
    if (change == "version")
        body.replace(":1,", ":7,");
    const auto store = newStore();
    store::NewCapture capture = received(secretHead(), body, m_clock.utc());
    capture.row.deadline = deadline == 0 ? QDateTime() : m_clock.utc().addSecs(deadline);
    if (change == "refused")
        capture.row.refusalRule = base::Rules::RequestPath.name();
    QVERIFY(append(*store, capture));
    QVERIFY(exported(*store, {Format::Csv, path(u"a.csv"_s)}));
    QVERIFY2(contents(path(u"a.csv"_s)).contains(',' + state + ','), contents(path(u"a.csv"_s)).constData());
    QVERIFY(exported(*store, {Format::JsonLines, path(u"a.jsonl"_s)}));
    QCOMPARE(QJsonDocument::fromJson(contents(path(u"a.jsonl"_s))).object()["state"_L1].toString().toLatin1(), state);
}

RUNLATCH_TEST(tst_ExportTruth)

} // namespace runlatch::interchange

#include "tst_exporttruth.moc"
