// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/fixture.h"

#include "base/rules.h"
#include "base/utc.h"
#include "interchange/filekind.h"
#include "store/captures/arrivedcontent.h"
#include "support/suite.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// Files of other tools are known by their content, and their requests are read with the bytes that they have.
class tst_ForeignFiles : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aRequestIsRead_data();
    void aRequestIsRead();
    void timesAndSendersAreTold();
    void severalRequestsOfOneFile_data();
    void severalRequestsOfOneFile();
    void aFileOfNoKindHasOneFault_data();
    void aFileOfNoKindHasOneFault();
    void whatIsWrongIsTold_data();
    void whatIsWrongIsTold();
    void aRawExportComesInAgain();
    void aBodyAloneIsNoRequest();
    void theSecretsAreSealed();
    void aLookChangesNothing();
    void tooManyRequestsAreCutOff();
};

namespace {

const QByteArray Crlf = "\r\n";

/// An event with these members behind those of each version.
QByteArray secondVersion(const QByteArray &more)
{
    return R"({"version":"2.0","routeKey":"$default","rawPath":"/hook/a%20b","rawQueryString":"x=%7E1","cookies":["a=1","b=2"],)"
           R"("headers":{"host":"abc.lambda-url.eu-central-1.on.aws","content-type":"application/json"},)"
           R"("requestContext":{"http":{"method":"POST","path":"/hook","sourceIp":"192.0.2.9"},"timeEpoch":1795176000123})"
        + more + "}";
}

QByteArray firstVersion(const QByteArray &more)
{
    return R"({"resource":"/{proxy+}","path":"/hook","httpMethod":"POST","headers":{"Host":"api.example"},)"
           R"("multiValueHeaders":{"Host":["api.example"],"X-Odd":["1","2"]},)"
           R"("multiValueQueryStringParameters":{"a b":["1&2","3"]},)"
           R"("requestContext":{"identity":{"sourceIp":"192.0.2.8"},"requestTimeEpoch":1795176000000})"
        + more + "}";
}

QByteArray rawRequest(const QByteArray &more, const QByteArray &body)
{
    return "POST /hook HTTP/1.1\r\nHost: x\r\n" + more + Crlf + body;
}

QByteArray length(qsizetype bytes)
{
    return "Content-Length: " + QByteArray::number(bytes) + Crlf;
}

QByteArray ngrokOf(const QByteArray &bytes)
{
    return R"({"uri":"/api/requests/http/airn","id":"airn","remote_addr":"192.0.2.7","start":"2026-11-20T12:00:00.5+01:00",)"
           R"("request":{"method":"POST","raw":")"
        + bytes.toBase64() + R"("},"response":{"status_code":202}})";
}

QByteArray hookOf(const QByteArray &content)
{
    return R"({"uuid":"1","type":"web","token_id":"t","method":"POST","url":"https://webhook.site/1?q=%7e","ip":"192.0.2.6",)"
           R"("headers":{"content-type":["application/json"]},"created_at":"2026-11-20 12:00:00","content":")"
        + content + R"("})";
}

} // namespace

void tst_ForeignFiles::aRequestIsRead_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("doubt");
    const auto row = [](const char *name, const QByteArray &file, const QByteArray &head, const QByteArray &body,
                        const QString &doubt) { QTest::newRow(name) << file << head << body << doubt; };
    const QString other = u"import.body-other"_s;
    const QString unproven = u"import.body-unproven"_s;
    const QByteArray second = "POST /hook/a%20b?x=%7E1 HTTP/1.1\r\nhost: abc.lambda-url.eu-central-1.on.aws\r\n"
                              "content-type: application/json\r\nCookie: a=1; b=2\r\n\r\n";
    row("event of a Lambda URL", secondVersion(R"(,"body":"{\"a\":\"\u00e4\"}","isBase64Encoded":false)"), second,
        "{\"a\":\"\xC3\xA4\"}", unproven);
    row("likewise in base64", secondVersion(R"(,"body":"/w\nAB","isBase64Encoded":true)"), second,
        QByteArray("\xFF\x00\x01", 3), unproven);
    row("without a body", secondVersion(R"(,"body":null,"isBase64Encoded":false)"), second, {}, {});
    const QByteArray first =
        "POST /hook?a%20b=1%262&a%20b=3 HTTP/1.1\r\nHost: api.example\r\nX-Odd: 1\r\nX-Odd: 2\r\n\r\n";
    row("event of a REST API", firstVersion(R"(,"body":"{}","isBase64Encoded":false)"), first, "{}", unproven);
    row("event of a load balancer",
        R"({"requestContext":{"elb":{}},"httpMethod":"POST","path":"/","queryStringParameters":{"a":"%7E"},)"
        R"("headers":{"host":"lb","content-length":"2"},"body":"{}","isBase64Encoded":false})",
        "POST /?a=%7E HTTP/1.1\r\nhost: lb\r\ncontent-length: 2\r\n\r\n", "{}", {});
    row("raw", rawRequest(length(2), "{}"), rawRequest(length(2), {}), "{}", {});
    row("raw, a line end of an editor", rawRequest(length(2), "{}\n"), rawRequest(length(2), {}), "{}", {});
    row("raw, line feeds alone", "\nPOST / HTTP/1.1\nHost: x\nContent-Length: 2\n\n{}",
        "POST / HTTP/1.1\nHost: x\nContent-Length: 2\n\n", "{}", {});
    row("raw, cut", rawRequest(length(9), "{}"), rawRequest(length(9), {}), "{}", other);
    row("raw, a length in characters", rawRequest(length(1), "{}"), rawRequest(length(1), {}), "{}", other);
    row("raw, no length", rawRequest({}, "{}"), rawRequest({}, {}), "{}", unproven);
    row("raw, no empty line", "GET / HTTP/1.1\r\nHost: x\r\n", "GET / HTTP/1.1\r\nHost: x\r\n", {}, {});
    const QByteArray chunked = "Transfer-Encoding: chunked\r\n";
    row("raw, in chunks", rawRequest(chunked, "2\r\n{}\r\n0\r\n\r\n"), rawRequest(chunked, {}), "{}", unproven);
    row("raw, in broken chunks", rawRequest(chunked, "zz{}"), rawRequest(chunked, {}), "zz{}", unproven);
    const QByteArray more = "2\r\n{}\r\n0\r\n\r\nmore";
    row("raw, more behind the chunks", rawRequest(chunked, more), rawRequest(chunked, {}), more, unproven);
    row("of ngrok", ngrokOf(rawRequest(length(2), "{}")), rawRequest(length(2), {}), "{}", {});
    row("of ngrok, as bytes", ngrokOf(rawRequest(length(2), "\xFF\n")), rawRequest(length(2), {}), "\xFF\n", {});
    row("of webhook.site", hookOf(R"({\"a\":1})"),
        "POST /1?q=%7e HTTP/1.1\r\nHost: webhook.site\r\ncontent-type: application/json\r\n\r\n", R"({"a":1})",
        unproven);
}

void tst_ForeignFiles::aRequestIsRead()
{
    QFETCH(const QByteArray, file);
    const auto store = newStore();
    QList<Import::Fault> faults;
    const auto read = imported(*store, {written(u"any.har"_s, file)}, &faults); // its name says nothing
    QVERIFY(read && !read->error);
    QCOMPARE(read->captures, 1);
    QCOMPARE(read->faulty, 0);
    const auto capture = load(*store, 1);
    QVERIFY(capture);
    QTEST(capture->head, "head");
    QTEST(capture->body, "body");
    QTEST(store::bodyDoubt(capture->row).name(), "doubt");
    QCOMPARE(capture->row.verdict, protocol::Verdict::Unchecked);
    QVERIFY(capture->row.imported);
    const auto again = imported(*store, {written(u"any.har"_s, file)}, &faults);
    QVERIFY(again);
    QCOMPARE(again->captures, 0);
    QCOMPARE(again->skipped, 1);
}

void tst_ForeignFiles::timesAndSendersAreTold()
{
    const auto store = newStore();
    QList<Import::Fault> faults;
    const QString raw = written(u"raw"_s, rawRequest(length(0), {}));
    const QDateTime fileTime({2026, 11, 19}, {12, 0}, base::Utc);
    QFile file(raw);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(fileTime, QFileDevice::FileModificationTime));
    file.close();
    const QStringList files{written(u"second"_s, secondVersion({})), written(u"first"_s, firstVersion({})),
                            written(u"ngrok"_s, ngrokOf(rawRequest(length(0), {}))), written(u"hook"_s, hookOf({})),
                            raw};
    const auto read = imported(*store, files, &faults);
    QVERIFY(read && read->captures == 5);
    const std::pair<QDateTime, QString> expected[] = {
        {QDateTime({2026, 11, 20}, {12, 0, 0, 123}, base::Utc), u"192.0.2.9"_s},
        {QDateTime({2026, 11, 20}, {12, 0}, base::Utc), u"192.0.2.8"_s},
        {QDateTime({2026, 11, 20}, {11, 0, 0, 500}, base::Utc), u"192.0.2.7"_s},
        {QDateTime({2026, 11, 20}, {12, 0}, base::Utc), u"192.0.2.6"_s},
        {fileTime, QString()},
    };
    for (qint64 id = 1; id <= 5; ++id) {
        const auto capture = load(*store, id);
        QVERIFY(capture);
        const auto &[at, peer] = expected[id - 1];
        QCOMPARE(capture->row.receivedAt, at);
        QCOMPARE(capture->row.peer, peer);
        QCOMPARE(capture->row.answered, id == 3 ? 202 : 0);
        QCOMPARE(capture->row.tlsVersion, id == 3 || id == 5 ? QString() : u"TLS"_s);
    }
    QCOMPARE(faults.size(), 1); // of the one whose file tells no time
    QCOMPARE(faults.first().error.rule, base::Rules::ImportNoTime);
    QVERIFY(!faults.first().isLeftOut);
}

void tst_ForeignFiles::severalRequestsOfOneFile_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<FileKind>("kind");
    QTest::addColumn<int>("captures");
    const QByteArray one = rawRequest(length(2), "{}");
    const QByteArray two = rawRequest(length(2), "[]");
    QTest::newRow("raw") << one + two << FileKind::Raw << 2;
    QTest::newRow("raw, line ends between") << one + "\r\n\n" + two + '\n' << FileKind::Raw << 2;
    const QByteArray chunks = rawRequest("Transfer-Encoding: chunked\r\n", "2;a=b\r\n{}\r\n0\r\nX-A: 1\r\n\r\n");
    QTest::newRow("raw, in chunks") << chunks + chunks + two << FileKind::Raw << 3;
    QTest::newRow("raw, without a body") << "GET / HTTP/1.1\r\nHost: x\r\n\r\n" + one << FileKind::Raw << 2;
    QTest::newRow("events in lines") << secondVersion({}) + '\n' + firstVersion({}) << FileKind::GatewayEvent << 2;
    QTest::newRow("a list of events") << "[" + secondVersion({}) + "," + firstVersion({}) + "]"
                                      << FileKind::GatewayEvent << 2;
    QTest::newRow("of ngrok") << R"({"uri":"/api/requests/http","requests":[)" + ngrokOf(one) + "," + ngrokOf(two)
            + "]}" << FileKind::Ngrok
                              << 2;
    QTest::newRow("of webhook.site") << R"({"data":[)" + hookOf("1") + "," + hookOf("2") + R"(],"total":2})"
                                     << FileKind::WebhookSite << 2;
}

void tst_ForeignFiles::severalRequestsOfOneFile()
{
    QFETCH(const QByteArray, file);
    QFETCH(const FileKind, kind);
    QFETCH(const int, captures);
    const auto store = newStore();
    const auto read = imported(*store, {written(u"many"_s, file)});
    QVERIFY(read);
    QCOMPARE(read->captures, captures);
    QCOMPARE(read->faulty, 0);
    QCOMPARE(read->found.at(static_cast<std::size_t>(kind)), captures);
}

void tst_ForeignFiles::aFileOfNoKindHasOneFault_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("rule");
    const auto row = [](const char *name, const QByteArray &file, const char *rule) {
        QTest::newRow(name) << file << QString::fromLatin1(rule);
    };
    row("empty", {}, "import.kind-empty");
    row("blanks", " \n", "import.kind-empty");
    row("zip", "PK\x03\x04 and more", "import.kind-zip");
    row("database", QByteArray("SQLite format 3\0", 16), "import.kind-store");
    row("web page", "\n<!doctype html>\n<p>\n", "import.kind-page");
    row("other JSON", "{\n\"info\": {},\n\"item\": []\n}\n", "import.kind-json");
    row("a list", "[1, 2]", "import.kind-json");
    row("text", QByteArray("a log of something\n").repeated(100), "import.kind-text");
    row("curled leaves", "curling is a sport\n", "import.kind-text");
    row("no text",
        QByteArray("\x7f"
                   "ELF\0\0",
                   6),
        "import.kind-bytes");
    row("a list of others", R"({"requests":[{"a":1}]})", "import.kind-json");
    row("UTF-16",
        QByteArray("\xFF\xFE"
                   "c\0u\0r\0l\0",
                   10),
        "import.encoding");
}

void tst_ForeignFiles::aFileOfNoKindHasOneFault()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, rule);
    qint64 captures = -1;
    QCOMPARE(faultsOf(u"any"_s, file, &captures), QStringList{u"0 "_s + rule});
    QCOMPARE(captures, 0);
}

void tst_ForeignFiles::whatIsWrongIsTold_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QStringList>("faults");
    const auto row = [](const char *name, const QByteArray &file, const QStringList &faults) {
        QTest::newRow(name) << file << faults;
    };
    row("no method", R"({"rawPath":"/","requestContext":{}})", {u"1 import.missing method"_s});
    row("a method of two words", R"({"httpMethod":"P OST","path":"/","requestContext":{}})",
        {u"1 import.value method"_s});
    row("body is no base64", secondVersion(R"(,"body":"*","isBase64Encoded":true)"),
        {u"1 import.body-lost body taken"_s});
    row("body is a number", secondVersion(R"(,"body":1)"), {u"1 import.body-lost body taken"_s});
    row("an event that is cut", secondVersion({}).chopped(9), {u"1 import.broken"_s});
    row("a good one goes on", R"({"requestContext":{}})" + secondVersion({}), {u"1 import.missing httpMethod"_s});
    row("a header that cannot stand",
        R"({"httpMethod":"GET","headers":{"a b":"1","c":"2\n3"},"requestContext":{"requestTimeEpoch":1795176000000}})",
        {u"1 import.header-lost a b taken"_s, u"1 import.header-lost c taken"_s});
    const QByteArray event = R"({"httpMethod":"GET","requestContext":{"requestTimeEpoch":1795176000000},)";
    row("too many headers", event + R"("headers":{"a":"")" + QByteArray(R"(,"b":"")").repeated(1000) + "}}",
        {u"1 import.headers-lost headers taken"_s});
    row("too many cookies",
        R"({"rawPath":"/","requestContext":{"http":{"method":"GET"},"timeEpoch":1795176000000},"cookies":["")"
            + QByteArray(R"(,"")").repeated(1000) + "]}",
        {u"1 import.header-lost cookies taken"_s});
    row("a body that was not kept",
        R"({"token_id":"t","method":"POST","url":"https://x/","created_at":"2026-11-20 12:00:00","size":3})",
        {u"1 import.body-lost body taken"_s});
    row("a long head", rawRequest(QByteArray("a:b\n").repeated(MaxForeignHead / 4), {}),
        {u"1 import.too-large headers"_s});
    row("no raw request", R"({"requests":[{"request":{"method":"GET"}}]})", {u"1 import.missing request.raw"_s});
    row("no base64", R"({"requests":[{"request":{"raw":"*"}}]})", {u"1 import.value request.raw"_s});
    row("no address", R"({"token_id":"t","method":"GET"})", {u"1 import.missing url"_s});
    row("an address of a file", R"({"token_id":"t","method":"GET","url":"file:///etc/passwd"})",
        {u"1 import.value url"_s});
    row("a mail", R"({"token_id":"t","type":"email","url":"https://webhook.site/1"})", {u"1 import.value method"_s});
}

void tst_ForeignFiles::whatIsWrongIsTold()
{
    QFETCH(const QByteArray, file);
    qint64 captures = -1;
    QTEST(faultsOf(u"any"_s, file, &captures), "faults");
}

void tst_ForeignFiles::aRawExportComesInAgain()
{
    const auto first = newStore();
    const auto second = newStore();
    const QByteArray body = QByteArray("\xFF\r\n\x00", 4) + secretBody();
    for (const QByteArray &each : {secretBody(), body, body})
        QVERIFY(append(*first, received(secretHead(), each, m_clock.utc())));
    QVERIFY(exported(*first, {.format = Format::Raw, .target = path(u"folder"_s), .withSecrets = true}));
    const auto read = imported(*second, {path(u"folder"_s)});
    QVERIFY(read);
    QCOMPARE(read->captures, 3);
    QCOMPARE(read->faulty, 0);
    QCOMPARE(read->found.at(static_cast<std::size_t>(FileKind::Raw)), 3);
    QCOMPARE(load(*second, 1)->head, secretHead());
    QCOMPARE(load(*second, 1)->body, secretBody());
    QCOMPARE(load(*second, 2)->body, body);
    const QDir folder(path(u"folder"_s));
    QStringList files;
    for (const QString &name : folder.entryList(QDir::Files))
        files += folder.filePath(name);
    QCOMPARE(files.size(), 6);
    const auto again = imported(*second, files); // each body is read with its head
    QVERIFY(again);
    QCOMPARE(again->skipped, 3);
    QCOMPARE(again->faulty, 0);
}

void tst_ForeignFiles::aBodyAloneIsNoRequest()
{
    qint64 captures = -1;
    QCOMPARE(faultsOf(u"000001-post_plan.body"_s, secretBody(), &captures), QStringList{u"0 import.kind-json"_s});
}

void tst_ForeignFiles::theSecretsAreSealed()
{
    const auto store = newStore();
    const QByteArray request =
        rawRequest("Authorization: Bearer " + Token + Crlf + length(secretBody().size()), secretBody());
    const auto read = imported(*store, {written(u"raw"_s, request), written(u"ngrok"_s, ngrokOf(request))});
    QVERIFY(read);
    QCOMPARE(read->captures, 2);
    QVERIFY(exported(*store, {Format::JsonLines, path(u"out.jsonl"_s)}));
    const QByteArray out = contents(path(u"out.jsonl"_s));
    QCOMPARE(out.count('\n'), 2);
    QVERIFY(!out.contains(Token) && !out.contains(UrlCode));
}

void tst_ForeignFiles::aLookChangesNothing()
{
    const auto store = newStore();
    const QString raw = written(u"raw"_s, rawRequest(length(2), "{}"));
    const QString event = written(u"event"_s, secondVersion({}));
    const auto lookAt = [this](const QStringList &files, store::CaptureStore *known) {
        Import work;
        std::optional<Import::Result> end;
        QObject::connect(&work, &Import::finished, [&end](const Import::Result &result) { end = result; });
        work.look(files, known, m_clock.utc());
        (void)support::waitFor([&end] { return end.has_value(); }, 60000);
        return end.value_or(Import::Result());
    };
    QVERIFY(imported(*store, {raw}));
    const Import::Result asked = lookAt({raw, event}, store.get());
    QCOMPARE(asked.captures, 1);
    QCOMPARE(asked.skipped, 1);
    QCOMPARE(asked.found.at(static_cast<std::size_t>(FileKind::Raw)), 1);
    const QString same = written(u"same"_s, rawRequest(length(2), "{}"));
    const Import::Result alone = lookAt({raw, event, same, written(u"text"_s, "text")}, nullptr);
    QCOMPARE(alone.captures, 2);
    QCOMPARE(alone.skipped, 1);
    QCOMPARE(alone.faulty, 1);
    QVERIFY(!load(*store, 2));
}

void tst_ForeignFiles::tooManyRequestsAreCutOff()
{
    const QList<QByteArray> pieces =
        piecesOf(FileKind::GatewayEvent, QByteArray("{}").repeated(MaxForeignRequests + 5));
    QCOMPARE(pieces.size(), MaxForeignRequests + 1);
    QVERIFY(pieces.last().isNull());
    QCOMPARE(readPiece(FileKind::GatewayEvent, pieces.last(), m_clock.utc()).error().rule, base::Rules::ImportTooLarge);
}

RUNLATCH_TEST(tst_ForeignFiles)

} // namespace runlatch::interchange

#include "tst_foreignfiles.moc"
