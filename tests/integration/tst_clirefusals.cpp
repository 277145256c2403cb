// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "cliinside.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// runlatch-cli refuses invalid options in one line with the reason, and its help explains the valid ones.
class tst_CliRefusals : public QObject
{
    Q_OBJECT
private slots:
    void isOneLineWithItsReason_data();
    void isOneLineWithItsReason();
    void aValueIsNoOption();
    void urlsTellNoSecret();
    void helpTellsEachDefault_data();
    void helpTellsEachDefault();
    void helpTellsTheEnvironment();
};

namespace {

constexpr const char *Commands[] = {"simulate",
                                    "inspect",
                                    "trigger",
                                    "check",
                                    "scenario",
                                    "rules",
                                    "sign",
                                    "doctor",
                                    "lint",
                                    "outcomes",
                                    "export",
                                    "import",
                                    "change-requests list",
                                    "change-requests show",
                                    "change-requests create",
                                    "change-requests archive",
                                    "change-requests ledger list",
                                    "change-requests ledger show",
                                    "change-requests ledger find-out",
                                    "change-requests ledger clear"};

/// The one-line answer to refused arguments.
QByteArray refusalOf(const QStringList &arguments)
{
    const InsideProgram program(arguments);
    if (program.exitStatus() != 64 || !program.rest().isEmpty())
        return "exit status " + QByteArray::number(program.exitStatus());
    const QByteArray said = program.diagnostics();
    return said.count('\n') == 1 && said.startsWith("runlatch-cli: ") ? said : "not one line: " + said;
}

} // namespace

void tst_CliRefusals::isOneLineWithItsReason_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QByteArray>("reason");
    const auto row = [](const char *line, const char *reason) {
        QTest::newRow(line) << QString::fromUtf8(line) << QByteArray(reason);
    };
    row("", "A command is required, such as trigger. See \"runlatch-cli --help\".");
    row("conjure", "“conjure” is not a command. See \"runlatch-cli --help\".");
    row("captures", "A command of captures is required: list, show. See \"runlatch-cli captures --help\".");
    row("change-requests ledger",
        "A command of change-requests ledger is required: list, show, find-out, clear. See "
        "\"runlatch-cli change-requests ledger --help\".");
    row("captures drop", "“drop” is not a command of captures, which has list, show. See");
    row("change-requests create --message-file - --targets-file -", "would both read standard input");
    row("simulate --listn x", "Unknown option 'listn'. See \"runlatch-cli simulate --help\".");
    row("trigger", "--url URL is required: the address of the integration, such as http://127.0.0.1:3000/.");
    row("trigger --url 127.0.0.1:3000", "--url takes a URL with its scheme: http://127.0.0.1:3000, or https://");
    row("trigger --url localhost:3000/x", "--url takes a URL with its scheme: http://localhost:3000/x, or https://");
    row("trigger --url ftp://a", "--url takes a URL with http or https; “ftp” is another scheme.");
    row("trigger --url http://a:70000/", "--url: “70000” is not a port; ports go from 1 to 65535.");
    row("trigger --url http://a:0/", "--url: “0” is not a port; ports go from 1 to 65535.");
    row("trigger --url https://[::1]/x?a=:99999 --stage x", "--stage takes pre_plan");
    row("trigger --url http://[::1]:99999", "--url: “99999” is not a port; ports go from 1 to 65535.");
    row("trigger --url http://a/run\u00a0task", "--url holds a space, which no URL has");
    row("trigger --url http:///x", "--url takes a URL with a host");
    row("trigger --url http://user:pw@a/", "--url may not hold a user name or password.");
    row("change-requests show x --url tf.example:70000", "--url: “70000” is not a port; ports go from 1 to 65535.");
    row("change-requests show x --url ssh://tf.example", "--url takes a URL with http or https; “ssh” is another");
    row("change-requests show x --url https://tf.example/?x=1", "--url takes a URL without query and fragment.");
    row("inspect --public-url tunnel.example", "--public-url takes a URL with its scheme: http://tunnel.example");
    row("inspect --public-url http://a/?x=1", "--public-url takes a URL without query and fragment.");
    row("inspect --listen 127.0.0.1:70000", "--listen: “70000” is not a port; ports go from 0 to 65535, and 0 takes");
    row("inspect --listen 127.0.0.1:123456", "--listen: “123456” is not a port; ports go from 0 to 65535, and 0 takes");
    row("inspect --listen 127.0.0.1", "--listen takes HOST:PORT, such as 127.0.0.1:8080 or [::1]:0; “127.0.0.1”");
    row("simulate --listen 127.0.0.1:\u00a080", "--listen holds a space; it takes HOST:PORT, such as 127.0.0.1:8080.");
    row("inspect --after 5", "--after takes a time with its unit: 5s or 5min, not 5.");
    row("inspect --after 1.5", "--after takes a time with its unit: 1.5s or 1.5min, not 1.5.");
    row("inspect --after soon", "--after takes a time such as 200ms, 1.5s, 10min or 1h; “soon” is not one.");
    row("inspect --after 5d", "--after takes a time such as 200ms, 1.5s, 10min or 1h; “5d” is not one.");
    row("inspect --after -5s", "--after takes a time such as 200ms, 1.5s, 10min or 1h; “-5s” is not one.");
    row("inspect --timeout 169h", "--timeout takes 168h at most.");
    row("trigger --url http://a --deadline 600", "--deadline takes a time with its unit: 600s or 600min, not 600.");
    row("trigger --url http://a --total x", "--total takes a time such as 200ms");
    row("trigger --url http://a --retries 1001", "--retries takes a whole number from 0 to 1000; “1001” is not that.");
    row("simulate --workspaces many", "--workspaces takes a whole number from 1 to 100000; “many” is not that.");
    row("inspect --answer 99", "--answer takes a whole number from 200 to 599; “99” is not that.");
    row("inspect --max-body 7", "--max-body takes a whole number from 8 to 64; “7” is not that.");
    row("inspect --max-body 65", "--max-body takes a whole number from 8 to 64; “65” is not that.");
    row("inspect --max-body 16MB", "--max-body takes a whole number from 8 to 64; “16MB” is not that.");
    row("inspect --path /a --path /b",
        "--path is given twice, as argument 2 and as argument 4: leave one of them out.");
    row("inspect --path=/a --listen 127.0.0.1:0 --path=/b", "--path is given twice, as argument 2 and as argument 5:");
    row("inspect --human --human", "--human is given twice, as argument 2 and as argument 3: leave one of them out.");
    row("trigger --url http://a --deadline 5s --deadline 6s", "--deadline is given twice, as argument 4 and as");
    row("simulate --seed 1 --seed 1", "--seed is given twice");
    row("change-requests list --url a --url b", "--url is given twice, as argument 3 and as argument 5:");
    row("sign --hmac-key-file a --hmac-key-file b", "One key signs: give --hmac-key-file once.");
    row("inspect --hmac-key-file - --hmac-key-file a --hmac-key-file -",
        "--hmac-key-file and --hmac-key-file would both read standard input, which can be read once.");
    row("sign --hmac-key-file -", "--hmac-key-file and the file to sign would both read standard input: name one");
    row("sign --hmac-key-file - -", "--hmac-key-file and the file to sign would both read standard input: name one");
    row("doctor",
        "A signature or a key is required: --signature TEXT, --hmac-key-file FILE, or RUNLATCH_HMAC_KEY in the");
    row("doctor --signature 00 --hmac-key-file a b", "doctor takes options only; --body names the file.");
    row("doctor --signature 00 --hmac-key-file -", "Standard input can be read once, and --body reads it unless");
    row("doctor --signature 00 --hmac-key-file a --earlier -", "Standard input can be read once, and --body reads it");
    row("outcomes --status done", "--status takes running, passed or failed.");
    row("outcomes a b", "One file at a time.");
    row("export", "--store FILE is required: the file of inspect --store.");
    row("export --store x", "--format takes jsonl, har, csv, curl or raw.");
    row("export --store x --format xml", "--format takes jsonl, har, csv, curl or raw.");
    row("export --store x --format raw", "--format raw needs --to FOLDER: it writes two files for each request.");
    row("export --store x --format csv y", "export takes options only.");
    row("export --store x --format csv --filtered y", "Unknown option 'filtered'.");
    row("import x", "--store FILE is required: the file of inspect --store.");
    row("import --store x", "At least one file to import is required.");
    row("lint", "Say what the text is: lint request, or lint callback.");
    row("lint answer", "Say what the text is: lint request, or lint callback.");
    row("lint request a b", "One file at a time.");
    row("doctor --signature 00 --snippet cobol", "--snippet takes go, python, node or shell.");
}

void tst_CliRefusals::isOneLineWithItsReason()
{
    QFETCH(const QString, line);
    QFETCH(const QByteArray, reason);
    const QByteArray said = refusalOf(line.split(u' ', Qt::SkipEmptyParts));
    QVERIFY2(said.contains(reason), said.constData());
    QVERIFY2(said.contains("See \"runlatch-cli ") && said.endsWith("--help\".\n"), said.constData());
}

/// The value of one option may look like another option.
void tst_CliRefusals::aValueIsNoOption()
{
    const QByteArray said = refusalOf(
        {u"change-requests"_s, u"create"_s, u"--subject"_s, u"--url"_s, u"--url"_s, u"a"_s, u"--url"_s, u"b"_s});
    QVERIFY2(said.contains("--url is given twice, as argument 5 and as argument 7"), said.constData());
}

void tst_CliRefusals::urlsTellNoSecret()
{
    for (const char *url : {"http://user:secret-pw@a/", "user:secret-pw@a", "a/?token=secret-pw", "a#secret-pw",
                            "ftp://user:secret-pw@a", "http://user:secret-pw@a:99999/", "http://a:1/?t=secret-pw x"}) {
        for (const char *command : {"trigger --url", "inspect --public-url", "inspect --allow-callback"}) {
            const QByteArray said =
                refusalOf(QString::fromLatin1(command).split(u' ') + QStringList{QString::fromLatin1(url)});
            QVERIFY2(said.startsWith("runlatch-cli: ") && !said.contains("secret-pw"), said.constData());
        }
    }
}

void tst_CliRefusals::helpTellsEachDefault_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("inspect") << u"inspect"_s
                             << QStringList{u"Default: 127.0.0.1:0."_s,
                                            u"Default: /runtask."_s,
                                            u"Default: 200."_s,
                                            u"Default: none."_s,
                                            u"Default: 0s."_s,
                                            u"Default: strict."_s,
                                            u"200ms, 1.5s, 10min or 1h; 168h at most"_s};
    QTest::newRow("trigger") << u"trigger"_s
                             << QStringList{u"Default: post_plan."_s, u"Default: mandatory."_s, u"Default: 600s."_s,
                                            u"0 to 1000. Default: 3."_s, u"Default: TFC."_s};
    QTest::newRow("simulate") << u"simulate"_s
                              << QStringList{u"1 to 100000. Default: 40."_s, u"0 to 1000000. Default: 143."_s,
                                             u"Default: any."_s, u"Default: acme."_s};
    QTest::newRow("sign") << u"sign"_s << QStringList{u"Default: TFC."_s};
}

void tst_CliRefusals::helpTellsEachDefault()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, words);
    const InsideProgram program({command, u"--help"_s});
    QCOMPARE(program.exitStatus(), 0);
    const QByteArray help = program.rest();
    const QString flowing = QString::fromUtf8(help).replace(QRegularExpression(u"\\s+"_s), u" "_s);
    for (const QString &word : words)
        QVERIFY2(flowing.contains(word), qPrintable(word + u'\n' + QString::fromUtf8(help)));
    for (const QByteArray &line : help.split('\n'))
        QVERIFY2(line.size() <= 80, line.constData());
}

/// The variables for secrets are listed in the commands with their options.
void tst_CliRefusals::helpTellsTheEnvironment()
{
    for (const char *command : Commands) {
        const InsideProgram program(QString::fromLatin1(command).split(u' ') + QStringList{u"--help"_s});
        QCOMPARE(program.exitStatus(), 0);
        const QByteArray help = program.rest();
        QVERIFY2(help.startsWith("Usage: runlatch-cli " + QByteArray(command)), help.constData());
        QCOMPARE(help.contains("RUNLATCH_HMAC_KEY "), help.contains("--hmac-key-file <"));
        const bool takesToken = QByteArrayView(command) != "simulate"; // `simulate` makes a fresh token instead
        QCOMPARE(help.contains("RUNLATCH_TOKEN "), takesToken && help.contains("--token-file <"));
        QCOMPARE(help.contains("RUNLATCH_TLS_PASSPHRASE "), help.contains("--tls-certificate <"));
    }
}

RUNLATCH_INSIDE_TEST(tst_CliRefusals)
#include "tst_clirefusals.moc"
