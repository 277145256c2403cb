// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QtGlobal>

#include <optional>

namespace runlatch::protocol {

/// A body that came by a file, and is not known to be what its sender sent. Nothing can be proved of its signature.
/// Sizes are in bytes.
struct DoubtfulBody
{
    /// "import.body-other" (it has another size than was announced), "import.body-unproven" (no size was announced, or
    /// the file replaced bytes that are no text), "import.body-lost", "import.body-redacted" (placeholders are in it)
    base::Rule reason;
    std::optional<qint64> announced; ///< Content-Length
    qint64 kept = 0;                 ///< what the file has
};

} // namespace runlatch::protocol
