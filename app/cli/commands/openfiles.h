// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

namespace runlatch::cli {

/// Lets this process have so many files and sockets open, if the system allows it: many systems begin with 256 or 1024,
/// of which each of many run tasks at once takes several. Does nothing where there is no such limit.
void allowOpenFiles(int wanted);

} // namespace runlatch::cli
