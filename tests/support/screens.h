// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDir>

namespace runlatch::support {

/// Gives Qt's platform "offscreen" two screens, of which the first one has room for the window. Its own screen of 800
/// by 800 pixels has not. Call before the application is made; child processes have the same screens.
inline void useScreens()
{
    if (qgetenv("QT_QPA_PLATFORM") != "offscreen")
        return;
    QString file = QStringLiteral(RUNLATCH_TEST_DATA "/screens.json");
#ifdef Q_OS_WIN
    file = QDir().relativeFilePath(file); // a colon ends the parameter
#endif
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + QFile::encodeName(file));
}

} // namespace runlatch::support
