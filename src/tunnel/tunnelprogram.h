// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

#include <span>

namespace runlatch::tunnel {

/// A program that is known to make a listener reachable from outside.
struct TunnelProgram
{
    QLatin1StringView name; ///< also of its file, without ".exe"
    QLatin1StringView line; ///< a command that works where the program is set up; may have {server}
    /// A regular expression whose first group is the public address in a line of its output. It passes over the
    /// addresses of the vendor's documents and dashboards, which the same output has.
    QLatin1StringView address;
};
std::span<const TunnelProgram> tunnelPrograms();
/// The program of a file: "/usr/bin/ssh", "ngrok.exe". Null for any other.
const TunnelProgram *findTunnelProgram(const QString &file);

} // namespace runlatch::tunnel
