// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/searchplan.h"

#include "store/capturefields.h"

#include <algorithm>

namespace runlatch::store {

SearchPlan::SearchPlan(const CaptureFilter &filter)
    : m_condition(CaptureCondition::of(filter))
{
    for (const auto &group : filter.expression().groups()) {
        addGroup(group, filter.endpointNames());
        m_readsBytes = m_readsBytes || std::ranges::any_of(group, [](const filter::Term &term) {
                           return term.type == filter::Field::Type::Text && term.field == filter::Term::Anywhere;
                       });
    }
}

bool SearchPlan::isIndexed(const filter::Term &term, const EndpointNames &names)
{
    if (term.field == static_cast<int>(CaptureField::Endpoint)
        && names.has(filter::Word(term.text, term.wildcards, term.isWhole)))
        return false; // the index has the words of paths alone
    return term.type == filter::Field::Type::Text && !term.isNegated
        && term.field != static_cast<int>(CaptureField::Note);
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
