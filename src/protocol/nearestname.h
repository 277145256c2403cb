// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/unknownmembers.h"

#include <QStringView>

#include <optional>

namespace runlatch::protocol {

/// The known name that a misspelt one is meant for, by edit distance (an inserted, left out, changed letter or two that
/// changed places is one step; case and the kind of dash are none): two steps at most, one for names of up to four
/// letters. Nothing where the name is known, is like none, or has more than 64 characters.
std::optional<QLatin1StringView> nearestName(QStringView written, const KnownKeys &known);

} // namespace runlatch::protocol
