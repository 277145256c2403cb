// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturesearch.h"

#include <algorithm>

namespace runlatch::store {

CaptureSearch::CaptureSearch(SliceSearcher &searcher, std::weak_ptr<const void> isOpen, const CaptureFilter &filter,
                             const SearchRange &range, QObject *context, Progress progress,
                             base::Callback<SearchReport> done)
    : Operation(context, context, std::move(done))
    , m_searcher(searcher)
    , m_isOpen(std::move(isOpen))
    , m_slice{std::make_shared<const SearchPlan>(filter), range, m_stop, true}
    , m_progress(std::move(progress))
{
    m_slice.range.limit = std::clamp(range.limit, 1, 1000);
    ask();
}

CaptureSearch::~CaptureSearch()
{
    m_stop->store(true);
}

void CaptureSearch::ask()
{
    const auto isOpen = m_isOpen.lock();
    if (!isOpen) {
        finishLater(base::Error{.kind = base::ErrorKind::Cancelled});
        return;
    }
    const base::Answer<SearchReport> answer(this, [this](const base::Result<SearchReport> &report) { take(report); });
    QMetaObject::invokeMethod(
        &m_searcher, [searcher = &m_searcher, slice = m_slice, answer] { searcher->search(slice, answer); },
        Qt::QueuedConnection);
}

void CaptureSearch::take(const base::Result<SearchReport> &report)
{
    if (!report || report->isEnd || report->rows.size() == m_slice.range.limit) {
        finish(report);
        return;
    }
    m_slice.range.limit -= static_cast<int>(report->rows.size());
    m_slice.endsEarly = m_slice.endsEarly && report->rows.isEmpty();
    (m_slice.range.isUpwards ? m_slice.range.above : m_slice.range.below) = report->reached;
    ask();
    const Progress progress = m_progress; // it may end this search
    if (progress)
        progress(*report);
}

} // namespace runlatch::store
