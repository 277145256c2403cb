// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"
#include "filter/numbers.h"
#include "filter/times.h"

#include <QList>
#include <QString>

namespace runlatch::filter {

/// A condition of a filter, perhaps negated. The type of its field decides which members count.
struct Term
{
    static constexpr int Anywhere = -1;

    int field = Anywhere; ///< index in the table of fields; Anywhere: a word, searched for in all texts
    /// Type of the field; Choice also for a choice of another type, and Time also for Since and Before.
    Field::Type type = Field::Type::Text;
    bool isNegated = false;
    bool isWhole = false;            ///< Text: the whole text must fit, not a part of it
    QString text = {};               ///< without quotes; a choice as its table spells it
    QList<qsizetype> wildcards = {}; ///< positions in `text` of each * or ? that was not quoted
    int choice = -1;                 ///< Choice: index in the field's choices
    Times times = {};                ///< Time
    Numbers numbers = {};            ///< Number, Duration, Size, Status
};

} // namespace runlatch::filter
