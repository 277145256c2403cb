// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/result.h"
#include "protocol/page.h"
#include "service/pagequery.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace runlatch::changerequests {

/// Requests one page of a list at a time. The newest request wins: the answer to an older one is dropped. A page past
/// the end (rows may have been removed meanwhile) leads to the service's last page.
template <typename T> class PageTurner
{
public:
    using Done = base::Callback<protocol::Page<T>>;
    using Ask = std::function<base::Call(const service::PageQuery &page, Done done)>;

    /// `ask` sends the present request, `answered` gets its result; both are called as long as this lives.
    PageTurner(Ask ask, Done answered)
        : m_ask(std::move(ask))
        , m_answered(std::move(answered))
    {
    }

    const service::PageQuery &asked() const { return m_asked; } ///< the last page, or the next one to request
    bool isAsking() const { return m_call.isRunning(); }
    void restart() { m_asked.number = 1; } ///< the next request is for the first page
    void ask()
    {
        m_call.abort();
        m_call = m_ask(m_asked, [this](const base::Result<protocol::Page<T>> &answer) { take(answer); });
    }
    void goTo(int number) { m_asked.number = std::max(1, number); } ///< `number` counts from 1
    /// 1 to 100. Chooses the page that has the present first row, where pages had `sizeOfNow` rows.
    void setSize(int size, int sizeOfNow)
    {
        const int firstRow = (m_asked.number - 1) * sizeOfNow;
        m_asked.size = std::clamp(size, 1, 100);
        m_asked.number = firstRow / m_asked.size + 1;
    }
    void goBackTo(const service::PageQuery &page) { m_asked = page; }
    void stop() { m_call.abort(); }

private:
    void take(const base::Result<protocol::Page<T>> &answer)
    {
        const int last = answer ? std::max(1, answer->pagination.totalPages) : 0;
        const bool isEmpty = answer && answer->items.isEmpty() && answer->unreadable.isEmpty() && !answer->narrowedHere;
        if (isEmpty && last < m_asked.number) {
            goTo(last);
            ask();
        } else {
            m_answered(answer);
        }
    }

    Ask m_ask;
    Done m_answered;
    service::PageQuery m_asked;
    base::Call m_call;
};

} // namespace runlatch::changerequests
