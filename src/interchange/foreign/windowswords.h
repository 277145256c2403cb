// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "interchange/foreign/shellwords.h"

namespace runlatch::interchange {

/// Tells whether the text begins with a command line for Windows' cmd.exe, as browsers copy it: with `^` in front of
/// its first quote, or at the end of its first line. Within the quotes of a POSIX shell it is text.
bool isForWindows(QByteArrayView script);

/// The command of such a text that begins at `at`, as it is written; it may be empty. It ends at `&` or at the end of a
/// line, unless `^` stands before. `at` moves behind it.
QByteArrayView nextWindowsCommand(QByteArrayView script, qsizetype &at);
/// The words of one: cmd.exe takes each `^` outside of quotes away, and the program splits what is left as Microsoft's
/// C library does. Both in time that grows with the bytes.
ShellCommand readWindowsCommand(QByteArrayView command);

} // namespace runlatch::interchange
