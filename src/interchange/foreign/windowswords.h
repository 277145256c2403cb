// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/shellwords.h"

namespace runlatch::interchange {

/// Whether the text begins with a command line for Windows' cmd.exe, as browsers copy it: with `^` in front of a quote
/// or at the end of its first line.
bool isForWindows(QByteArrayView script);

/// The commands of such a text, as they are written. One ends at `&` or at the end of a line, unless `^` stands before.
QList<QByteArray> windowsCommands(QByteArrayView script);
/// The words of one: cmd.exe takes each `^` outside of quotes away, and the program splits what is left as Microsoft's
/// C library does. Both in time that grows with the bytes.
ShellCommand readWindowsCommand(QByteArrayView command);

} // namespace runlatch::interchange
