// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison.h"

#include <QByteArray>

namespace runlatch::bench {

/// The least that keeping a request on disk can cost: a loop that inserts the bytes into a table of SQLite, 64 rows a
/// commit, with a sync for each commit. It receives nothing, reads nothing and looks nothing up. Rows per second.
std::optional<Measured> bareLoop(const QByteArray &bytes);

} // namespace runlatch::bench
