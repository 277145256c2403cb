// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/change.h"
#include "plan/counts.h"

#include <QCoreApplication>
#include <QString>

namespace runlatch::models {

/// The words of the window for a plan, beside those of wording/planwords.h. What the plan says itself is fit for a list
/// (text::plainText).
class PlanWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::models::PlanWords)

public:
    static QString action(plan::Action action, const QString &asWritten); ///< "replace"; an unknown one as written
    static QString part(plan::Part part);                                 ///< "Drift"
    static QString reason(const QString &asWritten);                      ///< a sentence where it is known
    static QString why(const plan::Change &change);   ///< its reason, and what happens to it beside its action
    static QString status(const plan::Check &check);  ///< "passed"; one that is not known as written
    static QString signs(const plan::Counts &counts); ///< "+3 ~1 -2"
};

} // namespace runlatch::models
