// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/options/manual.h"

#include "app/cli/output/eventtable.h"
#include "app/cli/output/exitcodes.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

constexpr int PageWidth = 79;
constexpr int MeaningColumn = 26;

struct EnvironmentVariable
{
    QLatin1StringView name;
    QLatin1StringView meaning; // a reference: the texts are English
};
constexpr EnvironmentVariable EnvironmentVariables[] = {
    {"RUNLATCH_HMAC_KEY"_L1, "The HMAC key where no --hmac-key-file is given. Set but empty, it is wrong usage."_L1},
    {"RUNLATCH_TOKEN"_L1,
     "The token of commands that ask a service, where no --token-file is given. Set but empty, it is wrong usage."_L1},
    {"RUNLATCH_TLS_PASSPHRASE"_L1, "Passphrase of the file that --tls-certificate or --tls-key names."_L1},
};

/// Wraps a text into lines that begin in `column`. The first line has already begun.
QString wrapped(QStringView words, int column)
{
    QString text;
    qsizetype place = column;
    for (const QStringView word : words.split(u' ', Qt::SkipEmptyParts)) {
        if (place > column && place + word.size() >= PageWidth) {
            text += u'\n' + QString(column, u' ');
            place = column;
        } else if (place > column) {
            text += u' ';
            ++place;
        }
        text += word;
        place += word.size();
    }
    return text + u'\n';
}

QString inColumns(const EventField &field)
{
    const QString name = "    "_L1 + QString(field.name);
    return name.leftJustified(MeaningColumn) + wrapped(typeText(field) + ": "_L1 + field.meaning, MeaningColumn);
}

QString plainText(const EventKind &kind)
{
    const QString commands = kind.commands.isEmpty() ? u"every command"_s : QString(kind.commands);
    QString text = u"%1 (%2)\n  "_s.arg(kind.name, commands) + wrapped(QString(kind.meaning), 2);
    for (const EventField &field : kind.fields)
        text += inColumns(field);
    return text + u'\n';
}

/// Returns the text with all roff requests and escapes masked, so that it can be anywhere in a page.
QString roff(QStringView words)
{
    QString text;
    for (const QStringView line : words.split(u'\n')) {
        if (!text.isEmpty())
            text += u'\n';
        if (line.startsWith(u'.') || line.startsWith(u'\''))
            text += "\\&"_L1;
        for (const uint letter : line.toUcs4()) {
            if (letter == u'\\')
                text += "\\e"_L1;
            else if (letter == u'-')
                text += "\\-"_L1;
            else if (letter < 0x80)
                text += QChar(letter);
            else
                text += "\\[u%1]"_L1.arg(QString::number(letter, 16).toUpper().rightJustified(4, u'0'));
        }
    }
    return text;
}

QString roff(QLatin1StringView words)
{
    return roff(QString(words));
}

QString tagged(QLatin1StringView tag, QLatin1StringView words)
{
    return ".TP\n\\fB%1\\fR\n%2\n"_L1.arg(roff(tag), roff(words));
}

QString head(const QString &version)
{
    return ".TH RUNLATCH-CLI 1 \"\" \"%1\" \"Runlatch\"\n"_L1.arg(roff(QString("runlatch-cli "_L1 + version)))
        + ".SH NAME\nrunlatch-cli \\- change requests and run tasks in scripts, pipelines and bug reports\n"
          ".SH SYNOPSIS\n\\fBrunlatch-cli\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR ...]\n.br\n"
          "\\fBrunlatch-cli help\\fR [\\fICOMMAND\\fR | \\fBevents\\fR | \\fBman\\fR]\n"
          ".SH DESCRIPTION\n"
          "Standard output carries JSON Lines: one object a line, its name in the member \\fBevent\\fR. With "
          "\\fB\\-\\-human\\fR it is text for people that says the same. Diagnostics go to standard error. Secrets are "
          "in neither, but for the simulator's own token.\n"_L1;
}

QString section(const ManualCommand &command)
{
    return ".SS %1\n%2.\n.PP\n.nf\n%3\n.fi\n"_L1.arg(roff(command.name), roff(command.summary),
                                                     roff(command.help.trimmed()));
}

QString section(const EventKind &kind)
{
    QString text = ".SS %1\n"_L1.arg(roff(kind.name));
    text += roff(kind.meaning) + u'\n';
    text += kind.commands.isEmpty() ? u"Of every command.\n"_s
                                    : "Of \\fB%1\\fR.\n"_L1.arg(roff(kind.commands).replace(", "_L1, "\\fR, \\fB"_L1));
    for (const EventField &field : kind.fields)
        text += ".TP\n\\fB%1\\fR (%2)\n%3\n"_L1.arg(roff(field.name), roff(typeText(field)), roff(field.meaning));
    return text;
}

} // namespace

QString eventsHelp(const QString &command)
{
    QString text = u"Events: each line of standard output is one, as a JSON object.\n\n"_s;
    for (const EventKind &kind : eventKinds()) {
        if (command.isEmpty() || kind.isOf(command))
            text += plainText(kind);
    }
    text += u"Exit codes:\n"_s;
    for (const ExitCode &code : exitCodes())
        text += "  "_L1 + QString(code.code).leftJustified(8) + wrapped(QString(code.meaning), 10);
    return text;
}

QByteArray manPage(const QList<ManualCommand> &commands, const QString &version)
{
    QString page = head(version) + ".SH COMMANDS\n"_L1;
    for (const ManualCommand &command : commands)
        page += section(command);
    page += ".SH EVENTS\n"_L1;
    for (const EventKind &kind : eventKinds())
        page += section(kind);
    page += ".SH EXIT STATUS\n"_L1;
    for (const ExitCode &code : exitCodes())
        page += tagged(code.code, code.meaning);
    page += ".SH ENVIRONMENT\n"_L1;
    for (const EnvironmentVariable &variable : EnvironmentVariables)
        page += tagged(variable.name, variable.meaning);
    return page.toLatin1();
}

} // namespace runlatch::cli
