// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "store/search/searchplan.h"
#include "store/search/searchrange.h"

#include <QObject>

#include <atomic>
#include <memory>

namespace runlatch::store {

/// Searches captures in a thread of its own, beside the writer and the reader. It works in slices, so that several
/// searches go on side by side, and one that was cancelled ends at once.
class SliceSearcher : public QObject
{
    Q_OBJECT
public:
    using Stop = std::shared_ptr<const std::atomic_bool>;

    /// The question for one slice. `stop` ends it early, with any answer.
    struct Slice
    {
        std::shared_ptr<const SearchPlan> plan;
        SearchRange range;
        Stop stop;
        bool endsEarly = false; ///< with the first rows, so that somebody sees them soon
    };

    /// Answers with what is found in the first part of the range, or in all of it.
    virtual void search(const Slice &slice, const base::Answer<SearchReport> &answer) = 0;
};

} // namespace runlatch::store
