// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "store/search/slicesearcher.h"

#include <functional>

namespace runlatch::store {

/// One search, which asks for one slice after the other until it has enough. Its end, however it comes, stops the slice
/// under way.
class CaptureSearch final : public base::Operation<SearchReport>
{
public:
    using Progress = std::function<void(const SearchReport &)>;

    /// `searcher` is asked as long as `isOpen` lives.
    CaptureSearch(SliceSearcher &searcher, std::weak_ptr<const void> isOpen, const CaptureFilter &filter,
                  const SearchRange &range, QObject *context, Progress progress, base::Callback<SearchReport> done);
    ~CaptureSearch() override;

private:
    void ask();
    void take(const base::Result<SearchReport> &report);

    SliceSearcher &m_searcher;
    std::weak_ptr<const void> m_isOpen;
    std::shared_ptr<std::atomic_bool> m_stop = std::make_shared<std::atomic_bool>(false);
    SliceSearcher::Slice m_slice;
    Progress m_progress;
};

} // namespace runlatch::store
