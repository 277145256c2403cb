// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/program.h"

#include "app/cli/changerequests/archivecommand.h"
#include "app/cli/changerequests/createcommand.h"
#include "app/cli/changerequests/findoutcommand.h"
#include "app/cli/changerequests/ledgercommand.h"
#include "app/cli/changerequests/listcommand.h"
#include "app/cli/changerequests/showcommand.h"
#include "app/cli/commands/captureslistcommand.h"
#include "app/cli/commands/capturesshowcommand.h"
#include "app/cli/commands/checkcommand.h"
#include "app/cli/commands/doctorcommand.h"
#include "app/cli/commands/exportcommand.h"
#include "app/cli/commands/importcommand.h"
#include "app/cli/commands/inspectcommand.h"
#include "app/cli/commands/lintcommand.h"
#include "app/cli/commands/outcomescommand.h"
#include "app/cli/commands/plancommand.h"
#include "app/cli/commands/replaycommand.h"
#include "app/cli/commands/rulescommand.h"
#include "app/cli/commands/scenariocommand.h"
#include "app/cli/commands/signcommand.h"
#include "app/cli/commands/simulatecommand.h"
#include "app/cli/commands/storekeycommand.h"
#include "app/cli/commands/storerolescommand.h"
#include "app/cli/commands/triggercommand.h"
#include "app/cli/options/completion.h"
#include "app/cli/options/helptext.h"
#include "app/cli/options/manual.h"
#include "app/cli/options/optionuse.h"
#include "app/cli/output/interrupt.h"
#include "app/cli/runtasks/taskattachcommand.h"
#include "app/cli/runtasks/tasklistcommand.h"
#include "app/cli/runtasks/taskregistercommand.h"
#include "app/cli/runtasks/taskremovecommand.h"
#include "text/plaintext.h"
#include "wording/translations.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <cstdio>
#include <iterator>
#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

struct Entry
{
    const char *name;
    const char *text;
    std::unique_ptr<Command> (*make)(Output &output);
};

template <typename T> std::unique_ptr<Command> make(Output &output)
{
    return std::make_unique<T>(output);
}

const Entry entries[] = {
    {"simulate", QT_TRANSLATE_NOOP("runlatch::cli", "Serve the documented API with made-up change requests"),
     make<SimulateCommand>},
    {"inspect", QT_TRANSLATE_NOOP("runlatch::cli", "Receive run task requests, check and store them"),
     make<InspectCommand>},
    {"trigger", QT_TRANSLATE_NOOP("runlatch::cli", "Send one run task and judge its callbacks"), make<TriggerCommand>},
    {"check", QT_TRANSLATE_NOOP("runlatch::cli", "Certify an integration: many cases, with a verdict for each"),
     make<CheckCommand>},
    {"scenario",
     QT_TRANSLATE_NOOP("runlatch::cli",
                       "Play a scenario of steps, expectations and faults to an "
                       "integration"),
     make<ScenarioCommand>},
    {"rules", QT_TRANSLATE_NOOP("runlatch::cli", "Check a file with rules, and try it against a captured request"),
     make<RulesCommand>},
    {"captures list", QT_TRANSLATE_NOOP("runlatch::cli", "List the requests that inspect kept in a file"),
     make<CapturesListCommand>},
    {"captures show",
     QT_TRANSLATE_NOOP("runlatch::cli",
                       "Show one captured request with header, body, findings and "
                       "replies"),
     make<CapturesShowCommand>},
    {"replay", QT_TRANSLATE_NOOP("runlatch::cli", "Send a captured request again, once or many times"),
     make<ReplayCommand>},
    {"export", QT_TRANSLATE_NOOP("runlatch::cli", "Write captured requests as JSON Lines, HAR, CSV, curl or raw bytes"),
     make<ExportCommand>},
    {"import",
     QT_TRANSLATE_NOOP("runlatch::cli", "Import captured requests from files into a store: HAR, curl, AWS and others"),
     make<ImportCommand>},
    {"store-key", QT_TRANSLATE_NOOP("runlatch::cli", "Make a key that keeps the secrets of a store without a keychain"),
     make<StoreKeyCommand>},
    {"store-roles",
     QT_TRANSLATE_NOOP("runlatch::cli", "Print the SQL that makes the roles of a team's store in PostgreSQL"),
     make<StoreRolesCommand>},
    {"sign", QT_TRANSLATE_NOOP("runlatch::cli", "Print the signature header of a file's bytes"), make<SignCommand>},
    {"doctor", QT_TRANSLATE_NOOP("runlatch::cli", "Find out why a signature does not match, with proof"),
     make<DoctorCommand>},
    {"lint", QT_TRANSLATE_NOOP("runlatch::cli", "Find what is wrong with a run task request or a callback"),
     make<LintCommand>},
    {"plan summary",
     QT_TRANSLATE_NOOP("runlatch::cli", "Summarize a Terraform plan: counts, and a line for each change"),
     make<PlanSummaryCommand>},
    {"plan show", QT_TRANSLATE_NOOP("runlatch::cli", "Like summary, with the changes of each resource, secrets masked"),
     make<PlanShowCommand>},
    {"outcomes",
     QT_TRANSLATE_NOOP("runlatch::cli", "Print a report in SARIF or JUnit XML as the outcomes of a callback"),
     make<OutcomesCommand>},
    {"change-requests list", QT_TRANSLATE_NOOP("runlatch::cli", "List change requests"), make<ListCommand>},
    {"change-requests show", QT_TRANSLATE_NOOP("runlatch::cli", "Show one change request"), make<ShowCommand>},
    {"change-requests create", QT_TRANSLATE_NOOP("runlatch::cli", "Create change requests on many workspaces"),
     make<CreateCommand>},
    {"change-requests archive", QT_TRANSLATE_NOOP("runlatch::cli", "Archive change requests"), make<ArchiveCommand>},
    {"change-requests ledger list", QT_TRANSLATE_NOOP("runlatch::cli", "List the bulk actions that were tried"),
     make<LedgerListCommand>},
    {"change-requests ledger show", QT_TRANSLATE_NOOP("runlatch::cli", "Show one of them with its exchanges"),
     make<LedgerShowCommand>},
    {"change-requests ledger find-out", QT_TRANSLATE_NOOP("runlatch::cli", "Look whether one was carried out"),
     make<FindOutCommand>},
    {"change-requests ledger clear", QT_TRANSLATE_NOOP("runlatch::cli", "Remove all that are not being sent"),
     make<LedgerClearCommand>},
    {"run-task list", QT_TRANSLATE_NOOP("runlatch::cli", "List the run tasks of an organization at the service"),
     make<TaskListCommand>},
    {"run-task register", QT_TRANSLATE_NOOP("runlatch::cli", "Create or change a run task at the service"),
     make<TaskRegisterCommand>},
    {"run-task attach", QT_TRANSLATE_NOOP("runlatch::cli", "Attach a run task to workspaces"), make<TaskAttachCommand>},
    {"run-task remove", QT_TRANSLATE_NOOP("runlatch::cli", "Detach a run task from workspaces and remove it"),
     make<TaskRemoveCommand>},
};

QString text(const char *source)
{
    return QCoreApplication::translate("runlatch::cli", source);
}

void print(FILE *stream, const QString &words)
{
    std::fputs(words.toUtf8().constData(), stream);
}

/// Returns the commands in a list, and what leads to their options.
template <typename Entries> QString listOf(const Entries &listed)
{
    int width = 0;
    for (const Entry &entry : listed)
        width = std::max(width, static_cast<int>(qstrlen(entry.name)));
    QString words;
    for (const Entry &entry : listed)
        words += u"  %1  %2\n"_s.arg(QString::fromLatin1(entry.name), -width).arg(text(entry.text));
    return words + u'\n'
        + text(QT_TRANSLATE_NOOP("runlatch::cli", "runlatch-cli COMMAND --help lists the options of a command."))
        + u'\n';
}

QString overview()
{
    QString words = text(QT_TRANSLATE_NOOP("runlatch::cli", "Usage: runlatch-cli COMMAND [OPTION ...]")) + u"\n\n"_s;
    words += listOf(entries)
        + text(QT_TRANSLATE_NOOP("runlatch::cli",
                                 "runlatch-cli help COMMAND also tells what it prints, runlatch-cli help events all\n"
                                 "events and exit codes. runlatch-cli help man writes a page for man, and\n"
                                 "runlatch-cli help bash a script that completes commands and options."))
        + u'\n';
    words += u'\n'
        + text(QT_TRANSLATE_NOOP("runlatch::cli",
                                 "Where no file is named, secrets come from the environment: RUNLATCH_HMAC_KEY,\n"
                                 "RUNLATCH_TOKEN and RUNLATCH_TLS_PASSPHRASE."))
        + u'\n';
    return words;
}

/// Returns the entry of the command in the arguments, and the number of words in its name.
std::pair<const Entry *, int> find(const QStringList &arguments)
{
    for (const Entry &entry : entries) {
        const QStringList words = QString::fromLatin1(entry.name).split(u' ');
        if (arguments.mid(1, words.size()) == words)
            return {&entry, static_cast<int>(words.size())};
    }
    return {nullptr, 0};
}

/// Prints the line of standard output that a program reads.
void printUsageError(const QString &message)
{
    json::OrderedJson members;
    members.add(u"kind", base::kindName(base::ErrorKind::Usage)).add(u"http", QJsonValue());
    members.add(u"rule", QJsonValue()).add(u"message", message).add(u"errors", QJsonArray());
    Output().event(u"error", members, message);
}

/// Prints one line: the reason, and how to get the usage. `command` is empty if none was given.
int wrongUsage(const QString &why, const QString &command)
{
    constexpr qsizetype longest = 4000; // characters
    const QString help = command.isEmpty() ? u"runlatch-cli --help"_s : u"runlatch-cli %1 --help"_s.arg(command);
    //: %1 is a command line
    const QString see = text(QT_TRANSLATE_NOOP("runlatch::cli", "See \"%1\".")).arg(help);
    // Marked, because the sentence may contain a value from outside.
    const QString said = text::markedText(why + u' ' + see, longest);
    print(stderr, u"runlatch-cli: "_s + said + u'\n');
    if (QCoreApplication::arguments().contains("--json-errors"_L1)) // the parser may have failed
        printUsageError(said);
    return WrongUsage;
}

/// Returns the commands whose names begin with the word: those of a group, such as "captures".
QList<Entry> groupOf(const QString &word)
{
    QList<Entry> group;
    for (const Entry &entry : entries) {
        if (QString::fromLatin1(entry.name).startsWith(word + u' '))
            group.append(entry);
    }
    return group;
}

QString groupOverview(const QString &name)
{
    const QString usage = text(QT_TRANSLATE_NOOP("runlatch::cli", "Usage: runlatch-cli %1 COMMAND [OPTION ...]"));
    return usage.arg(name) + u"\n\n"_s + listOf(groupOf(name));
}

/// Ends a command line that names a group, and no command of it.
int endGroup(const QString &name, const QStringList &rest)
{
    if (rest.contains(u"--help"_s) || rest.contains(u"-h"_s)) {
        print(stdout, groupOverview(name));
        return Done;
    }
    QStringList known;
    for (const Entry &entry : groupOf(name))
        known += QString::fromLatin1(entry.name).mid(name.size() + 1);
    const QString which = known.join(u", "_s);
    if (rest.isEmpty() || rest.first().startsWith(u'-'))
        return wrongUsage(text(QT_TRANSLATE_NOOP("runlatch::cli", "A command of %1 is required: %2.")).arg(name, which),
                          name);
    //: %1 is what was typed, %2 a group of commands, %3 its commands
    return wrongUsage(text(QT_TRANSLATE_NOOP("runlatch::cli", "“%1” is not a command of %2, which has %3."))
                          .arg(text::markedText(rest.first()), name, which),
                      name);
}

int noCommand(const QString &first)
{
    if (first.isEmpty())
        return wrongUsage(text(QT_TRANSLATE_NOOP("runlatch::cli", "A command is required, such as trigger.")), {});
    const QString why = text(QT_TRANSLATE_NOOP("runlatch::cli", "“%1” is not a command."));
    return wrongUsage(why.arg(text::markedText(first)), {});
}

void declareAll(const Entry &entry, Command &command, QCommandLineParser &parser)
{
    parser.setApplicationDescription(text(entry.text));
    parser.addOption({{u"h"_s, u"help"_s}, text(QT_TRANSLATE_NOOP("runlatch::cli", "Shows this help."))});
    parser.addOption({u"human"_s, text(QT_TRANSLATE_NOOP("runlatch::cli", "Readable text instead of JSON Lines."))});
    parser.addOption({u"json-errors"_s, text(QT_TRANSLATE_NOOP("runlatch::cli", "Wrong usage is a JSON line, too."))});
    command.declare(parser);
}

/// Returns the text that `COMMAND --help` prints.
QString helpOf(const Entry &entry)
{
    Output unused;
    const std::unique_ptr<Command> command = entry.make(unused);
    QCommandLineParser untouched; // this parser has parsed nothing, so its values are the defaults
    declareAll(entry, *command, untouched);
    untouched.parse({u"runlatch-cli"_s});
    return helpText(QString::fromLatin1(entry.name), untouched);
}

QList<ManualCommand> allCommands()
{
    QList<ManualCommand> commands;
    for (const Entry &entry : entries)
        commands.append({QString::fromLatin1(entry.name), text(entry.text), helpOf(entry)});
    return commands;
}

/// Prints a part of the manual. `topic`: the name of a command, "events", "man", "bash", or empty.
int showManual(const QString &topic)
{
    if (topic.isEmpty()) {
        print(stdout, overview());
    } else if (topic == "events"_L1) {
        print(stdout, eventsHelp());
    } else if (topic == "man"_L1) {
        print(stdout, QString::fromLatin1(manPage(allCommands(), QCoreApplication::applicationVersion())));
    } else if (topic == "bash"_L1) {
        print(stdout, QString::fromUtf8(bashCompletion(allCommands())));
    } else {
        const auto entry = std::find_if(std::begin(entries), std::end(entries), [&topic](const Entry &known) {
            return topic == QLatin1StringView(known.name);
        });
        if (entry == std::end(entries) && groupOf(topic).isEmpty())
            return noCommand(topic);
        print(stdout, entry == std::end(entries) ? groupOverview(topic) : helpOf(*entry) + u'\n' + eventsHelp(topic));
    }
    return Done;
}

int runCommand(QCoreApplication &application, const Entry &entry, Command &command, QCommandLineParser &parser,
               Output &output)
{
    int signalNumber = 0;
    bool hasEnded = false;
    const auto endInterrupted = [&] {
        if (std::exchange(hasEnded, true))
            return;
        output.endProgress();
        const Interruption left = command.interruption();
        const QString human = text(QT_TRANSLATE_NOOP("runlatch::cli", "Interrupted.")) + u' ' + left.human;
        output.event(u"interrupted", left.members, human.trimmed());
        application.exit(Interrupted + signalNumber);
    };
    QObject::connect(
        &command, &Command::finished, &application,
        [&](int status) {
            if (status == Interrupted)
                endInterrupted();
            else if (!std::exchange(hasEnded, true))
                application.exit(status);
        },
        Qt::QueuedConnection); // queued, so that the call works before the event loop runs, too
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::received, &command, [&](int number) {
        if (hasEnded)
            return; // nothing follows the last line
        signalNumber = number;
        if (!command.stop())
            endInterrupted();
    });
    if (const auto why = command.start(parser))
        return wrongUsage(output.redacted(*why), QString::fromLatin1(entry.name));
    const int status = application.exec();
    output.endPatience();
    if (!output.hasFailed())
        return status;
    output.diagnostic(text(QT_TRANSLATE_NOOP("runlatch::cli", "Not all of the output could be written.")));
    return status > Interrupted ? status : CouldNotTell;
}

} // namespace

int run(QCoreApplication &application)
{
    QCoreApplication::setApplicationName(u"runlatch-cli"_s);
    QCoreApplication::setApplicationVersion(QString::fromLatin1(RUNLATCH_VERSION));
    wording::installTranslations(application);
    const QStringList arguments = QCoreApplication::arguments();
    const QString first = arguments.value(1);
    if (first == "--version"_L1) {
        print(stdout, u"runlatch-cli %1\n"_s.arg(QCoreApplication::applicationVersion()));
        return Done;
    }
    if (first == "--help"_L1 || first == "-h"_L1) {
        print(stdout, overview());
        return Done;
    }
    if (first == "help"_L1)
        return showManual(arguments.mid(2).join(u' '));
    const auto [entry, words] = find(arguments);
    if (!entry) {
        const QString inner = first + u' ' + arguments.value(2); // a group may be within another one
        if (!groupOf(inner).isEmpty())
            return endGroup(inner, arguments.mid(3));
        return groupOf(first).isEmpty() ? noCommand(first) : endGroup(first, arguments.mid(2));
    }

    Output output;
    const std::unique_ptr<Command> command = entry->make(output);
    QCommandLineParser parser;
    declareAll(*entry, *command, parser);
    const QString name = QString::fromLatin1(entry->name);
    const QStringList given = arguments.mid(1 + words);
    const bool isParsed = parser.parse(arguments.mid(0, 1) + given);
    if (parser.isSet(u"help"_s)) {
        print(stdout, helpOf(*entry));
        return Done;
    }
    if (!isParsed)
        return wrongUsage(parser.errorText(), name);
    if (const auto why = checkOptionUse(parser, given, words))
        return wrongUsage(*why, name);
    output.setHuman(parser.isSet(u"human"_s));
    return runCommand(application, *entry, *command, parser, output);
}

} // namespace runlatch::cli
