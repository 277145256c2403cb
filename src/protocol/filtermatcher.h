// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/filter.h"
#include "protocol/filtersubject.h"

#include <memory>
#include <vector>

namespace runlatch::protocol {

/// A filter made ready for many rows. Copies are cheap and share what they hold; copies, and one object too, may be
/// used from several threads at once.
class FilterMatcher
{
public:
    explicit FilterMatcher(const Filter &filter);

    /// An empty filter accepts all. Allocates nothing. Choices, times and numbers are asked before texts.
    bool accepts(const FilterSubject &subject) const;

private:
    struct Term;
    using Group = std::vector<Term>;

    std::shared_ptr<const std::vector<Group>> m_groups;
};

} // namespace runlatch::protocol
