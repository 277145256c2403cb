// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/fixture.h"
#include "interchange/foreign/onerequest.h"

#include "base/rules.h"
#include "interchange/filekind.h"
#include "interchange/foreign/powershellcommand.h"
#include "interchange/foreign/shellwords.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace runlatch::interchange {

/// A request for PowerShell is read as it would be sent, and nothing that it names is opened or started.
class tst_PowerShellCommands : public QObject, protected InterchangeFixture
{
    Q_OBJECT
private slots:
    void aCommandIsRead_data();
    void aCommandIsRead();
    void whatCannotBeToldIsRefused_data();
    void whatCannotBeToldIsRefused();
    void commandsOfAScriptAreFound();
    void otherTextsAreNone_data();
    void otherTextsAreNone();
    void oddScriptsTakeLittleTime_data();
    void oddScriptsTakeLittleTime();
};

void tst_PowerShellCommands::aCommandIsRead_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &command, const QByteArray &head,
                        const QByteArray &body = {}) { QTest::newRow(name) << command << head << body; };
    const QByteArray get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    const QByteArray form = "Content-Type: application/x-www-form-urlencoded\r\n\r\n";
    const QByteArray post = "POST / HTTP/1.1\r\nHost: x\r\n" + form;
    row("plain", "Invoke-WebRequest http://x/", get);
    row("short names", "iwr -Ur 'http://x/' -Me Get", get);
    row("an answer that is kept", "$r = Invoke-RestMethod -Uri \"http://x/\"\n$r.Content", get);
    row("of a browser",
        "$session = New-Object Microsoft.PowerShell.Commands.WebRequestSession\n"
        "$session.UserAgent = \"Me/1.0\"\n"
        "$session.Cookies.Add((New-Object System.Net.Cookie(\"a\", \"1\", \"/\", \"x\")))\n"
        "$session.Cookies.Add((New-Object System.Net.Cookie(\"b\", \"2\", \"/\", \"x\")))\n"
        "Invoke-WebRequest -UseBasicParsing -Uri \"http://x/\" `\n-Method \"POST\" `\r\n-WebSession $session `\n"
        "-Headers @{\n\"authority\"=\"x\"\n  \"method\"=\"POST\"\n  \"accept\"=\"*/*\"\n} `\n"
        "-ContentType \"application/json\" `\n-Body \"{`\"a`\":`\"`$1`\"}\"",
        "POST / HTTP/1.1\r\nHost: x\r\nUser-Agent: Me/1.0\r\naccept: */*\r\nContent-Type: application/json\r\n"
        "Cookie: a=1; b=2\r\n\r\n",
        R"({"a":"$1"})");
    row("letters as numbers",
        "iwr http://x/ -Method POST -Body ([System.Text.Encoding]::UTF8.GetBytes(\"$([char]228)$([char]55357)"
        "$([char]56832)\"))",
        post, "\xC3\xA4\xF0\x9F\x98\x80");
    row("variables in front",
        "$h = @{ Accept = 'a/b'; 'X-Y' = \"z\" }\n$b='it''s'\nirm http://x/ -Method PUT -Headers $h "
        "-Body $b",
        "PUT / HTTP/1.1\r\nHost: x\r\nAccept: a/b\r\nX-Y: z\r\n" + form, "it's");
    row("variables in a session",
        "$ua = 'Me'\n$v = '1'\n$s.UserAgent = $ua\n"
        "$s.Cookies.Add((New-Object System.Net.Cookie(\"a\", $v, \"/\", \"x\")))\niwr http://x/ -WebSession $s",
        "GET / HTTP/1.1\r\nHost: x\r\nUser-Agent: Me\r\nCookie: a=1\r\n\r\n");
    const QByteArray three = "GET / HTTP/1.1\r\nHost: x\r\nA: 1\r\nB-C: 2\r\nD: 3\r\n\r\n";
    row("headers one by one",
        "$h = New-Object \"System.Collections.Generic.Dictionary[[String],[String]]\"\n$h.Add(\"A\", \"1\")\n"
        "$h[\"B-C\"] = '2'\n$h.D = '3'\niwr http://x/ -Headers $h",
        three);
    row("headers in order", "$h = [Ordered]@{ A = '1'; 'B-C' = '2'; D = '3' }\niwr http://x/ -Headers $h", three);
    row("a comment of several lines", "<# Invoke-WebRequest http://y/\n#>\nInvoke-WebRequest http://x/", get);
    row("a here-string", "$b = @\"\n{\n  \"a\": 1\n}\n\"@\nirm http://x/ -Method Post -Body $b", post,
        "{\n  \"a\": 1\n}");
    row("a plain here-string", "irm http://x/ -Method Post -Body @'\n$a `\" ''\n'@", post, "$a `\" ''");
    row("an empty here-string", "irm http://x/ -Method Get -Body @\"\n\"@ -UserAgent me",
        "GET / HTTP/1.1\r\nHost: x\r\nUser-Agent: me\r\n" + form);
    row("values behind colons", "irm -Uri:http://x/ -Method:\"Post\" -Body: 'a b' -UseBasicParsing:$true", post, "a b");
    row("brackets of an address", "iwr 'http://x/{a,b}[1-3]'", "GET /{a,b}[1-3] HTTP/1.1\r\nHost: x\r\n\r\n");
    row("longer dashes",
        "irm \xE2\x80\x93Uri http://x/ \xE2\x80\x94Method Post \xE2\x80\x95"
        "Body:'a'",
        post, "a");
    row("curl with a colon in a word", "curl.exe `\n  -HA:1 `\n  http://x/",
        "GET / HTTP/1.1\r\nHost: x\r\nA: 1\r\n\r\n");
    row("curl with backticks", "curl.exe -X PUT `\n  -H 'A: 1' `\n  http://x/",
        "PUT / HTTP/1.1\r\nHost: x\r\nA: 1\r\n\r\n");
    row("comments", "# Invoke-WebRequest http://y/\nInvoke-WebRequest http://x/ # -Method PUT\n", get);
}

void tst_PowerShellCommands::aCommandIsRead()
{
    QFETCH(const QByteArray, command);
    QCOMPARE(fileKindOf(command), FileKind::PowerShell);
    const OneRequest read = oneRequest(FileKind::PowerShell, command, m_clock.utc());
    QCOMPARE(read.fault, QString());
    QTEST(read.head, "head");
    QTEST(read.body, "body");
    QCOMPARE(read.doubt, read.body.isEmpty() ? base::Rule() : base::Rules::ImportBodyUnproven);
}

void tst_PowerShellCommands::whatCannotBeToldIsRefused_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char *name, const QByteArray &command, const char *fault) {
        QTest::newRow(name) << command << QString::fromLatin1(fault);
    };
    row("a file", "iwr http://x/ -InFile C:\\secret", "import.request-file -InFile");
    row("a form", "iwr http://x/ -Form @{a=1}", "import.curl-option -Form");
    row("a parameter of another time", "iwr http://x/ -Teleport", "import.curl-option -Teleport");
    row("a beginning of several", "iwr http://x/ -Max 1", "import.curl-option -Max");
    row("a variable", "iwr $url", "import.variable $url");
    row("a variable in a text", "iwr \"http://x/$id\"", "import.variable $id");
    row("a variable behind a secret", "iwr http://x/ -Body \"token=hunter2-$id&more=hunter3\"", "import.variable $id");
    row("a variable in a text of a variable", "$b = \"hunter2$id\"\niwr http://x/ -Body (GetBytes($b))",
        "import.variable $b");
    row("a secret behind a variable", "iwr http://x/ -Body $id-hunter2", "import.variable $id");
    row("a name in braces", "iwr http://x/ -Body \"${hunter2}\"", "import.variable ${...}");
    row("an expression in a text", "iwr http://x/ -Body \"$('hunter2')\"", "import.variable $(...)");
    row("a text of bytes", "iwr http://x/ -Body ([Text.Encoding]::UTF8.GetBytes(\"hunter2 $id\"))",
        "import.variable $id");
    row("a text as headers", "iwr http://x/ -Headers 'Authorization: Bearer hunter2'", "import.variable ...");
    row("a variable as user agent", "$s.UserAgent = $ua\niwr http://x/ -WebSession $s", "import.variable $ua");
    row("a variable in a cookie",
        "$s.Cookies.Add((New-Object System.Net.Cookie(\"a\", $v, \"/\", \"x\")))\niwr http://x/", "import.variable $v");
    row("an expression", "iwr http://x/ -Method Post -Body (Get-Content a.json)", "import.variable (...)");
    row("a table as body", "iwr http://x/ -Method Post -Body @{a=1}", "import.variable @{...}");
    row("a value in a table", "iwr http://x/ -Headers @{ A = $token }", "import.variable @{...}");
    row("parameters of a table", "$p = @{ Uri = 'http://x/' }\niwr @p", "import.curl-option @p");
    row("a table that is changed", "$h = @{ A = 'b' }\n$h += @{ C = 'd' }\niwr http://x/ -Headers $h",
        "import.variable $h");
    row("an entry that is not known", "$h = @{}\n$h['A'] = $b\niwr http://x/ -Headers $h", "import.variable $h");
    row("a value that is not there", "iwr -Uri", "import.curl-option -Uri");
    row("two addresses", "iwr http://x/ http://y/", "import.curl-option ...");
    row("a secret as a word", "iwr -Uri http://x/ hunter2", "import.curl-option -Uri ... ...");
    row("a secret that is added", "iwr http://x/ -Body 'a'+'hunter2'", "import.curl-option -Body ... ...");
    row("a secret behind a colon", "iwr http://x/ -Token:hunter2", "import.curl-option -Token");
    row("a secret behind another name", "iwr http://x/ -ApiKey=hunter2", "import.curl-option -ApiKey");
    row("a file behind a colon", "iwr http://x/ -InFile:hunter2", "import.request-file -InFile");
    row("a secret behind a longer dash", "iwr http://x/ \xE2\x80\x93Token hunter2", "import.curl-option -Token");
    row("a secret in a command of curl", "curl.exe `\n --oauth2-bearer=hunter2 x",
        "import.curl-option --oauth2-bearer");
    row("no address", "iwr -Method Get", "import.missing url");
    row("an open quote", "iwr \"http://x/", "import.curl-open");
    row("an open table", "iwr http://x/ -Headers @{ A = 'b'", "import.curl-open");
    row("open parentheses", "iwr http://x/ -Body (a", "import.curl-open");
    row("too many words", "iwr" + QByteArray(" x").repeated(MaxShellWords), "import.too-large");
    row("a variable again and again",
        "$a = '" + QByteArray(1'000'000, 'a') + "'\niwr http://x/ -Method Post" + QByteArray(" -Body $a").repeated(6),
        "import.too-large");
    row("too many headers", "iwr http://x/ -Headers @{" + QByteArray("a=1;").repeated(MaxShellWords / 2) + '}',
        "import.too-large");
}

void tst_PowerShellCommands::whatCannotBeToldIsRefused()
{
    QFETCH(const QByteArray, command);
    QTEST(oneRequest(FileKind::PowerShell, command, m_clock.utc()).fault, "fault");
}

void tst_PowerShellCommands::commandsOfAScriptAreFound()
{
    const auto store = newStore();
    const QByteArray script =
        "$a = 'b'\niwr http://x/; iwr http://y/ | Out-Null\nRemove-Item x\n\niwr http://z/ -InFile q\n";
    const auto read = imported(*store, {written(u"script.ps1"_s, script)});
    QVERIFY(read);
    QCOMPARE(read->captures, 2);
    QCOMPARE(read->faulty, 1);
    QCOMPARE(read->found.at(static_cast<std::size_t>(FileKind::PowerShell)), 2);
}

void tst_PowerShellCommands::otherTextsAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<std::optional<FileKind>>("kind");
    QTest::newRow("curl for a shell") << "curl x \\\n -d 1"_ba << std::optional(FileKind::Curl);
    QTest::newRow("curl behind a prompt") << "$ curl x"_ba << std::optional(FileKind::Curl);
    QTest::newRow("another script") << "$a = 1\nGet-Item x"_ba << std::optional<FileKind>();
    QTest::newRow("prose") << "Take Invoke-WebRequest for this."_ba << std::optional<FileKind>();
}

void tst_PowerShellCommands::otherTextsAreNone()
{
    QFETCH(const QByteArray, text);
    QTEST(fileKindOf(text), "kind");
}

void tst_PowerShellCommands::oddScriptsTakeLittleTime_data()
{
    QTest::addColumn<QByteArray>("script");
    constexpr qsizetype many = 200'000;
    QTest::newRow("quotes") << "iwr " + QByteArray("''\"\"").repeated(many);
    QTest::newRow("open tables") << "iwr " + QByteArray("@{a=").repeated(many);
    QTest::newRow("open parentheses") << "iwr " + QByteArray("(").repeated(many);
    QTest::newRow("here-strings") << "iwr " + QByteArray("@'\n").repeated(many);
    QTest::newRow("letters") << "iwr \"" + QByteArray("$([char]228$([char]").repeated(many);
    QTest::newRow("backticks") << "iwr " + QByteArray("`\n`").repeated(many);
    QTest::newRow("statements") << QByteArray("$a=1;").repeated(many) + "iwr x";
    QTest::newRow("comments") << QByteArray("#\n").repeated(many) + "iwr x";
}

/// A reader whose work grows faster than the bytes would not end here.
void tst_PowerShellCommands::oddScriptsTakeLittleTime()
{
    QFETCH(const QByteArray, script);
    const QList<QByteArray> pieces = powerShellCommands(script);
    QVERIFY(!pieces.isEmpty());
    for (const QByteArray &piece : pieces.first(std::min<qsizetype>(pieces.size(), 10)))
        (void)readPiece(FileKind::PowerShell, piece, m_clock.utc());
    (void)fileKindOf(script);
}

RUNLATCH_TEST(tst_PowerShellCommands)

} // namespace runlatch::interchange

#include "tst_powershellcommands.moc"
