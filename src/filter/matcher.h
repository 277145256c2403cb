// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"
#include "filter/row.h"

#include <memory>
#include <vector>

namespace runlatch::filter {

/// A filter made ready for many rows. Copies are cheap and share what they hold; copies, and one object too, may be
/// used from several threads at once.
class Matcher
{
public:
    explicit Matcher(const Expression &filter);

    /// An empty filter accepts all. Allocates nothing. Choices, times and numbers are asked before texts.
    bool accepts(const Row &row) const;

private:
    struct ReadyTerm;
    using Group = std::vector<ReadyTerm>;

    std::shared_ptr<const std::vector<Group>> m_groups;
};

} // namespace runlatch::filter
