// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/filtermatcher.h"

#include <algorithm>
#include <limits>

namespace runlatch::protocol {

struct FilterMatcher::Term
{
    FilterField::Type type;
    int field;
    int choice;
    bool isNegated;
    qint64 from; ///< in milliseconds, half open
    qint64 until;
    FilterNumbers numbers;
    std::optional<FilterWord> word; ///< of texts only: its tables are large

    explicit Term(const FilterTerm &term);
    bool holds(const FilterSubject &subject) const;
};

namespace {

qint64 milliseconds(const QDateTime &time, qint64 unlimited)
{
    return time.isValid() ? time.toMSecsSinceEpoch() : unlimited;
}

} // namespace

FilterMatcher::Term::Term(const FilterTerm &term)
    : type(term.type)
    , field(term.field)
    , choice(term.choice)
    , isNegated(term.isNegated)
    , from(milliseconds(term.times.from, std::numeric_limits<qint64>::min()))
    , until(milliseconds(term.times.until, std::numeric_limits<qint64>::max()))
    , numbers(term.numbers)
{
    if (type == FilterField::Type::Text)
        word.emplace(term.text, term.wildcards, term.isWhole);
}

bool FilterMatcher::Term::holds(const FilterSubject &subject) const
{
    switch (type) {
    case FilterField::Type::Text: return subject.has(field, *word);
    case FilterField::Type::Choice: return subject.is(field, choice);
    case FilterField::Type::Time: {
        const QDateTime time = subject.time(field);
        const qint64 moment = time.isValid() ? time.toMSecsSinceEpoch() : until;
        return from <= moment && moment < until;
    }
    case FilterField::Type::Number: {
        const double number = subject.number(field);
        return numbers.lowest <= number && number <= numbers.highest;
    }
    }
    Q_UNREACHABLE();
}

FilterMatcher::FilterMatcher(const Filter &filter)
{
    std::vector<Group> groups;
    for (const auto &terms : filter.groups()) {
        Group group;
        for (const FilterTerm &term : terms)
            group.emplace_back(term);
        const auto isCheap = [](const Term &term) { return !term.word; };
        std::stable_partition(group.begin(), group.end(), isCheap);
        groups.push_back(std::move(group));
    }
    const auto isAllCheap = [](const Group &group) { return !group.back().word; };
    std::stable_partition(groups.begin(), groups.end(), isAllCheap);
    m_groups = std::make_shared<const std::vector<Group>>(std::move(groups));
}

bool FilterMatcher::accepts(const FilterSubject &subject) const
{
    return std::ranges::all_of(*m_groups, [&subject](const Group &group) {
        return std::ranges::any_of(group,
                                   [&subject](const Term &term) { return term.holds(subject) != term.isNegated; });
    });
}

} // namespace runlatch::protocol
