// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"

#include <algorithm>

namespace runlatch::base {

namespace {

template <std::size_t Size> std::optional<Rule> find(const std::array<Rule, Size> &rules, QStringView name)
{
    const auto found = std::find_if(rules.begin(), rules.end(), [name](Rule rule) { return rule.name() == name; });
    return found == rules.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::optional<Rule> Rules::ofName(QStringView name)
{
    std::optional<Rule> found;
    const auto isIn = [&found, name](const auto &rules) { return (found = find(rules, name)).has_value(); };
    const bool isKnown = isIn(Refusals) || isIn(Replies) || isIn(Callbacks) || isIn(Signatures) || isIn(Receivers)
        || isIn(Exchanges) || isIn(Trust) || isIn(Connections) || isIn(Creations) || isIn(Ledger) || isIn(Tasks)
        || isIn(Machine) || isIn(Endpoints) || isIn(Tunnels) || isIn(Filters) || isIn(Scenarios) || isIn(RuleBooks)
        || isIn(Imports) || isIn(Fetches) || isIn(Plans) || isIn(Templates) || isIn(Reports) || isIn(Lint);
    return isKnown ? found : std::nullopt;
}

} // namespace runlatch::base
