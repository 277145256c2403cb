// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/quota/quotakeeper.h"

#include "store/captures/facts.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

/// A little more than necessary is dropped, so that not every new request has to drop an old one.
constexpr qint64 SpareParts = 32;

/// The search scans all captures. If nothing may be dropped, it is therefore not repeated with every commit.
constexpr auto SearchAgain = 60s;

} // namespace

QuotaKeeper::QuotaKeeper(Connection &database, base::Clock &clock)
    : m_database(database)
    , m_clock(clock)
    , m_droppable(database)
{
}

void QuotaKeeper::setQuota(const Quota &quota)
{
    m_quota = quota;
    m_hasComplained = false;
    m_nextSearch.reset();
    checkAge();
}

void QuotaKeeper::setDrafted(const QSet<QUuid> &captures)
{
    m_drafted = captures;
    m_nextSearch.reset();
    check();
}

void QuotaKeeper::allowEarlier()
{
    (void)setFact(m_database, u"earlier_may_go"_s, 1); // if this fails, the user is asked again
    m_hasComplained = false;
    m_nextSearch.reset();
    checkAge();
}

void QuotaKeeper::checkAge()
{
    m_isAgeing = m_quota.age > 0h;
    m_agedTo = 0;
    if (m_isAgeing)
        plan();
    else
        check();
}

void QuotaKeeper::check()
{
    const bool isPausing = m_nextSearch && m_clock.monotonic() < *m_nextSearch;
    if (!m_isPlanned && !isPausing && (m_isTrimming || m_droppable.mayUse(m_quota.bytes)) && excess() > 0)
        plan();
}

void QuotaKeeper::plan()
{
    if (m_isPlanned)
        return;
    m_isPlanned = true;
    QMetaObject::invokeMethod(this, &QuotaKeeper::trim, Qt::QueuedConnection);
}

qint64 QuotaKeeper::excess()
{
    const auto used = m_droppable.bytesInUse();
    const qint64 limit = m_isTrimming ? m_quota.bytes - m_quota.bytes / SpareParts : m_quota.bytes;
    m_isTrimming = used && *used > limit;
    return m_isTrimming ? *used - limit : 0;
}

void QuotaKeeper::trim()
{
    m_isPlanned = false;
    const bool goesOn = m_isAgeing ? dropAged() : dropFirst();
    if (goesOn)
        plan();
}

bool QuotaKeeper::dropAged()
{
    const QDateTime now = m_clock.utc();
    const auto limit = now.addMSecs(-std::chrono::milliseconds(m_quota.age).count());
    const auto aged = m_droppable.olderThan(limit, m_agedTo, m_drafted, now);
    if (!aged || !drop(aged->captures))
        return false;
    m_agedTo = aged->reached;
    m_isAgeing = !aged->isEnd;
    return true;
}

bool QuotaKeeper::dropFirst()
{
    const qint64 bytes = excess();
    if (bytes == 0)
        return false;
    const auto captures = m_droppable.first(bytes, m_drafted, m_clock.utc());
    if (captures && captures->isEmpty())
        complain();
    return captures && !captures->isEmpty() && drop(*captures);
}

bool QuotaKeeper::drop(const QList<Droppable::Capture> &captures)
{
    if (captures.isEmpty())
        return true;
    if (!m_database.beginWriting())
        return false;
    if (!m_droppable.drop(captures) || !m_database.execute("COMMIT")) {
        (void)m_database.execute("ROLLBACK");
        return false;
    }
    note(captures);
    return true;
}

void QuotaKeeper::note(const QList<Droppable::Capture> &captures)
{
    m_hasComplained = false;
    m_untold.aged += m_isAgeing ? captures.size() : 0;
    for (const Droppable::Capture &capture : captures) {
        const bool isFirst = m_untold.captures++ == 0;
        m_untold.bytes += capture.bytes;
        m_untold.from = isFirst ? capture.receivedAt : std::min(m_untold.from, capture.receivedAt);
        m_untold.to = isFirst ? capture.receivedAt : std::max(m_untold.to, capture.receivedAt);
    }
    if (std::exchange(m_isTellingPlanned, true))
        return;
    m_clock.callAfter(1s, this, [this] {
        m_isTellingPlanned = false;
        emit dropped(std::exchange(m_untold, {}));
    });
}

void QuotaKeeper::complain()
{
    m_nextSearch = m_clock.monotonic() + SearchAgain;
    if (std::exchange(m_hasComplained, true))
        return;
    emit overQuota(); // the usage is counted elsewhere, because that reads an index as a whole
}

} // namespace runlatch::store
