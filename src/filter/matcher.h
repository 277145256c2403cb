// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/expression.h"
#include "filter/row.h"

#include <memory>
#include <vector>

namespace runlatch::filter {

/// A filter prepared for many rows. Copies are cheap and share their data. Several threads may use copies, and also one
/// object, at once.
class Matcher
{
public:
    explicit Matcher(const Expression &filter);

    /// An empty filter accepts every row. Allocates nothing. Choices, times and numbers are compared before texts.
    bool accepts(const Row &row) const;

private:
    struct ReadyTerm;
    using Group = std::vector<ReadyTerm>;

    std::shared_ptr<const std::vector<Group>> m_groups;
};

} // namespace runlatch::filter
