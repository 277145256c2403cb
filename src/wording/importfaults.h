// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QString>

namespace runlatch::wording {

/// "12 left out: The field url has a value that it cannot have. At 3, 7-17." for lines and entries of a file that have
/// the same fault. `numbers` are theirs; those of a single one are told by who has its place.
QString importFaults(const base::Error &error, bool isLeftOut, qint64 count, const QString &numbers);

} // namespace runlatch::wording
