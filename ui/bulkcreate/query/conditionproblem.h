// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

#include <QString>

namespace runlatch::ui {

/// The part of a condition that keeps it from being sent, and what to do about it.
struct ConditionProblem
{
    enum class Part { Field, Operator, Value };

    QString words = {}; ///< empty: there is none
    Part part = Part::Value;
    qsizetype value = 0; ///< index of the wrong value
};

ConditionProblem problemOf(const protocol::ExplorerCondition &condition);

/// Remarks on undocumented parts, which are sent anyway, and a time as this computer shows it.
QString remarkOn(const protocol::ExplorerCondition &condition);

} // namespace runlatch::ui
