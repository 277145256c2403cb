// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/commandline.h"

#include "changerequests/ledger.h"
#include "settings/logfile.h"
#include "settings/settingsfile.h"
#include "store/sqlite/storefiles.h"
#include "templates/templatefolder.h"

#include <QByteArrayList>
#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::app {

namespace {

// Not named tr(): lupdate would expect a literal here, and skip the marked strings.
QString text(const char *source)
{
    return QCoreApplication::translate("runlatch::app", source);
}

QString description()
{
    return text(QT_TRANSLATE_NOOP("runlatch::app", "A workbench for change requests and run tasks."));
}

QString fileDescription()
{
    return text(QT_TRANSLATE_NOOP(
        "runlatch::app", "Files with requests to import: the window says what is in them, and asks. A plan is shown."));
}

QList<QCommandLineOption> options()
{
    return {
        {u"demo"_s,
         text(QT_TRANSLATE_NOOP(
             "runlatch::app",
             "Start the simulator and the inspector, connected to each other. Uses a folder of its own."))},
        {u"data-dir"_s, text(QT_TRANSLATE_NOOP("runlatch::app", "Keep settings and captures in this folder.")),
         u"folder"_s},
        {u"theme"_s, text(QT_TRANSLATE_NOOP("runlatch::app", "system, light or dark.")), u"name"_s},
    };
}

using ManualRow = std::pair<QString, QString>;

/// The folder of the data, and what stands in it.
QList<ManualRow> manualFiles()
{
    const auto name = [](const QString &file) { return QFileInfo(file).fileName(); };
    return {
        {u"~/.local/share/Runlatch"_s,
         text(QT_TRANSLATE_NOOP("runlatch::app", "The folder without --data-dir. With --demo its folder demo."))},
        {store::capturesFileName(), text(QT_TRANSLATE_NOOP("runlatch::app", "Received requests and their replies."))},
        {store::workFileName(), text(QT_TRANSLATE_NOOP("runlatch::app", "Drafts and saved queries."))},
        {name(changerequests::Ledger::fileIn({})),
         text(QT_TRANSLATE_NOOP("runlatch::app", "Bulk actions that were sent."))},
        {name(templates::templateFolder({})), text(QT_TRANSLATE_NOOP("runlatch::app", "Templates of task results."))},
        {name(settings::preferencesFile({})),
         text(QT_TRANSLATE_NOOP("runlatch::app", "Settings, without any secret."))},
        {name(settings::logFile({})),
         text(QT_TRANSLATE_NOOP("runlatch::app", "The log of exchanges, if it is turned on."))},
    };
}

QList<ManualRow> manualVariables()
{
    return {
        {u"https_proxy, http_proxy, all_proxy, no_proxy"_s,
         text(QT_TRANSLATE_NOOP("runlatch::app", "The proxies, as curl reads them."))},
        {u"TF_TOKEN_HOST, TFE_TOKEN"_s,
         text(QT_TRANSLATE_NOOP("runlatch::app", "Tokens that the window offers when a connection is added."))},
        {u"XDG_DATA_HOME"_s, text(QT_TRANSLATE_NOOP("runlatch::app", "The folder around that of the data."))},
        {u"LANGUAGE, LC_ALL, LC_MESSAGES, LANG"_s,
         text(QT_TRANSLATE_NOOP("runlatch::app", "The language of texts, unless the settings have another one."))},
    };
}

/// A section of the page with a paragraph for each row.
QString manualList(const QString &title, const QList<ManualRow> &rows)
{
    QString list = u".SH "_s + title + u'\n';
    for (const auto &[name, description] : rows)
        list += u".TP\n\\fB%1\\fR\n%2\n"_s.arg(name, description);
    return list;
}

/// A page for man(1), in roff. Its texts have no backslash, and none of its lines begins with a full stop.
QString manualPage()
{
    QString page = u".TH RUNLATCH 1 \"\" \"Runlatch %1\" \"Runlatch\"\n.SH NAME\nrunlatch - %2\n"_s.arg(
        QCoreApplication::applicationVersion(), description());
    page += u".SH SYNOPSIS\n\\fBrunlatch\\fR [\\fIOPTION\\fR ...] [\\fIFILE\\fR ...]\n.SH DESCRIPTION\n%1\n"_s.arg(
        fileDescription());
    page += u".SH OPTIONS\n"_s;
    for (const QCommandLineOption &option : options()) {
        page += u".TP\n\\fB--%1\\fR \\fI%2\\fR\n%3\n"_s.arg(option.names().constFirst(), option.valueName(),
                                                            option.description());
    }
    page += u".TP\n\\fB--help\\fR, \\fB--version\\fR\n%1\n"_s.arg(
        text(QT_TRANSLATE_NOOP("runlatch::app", "Print the options or the version, and end.")));
    page += manualList(u"FILES"_s, manualFiles()) + manualList(u"ENVIRONMENT"_s, manualVariables());
    page += u".SH SEE ALSO\n\\fBrunlatch-cli\\fR(1)\n"_s;
    return page.replace(u'-', u"\\-"_s);
}

} // namespace

bool mayAskForText(int argc, const char *const *argv)
{
    static const QByteArrayList wishes{"-h", "-?", "--help", "--help-all", "-v", "--version", "--man"};
    return std::any_of(argv, argv + argc, [](const char *argument) { return wishes.contains(argument); });
}

base::Result<CommandLine> readCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(description());
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions(options());
    QCommandLineOption manual(u"man"_s); // for the build, which installs what it prints
    manual.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(manual);
    parser.addPositionalArgument(u"file"_s, fileDescription(), u"[FILE...]"_s);

    const auto wrong = [&parser](const QString &why) {
        return base::Error{.kind = base::ErrorKind::Usage, .detail = why + u"\n\n"_s + parser.helpText()};
    };
    if (!parser.parse(arguments))
        return wrong(parser.errorText());

    CommandLine line;
    line.demo = parser.isSet(u"demo"_s);
    line.dataFolder = parser.value(u"data-dir"_s);
    line.files = parser.positionalArguments();
    line.theme = parser.value(u"theme"_s);
    if (!line.theme.isEmpty() && !QStringList{u"system"_s, u"light"_s, u"dark"_s}.contains(line.theme))
        return wrong(text(QT_TRANSLATE_NOOP("runlatch::app", "--theme takes system, light or dark.")));
    line.showHelp = parser.isSet(u"help"_s) || parser.isSet(manual);
    line.showVersion = parser.isSet(u"version"_s);
    line.helpText = parser.isSet(manual) ? manualPage() : parser.helpText();
    return line;
}

} // namespace runlatch::app
