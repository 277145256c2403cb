// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "filter/matcher.h"

#include <algorithm>
#include <limits>

namespace runlatch::filter {

struct Matcher::ReadyTerm
{
    Field::Type type;
    int field;
    int choice;
    bool isNegated;
    qint64 from; ///< in milliseconds, half open
    qint64 until;
    Numbers numbers;
    std::optional<Word> word; ///< set for texts only, because its tables are large

    explicit ReadyTerm(const Term &term);
    bool holds(const Row &row) const;
};

namespace {

qint64 milliseconds(const QDateTime &time, qint64 unlimited)
{
    return time.isValid() ? time.toMSecsSinceEpoch() : unlimited;
}

} // namespace

Matcher::ReadyTerm::ReadyTerm(const Term &term)
    : type(term.type)
    , field(term.field)
    , choice(term.choice)
    , isNegated(term.isNegated)
    , from(milliseconds(term.times.from, std::numeric_limits<qint64>::min()))
    , until(milliseconds(term.times.until, std::numeric_limits<qint64>::max()))
    , numbers(term.numbers)
{
    if (type == Field::Type::Text)
        word.emplace(term.text, term.wildcards, term.isWhole);
}

bool Matcher::ReadyTerm::holds(const Row &row) const
{
    switch (type) {
    case Field::Type::Text: return row.has(field, *word);
    case Field::Type::Choice: return row.is(field, choice);
    case Field::Type::Time:
    case Field::Type::Since:
    case Field::Type::Before: {
        const QDateTime time = row.time(field);
        const qint64 moment = time.isValid() ? time.toMSecsSinceEpoch() : until;
        return from <= moment && moment < until;
    }
    case Field::Type::Number:
    case Field::Type::Duration:
    case Field::Type::Size:
    case Field::Type::Status: {
        const double number = row.number(field);
        return numbers.lowest <= number && number <= numbers.highest;
    }
    }
    Q_UNREACHABLE();
}

Matcher::Matcher(const Expression &filter)
{
    std::vector<Group> groups;
    for (const auto &terms : filter.groups()) {
        Group group;
        for (const Term &term : terms)
            group.emplace_back(term);
        const auto isCheap = [](const ReadyTerm &term) { return !term.word; };
        std::stable_partition(group.begin(), group.end(), isCheap);
        groups.push_back(std::move(group));
    }
    const auto isAllCheap = [](const Group &group) { return !group.back().word; };
    std::stable_partition(groups.begin(), groups.end(), isAllCheap);
    m_groups = std::make_shared<const std::vector<Group>>(std::move(groups));
}

bool Matcher::accepts(const Row &row) const
{
    return std::ranges::all_of(*m_groups, [&row](const Group &group) {
        return std::ranges::any_of(group, [&row](const ReadyTerm &term) { return term.holds(row) != term.isNegated; });
    });
}

} // namespace runlatch::filter
