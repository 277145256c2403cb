// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/launch.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// The option --wait-ready, and the command behind -- that starts the integration.
void declareLaunch(QCommandLineParser &parser);
/// The positional arguments of this program's own command: those that do not stand behind --.
QStringList ownArguments(const QCommandLineParser &parser);
/// Returns one sentence if the arguments are invalid. The own arguments are left alone, and so is the target of
/// `options`.
std::optional<QString> readLaunch(const QCommandLineParser &parser, LaunchOptions &options);
/// Returns one sentence if the command `name`, which takes options only, has own arguments.
std::optional<QString> refuseArguments(const QCommandLineParser &parser, const QString &name);

} // namespace runlatch::cli
