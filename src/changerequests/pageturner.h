// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/result.h"
#include "base/rules.h"
#include "protocol/page.h"
#include "service/pagequery.h"
#include "service/pagewalk.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace runlatch::changerequests {

/// Requests one page of a list at a time. The newest request wins: the answer to an older one is dropped. An empty page
/// past the end leads back: to the service's last page, or, if that was not told, to the last page that had rows. The
/// empty page behind it proves then that it is the last one, and its pagination says so. If a service refuses a page
/// that it did not tell of, the answer is the error "list.end-unknown".
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
    void restart() ///< the next request is for the first page
    {
        m_asked.number = 1;
        m_filled = 1;
        m_isGuess = false;
    }
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
        m_filled = 1;
    }
    void goBackTo(const service::PageQuery &page) { m_asked = page; }
    void stop() { m_call.abort(); }

private:
    void take(const base::Result<protocol::Page<T>> &answer)
    {
        const int passed = std::exchange(m_passed, 0);
        const bool isEmpty = answer && answer->pagination.rows == 0;
        if (isEmpty && !answer->pagination.next && lastBefore(answer->pagination) < m_asked.number) {
            m_passed = m_asked.number;
            goTo(lastBefore(answer->pagination));
            ask();
            return;
        }
        if (!answer && m_isGuess && m_asked.number > m_filled && service::PageWalk::saysNoSuchPage(answer.error())) {
            goTo(m_filled);
            m_answered(base::Error{.kind = base::ErrorKind::Protocol,
                                   .rule = base::Rules::ListEndUnknown,
                                   .subject = answer.error().subject});
            return;
        }
        if (answer && !isEmpty) {
            m_filled = m_asked.number;
            m_isGuess = !answer->pagination.next && !answer->pagination.totalPages;
        }
        if (!answer || passed != m_asked.number + 1 || answer->pagination.next || answer->pagination.totalPages) {
            m_answered(answer);
            return;
        }
        protocol::Page<T> page = *answer;
        page.pagination.totalPages = m_asked.number;
        page.pagination.isLast = true;
        m_answered(page);
    }

    /// The page to which an empty one leads back.
    int lastBefore(const protocol::Pagination &empty) const
    {
        return empty.totalPages.value_or(m_filled < m_asked.number ? m_filled : 1);
    }

    Ask m_ask;
    Done m_answered;
    service::PageQuery m_asked;
    int m_filled = 1;       ///< the last page that had rows
    bool m_isGuess = false; ///< it told of no page behind it
    int m_passed = 0;       ///< an empty page that led back to the requested one; 0: none
    base::Call m_call;
};

} // namespace runlatch::changerequests
