// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "interchange/source.h"
#include "store/capturestore.h"

namespace runlatch::interchange {

/// The captures of an open store, or those that a filter accepts, with their secrets.
class StoreSource final : public Source
{
public:
    /// `store` must outlive this.
    explicit StoreSource(store::CaptureStore &store, const store::CaptureFilter &filter = {})
        : m_store(store)
        , m_filter(filter)
    {
    }
    void list(qint64 before, int limit, QObject *context, base::Callback<QList<store::CaptureRow>> done) override
    {
        if (m_filter.isEmpty()) {
            m_store.list(before, limit, context, std::move(done));
            return;
        }
        store::SearchRange range;
        range.limit = limit;
        if (before > 0)
            range.below = before;
        const auto page = std::make_shared<QList<store::CaptureRow>>();
        m_search = m_store.search(
            m_filter, range, context, [page](const store::SearchReport &report) { *page += report.rows; },
            [page, done = std::move(done)](const base::Result<store::SearchReport> &report) {
                if (report)
                    *page += report->rows;
                done(report ? base::Result<QList<store::CaptureRow>>(*page) : report.error());
            });
    }
    void load(qint64 id, QObject *context, base::Callback<store::Capture> done) override
    {
        m_store.load(id, context, std::move(done));
    }
    void abandon() override { m_search.abort(); }

private:
    store::CaptureStore &m_store;
    store::CaptureFilter m_filter;
    base::Call m_search;
};

} // namespace runlatch::interchange
