// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QString>
#include <QStringList>
#include <QUrl>

namespace runlatch::tunnel {

constexpr qsizetype MaxCommand = 4000; ///< characters

/// The words of a command as a person writes it for a shell, with quotes and escapes; none is started for it, so that
/// variables, and what a shell would do with the output, have no meaning. On Windows it is read as Windows does. The
/// first word is the program.
///
/// Errors, all Usage: "tunnel.empty", "tunnel.too-long", "tunnel.unclosed" (a quote), "tunnel.shell" (a variable or a
/// second command; subject: the word), "tunnel.blank" (a word in braces that is neither {host} nor {port}; subject: it).
base::Result<QStringList> readTunnelCommand(const QString &line);

/// The words with the host and the port of `listener` in place of {host} and {port}. An IPv6 host is in brackets.
QStringList filledIn(const QStringList &words, const QUrl &listener);

} // namespace runlatch::tunnel
