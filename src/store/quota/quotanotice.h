// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/quota/quota.h"

#include <QDateTime>

#include <chrono>

namespace runlatch::store {

/// Decides what the user is told about the quota of a store, one subject at a time. Removals are summed up. A question
/// is asked once for each store, and nothing takes its place until it is answered or closed. Other notices that the
/// user closed stay away for an hour. One thread.
class QuotaNotice
{
public:
    enum class Subject {
        Nothing,
        Dropped,  ///< captures were dropped
        InTheWay, ///< what is left may not be dropped and exceeds the quota
        Question, ///< whether captures from before there was a quota may be dropped
    };
    enum class Telling {
        No,
        Anew,  ///< subject() is another than before
        Again, ///< the same subject, with other numbers
    };
    static constexpr std::chrono::hours Quiet{1};

    explicit QuotaNotice(base::Clock &clock); ///< `clock` must outlive this

    Subject subject() const { return m_subject; }
    /// Captures and bytes that were dropped since a notice about such was closed, or settled.
    const Dropped &dropped() const { return m_dropped; }

    Telling addDropped(const Dropped &dropped);
    /// `keepsEarlier`: the user was asked about the earlier captures before, and declined.
    Telling takeOverQuota(const Usage &usage, bool keepsEarlier);

    void useStore(); ///< another store is watched: its question has not been asked yet, and the notice is over
    /// The user chose another quota, or agreed that earlier captures may go. Notices and answers that concern the
    /// previous quota are void; a user who agreed is not asked again.
    void useQuota(bool mayEarlierGo);
    void settle(); ///< the user answered: the notice is over, and nothing is kept quiet
    void close();  ///< the user closed the notice

private:
    Telling tell(Subject subject);

    base::Clock &m_clock;
    Subject m_subject = Subject::Nothing;
    Dropped m_dropped;
    QDateTime m_quietDropped; ///< no notice about removals before this time
    QDateTime m_quietInTheWay;
    bool m_isAsked = false;
};

} // namespace runlatch::store
