// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::base {

/// Lets the system write no dump of this program's memory, which holds keys and tokens, if it crashes. Call once,
/// before threads. Does nothing on Windows.
void withholdCoreDumps();

/// Gives a child process the limit that this program was started with. For use between fork() and exec().
void restoreCoreDumps();

} // namespace runlatch::base
