// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>

namespace runlatch::app {

/// The values of the command line.
struct CommandLine
{
    bool demo = false;  ///< start simulator and inspector, connected to each other
    QString dataFolder; ///< empty: the platform's own folder
    QStringList files;  ///< to import, after a question
    QString theme;      ///< "system", "light", "dark"; empty: the saved preference
    bool showHelp = false;
    bool showVersion = false;
    QString helpText; ///< with --man a page for man(1)
};

/// Tells whether an argument looks like a request for help or version. Needs no application object.
bool mayAskForText(int argc, const char *const *argv);

/// Error: Usage with rule "command-line"; `detail` is the sentence to print.
base::Result<CommandLine> readCommandLine(const QStringList &arguments);

} // namespace runlatch::app
