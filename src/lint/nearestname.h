// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/unknownmembers.h"

#include <QStringView>

#include <optional>
#include <span>

namespace runlatch::lint {

/// The known name closest to a misspelled one, by edit distance. Inserting, omitting or changing a letter, or swapping
/// two neighbors, is one step; case and the kind of dash cost nothing. The closest name is at most two steps away, or
/// one for names of up to four letters; of equally close ones it is the first. nullopt if the written name is known, is
/// like no known name, or has more than 64 characters.
std::optional<QLatin1StringView> nearestName(QStringView written, std::span<const QLatin1StringView> known);
inline std::optional<QLatin1StringView> nearestName(QStringView written, const protocol::KnownKeys &known)
{
    return nearestName(written, std::span(known.begin(), known.size()));
}

} // namespace runlatch::lint
