// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// Checks the options as a whole, and returns a mistake as one sentence: an option for one value is given twice, the
/// name of a file with a secret is empty, or two options would read standard input. `arguments` are the parsed
/// arguments after the words of the command; `words` is the number of those words. Positions count from the program's
/// name. Values are not repeated: they may be secret.
std::optional<QString> checkOptionUse(const QCommandLineParser &parser, const QStringList &arguments, int words);

} // namespace runlatch::cli
