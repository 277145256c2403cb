// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"

#include <QLatin1StringView>

#include <span>

namespace runlatch::wording {

/// The section of the help about a rule, or about several.
struct HelpPlace
{
    base::Rule rule = {};             ///< the one rule, or none:
    QLatin1StringView firstWord = {}; ///< the first word of the names of all its rules that have no row of their own
    QLatin1StringView section;        ///< the page and the anchor in it: "troubleshooting#port"
};

/// All of them.
std::span<const HelpPlace> helpPlaces();

/// The section about a rule. Empty where there is none.
QString helpPlaceOf(base::Rule rule);

/// The section about an error: that of its rule, or else of its kind. Never empty.
QString helpPlaceOf(const base::Error &error);

/// The section about errors of a kind.
QString helpPlaceOf(base::ErrorKind kind);

} // namespace runlatch::wording
