// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"
#include "plan/plan.h"

#include <QList>

namespace runlatch::models {

/// The choice of the changes that are rows.
struct PlanChoice
{
    plan::Part part = plan::Part::Changes;
    filter::Expression filter = {}; ///< parsed with plan::changeFields()
    /// False leaves out what changes nothing: no-op and read, unless it is moved or imported.
    bool all = false;
};

/// The chosen changes by their modules, by their numbers in the plan, each list in the order of the plan.
struct PlanRows
{
    /// More changes of the root module are a module's as well: laying out their rows would hold up the window.
    static constexpr qsizetype MaxOpenRoot = 5'000;

    struct Module
    {
        int number = 0; ///< in the plan; 0: the root
        QList<int> changes = {};
        plan::Counts counts = {};
    };
    QList<int> root = {};       ///< changes of the root module, if there are not too many
    QList<Module> modules = {}; ///< those that have any, in the order in which the plan comes to them
    qint64 leftOut = 0;         ///< changes nothing, and was not wanted
};

/// Takes time in proportion to the changes of the part: some tenths of a second for a million.
PlanRows arrange(const plan::Plan &plan, const PlanChoice &choice);

} // namespace runlatch::models
