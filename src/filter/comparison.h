// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QString>

namespace runlatch::filter {

/// The sign of a range: `2026-10..2026-11`, `400..499`.
inline constexpr QLatin1StringView RangeSign("..");

/// Tells whether the comparison is one of > >= < <=, which need an order; `=` and an empty comparison do not.
inline bool isGreaterOrLess(QStringView comparison)
{
    return comparison.startsWith(u'>') || comparison.startsWith(u'<');
}

} // namespace runlatch::filter
