// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/capturepages.h"

#include <algorithm>
#include <utility>

namespace runlatch::models {

namespace {

constexpr int JudgedRows = 1000; // the most that one search answers

} // namespace

CapturePages::CapturePages(store::CaptureStore *store, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_question(std::make_unique<QObject>())
{
}

CapturePages::~CapturePages()
{
    m_judging.abort();
}

void CapturePages::setFilter(const store::CaptureFilter &filter)
{
    m_question = std::make_unique<QObject>();
    m_judging.abort();
    m_unjudged.reset();
    m_filter = filter;
    m_progress = {};
    emit progressed();
}

void CapturePages::older(qint64 before, int limit, base::Callback<Page> done)
{
    m_question = std::make_unique<QObject>();
    if (!isFiltered()) {
        m_store->list(before, limit, m_question.get(), std::move(done));
        return;
    }
    store::SearchRange range{.limit = limit};
    if (before > 0)
        range.below = before;
    search(range, std::move(done));
}

void CapturePages::newer(qint64 after, int limit, base::Callback<Page> done)
{
    m_question = std::make_unique<QObject>();
    if (isFiltered())
        search({.above = after, .limit = limit, .isUpwards = true}, std::move(done));
    else
        m_store->listNewer(after, limit, m_question.get(), std::move(done));
}

void CapturePages::search(const store::SearchRange &range, base::Callback<Page> done)
{
    m_progress.isSearching = true;
    m_progress.isStopped = false;
    const auto page = std::make_shared<Page>();
    const bool isUpwards = range.isUpwards;
    m_search = m_store->search(
        m_filter, range, m_question.get(),
        [this, page, isUpwards](const store::SearchReport &report) {
            *page += report.rows;
            note(report, isUpwards);
            if (!isUpwards && !report.rows.isEmpty())
                emit found(report.rows);
            emit progressed();
        },
        [this, page, isUpwards, done = std::move(done)](const base::Result<store::SearchReport> &report) {
            m_progress.isSearching = false;
            if (!report) {
                done(report.error());
                emit progressed();
                return;
            }
            *page += report->rows;
            if (isUpwards)
                std::reverse(page->begin(), page->end());
            note(*report, isUpwards);
            done(*page);
            emit progressed();
        });
    emit progressed();
}

void CapturePages::note(const store::SearchReport &report, bool isUpwards)
{
    m_progress.total = report.total();
    if (isUpwards)
        return;
    m_progress.searched = report.searched();
    m_progress.isComplete = report.isEnd;
}

void CapturePages::stop()
{
    if (!m_progress.isSearching)
        return;
    m_search.abort();
    m_progress.isSearching = false;
    m_progress.isStopped = true;
    emit progressed();
}

void CapturePages::resume()
{
    m_progress.isStopped = false;
}

void CapturePages::judge(const QList<qint64> &ids)
{
    for (const qint64 id : ids) {
        if (!m_unjudged)
            m_unjudged = store::SearchRange{.above = id - 1, .below = id + 1, .limit = JudgedRows, .isUpwards = true};
        m_unjudged->above = std::min(m_unjudged->above, id - 1);
        m_unjudged->below = std::max(m_unjudged->below, id + 1);
    }
    judgeWaiting();
}

/// One search at a time: what comes meanwhile is judged together.
void CapturePages::judgeWaiting()
{
    if (!m_unjudged || !m_store || m_judging.isRunning())
        return;
    const store::SearchRange range = *std::exchange(m_unjudged, std::nullopt);
    const auto page = std::make_shared<Page>();
    m_judging = m_store->search(
        m_filter, range, this, [page](const store::SearchReport &report) { *page += report.rows; },
        [this, page, range](const base::Result<store::SearchReport> &report) {
            if (!report)
                return;
            *page += report->rows;
            if (!report->isEnd) { // there were more than one search answers
                const qint64 below = m_unjudged ? std::max(m_unjudged->below, range.below) : range.below;
                m_unjudged = range;
                m_unjudged->above = report->reached;
                m_unjudged->below = below;
            }
            judgeWaiting();
            if (!page->isEmpty())
                emit accepted(*page);
        });
}

} // namespace runlatch::models
