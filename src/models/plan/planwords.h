// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/change.h"
#include "plan/counts.h"

#include <QCoreApplication>
#include <QString>

namespace runlatch::models {

/// The words in which the window tells of a plan. What the plan says itself is fit for a list (text::plainText).
class PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::models::PlanWords)

public:
    static QString action(plan::Action action, const QString &asWritten); ///< "replace"; an unknown one as written
    static QString part(plan::Part part);                                 ///< "Drift"
    static QString reason(const QString &asWritten);                      ///< a sentence where it is known
    static QString why(const plan::Change &change); ///< its reason, and what happens to it beside its action
    static QString status(plan::Check::Status status);
    /// "3 to add, 1 to change, 2 to destroy", and what stands apart where there is any: as the terminal counts.
    static QString counts(const plan::Counts &counts);
    static QString signs(const plan::Counts &counts); ///< "+3 ~1 -2"
};

} // namespace runlatch::models
