// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/application.h"
#include "app/commandline.h"
#include "app/secondstart.h"
#include "base/coredumps.h"
#include "base/memory.h"
#include "wording/translations.h"

#include <QApplication>
#include <QIcon>

#include <cstdio>

using namespace runlatch;

namespace {

bool printAnswer(const app::CommandLine &commandLine)
{
    if (!commandLine.showHelp && !commandLine.showVersion)
        return false;
    const QString text = commandLine.showHelp
        ? commandLine.helpText
        : QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
    std::fputs(text.toUtf8().constData(), stdout);
    return true;
}

/// Answers a request for help or version without a display. Both need none, and QApplication ends the program without
/// one. An unknown option here may be one of Qt's own, which QApplication removes.
bool printAnswerWithoutDisplay(int argc, char *argv[])
{
    QCoreApplication qt(argc, argv);
    wording::installTranslations(qt);
    const auto commandLine = app::readCommandLine(QCoreApplication::arguments());
    return commandLine && printAnswer(*commandLine);
}

/// Tells whether a window of this person has the folder already, and has come to the front with the files. A
/// demonstration is always one of its own.
bool isHandedOver(const app::CommandLine &commandLine, const QByteArray &token)
{
    if (commandLine.demo)
        return false;
    return app::handOver(app::Application::dataFolder(commandLine), app::Application::wishOf(commandLine, token));
}

/// For systems that do not take the icon of the desktop file.
QIcon windowIcon()
{
    QIcon icon;
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        icon.addFile(QStringLiteral(":/runlatch/desktop/runlatch-%1.png").arg(size));
    return icon;
}

} // namespace

int main(int argc, char *argv[])
{
    base::returnFreedBuffers();
    base::withholdCoreDumps();
    QCoreApplication::setApplicationName(QStringLiteral("Runlatch"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RUNLATCH_VERSION));
    if (app::mayAskForText(argc, argv) && printAnswerWithoutDisplay(argc, argv))
        return 0;
    const QByteArray token = app::activationToken();
    QApplication qt(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("runlatch"));
    QApplication::setWindowIcon(windowIcon());
    wording::installTranslations(qt);

    const auto commandLine = app::readCommandLine(QCoreApplication::arguments());
    if (!commandLine) {
        std::fputs(commandLine.error().detail.toUtf8().constData(), stderr);
        return 64;
    }
    if (printAnswer(*commandLine))
        return 0;
    if (isHandedOver(*commandLine, token))
        return 0;
    app::Application application(qt, *commandLine);
    QObject::connect(&application, &app::Application::handedOver, &qt, &QCoreApplication::quit);
    application.start();
    return QApplication::exec();
}
