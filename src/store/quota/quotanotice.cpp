// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/quota/quotanotice.h"

#include <utility>

namespace runlatch::store {

QuotaNotice::QuotaNotice(base::Clock &clock)
    : m_clock(clock)
{
}

QuotaNotice::Telling QuotaNotice::addDropped(const Dropped &dropped)
{
    m_dropped.captures += dropped.captures;
    m_dropped.bytes += dropped.bytes;
    m_dropped.aged += dropped.aged;
    const bool isFree = m_subject == Subject::Nothing || m_subject == Subject::Dropped;
    return isFree ? tell(Subject::Dropped) : Telling::No;
}

QuotaNotice::Telling QuotaNotice::takeOverQuota(const Usage &usage, bool keepsEarlier)
{
    const bool mayAsk = usage.earlier > 0 && !usage.earlierMayGo && !keepsEarlier;
    if (mayAsk)
        return std::exchange(m_isAsked, true) ? Telling::No : tell(Subject::Question);
    return m_subject == Subject::Question ? Telling::No : tell(Subject::InTheWay);
}

QuotaNotice::Telling QuotaNotice::tell(Subject subject)
{
    const QDateTime quiet = subject == Subject::Dropped ? m_quietDropped
        : subject == Subject::InTheWay                  ? m_quietInTheWay
                                                        : QDateTime();
    if (quiet.isValid() && m_clock.utc() < quiet)
        return Telling::No;
    return std::exchange(m_subject, subject) == subject ? Telling::Again : Telling::Anew;
}

void QuotaNotice::useStore()
{
    m_isAsked = false;
    settle();
}

void QuotaNotice::useQuota(bool mayEarlierGo)
{
    m_isAsked = mayEarlierGo;
    m_quietInTheWay = {};
    settle();
}

void QuotaNotice::settle()
{
    m_subject = Subject::Nothing;
    m_dropped = {};
}

void QuotaNotice::close()
{
    const QDateTime until = m_clock.utc().addSecs(std::chrono::seconds(Quiet).count());
    const Subject closed = std::exchange(m_subject, Subject::Nothing);
    if (closed == Subject::Dropped) {
        m_quietDropped = until;
        m_dropped = {};
    } else if (closed == Subject::InTheWay) {
        m_quietInTheWay = until;
    }
}

} // namespace runlatch::store
