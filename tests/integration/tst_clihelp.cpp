// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/exitcodes.h"
#include "cliinside.h"
#include "eventcheck.h"

#include <QDirIterator>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// The reference of events and exit codes is complete, and matches the program's output.
class tst_CliHelp : public QObject
{
    Q_OBJECT
private slots:
    void tableIsSound();
    void tableHasTheContract_data();
    void tableHasTheContract();
    void tableIsWhatTheSourcesPrint();
    void strangeLinesAreFound_data();
    void strangeLinesAreFound();
    void eventsAreListed();
    void helpOfACommandHasItsEvents_data();
    void helpOfACommandHasItsEvents();
    void helpOfAGroupListsItsCommands();
    void helpNamesTheFields();
    void helpOfNothing();
    void manPageIsWhole();
    void manPageIsRoff();
    void bashCompletes_data();
    void bashCompletes();

private:
    static QStringList commands()
    {
        const InsideProgram overview({u"--help"_s});
        static const QRegularExpression row(u"^  ([a-z]+(?:[- ][a-z]+)*)  "_s, QRegularExpression::MultilineOption);
        QStringList names;
        for (auto match = row.globalMatch(QString::fromUtf8(overview.rest())); match.hasNext();)
            names.append(match.next().captured(1));
        return names;
    }
    static QByteArray printed(const QStringList &arguments, int status = 0)
    {
        const InsideProgram program(arguments);
        const bool isAsExpected = program.exitStatus() == status;
        return isAsExpected ? program.rest() : QByteArray();
    }
};

void tst_CliHelp::tableIsSound()
{
    const QStringList known = commands();
    QVERIFY(known.size() >= 8);
    QSet<QString> kinds;
    for (const cli::EventKind &kind : cli::eventKinds()) {
        QVERIFY2(!kind.meaning.isEmpty(), kind.name.data());
        for (const QString &command : kind.commands.isEmpty() ? known : QString(kind.commands).split(u", "_s)) {
            QVERIFY2(known.contains(command), qPrintable(command));
            const QString named = command + u' ' + kind.name;
            QVERIFY2(!kinds.contains(named), qPrintable(named));
            kinds.insert(named);
            QCOMPARE(cli::findEvent(QString(kind.name), command), &kind);
        }
        QSet<QString> fields{u"event"_s};
        for (const cli::EventField &field : kind.fields) {
            QVERIFY2(!field.meaning.isEmpty() && !fields.contains(field.name), field.name.data());
            fields.insert(field.name);
        }
    }
    QVERIFY(!cli::findEvent(u"signed", u"simulate"));
}

void tst_CliHelp::tableHasTheContract_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QStringList>("events");
    const auto row = [](const char *command, const QString &events) {
        QTest::newRow(command) << QString::fromLatin1(command) << events.split(u' ') + QStringList{u"error"_s};
    };
    row("simulate", u"listening request"_s);
    row("inspect", u"listening finding captured refused callback rules rule-mistake tunnel"_s);
    row("rules", u"rule rule-mistake summary"_s);
    row("captures list", u"capture page"_s);
    row("captures show", u"finding capture reply"_s);
    row("trigger",
        u"signing attempt accepted callback request warning refused result command-output stage check exchange run-task summary interrupted"_s);
    row("scenario", u"attempt accepted callback finding request warning run step exchange summary interrupted"_s);
    row("check", u"case check command-output summary interrupted"_s);
    row("sign", u"signed"_s);
    row("doctor", u"signature"_s);
    row("lint", u"finding summary"_s);
    row("plan summary", u"change plan"_s);
    row("plan show", u"change plan"_s);
    row("outcomes", u"callback note summary"_s);
    row("export", u"exported"_s);
    row("import", u"import-fault import-faults imported"_s);
    row("change-requests list", u"change-request page summary interrupted"_s);
    row("change-requests show", u"change-request interrupted"_s);
    row("change-requests archive", u"archived interrupted"_s);
    row("change-requests create", u"matches request bulk-action appeared summary interrupted"_s);
    row("change-requests ledger list", u"ledger-entry summary"_s);
    row("change-requests ledger show", u"ledger-entry"_s);
    row("change-requests ledger find-out", u"found summary interrupted"_s);
    row("change-requests ledger clear", u"cleared"_s);
    row("run-task list", u"task attachment summary"_s);
    row("run-task register", u"warning difference request task attachment summary interrupted"_s);
    row("run-task attach", u"warning attachment summary interrupted"_s);
    row("run-task remove", u"task attachment summary interrupted"_s);
}

void tst_CliHelp::tableHasTheContract()
{
    QFETCH(const QString, command);
    QFETCH(const QStringList, events);
    for (const QString &event : events)
        QVERIFY2(cli::findEvent(event, command), qPrintable(event));
    QStringList codes;
    for (const cli::ExitCode &code : cli::exitCodes())
        codes.append(code.code);
    QCOMPARE(codes, QStringList({u"0"_s, u"1"_s, u"2"_s, u"3"_s, u"64"_s, u"128+N"_s}));
}

/// Each printed name is in the table, and each name in the table is printed.
void tst_CliHelp::tableIsWhatTheSourcesPrint()
{
    static const QRegularExpression call(u"\\bevent\\(\\s*(?:\\w+ \\? u\"([a-z-]+)\" : )?u\"([a-z-]+)\""_s);
    QSet<QString> found;
    QDirIterator sources(QStringLiteral(RUNLATCH_TEST_DATA "/../../app/cli"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
    while (sources.hasNext()) {
        QFile file(sources.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (auto matches = call.globalMatch(QString::fromUtf8(file.readAll())); matches.hasNext();) {
            const auto match = matches.next();
            found += {match.captured(1), match.captured(2)};
        }
    }
    found.remove(QString()); // calls with one name leave an empty second name
    QSet<QString> listed;
    for (const cli::EventKind &kind : cli::eventKinds())
        listed.insert(kind.name);
    QVERIFY(found.contains(u"signed"_s));
    QCOMPARE((found - listed).values(), QStringList());
    QCOMPARE((listed - found).values(), QStringList());
}

void tst_CliHelp::strangeLinesAreFound_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("strange"); // a part of the report; empty: nothing is reported
    QTest::newRow("good") << R"({"event":"signed","header":"X","value":"ab"})"_ba << QString();
    QTest::newRow("another event") << R"({"event":"sealed","header":"X","value":"ab"})"_ba << u"sealed"_s;
    QTest::newRow("of another command") << R"({"event":"accepted","attempt":1})"_ba << u"accepted"_s;
    QTest::newRow("a member too many") << R"({"event":"signed","header":"X","value":"ab","salt":1})"_ba << u"salt"_s;
    QTest::newRow("a member too few") << R"({"event":"signed","header":"X"})"_ba << u"lacks \"value\""_s;
    QTest::newRow("another type") << R"({"event":"signed","header":"X","value":7})"_ba << u"is no text"_s;
    QTest::newRow("null") << R"({"event":"signed","header":"X","value":null})"_ba << u"is no text"_s;
    QTest::newRow("null wherever it is allowed")
        << R"({"event":"error","kind":"k","http":null,"rule":null,"message":"m","errors":[]})"_ba << QString();
    QTest::newRow("no JSON") << "signed"_ba << u"not in the table"_s;
}

void tst_CliHelp::strangeLinesAreFound()
{
    QFETCH(const QByteArray, line);
    QFETCH(const QString, strange);
    const QString told = strangeInEvent(u"sign"_s, line);
    QVERIFY2(strange.isEmpty() ? told.isEmpty() : told.contains(strange), qPrintable(told));
}

void tst_CliHelp::eventsAreListed()
{
    const QString text = QString::fromUtf8(printed({u"help"_s, u"events"_s}));
    for (const cli::EventKind &kind : cli::eventKinds()) {
        const qsizetype begin =
            text.indexOf(u"\n%1 (%2)\n"_s.arg(kind.name, kind.commands.isEmpty() ? "every command"_L1 : kind.commands));
        QVERIFY2(begin >= 0, kind.name.data());
        const QString part = text.mid(begin, text.indexOf("\n\n"_L1, begin) - begin);
        for (const cli::EventField &field : kind.fields)
            QVERIFY2(part.contains(u"\n    %1 "_s.arg(field.name)), field.name.data());
    }
    for (const cli::ExitCode &code : cli::exitCodes())
        QVERIFY2(text.contains(u"\n  %1 "_s.arg(code.code)), code.code.data());
    for (const QString &line : text.split(u'\n'))
        QVERIFY2(line.size() < 80, qPrintable(line));
}

void tst_CliHelp::helpOfACommandHasItsEvents_data()
{
    QTest::addColumn<QString>("command");
    for (const QString &command : commands())
        QTest::newRow(qPrintable(command)) << command;
}

void tst_CliHelp::helpOfACommandHasItsEvents()
{
    QFETCH(const QString, command);
    const QStringList words = command.split(u' ');
    const QByteArray help = printed(words + QStringList{u"--help"_s});
    const QByteArray text = printed(QStringList{u"help"_s} + words);
    QVERIFY(help.contains("--human") && text.startsWith(help));
    const QByteArray added = text.mid(help.size());
    for (const cli::EventKind &kind : cli::eventKinds()) {
        const QByteArray heading = u"\n%1 (%2)\n"_s.arg(kind.name, kind.commands).toUtf8();
        if (!kind.commands.isEmpty())
            QCOMPARE(added.contains(heading), kind.isOf(command));
    }
    QVERIFY(added.contains("128+N"));
}

void tst_CliHelp::helpOfAGroupListsItsCommands()
{
    for (const QStringList &line :
         {QStringList{u"change-requests"_s, u"--help"_s}, {u"help"_s, u"change-requests"_s}}) {
        const InsideProgram program(line);
        QCOMPARE(program.exitStatus(), 0);
        const QByteArray help = program.rest();
        for (const char *command : {"list", "show", "create", "archive"})
            QVERIFY2(help.contains(QByteArray("  change-requests ") + command + ' '), help.constData());
        QVERIFY(!help.contains("captures"));
    }
}

void tst_CliHelp::helpNamesTheFields()
{
    const QByteArray create = printed({u"change-requests"_s, u"create"_s, u"--help"_s});
    for (const char *word : {"workspace_name", "does_not_contain", "is_before", "drifted"})
        QVERIFY2(create.contains(word), word);
    const QByteArray list = printed({u"captures"_s, u"list"_s, u"--help"_s});
    for (const char *word : {"signature", "finding", "callback"})
        QVERIFY2(list.contains(word), word);
}

void tst_CliHelp::helpOfNothing()
{
    QCOMPARE(printed({u"help"_s}), printed({u"--help"_s}));
    QVERIFY(printed({u"--help"_s}).contains("help events"));
    const InsideProgram unknown({u"help"_s, u"conjure"_s});
    QCOMPARE(unknown.exitStatus(), 64);
    QCOMPARE(unknown.rest(), QByteArray());
}

void tst_CliHelp::manPageIsWhole()
{
    const QByteArray page = printed({u"help"_s, u"man"_s});
    QVERIFY(page.startsWith(".TH RUNLATCH-CLI 1 "));
    const auto has = [&page](const QString &line) { return page.contains("\n" + line.toLatin1() + "\n"); };
    for (const char *section : {"NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "EVENTS", "EXIT STATUS", "ENVIRONMENT"})
        QVERIFY2(has(u".SH %1"_s.arg(QLatin1StringView(section))), section);
    for (const QString &command : commands()) {
        QVERIFY2(has(u".SS %1"_s.arg(QString(command).replace(u"-"_s, u"\\-"_s))), qPrintable(command));
    }
    for (const cli::EventKind &kind : cli::eventKinds())
        QVERIFY2(has(u".SS %1"_s.arg(QString(kind.name).replace(u"-"_s, u"\\-"_s))), kind.name.data());
    QVERIFY(page.contains("\\fBtask_result\\fR (text)"));
    QVERIFY(page.contains("\\fB128+N\\fR") && page.contains("\\fBRUNLATCH_HMAC_KEY\\fR"));
    QVERIFY(page.contains("\\-\\-deadline\\-rule"));
}

/// The manual page is roff: only intended requests begin like one, and everything is ASCII.
void tst_CliHelp::manPageIsRoff()
{
    const QByteArray page = printed({u"help"_s, u"man"_s});
    static const QRegularExpression request(u"\\A\\.(TH|SH|SS|TP|PP|nf|fi|br)\\b"_s);
    static const QRegularExpression escape(u"\\\\(?!f[BIR]|e|-|&|\\[u[0-9A-F]{4,6}\\])"_s);
    for (const QByteArray &bytes : page.split('\n')) {
        const QString line = QString::fromLatin1(bytes);
        QVERIFY2(!(line.startsWith(u'.') || line.startsWith(u'\'')) || request.match(line).hasMatch(),
                 bytes.constData());
        QVERIFY2(!escape.match(line).hasMatch(), bytes.constData());
        QVERIFY2(std::all_of(bytes.begin(), bytes.end(), [](char letter) { return letter >= ' ' && letter < 0x7f; }),
                 bytes.constData());
    }
    const QString groff = QStandardPaths::findExecutable(u"groff"_s);
    if (groff.isEmpty())
        return;
    const OwnApplication application;
    QProcess process;
    // Plain letters, without bold and underline.
    process.start(groff, {u"-man"_s, u"-Tascii"_s, u"-ww"_s, u"-P-c"_s, u"-P-b"_s, u"-P-u"_s});
    process.write(page);
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(process.readAllStandardOutput().contains("\nEXIT STATUS\n"));
}

void tst_CliHelp::bashCompletes_data()
{
    QTest::addColumn<QString>("typed"); // the last word is completed
    QTest::addColumn<QString>("offers");
    QTest::newRow("a command") << u"ins"_s << u"inspect"_s;
    QTest::newRow("a group") << u"captures l"_s << u"list"_s;
    QTest::newRow("a group in a group") << u"change-requests ledger sh"_s << u"show"_s;
    QTest::newRow("an option") << u"inspect --hmac-k"_s << u"--hmac-key-file"_s;
    QTest::newRow("an option within a group") << u"captures show 1 --hum"_s << u"--human"_s;
    QTest::newRow("a group within a group") << u"change-requests le"_s << u"ledger"_s;
    QTest::newRow("a command of it") << u"change-requests ledger f"_s << u"find-out"_s;
    QTest::newRow("an option of that") << u"change-requests ledger clear --led"_s << u"--ledger"_s;
    QTest::newRow("a topic of the help") << u"help ev"_s << u"events"_s;
    QTest::newRow("a value") << u"sign fi"_s << QString();
}

void tst_CliHelp::bashCompletes()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, offers);
    const QString bash = QStandardPaths::findExecutable(u"bash"_s);
    if (bash.isEmpty())
        QSKIP("There is no bash.");
    const QByteArray script = printed({u"help"_s, u"bash"_s});
    const OwnApplication application;
    QProcess process;
    process.start(bash, {u"--norc"_s, u"-s"_s});
    process.write(script + "COMP_WORDS=(runlatch-cli " + typed.toUtf8()
                  + ")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_runlatch_cli\necho \"${COMPREPLY[@]}\"\n");
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()).trimmed(), offers);
}

RUNLATCH_INSIDE_TEST(tst_CliHelp)
#include "tst_clihelp.moc"
