// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "store/capturestore.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace runlatch::models {

/// The captures that CaptureRows shows, page by page: all of a store, or those that a filter accepts. A filter is
/// applied by the store, off this thread; what it found so far is told before a page is full. One page is asked for at
/// a time: asking for another, or another filter, ends the question under way without an answer.
class CapturePages final : public QObject
{
    Q_OBJECT
public:
    using Page = QList<store::CaptureRow>;

    /// The progress of the search with the filter.
    struct Progress
    {
        bool isSearching = false;
        bool isStopped = false;  ///< by stop(): there may be more
        bool isComplete = false; ///< the oldest capture was judged
        qint64 searched = 0;
        qint64 total = 0;
    };

    /// `store` may be null: then there are no pages. It must outlive this.
    explicit CapturePages(store::CaptureStore *store, QObject *parent = nullptr);
    ~CapturePages() override;

    void setFilter(const store::CaptureFilter &filter);
    bool isFiltered() const { return !m_filter.isEmpty(); }
    bool filtersFindings() const { return m_filter.has(store::CaptureField::Finding); }
    /// Judges a row by what it says itself, without its bytes: one that the disk refused.
    bool accepts(const store::CaptureRow &row) const { return m_filter.accepts(row); }
    const Progress &progress() const { return m_progress; }

    /// As CaptureStore::list() and listNewer(): newest first, and fewer than `limit` if there are no more.
    void older(qint64 before, int limit, base::Callback<Page> done);
    void newer(qint64 after, int limit, base::Callback<Page> done);
    void stop(); ///< ends the search under way, without an answer; resume() lets it be asked again
    void resume();
    /// Asks which of these captures, reported as received, the filter accepts: accepted() tells them.
    void judge(const QList<qint64> &ids);

signals:
    void found(const QList<runlatch::store::CaptureRow> &rows);    ///< a part of a page of older() that is not full yet
    void accepted(const QList<runlatch::store::CaptureRow> &rows); ///< oldest first
    void progressed();

private:
    void search(const store::SearchRange &range, base::Callback<Page> done);
    void note(const store::SearchReport &report, bool isUpwards);
    void judgeWaiting();

    QPointer<store::CaptureStore> m_store;
    store::CaptureFilter m_filter;
    Progress m_progress;
    base::Call m_search;
    base::Call m_judging;
    std::unique_ptr<QObject> m_question; ///< context of the page that is asked for
    std::optional<store::SearchRange> m_unjudged;
};

} // namespace runlatch::models
