// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/har.h"

#include "base/rules.h"
#include "base/utc.h"
#include "fixture.h"
#include "interchange/harsplitter.h"
#include "interchange/shellcommand.h"
#include "store/file/keptcaptures.h"
#include "support/peakmemory.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A HAR is valid for other readers, and one of another tool becomes captures.
class tst_Har : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void hasWhatTheFormatAsks();
    void whatCameByTlsHasAnHttpsAddress();
    void bytesThatAreNoTextAreInBase64();
    void entriesOfAnotherToolBecomeCaptures();
    void whatIsLostIsTold();
    void pseudoHeadersAreNoLoss();
    void theTargetIsSpelledAsItWas();
    void whatIsNoHttpIsCountedApart();
    void equalEntriesOfAFileAreTwo();
    void entriesAreFoundInPieces();
    void aLongNameTakesNoMemory();
    void oddFilesAreTold_data();
    void oddFilesAreTold();
    void manyFaultyEntriesDoNoHarm();
};

namespace {

Record recordOfBody(const QByteArray &body, const QDateTime &now)
{
    const store::NewCapture capture = received(secretHead(), body, now);
    return {capture.row, capture.head, capture.body, {}, false};
}

/// As Firefox writes it, shortened.
const QByteArray Foreign = R"({
  "log": {
    "version": "1.2", "creator": {"name": "Firefox", "version": "128.0"},
    "pages": [{"id": "page_1", "title": "entries: [", "pageTimings": {}}],
    "entries": [
      {
        "startedDateTime": "2026-11-20T12:00:00.500+02:00",
        "request": {
          "method": "POST", "url": "https://tasks.example:8443/runtask?a=1&b=%20#f", "httpVersion": "HTTP/2",
          "headers": [{"name": "Host", "value": "tasks.example:8443"}, {"name": "X-Odd", "value": "1"},
                      {"name": "x-odd", "value": "2"}, {"name": "Content-Length", "value": "20"}],
          "cookies": [], "queryString": [], "headersSize": -1, "bodySize": 20,
          "postData": {"mimeType": "application/json", "params": [], "text": "{\"stage\":\"pre_plan\"}"}
        },
        "response": {"status": 202, "statusText": "", "headers": [], "cookies": [], "content": {}},
        "cache": {}, "timings": {}, "time": 12.5
      }
    ]
  }
})";

} // namespace

void tst_Har::hasWhatTheFormatAsks()
{
    const QByteArray file = harHead() + harEntry(recordOfBody(secretBody(), m_clock.utc())) + harFoot();
    const QJsonObject log = QJsonDocument::fromJson(file).object()["log"_L1].toObject();
    QCOMPARE(log["version"_L1].toString(), u"1.2"_s);
    QVERIFY(log["creator"_L1].toObject().contains("name"_L1));
    const QJsonObject entry = log["entries"_L1].toArray().first().toObject();
    for (const QLatin1StringView name :
         {"startedDateTime"_L1, "time"_L1, "request"_L1, "response"_L1, "cache"_L1, "timings"_L1, "_runlatch"_L1})
        QVERIFY2(entry.contains(name), name.data());
    const QJsonObject request = entry["request"_L1].toObject();
    QCOMPARE(request["method"_L1].toString(), u"POST"_s);
    QCOMPARE(request["httpVersion"_L1].toString(), u"HTTP/1.1"_s);
    QCOMPARE(request["url"_L1].toString(), u"http://localhost/runtask?access_token="_s + QLatin1StringView(Token));
    const QJsonArray headers = request["headers"_L1].toArray();
    QCOMPARE(headers.at(1)["name"_L1].toString(), u"X-oDd"_s);
    QCOMPARE(headers.at(2)["name"_L1].toString(), u"x-odd"_s);
    QCOMPARE(request["queryString"_L1].toArray().first()["name"_L1].toString(), u"access_token"_s);
    QCOMPARE(request["bodySize"_L1].toInt(), secretBody().size());
    QCOMPARE(request["postData"_L1].toObject()["text"_L1].toString().toUtf8(), secretBody());
    const QJsonObject response = entry["response"_L1].toObject();
    for (const QLatin1StringView name : {"status"_L1, "statusText"_L1, "httpVersion"_L1, "cookies"_L1, "headers"_L1,
                                         "content"_L1, "redirectURL"_L1, "headersSize"_L1, "bodySize"_L1})
        QVERIFY2(response.contains(name), name.data());
    QVERIFY(!entry["_runlatch"_L1].toObject().contains("body"_L1)); // it is there once
}

void tst_Har::whatCameByTlsHasAnHttpsAddress()
{
    Record record = recordOfBody(secretBody(), m_clock.utc());
    record.row.tlsVersion = u"TLS 1.3"_s;
    record.row.tlsCipher = u"TLS_AES_256_GCM_SHA384"_s;
    record.row.listener = u"127.0.0.1:8443"_s;
    const QByteArray entry = harEntry(record);
    const QJsonObject request = QJsonDocument::fromJson(entry).object()["request"_L1].toObject();
    QVERIFY(request["url"_L1].toString().startsWith("https://localhost/runtask?access_token="_L1));
    const auto read = readHarEntry(entry);
    QVERIFY(read.isOk());
    QCOMPARE(read->record.row.tlsVersion, record.row.tlsVersion);
    QCOMPARE(read->record.row.tlsCipher, record.row.tlsCipher);
    QCOMPARE(read->record.row.listener, record.row.listener);
    const QByteArray command = shellCommand(record);
    QVERIFY2(command.contains("--url 'https://localhost/runtask?"), command.constData());
}

void tst_Har::bytesThatAreNoTextAreInBase64()
{
    const QByteArray body("\xFF\0x", 3);
    const QByteArray entry = harEntry(recordOfBody(body, m_clock.utc()));
    const QJsonObject data = QJsonDocument::fromJson(entry).object()["request"_L1].toObject()["postData"_L1].toObject();
    QCOMPARE(data["_encoding"_L1].toString(), u"base64"_s);
    const auto read = readHarEntry(entry);
    QVERIFY(read.isOk());
    QCOMPARE(read->record.body, body);
    QCOMPARE(read->record.head, secretHead());
    const auto spoiled = readHarEntry(QByteArray(entry).replace('"' + body.toBase64() + '"', "\"{}\""));
    QVERIFY(!spoiled.isOk());
    QCOMPARE(spoiled.error().subject, u"postData"_s);
}

void tst_Har::entriesOfAnotherToolBecomeCaptures()
{
    const auto store = newStore();
    const QString file = written(u"foreign"_s, Foreign); // without a suffix: known by its beginning
    QList<Import::Fault> faults;
    const auto read = imported(*store, {file, file}, &faults);
    QVERIFY(read && faults.isEmpty());
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->skipped, 1); // the same entry has the same id
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    QCOMPARE(capture->head,
             QByteArray("POST /runtask?a=1&b=%20 HTTP/1.1\r\nHost: tasks.example:8443\r\nX-Odd: 1\r\nx-odd: "
                        "2\r\nContent-Length: 20\r\n\r\n"));
    QCOMPARE(capture->body, QByteArray("{\"stage\":\"pre_plan\"}"));
    QCOMPARE(capture->row.receivedAt, QDateTime(QDate(2026, 11, 20), QTime(10, 0, 0, 500), base::Utc));
    QCOMPARE(capture->row.answered, 202);
    QCOMPARE(capture->row.tlsVersion, u"TLS"_s); // of https no more is known
    QCOMPARE(capture->row.stage, u"pre_plan"_s);
    QCOMPARE(capture->row.endpoint, u"/runtask"_s);
    QVERIFY(!capture->row.isRefused());
    QVERIFY(!capture->row.deadline.isValid() || capture->row.deadline <= m_clock.utc());
}

void tst_Har::whatIsLostIsTold()
{
    QByteArray entry = Foreign;
    entry.replace("{\"name\": \"X-Odd\", \"value\": \"1\"}", R"({"name": "X Odd", "value": "x"})");
    entry.replace("\"text\":", "\"other\":");
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {written(u"lost.har"_s, entry)}, &faults);
    QVERIFY(read);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->faulty, 0);
    QCOMPARE(faults.size(), 2);
    QCOMPARE(faults.at(0).error.rule, base::Rules::ImportHeaderLost);
    QCOMPARE(faults.at(0).error.subject, u"X Odd"_s);
    QVERIFY(!faults.at(0).isLeftOut);
    QCOMPARE(faults.at(1).error.rule, base::Rules::ImportBodyOther);
}

/// As Chrome and Charles write them. A byte of a header that is no UTF-8 is half a surrogate pair in mitmproxy's files.
void tst_Har::pseudoHeadersAreNoLoss()
{
    QByteArray entry = Foreign;
    entry.replace(R"({"name": "Host", "value": "tasks.example:8443"})",
                  R"({"name": ":method", "value": "POST"}, {"name": ":authority", "value": "other.example"},
                     {"name": ":Path", "value": "/runtask"}, {"name": ":scheme", "value": "https"},
                     {"name": ":protocol", "value": "websocket"}, {"name": "x-byte", "value": "\udcff"})");
    const auto store = newStore();
    QList<Import::Fault> faults;
    QVERIFY(imported(*store, {written(u"pseudo.har"_s, entry)}, &faults));
    QVERIFY(faults.isEmpty());
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    QVERIFY2(
        capture->head.startsWith("POST /runtask?a=1&b=%20 HTTP/1.1\r\nHost: other.example\r\nx-byte: \xFF\r\nX-Odd"),
        capture->head.constData());
    QVERIFY(!capture->head.contains(":method"));
}

void tst_Har::theTargetIsSpelledAsItWas()
{
    const auto store = newStore();
    qint64 id = 0;
    const QList<std::pair<QByteArray, QByteArray>> targets{
        {"http://u:p@a.example/%7e/%2f%c3%a4/?x=%7E&y='#f/?", "/%7e/%2f%c3%a4/?x=%7E&y='"},
        {"http://a.example?x=1", "/?x=1"},
        {"http://a.example", "/"},
        {"http://a.example/\xC3\xA4 b?c=\xC3\xA4", "/%C3%A4%20b?c=%C3%A4"},
    };
    for (const auto &[address, target] : targets) {
        QByteArray entry = Foreign;
        entry.replace("https://tasks.example:8443/runtask?a=1&b=%20#f", address);
        QVERIFY(imported(*store, {written(u"target.har"_s, entry)}));
        const auto capture = load(*store, ++id);
        QVERIFY(capture);
        QCOMPARE(capture->head.split(' ').value(1), target);
    }
}

/// Browsers record their own addresses beside their requests.
void tst_Har::whatIsNoHttpIsCountedApart()
{
    QByteArrayList entries;
    for (const QByteArray &address : {QByteArray("data:text/plain,hi"), "data:," + QByteArray(300 * 1024, 'x'),
                                      QByteArray("blob:http://a/1"), QByteArray("about:blank"), QByteArray("ftp://a/"),
                                      QByteArray("file:///etc/hosts"), QByteArray("chrome-extension://abc/x.js"),
                                      QByteArray("filesystem:http://a/1"), QByteArray("view-source:http://a/")})
        entries +=
            R"({"startedDateTime":"2026-11-20T12:00:00Z","request":{"method":"GET","url":")" + address + R"("}})";
    QByteArray file = Foreign;
    file.replace("\"entries\": [\n", "\"entries\": [\n" + entries.join(',') + ',');
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {written(u"browser.har"_s, file)}, &faults);
    QVERIFY(read && faults.isEmpty());
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->notHttp, entries.size());
    QCOMPARE(read->faulty, 0);
}

/// The same file brings nothing more, and a longer one only what is new in it.
void tst_Har::equalEntriesOfAFileAreTwo()
{
    const qsizetype begin = Foreign.indexOf("[\n      {") + 1;
    const qsizetype end = Foreign.lastIndexOf(']');
    const auto times = [&](int count) {
        const QByteArrayList entries(count, Foreign.sliced(begin, end - begin));
        return Foreign.first(begin) + entries.join(',') + Foreign.sliced(end);
    };
    const QString two = written(u"two.har"_s, times(2));
    const auto store = newStore();
    const auto first = imported(*store, {two, two});
    QVERIFY(first);
    QCOMPARE(first->captures, 2);
    QCOMPARE(first->skipped, 2);
    QVERIFY(load(*store, 1)->row.uuid != load(*store, 2)->row.uuid);
    const auto again = imported(*store, {two, written(u"three.har"_s, times(3)), written(u"one.har"_s, Foreign)});
    QVERIFY(again);
    QCOMPARE(again->captures, 1);
    QCOMPARE(again->skipped, 5);
}

void tst_Har::entriesAreFoundInPieces()
{
    const QByteArray file =
        R"({"log":{"items":null,"x":["entries"],"entries":[ {"a":"}]\"{"} , 7, {"b":[{}]}]},"z":[{}]})";
    for (qsizetype size = 1; size < 20; ++size) {
        HarSplitter splitter;
        QList<QByteArray> entries;
        for (qsizetype at = 0; at < file.size(); at += size) {
            splitter.add(QByteArrayView(file).sliced(at, std::min(size, file.size() - at)));
            while (const auto entry = splitter.next())
                entries.append(*entry);
        }
        QCOMPARE(entries, (QList<QByteArray>{R"({"a":"}]\"{"})", "7", R"({"b":[{}]})"}));
        QVERIFY(splitter.outline().isComplete() && !splitter.outline().isBroken());
    }
}

void tst_Har::aLongNameTakesNoMemory()
{
    if (!support::startPeakAnew())
        QSKIP("This system does not measure the peak of memory.");
    const QByteArray piece(1024 * 1024, 'x');
    const int before = support::peakMebibytes();
    HarSplitter splitter;
    splitter.add("{\"");
    for (int megabyte = 0; megabyte < 64; ++megabyte) {
        QVERIFY(!splitter.next());
        splitter.add(piece);
    }
    const int more = support::peakMebibytes() - before;
    QVERIFY2(more < 16, QByteArray::number(more).constData());
}

void tst_Har::oddFilesAreTold_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("rule");
    QTest::newRow("other JSON") << QByteArray(R"({"log":{"items":[]}})") << base::Rules::ImportNoEntries.name();
    QTest::newRow("entries that are no list")
        << QByteArray(R"({"log":{"entries":{"a":{}}}})") << base::Rules::ImportNoEntries.name();
    QTest::newRow("empty") << QByteArray() << base::Rules::ImportNoEntries.name();
    QTest::newRow("cut") << Foreign.chopped(200) << base::Rules::ImportBroken.name();
    QTest::newRow("no request") << QByteArray(R"({"log":{"entries":[{}]}})") << base::Rules::ImportMissing.name();
    QTest::newRow("a method") << QByteArray(Foreign).replace("\"POST\"", "\"PO ST\"")
                              << base::Rules::ImportValue.name();
    QTest::newRow("an address") << QByteArray(Foreign).replace("https://tasks.example:8443", "https://")
                                << base::Rules::ImportValue.name();
}

void tst_Har::oddFilesAreTold()
{
    QFETCH(QByteArray, file);
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {written(u"odd.har"_s, file)}, &faults);
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, 0);
    QCOMPARE(faults.size(), 1);
    QTEST(faults.first().error.rule.name(), "rule");
}

void tst_Har::manyFaultyEntriesDoNoHarm()
{
    QRandomGenerator random(11);
    const auto store = newStore();
    QStringList files;
    for (int file = 0; file < 200; ++file) {
        QByteArray changed = Foreign;
        for (int change = random.bounded(1, 6); change > 0; --change)
            changed[random.bounded(static_cast<int>(changed.size()))] = static_cast<char>(random.bounded(256));
        files.append(written(u"%1.har"_s.arg(file), changed));
    }
    const auto read = imported(*store, files);
    QVERIFY(read && !read->error);
}

RUNLATCH_TEST(tst_Har)

} // namespace runlatch::interchange

#include "tst_har.moc"
