// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "comparison/alignment.h"
#include "comparison/jsondifference.h"
#include "comparison/jsonmeaning.h"

#include <functional>
#include <utility>
#include <vector>

namespace runlatch::comparison {

/// Finds what two JSON texts that were read mean differently; compareJson() says what that is. Internal to this
/// library.
class MeaningComparer
{
public:
    using Number = JsonMeaning::Number;
    /// A difference by the numbers of its values. Of a value that is missing on one side it has the number of the value
    /// before which it would stand.
    struct Found
    {
        Number left;
        Number right;
        JsonDifference::Kind kind;
        bool isOtherType = false;
    };

    /// All must outlive this.
    MeaningComparer(const JsonMeaning &left, const JsonMeaning &right, const std::function<bool()> &isCancelled)
        : m_left(left)
        , m_right(right)
        , m_isCancelled(isCancelled)
    {
    }

    bool run(); ///< false: it was cancelled
    std::vector<Found> &found() { return m_found; }

private:
    using Values = std::vector<Number>;

    void compare(Number left, Number right);
    void compareObjects(Number left, Number right);
    void compareArrays(Number left, Number right);
    void compareGap(const Values &ours, const Values &theirs, Number before, Number otherBefore);

    const JsonMeaning &m_left;
    const JsonMeaning &m_right;
    const std::function<bool()> &m_isCancelled;
    std::vector<std::pair<Number, Number>> m_pending;
    std::vector<Found> m_found;
    std::int64_t m_steps = AlignmentLimits::MaxSteps;
};

} // namespace runlatch::comparison
