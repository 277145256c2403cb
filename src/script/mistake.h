// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QString>

namespace runlatch::script {

/// A part of a text that could not be understood, and its place.
struct Mistake
{
    int line = 0;         ///< from 1
    int column = 0;       ///< from 1, in characters
    base::Rule rule;      ///< one of base::Rules::Scenarios or RuleBooks, of the filters, or of a fault
    QString subject = {}; ///< the word, key or value in question, shortened
    QString field = {};   ///< key that has no such value; empty for a mistake of another kind
    QString nearest = {}; ///< the known name that is most like it; empty: none is

    friend bool operator==(const Mistake &, const Mistake &) = default;
};

constexpr qsizetype MaxMistakes = 100; ///< reading stops there

} // namespace runlatch::script
