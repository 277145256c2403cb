// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QStringView>

#include <limits>
#include <optional>

namespace runlatch::filter {

/// Both ends belong to it. What is above 5 begins with the next number that a double can hold.
struct Numbers
{
    double lowest = -std::numeric_limits<double>::infinity();
    double highest = std::numeric_limits<double>::infinity();
};

/// All four take a comparison (">", ">=", "<", "<=", or else "=" or nothing) and ranges: 400..499, 400.., ..499, either
/// way round. They answer nothing for what is not of their kind, and take time that grows with the length of the text.

/// `200`, `4.5`, `1e6`.
std::optional<Numbers> readNumbers(QStringView value, QStringView comparison);

/// In milliseconds: `500ms`, `1.5s`, `10m` or `10min`, `1h`; the unit must stand there. Without a comparison the value
/// is meant as exactly as it is written: `1.2s` is what rounds to it, from 1150 to 1250 ms.
std::optional<Numbers> readDurations(QStringView value, QStringView comparison);

/// In bytes: `200`, `10k`, `1.5M`, `2G`, also `10KiB` and so on, of 1024 each, as sizes are shown. Without a comparison
/// as exactly as it is written.
std::optional<Numbers> readSizes(QStringView value, QStringView comparison);

/// A status of HTTP: `404`. `4xx` and `40x` are all that begin so, as are `4` and `40`.
std::optional<Numbers> readStatuses(QStringView value, QStringView comparison);

} // namespace runlatch::filter
