// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"
#include "filter/numbers.h"
#include "filter/times.h"

#include <QList>
#include <QString>

namespace runlatch::filter {

/// One thing that must hold, or must not. Which members count depends on the type of its field.
struct Term
{
    static constexpr int Anywhere = -1;

    int field = Anywhere;                 ///< index in the table of fields; Anywhere: a word, looked for in all texts
    Field::Type type = Field::Type::Text; ///< of the field; Choice also where one of its choices is asked for
    bool isNegated = false;
    bool isWhole = false;            ///< Text: the whole text must fit, not a part of it
    QString text = {};               ///< as meant: quotes taken off; a choice as its table spells it
    QList<qsizetype> wildcards = {}; ///< where in `text` a * or ? stands that was not quoted
    int choice = -1;                 ///< Choice: index in the field's choices
    Times times = {};                ///< Time
    Numbers numbers = {};            ///< Number, Duration, Size, Status
};

} // namespace runlatch::filter
