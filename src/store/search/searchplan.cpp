// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/searchplan.h"

#include "base/rules.h"
#include "store/search/capturefields.h"

#include <algorithm>

namespace runlatch::store {

namespace {

/// The times that a term accepts, or a longer time. All times of a term that is of something else.
Moments momentsOf(const filter::Term &term)
{
    Moments moments;
    if (term.type != filter::Field::Type::Time)
        return moments;
    const bool isOpen = !term.times.from.isValid() || !term.times.until.isValid();
    if (term.times.from.isValid() && !term.isNegated)
        moments.from = term.times.from.toMSecsSinceEpoch();
    if (term.times.until.isValid() && !term.isNegated)
        moments.until = term.times.until.toMSecsSinceEpoch();
    if (term.times.from.isValid() && term.isNegated && isOpen)
        moments.until = term.times.from.toMSecsSinceEpoch();
    if (term.times.until.isValid() && term.isNegated && isOpen)
        moments.from = term.times.until.toMSecsSinceEpoch();
    return moments;
}

/// Whether a term may be of a cause, which the doctor may find after the words of a capture were indexed.
bool mayBeCause(const filter::Term &term)
{
    const filter::Word word(term.text, term.wildcards, term.isWhole);
    return term.field == static_cast<int>(CaptureField::Cause)
        || (term.field == filter::Term::Anywhere
            && std::ranges::any_of(base::Rules::Signatures,
                                   [&word](const base::Rule &rule) { return word.isIn(rule.name()); }));
}

} // namespace

SearchPlan::SearchPlan(const CaptureFilter &filter)
    : m_filter(filter)
    , m_condition(CaptureCondition::of(filter))
{
    for (const auto &group : filter.expression().groups()) {
        narrow(group);
        addGroup(group, filter.endpointNames());
        m_readsBytes = m_readsBytes || std::ranges::any_of(group, [](const filter::Term &term) {
                           return term.type == filter::Field::Type::Text && term.field == filter::Term::Anywhere;
                       });
    }
}

/// All terms of a group must be of times, because each of them alone is enough.
void SearchPlan::narrow(const QList<filter::Term> &terms)
{
    Moments all{std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::min()};
    for (const filter::Term &term : terms) {
        const Moments moments = momentsOf(term);
        all = {std::min(all.from, moments.from), std::max(all.until, moments.until)};
    }
    m_moments = {std::max(m_moments.from, all.from), std::min(m_moments.until, all.until)};
}

bool SearchPlan::isIndexed(const filter::Term &term, const EndpointNames &names)
{
    if (term.field == static_cast<int>(CaptureField::Endpoint)
        && names.has(filter::Word(term.text, term.wildcards, term.isWhole)))
        return false; // the index has the words of paths alone
    return term.type == filter::Field::Type::Text && !term.isNegated
        && term.field != static_cast<int>(CaptureField::Note) && !mayBeCause(term);
}

/// A group helps only if each of its terms does.
void SearchPlan::addGroup(const QList<filter::Term> &terms, const EndpointNames &names)
{
    Group group;
    for (const filter::Term &term : terms) {
        auto keys = isIndexed(term, names) ? WordKeys::of(term) : std::vector<WordKeys::Key>();
        if (keys.empty())
            return;
        group.words.push_back(std::move(keys));
        group.mayBeInNote = group.mayBeInNote || term.field == filter::Term::Anywhere;
    }
    m_groups.push_back(std::move(group));
}

SearchPlan::Look SearchPlan::lookAt(QByteArrayView bits) const
{
    Look look = Look::All;
    for (const Group &group : m_groups) {
        if (std::ranges::any_of(group.words, [bits](const auto &keys) { return WordKeys::mayHave(bits, keys); }))
            continue;
        if (!group.mayBeInNote)
            return Look::None;
        look = Look::Noted;
    }
    return look;
}

} // namespace runlatch::store
