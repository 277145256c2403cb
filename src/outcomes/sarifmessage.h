// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/sarifrules.h"
#include "outcomes/texts.h"

namespace runlatch::outcomes {

/// The message of a result (3.11). Internal to this folder.
struct SarifMessage
{
    CutText text;     ///< plain, with line breaks; empty where there is none
    CutText markdown; ///< empty where there is none
};

constexpr qsizetype MaxMessageLength = 4000; ///< characters of a message that an outcome takes
constexpr std::size_t MaxArguments = 100;    ///< that fill placeholders
constexpr int MaxMessageStrings = 1000;      ///< of a rule, that are looked at

/// Looks the strings up: in the message itself, by its id among those of the rule, among those of the component
/// (3.11.7). Fills {0} by the arguments, {{ and }} are braces; a placeholder without an argument stays as it is. A link
/// to a location of the result becomes its text.
SarifMessage messageOf(const SarifObject &result, const SarifRules::Found &found);

} // namespace runlatch::outcomes
