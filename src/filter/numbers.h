// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <limits>
#include <optional>

namespace runlatch::filter {

/// Both ends are included. "Above 5" begins at the next number that a double can hold.
struct Numbers
{
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();
};

/// All four accept a comparison (">", ">=", "<", "<="; "=" or none mean the value itself) and ranges: 400..499, 400..,
/// ..499, in either direction. They return nullopt for text that is not of their kind, and take time that grows with
/// its length.

/// Reads numbers: `200`, `4.5`, `1e6`.
std::optional<Numbers> readNumbers(QStringView value, QStringView comparison);

/// Reads durations, in milliseconds: `500ms`, `1.5s`, `10m` or `10min`, `1h`; the unit is required. Without a
/// comparison the value is as precise as it is written: `1.2s` means everything that rounds to it, from 1150 to 1250
/// ms.
std::optional<Numbers> readDurations(QStringView value, QStringView comparison);

/// Reads sizes, in bytes: `200`, `10k`, `1.5M`, `2G`, also `10KB`, `10KiB` and so on, with 1024 each, as sizes are
/// shown. Without a comparison the value is as precise as it is written.
std::optional<Numbers> readSizes(QStringView value, QStringView comparison);

/// Reads an HTTP status: `404`. `4xx` and `40x` mean all statuses that begin so, and so do `4` and `40`.
std::optional<Numbers> readStatuses(QStringView value, QStringView comparison);

} // namespace runlatch::filter
