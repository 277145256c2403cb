// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/application.h"
#include "app/commandline.h"
#include "base/memory.h"
#include "wording/translations.h"

#include <QApplication>

#include <cstdio>

int main(int argc, char *argv[])
{
    using namespace runlatch;
    base::returnFreedBuffers();
    QCoreApplication::setApplicationName(QStringLiteral("Runlatch"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RUNLATCH_VERSION));
    QApplication qt(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("runlatch"));
    wording::installTranslations(qt);

    const auto commandLine = app::readCommandLine(QCoreApplication::arguments());
    if (!commandLine) {
        std::fputs(commandLine.error().detail.toUtf8().constData(), stderr);
        return 64;
    }
    if (commandLine->showHelp || commandLine->showVersion) {
        const QString text = commandLine->showHelp
            ? commandLine->helpText
            : QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion() + u'\n';
        std::fputs(text.toUtf8().constData(), stdout);
        return 0;
    }
    app::Application application(qt, *commandLine);
    application.start();
    return QApplication::exec();
}
