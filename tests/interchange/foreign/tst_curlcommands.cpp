// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/fixture.h"
#include "interchange/foreign/onerequest.h"

#include "base/rules.h"
#include "interchange/filekind.h"
#include "interchange/foreign/curlcommand.h"
#include "interchange/foreign/shellwords.h"
#include "redaction/placeholder.h"
#include "support/suite.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A command of curl is read as a shell would start it, and nothing that it names is opened or started.
class tst_CurlCommands : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aCommandIsRead_data();
    void aCommandIsRead();
    void whatCannotBeToldIsRefused_data();
    void whatCannotBeToldIsRefused();
    void commandsOfAScriptAreFound_data();
    void commandsOfAScriptAreFound();
    void anExportComesInAgain();
    void anOrdinaryCommentTellsNoTime();
    void thePlaceOfATokenIsKnown();
    void noFileIsRead();
    void oddScriptsTakeLittleTime_data();
    void oddScriptsTakeLittleTime();
    void theValuesOfAScriptHaveOneBound();
};

namespace {

const QByteArray Form = "Content-Type: application/x-www-form-urlencoded\r\n";

QByteArray sentHead(const QByteArray &line, const QByteArray &headers = {})
{
    return line + " HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n";
}

} // namespace

void tst_CurlCommands::aCommandIsRead_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &command, const QByteArray &head,
                        const QByteArray &body = {}) { QTest::newRow(name) << command << head << body; };
    const QByteArray post = sentHead("POST /", Form);
    row("plain", "curl http://x", sentHead("GET /"));
    row("no scheme", "curl x/a?b#c", sentHead("GET /a?b"));
    row("a prompt and a path", "$ /usr/bin/curl x", sentHead("GET /"));
    row("a variable in front", "TOKEN=1 curl x", sentHead("GET /"));
    row("the escapes of the address stay", "curl 'http://x/%7e/%C3%a4?a=%2f'", sentHead("GET /%7e/%C3%a4?a=%2f"));
    row("what no request line has", "curl 'http://x/a b\xC3\xA4'", sentHead("GET /a%20b%C3%A4"));
    row("single quotes", R"(curl x --data-raw 'a"b\n$c')", post, R"(a"b\n$c)");
    row("a quote within", R"(curl x -d 'it'\''s')", post, "it's");
    row("a caret in quotes", R"(curl x -d 'a^"b ^"c' -d "d^")", post, R"(a^"b ^"c&d^)");
    row("double quotes", "curl x -d \"a\\\"b\\\\c\\n\\$d\\`\"", post, "a\"b\\c\\n$d`");
    row("escapes of bash", R"(curl x --data-raw $'a\'b\n\t\x41\u00e4\101\\\u0021')", post,
        "a'b\n\tA\xC3\xA4"
        "A\\!");
    row("beyond the first plane", R"(curl x --data-raw $'\U0001F600')", post, "\xF0\x9F\x98\x80");
    row("an escape that is none", R"(curl x --data-raw $'\q\x\u')", post, R"(\q\x\u)");
    row("continuation lines", "curl x \\\n  -H 'A: 1' \\\r\n  -H 'B:2' \\\n", sentHead("GET /", "A: 1\r\nB: 2\r\n"));
    row("joined words", R"(curl x -d a'b c'"d")", post, "ab cd");
    row("letters in one word", "curl -sSLkXPUT x", sentHead("PUT /"));
    row("a value in the word", "curl x -HA:1 -d1", sentHead("POST /", "A: 1\r\n" + Form), "1");
    row("data is joined", "curl x -d a=1 -d b=2", post, "a=1&b=2");
    row("data-raw has no files", "curl x --data-raw @a", post, "@a");
    row("encoded data", "curl x --data-urlencode 'a=b c' --data-urlencode '=d&e' --data-urlencode f/g", post,
        "a=b%20c&d%26e&f%2Fg");
    row("JSON", "curl x --json '{' --json '}'",
        sentHead("POST /", "Content-Type: application/json\r\nAccept: application/json\r\n"), "{}");
    row("its type is given", "curl x -d 1 -H 'content-type: text/plain'",
        sentHead("POST /", "content-type: text/plain\r\n"), "1");
    row("its type is taken away", "curl x -d 1 -H 'Content-Type:'", sentHead("POST /"), "1");
    row("a header without a value", "curl x -H 'A;'", sentHead("GET /", "A: \r\n"));
    row("the host is given", "curl http://127.0.0.1:8080/ -H 'Host: x'", "GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    row("data in the query", "curl -G 'x/?a=1' -d b=2 --url-query c=3", sentHead("GET /?a=1&c=3&b=2"));
    row("head", "curl --head x", sentHead("HEAD /"));
    row("a user", "curl -u a:b x", sentHead("GET /", "Authorization: Basic YTpi\r\n"));
    row("a user in the address", "curl http://a:b%40@x/", sentHead("GET /", "Authorization: Basic YTpiQA==\r\n"));
    row("an agent and a cookie", "curl x -A me -e http://y -b c=1",
        sentHead("GET /", "User-Agent: me\r\nReferer: http://y\r\nCookie: c=1\r\n"));
    row("what changes nothing", "curl -o /tmp/x --compressed --no-keepalive -m 5 --retry 3 x 2>/dev/null | jq .",
        sentHead("GET /"));
    row("behind the options", "curl -- x", sentHead("GET /"));
    row("a comment behind", "curl x # -d 1", sentHead("GET /"));
    row("a here-document", "curl x --data-binary @- <<'END'\na $b\nEND\n", post, "a $b\n");
    row("its answer goes on", "$ curl x -d @- <<'E' | jq .\na\nE\n", post, "a");
    row("a here-document as data", "curl x -d @- <<END\na\nb\nEND\n", post, "ab");
    row("a here-document twice", "curl x -d @- -d @- <<END\na\nEND\n", post, "a&");
    row("base64 in a pipe", "base64 -d <<'E' | curl x --data-binary @-\nAP8K\nE\n", post, QByteArray("\x00\xFF\n", 3));
    row("of Windows",
        "curl ^\"http://x/^\" ^\r\n  -H ^\"A: b^\" ^\r\n  --data-raw ^\"^{^\\^\"a^\\^\":^\\^\"1^%^2^\\^\"^}^\"",
        sentHead("POST /", "A: b\r\n" + Form), R"({"a":"1%2"})");
    row("of Windows, a line end in the value", "curl ^\"http://x/^\" --data-raw ^\"a^\r\n\r\nb^\"", post, "a\nb");
    row("of Windows, with plain quotes", "curl \"http://x/\" ^\n --data-raw \"{\"\"a\"\":\\\"\\\\\\\"}\"", post,
        R"({"a":"\"})");
    row("curl.exe", "curl.exe x", sentHead("GET /"));
    row("brackets that are no pattern", "curl 'http://x/?page[size]=1&a=[a-]&b=\\{1\\}'",
        sentHead("GET /?page[size]=1&a=[a-]&b={1}"));
    row("brackets with an option", "curl 'http://x/{a,b}[1-3]' -g", sentHead("GET /{a,b}[1-3]"));
    row("variables of the script", "#!/bin/sh\nset -e\nA=1\nexport B='2 3'\ncurl x -d \"$A${B}\"$A'$A'", post,
        "12 31$A");
    row("a variable that is exported later", "A=1\nexport A\nA=2 curl x -d $A", post, "1");
    row("behind a condition", "if curl x; then exit; fi", sentHead("GET /"));
    row("what only redirects", "curl x -o \"$FILE\"", sentHead("GET /"));
    row("within another command", "ANSWER=$(curl x -d 1)\necho \"$ANSWER\"", post, "1");
}

void tst_CurlCommands::aCommandIsRead()
{
    QFETCH(const QByteArray, command);
    QVERIFY(beginsWithCurl(command));
    const OneRequest read = oneRequest(FileKind::Curl, command, m_clock.utc());
    QCOMPARE(read.fault, QString());
    QTEST(read.head, "head");
    QTEST(read.body, "body");
    QCOMPARE(read.doubt, read.body.isEmpty() ? base::Rule() : base::Rules::ImportBodyUnproven);
    QCOMPARE(read.receivedAt, m_clock.utc());
}

void tst_CurlCommands::whatCannotBeToldIsRefused_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &command, const char *fault) {
        QTest::newRow(name) << command << QString::fromLatin1(fault);
    };
    row("a file", "curl x --data-binary @body.json", "import.curl-file @body.json");
    row("a file of data", "curl x -d@/etc/passwd", "import.curl-file @/etc/passwd");
    row("a file of headers", "curl x -H @h", "import.curl-file @h");
    row("a file to be encoded", "curl x --data-urlencode a@b", "import.curl-file --data-urlencode ...");
    row("a file of cookies", "curl x -b jar", "import.curl-file --cookie ...");
    row("standard input", "curl x -d @-", "import.curl-file @-");
    row("a form", "curl x -F a=1", "import.curl-option --form");
    row("an upload", "curl x -T a", "import.curl-option --upload-file");
    row("an option of another time", "curl x --teleport y", "import.curl-option --teleport");
    row("an option that is denied twice", "curl x --no-no-keepalive", "import.curl-option --no-no-keepalive");
    row("a letter that is none", "curl x -sW", "import.curl-option -sW");
    row("a value that is not there", "curl x -X", "import.curl-option -X");
    row("two addresses", "curl x y", "import.curl-option ...");
    row("addresses of a range", "curl 'http://x/[1-3]'", "import.curl-option [...]");
    row("addresses of letters", "curl 'http://x/[a-c:2]' -d 1", "import.curl-option [...]");
    row("addresses of a list", "curl 'http://x/{hunter2,b}'", "import.curl-option {...}");
    row("a secret behind a header without quotes", "curl x -H Authorization: hunter2",
        "import.curl-option --header ... ...");
    row("a secret behind a switch", "curl x -s hunter2", "import.curl-option --silent ...");
    row("a secret against a long option", "curl x --oauth2-bearer=hunter2", "import.curl-option --oauth2-bearer");
    row("a secret behind a colon", "curl x --proxy-user:hunter2", "import.curl-option --proxy-user");
    row("a secret against letters", "curl x -sWhunter2", "import.curl-option -sW");
    row("a secret of Windows", "curl \"http://x/\" ^\n hunter2", "import.curl-option ...");
    row("a blank behind a backslash", "curl x \\ \n -d 1", "import.curl-option ' '");
    row("a variable", "curl x -H \"A: secret $SIG.\"", "import.variable $SIG");
    row("a dollar sign in quotes in front", "curl x -H 'A: pa$word'\"$SIG\"end", "import.variable $SIG");
    row("a variable in braces", "curl \"http://x/${ID}/\"", "import.variable ${ID}");
    row("a variable that a command makes", "SIG=$(openssl)\ncurl x -d \"$SIG\"", "import.variable $SIG");
    row("a variable of another value later", "A=1\nA=$(b)\ncurl x -d \"$A\"", "import.variable $A");
    row("a variable that grows", "A=1\nA+=2\ncurl x -d \"$A\"", "import.variable $A");
    row("a variable of a condition", "A=1\nif true; then A=2; fi\ncurl x -d \"$A\"", "import.variable $A");
    row("a variable of a loop", "A=1\nfor A in 2 3; do curl x -d \"$A\"; done", "import.variable $A");
    row("a variable of several words", "A='1 2'\ncurl x -d $A", "import.variable $A");
    row("what another command prints", "curl x -d \"$(cat a)\"", "import.variable $(...)");
    row("likewise, as of old", "curl x -d `cat a`", "import.variable `...`");
    row("no address", "curl -v", "import.missing url");
    row("another protocol", "curl ftp://x/", "import.value url");
    row("an address without a host", "curl http:///a", "import.value url");
    row("a method of two words", "curl -X 'A B' x", "import.value method");
    const QByteArray words = QByteArray(" x").repeated(MaxShellWords);
    row("too many words", "curl" + words, "import.too-large");
    row("too many words of Windows", "curl ^\"x^\"" + words, "import.too-large");
    row("an open quote", "curl x -d 'a", "import.curl-open");
    row("an open double quote", "curl x -d \"a", "import.curl-open");
    row("an open here-document", "curl x -d @- <<E\na\n", "import.curl-open");
    row("an open quote of Windows", "curl ^\"http://x", "import.curl-open");
}

void tst_CurlCommands::whatCannotBeToldIsRefused()
{
    QFETCH(const QByteArray, command);
    QTEST(oneRequest(FileKind::Curl, command, m_clock.utc()).fault, "fault");
}

void tst_CurlCommands::commandsOfAScriptAreFound_data()
{
    QTest::addColumn<QByteArray>("script");
    QTest::addColumn<int>("captures");
    QTest::newRow("lines") << QByteArray("#!/bin/sh\n# curl no\ncurl x\n\ncurl y; curl z && curl w") << 4;
    QTest::newRow("others between") << QByteArray("curl x\necho 'curl y'\nls | curl z\n") << 2;
    QTest::newRow("of Windows") << QByteArray("curl ^\"http://x/^\" ^\r\n -v &\r\ncurl ^\"http://y/^\"\r\n") << 2;
}

void tst_CurlCommands::commandsOfAScriptAreFound()
{
    QFETCH(const QByteArray, script);
    QFETCH(const int, captures);
    const auto store = newStore();
    const auto read = imported(*store, {written(u"script"_s, script)});
    QVERIFY(read);
    QCOMPARE(read->captures, captures);
    QCOMPARE(read->faulty, 0);
    QCOMPARE(read->found.at(static_cast<std::size_t>(FileKind::Curl)), captures);
}

/// Bodies of any bytes, and the moment of each.
void tst_CurlCommands::anExportComesInAgain()
{
    const auto first = newStore();
    const auto second = newStore();
    const QByteArray odd = QByteArray("\x00'\xFF\n\\", 5) + QByteArray(30'000, 'x');
    const QByteArray plain = "{\"it's\":\"\\u00e4\\n\"}\n";
    const QByteArray head = "POST /a%7e?b=$(c)' HTTP/1.1\r\nHost: x:81\r\nX-A: '; touch evil; '\r\nX-B:\r\n\r\n";
    for (const QByteArray &body : {plain, odd, QByteArray()})
        QVERIFY(append(*first, received(head, body, m_clock.utc())));
    QVERIFY(exported(*first, {Format::Curl, path(u"script"_s)}));
    const auto read = imported(*second, {path(u"script"_s)});
    QVERIFY(read);
    QCOMPARE(read->captures, 3);
    QCOMPARE(read->faulty, 0);
    QList<QByteArray> bodies;
    for (qint64 id = 1; id <= 3; ++id) {
        const auto capture = load(*second, id);
        QVERIFY(capture);
        bodies.append(capture->body);
        QCOMPARE(capture->row.receivedAt, m_clock.utc().addSecs(-600));
        QVERIFY(capture->head.startsWith("POST /"));
        QVERIFY2(capture->head.contains("Host: x:81\r\nX-A: '; touch evil; '\r\nX-B: \r\n"), capture->head.constData());
    }
    QVERIFY(bodies.contains(plain) && bodies.contains(odd) && bodies.contains(QByteArray()));
}

void tst_CurlCommands::anOrdinaryCommentTellsNoTime()
{
    const QByteArray comment = "# what was received " + QByteArray("from the gateway ").repeated(10);
    for (const QByteArray &piece : {comment + "\ncurl x", comment + " received \ncurl x", "# received\ncurl x"_ba}) {
        const auto entry = readPiece(FileKind::Curl, piece, m_clock.utc());
        QVERIFY(entry);
        QCOMPARE(entry->record.row.receivedAt, m_clock.utc());
        QCOMPARE(entry->lost.first().rule, base::Rules::ImportNoTime);
    }
}

void tst_CurlCommands::thePlaceOfATokenIsKnown()
{
    const QByteArray open = R"(curl x -H "Authorization: Bearer $RUNLATCH_TOKEN")";
    const auto entry = readPiece(FileKind::Curl, open, m_clock.utc());
    QVERIFY(entry);
    QVERIFY(entry->record.isRedacted);
    QVERIFY(redaction::hasPlaceholder(entry->record.head));
    const auto text = readPiece(FileKind::Curl, R"(curl x -H 'Authorization: Bearer $RUNLATCH_TOKEN')", m_clock.utc());
    QVERIFY(text && text->record.head.contains("Bearer $RUNLATCH_TOKEN\r\n"));
}

void tst_CurlCommands::noFileIsRead()
{
    const QString secret = written(u"secret"_s, "deep");
    const auto store = newStore();
    const QByteArray name = QFile::encodeName(secret);
    const QByteArray script = "curl x -d @" + name + "\ncurl x -d \"$(cat " + name + ")\"\ncurl x -d @- < " + name
        + "\ncurl x > " + QFile::encodeName(path(u"made"_s)) + "\n`touch " + QFile::encodeName(path(u"made"_s)) + "`\n";
    (void)imported(*store, {written(u"script"_s, script)});
    QVERIFY(exported(*store, {.format = Format::JsonLines, .target = path(u"out"_s), .withSecrets = true}));
    QVERIFY(!contents(path(u"out"_s)).contains("deep"));
    QVERIFY(!QFile::exists(path(u"made"_s)));
}

void tst_CurlCommands::oddScriptsTakeLittleTime_data()
{
    QTest::addColumn<QByteArray>("script");
    constexpr qsizetype many = 200'000;
    QTest::newRow("data") << "curl x" + QByteArray(" -d a").repeated(many);
    QTest::newRow("quotes") << "curl x -d " + QByteArray("''\"\"").repeated(many);
    QTest::newRow("escapes") << "curl x -d $'" + QByteArray("\\u0041\\q").repeated(many) + '\'';
    QTest::newRow("open quotes") << QByteArray("curl x '\n").repeated(many);
    QTest::newRow("here-documents") << QByteArray("curl x <<E\n").repeated(many);
    QTest::newRow("comments") << QByteArray("# received \n").repeated(many) + "curl x";
    QTest::newRow("carets") << "curl ^\"x" + QByteArray("^\n\n\\").repeated(many);
    QTest::newRow("backslashes") << "curl ^\"x" + QByteArray("\\").repeated(many) + '"';
    QTest::newRow("denials") << "curl x --" + QByteArray("no-").repeated(many);
    QTest::newRow("commands of Windows") << "curl ^\"x^\"\n" + QByteArray("a&").repeated(many);
    QTest::newRow("variables") << "A=" + QByteArray(many, 'a') + "\ncurl x -d \"" + QByteArray("$A").repeated(many)
            + '"';
    QTest::newRow("assignments") << QByteArray("A=1\n").repeated(many) + QByteArray("curl x -d $A\n").repeated(1000);
    QTest::newRow("a long variable that stays open")
        << "A='" + QByteArray(4 * 1024 * 1024 - 2, 'a') + " '\ncurl x -d " + QByteArray("$A").repeated(many);
    QTest::newRow("headers") << "curl x" + QByteArray(" -H a:b").repeated(many);
}

/// A reader whose work grows faster than the bytes would not end here.
void tst_CurlCommands::oddScriptsTakeLittleTime()
{
    QFETCH(const QByteArray, script);
    const QList<QByteArray> pieces = curlCommands(script);
    QVERIFY(!pieces.isEmpty());
    for (const QByteArray &piece : pieces.first(std::min<qsizetype>(pieces.size(), 10)))
        (void)readPiece(FileKind::Curl, piece, m_clock.utc());
}

/// Assignments that double their values stand in front of each request. All pieces together put in no more than one
/// script may, and the piece in which it is reached as much once more.
void tst_CurlCommands::theValuesOfAScriptHaveOneBound()
{
    QByteArray script = "A=" + QByteArray(1024, 'a') + '\n';
    for (char name = 'A'; name < 'I'; ++name)
        script += QByteArray(1, char(name + 1)) + "=$" + name + '$' + name + '\n';
    script += QByteArray("curl x -d $A$A$A$A -d $I\n").repeated(100);
    const QList<QByteArray> pieces = curlCommands(script);
    QCOMPARE(pieces.size(), 100);
    qsizetype bytes = 0;
    for (const QByteArray &piece : pieces) {
        const auto read = readPiece(FileKind::Curl, piece, m_clock.utc());
        bytes += read ? read->record.body.size() : 0;
    }
    QVERIFY(bytes > 0);
    QVERIFY2(bytes <= 2 * MaxShellVariableBytes, qPrintable(QString::number(bytes)));
}

RUNLATCH_TEST(tst_CurlCommands)

} // namespace runlatch::interchange

#include "tst_curlcommands.moc"
