// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/launch.h"

#include <QCommandLineParser>

#include <optional>

namespace runlatch::cli {

/// The option --wait-ready, and the command behind -- that starts the integration.
void declareLaunch(QCommandLineParser &parser);
/// Returns one sentence if the arguments are invalid. `name`: that of this program's command. The target of `options`
/// is left alone.
std::optional<QString> readLaunch(const QCommandLineParser &parser, const QString &name, LaunchOptions &options);

} // namespace runlatch::cli
