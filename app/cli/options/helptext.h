// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/command.h"

namespace runlatch::cli {

/// The help of a command: Qt's help, with the name of the command in the first line, the default after each option's
/// text, the format of times, and the environment variables that the command reads. `declared` has the options of the
/// command and has parsed no arguments.
QString helpText(const QString &command, const QCommandLineParser &declared);

} // namespace runlatch::cli
