// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/commandline.h"

#include <QByteArrayList>
#include <QCommandLineParser>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::app {

namespace {

// Not named tr(): lupdate would expect a literal here, and skip the marked strings.
QString text(const char *source)
{
    return QCoreApplication::translate("runlatch::app", source);
}

} // namespace

bool mayAskForText(int argc, const char *const *argv)
{
    static const QByteArrayList wishes{"-h", "-?", "--help", "--help-all", "-v", "--version"};
    return std::any_of(argv, argv + argc, [](const char *argument) { return wishes.contains(argument); });
}

base::Result<CommandLine> readCommandLine(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        text(QT_TRANSLATE_NOOP("runlatch::app", "A workbench for change requests and run tasks.")));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption(
        {u"demo"_s,
         text(QT_TRANSLATE_NOOP(
             "runlatch::app",
             "Start the simulator and the inspector, connected to each other. Uses a folder of its own."))});
    parser.addOption({u"data-dir"_s,
                      text(QT_TRANSLATE_NOOP("runlatch::app", "Keep settings and captures in this folder.")),
                      u"folder"_s});
    parser.addOption({u"theme"_s, text(QT_TRANSLATE_NOOP("runlatch::app", "system, light or dark.")), u"name"_s});
    parser.addPositionalArgument(
        u"file"_s,
        text(QT_TRANSLATE_NOOP(
            "runlatch::app",
            "Files with requests to import: the window says what is in them, and asks. A plan is shown.")),
        u"[FILE...]"_s);

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
    line.showHelp = parser.isSet(u"help"_s);
    line.showVersion = parser.isSet(u"version"_s);
    line.helpText = parser.helpText();
    return line;
}

} // namespace runlatch::app
