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

/// `200`, `4.5`, `1e6`, compared likewise; ranges 400..499, 400.., ..499, either way round.
std::optional<Numbers> readNumbers(QStringView value, QStringView comparison);

} // namespace runlatch::filter
