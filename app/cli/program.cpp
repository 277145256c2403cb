// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/program.h"

#include "app/cli/archivecommand.h"
#include "app/cli/createcommand.h"
#include "app/cli/inspectcommand.h"
#include "app/cli/interrupt.h"
#include "app/cli/listcommand.h"
#include "app/cli/showcommand.h"
#include "app/cli/signcommand.h"
#include "app/cli/simulatecommand.h"
#include "app/cli/triggercommand.h"
#include "protocol/plaintext.h"
#include "wording/translations.h"

#include <QCoreApplication>

#include <cstdio>
#include <memory>

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
    {"simulate", QT_TRANSLATE_NOOP("runlatch::cli", "Serve the documented API with a made-up backlog"),
     make<SimulateCommand>},
    {"inspect", QT_TRANSLATE_NOOP("runlatch::cli", "Receive run task requests, check and store them"),
     make<InspectCommand>},
    {"trigger", QT_TRANSLATE_NOOP("runlatch::cli", "Send one run task and judge its callbacks"), make<TriggerCommand>},
    {"sign", QT_TRANSLATE_NOOP("runlatch::cli", "Print the signature header of a file's bytes"), make<SignCommand>},
    {"change-requests list", QT_TRANSLATE_NOOP("runlatch::cli", "List change requests"), make<ListCommand>},
    {"change-requests show", QT_TRANSLATE_NOOP("runlatch::cli", "Show one change request"), make<ShowCommand>},
    {"change-requests create", QT_TRANSLATE_NOOP("runlatch::cli", "Create change requests on many workspaces"),
     make<CreateCommand>},
    {"change-requests archive", QT_TRANSLATE_NOOP("runlatch::cli", "Archive change requests"), make<ArchiveCommand>},
};

QString text(const char *source)
{
    return QCoreApplication::translate("runlatch::cli", source);
}

void print(FILE *stream, const QString &words)
{
    std::fputs(words.toUtf8().constData(), stream);
}

QString overview()
{
    QString words = text(QT_TRANSLATE_NOOP("runlatch::cli", "Usage: runlatch-cli COMMAND [OPTION ...]")) + u"\n\n"_s;
    for (const Entry &entry : entries)
        words += u"  %1 %2\n"_s.arg(QString::fromLatin1(entry.name), -24).arg(text(entry.text));
    words += u'\n'
        + text(QT_TRANSLATE_NOOP("runlatch::cli", "runlatch-cli COMMAND --help lists the options of a command."))
        + u'\n';
    return words;
}

/// The entry that the arguments name, and how many words of them its name takes.
std::pair<const Entry *, int> find(const QStringList &arguments)
{
    for (const Entry &entry : entries) {
        const QStringList words = QString::fromLatin1(entry.name).split(u' ');
        if (arguments.mid(1, words.size()) == words)
            return {&entry, static_cast<int>(words.size())};
    }
    return {nullptr, 0};
}

/// Qt's help with a first line that names the command: Qt knows the program's file only.
QString usageOf(const Entry &entry, const QCommandLineParser &parser)
{
    const QString help = parser.helpText();
    const QString first = help.left(help.indexOf(u'\n'));
    const QString rest = help.mid(first.size());
    const qsizetype options = first.indexOf(u" ["_s);
    const QString usage = first.left(first.indexOf(u':') + 1); // in the language of the rest
    return usage + u" runlatch-cli "_s + QString::fromLatin1(entry.name)
        + (options < 0 ? QString() : first.mid(options)) + rest;
}

int wrongUsage(const QString &why, const QString &usage)
{
    constexpr qsizetype longest = 4000;                      // characters
    const QString line = protocol::markedText(why, longest); // it may name what was given
    print(stderr, u"runlatch-cli: %1\n\n%2"_s.arg(line, usage));
    return WrongUsage;
}

int runCommand(QCoreApplication &application, const Entry &entry, Command &command, QCommandLineParser &parser,
               Output &output)
{
    int signalNumber = 0;
    const auto endInterrupted = [&] {
        output.endProgress();
        const Interruption left = command.interruption();
        const QString human = text(QT_TRANSLATE_NOOP("runlatch::cli", "Interrupted.")) + u' ' + left.human;
        output.event(u"interrupted", left.members, human.trimmed());
        application.exit(Interrupted + signalNumber);
    };
    QObject::connect(
        &command, &Command::finished, &application,
        [&](int status) { status == Interrupted ? endInterrupted() : application.exit(status); },
        Qt::QueuedConnection); // also when a command ends before the event loop runs
    Interrupt interrupt;
    QObject::connect(&interrupt, &Interrupt::received, &command, [&](int number) {
        signalNumber = number;
        if (!command.stop())
            endInterrupted();
    });
    if (const auto why = command.start(parser))
        return wrongUsage(output.withoutSecrets(*why), usageOf(entry, parser));
    const int status = application.exec();
    if (!output.hasFailed())
        return status;
    output.diagnostic(text(QT_TRANSLATE_NOOP("runlatch::cli", "Not all of the output could be written.")));
    return CouldNotTell;
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
    const auto [entry, words] = find(arguments);
    if (!entry)
        return wrongUsage(text(QT_TRANSLATE_NOOP("runlatch::cli", "There is no such command.")), overview());

    Output output;
    const std::unique_ptr<Command> command = entry->make(output);
    QCommandLineParser parser;
    parser.setApplicationDescription(text(entry->text));
    parser.addOption({{u"h"_s, u"help"_s}, text(QT_TRANSLATE_NOOP("runlatch::cli", "Shows this help."))});
    parser.addOption({u"human"_s, text(QT_TRANSLATE_NOOP("runlatch::cli", "Readable text instead of JSON Lines."))});
    command->declare(parser);
    if (!parser.parse(arguments.mid(0, 1) + arguments.mid(1 + words)))
        return wrongUsage(parser.errorText(), usageOf(*entry, parser));
    if (parser.isSet(u"help"_s)) {
        print(stdout, usageOf(*entry, parser));
        return Done;
    }
    output.setHuman(parser.isSet(u"human"_s));
    return runCommand(application, *entry, *command, parser, output);
}

} // namespace runlatch::cli
