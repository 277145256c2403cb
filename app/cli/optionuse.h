// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QCommandLineParser>
#include <QStringList>

#include <optional>

namespace runlatch::cli {

/// A mistake in the options as a whole, in one sentence: one that takes one value is given twice, or two of them
/// would read standard input. `arguments` are those that were parsed, behind the words of the command, of which there
/// are `words`; places are counted from the program's name. Values are not repeated: they may be secret.
std::optional<QString> checkOptionUse(const QCommandLineParser &parser, const QStringList &arguments, int words);

} // namespace runlatch::cli
