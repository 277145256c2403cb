// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "rulebook/answerrule.h"

#include "rulebook/rulefields.h"

#include <algorithm>

namespace runlatch::rulebook {

namespace {

bool hasTerm(const filter::Expression &condition, const auto &isIt)
{
    return std::ranges::any_of(condition.groups(),
                               [&isIt](const QList<filter::Term> &group) { return std::ranges::any_of(group, isIt); });
}

bool asksForIt(const filter::Term &term)
{
    return isOfPlan(term.field);
}

} // namespace

filter::Expression withoutPlan(const filter::Expression &condition)
{
    return condition.only([](const QList<filter::Term> &group) { return std::ranges::none_of(group, asksForIt); });
}

bool AnswerRule::asksForPlan() const
{
    return hasTerm(condition, asksForIt);
}

bool AnswerRule::takesForgeries() const
{
    return hasTerm(condition,
                   [](const filter::Term &term) { return term.field == static_cast<int>(RuleField::Signature); });
}

bool AnswerRule::takesVerifications() const
{
    return hasTerm(condition, [](const filter::Term &term) {
        return term.field == static_cast<int>(RuleField::Is) && term.choice == static_cast<int>(RuleMark::Verification)
            && !term.isNegated;
    });
}

} // namespace runlatch::rulebook
