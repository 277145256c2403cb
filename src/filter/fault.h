// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"

#include <QString>

namespace runlatch::filter {

/// A part that could not be understood, and its place. It is left out of the filter; the rest applies.
struct Fault
{
    qsizetype position = 0; ///< in the text, in UTF-16 units, as in QLineEdit
    qsizetype length = 0;   ///< at least 1
    base::Rule rule;        ///< one of base::Rules::Filters
    QString subject;        ///< the field, value or word in question
    QString field;          ///< that has no such value; empty for a fault of another kind
    bool isFinal = false;   ///< nothing that is typed behind the value makes one of it: no choice begins so
};

} // namespace runlatch::filter
