// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/word.h"
#include "plan/plan.h"

#include <QStringList>

namespace runlatch::rulebook {

enum class RuleField;

/// A plan as conditions see it: the counts of its changes as the terminal counts them, and the types and modules of the
/// changes that do something. A plan names all resources that stay as they are, too.
class RulePlan
{
public:
    /// Takes a second for a million changes, and copies the names: not for the window's thread.
    explicit RulePlan(const plan::Plan &plan);

    // `field`: one of which isOfPlan() is true.
    bool has(RuleField field, const filter::Word &word) const;
    double number(RuleField field) const;
    QString valueOf(RuleField field) const; ///< of many names the first ones, without the root

private:
    const QStringList &namesOf(RuleField field) const;

    plan::Counts m_counts;
    QStringList m_types; ///< sorted, each once; so the modules, of which the root is the empty one
    QStringList m_modules;
};

} // namespace runlatch::rulebook
