// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/options/manual.h"

namespace runlatch::cli {

/// A script for bash that completes the commands, their options, and names of files. The options are those that the
/// help of each command lists.
QByteArray bashCompletion(const QList<ManualCommand> &commands);

} // namespace runlatch::cli
