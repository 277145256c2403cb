// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/command.h"

namespace runlatch::cli {

/// The help of a command: Qt's, with the command's name in the first line, each option's default behind its words, the
/// form of times, and the variables of the environment that it reads. `declared` has the command's options and has
/// parsed no argument.
QString helpText(const QString &command, const QCommandLineParser &declared);

} // namespace runlatch::cli
