// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/quota/droppable.h"

#include <QObject>

#include <optional>

namespace runlatch::store {

/// Keeps a store within its Quota. It lives in the writer's thread. It drops one slice at a time, each after the work
/// that the writer was given meanwhile, so that no answer waits for the dropping.
class QuotaKeeper final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    QuotaKeeper(Connection &database, base::Clock &clock);

    void setQuota(const Quota &quota);
    void setDrafted(const QSet<QUuid> &captures);
    void allowEarlier(); ///< from now on captures from before there was a quota may be dropped
    void check();        ///< call after a commit; mostly it only compares two numbers
    void checkAge();     ///< call now and then

signals:
    void dropped(const runlatch::store::Dropped &dropped); ///< emitted at most once a second
    /// The remaining captures must not be dropped. Emitted once, until captures were dropped or a setting changed.
    void overQuota();

private:
    void plan();
    void trim();
    qint64 excess(); ///< bytes above the quota
    /// Drop a slice. False if there is nothing more to drop, or if the next check is to try again.
    bool dropAged();
    bool dropFirst();
    bool drop(const QList<Droppable::Capture> &captures);
    void note(const QList<Droppable::Capture> &captures);
    void complain();

    Connection &m_database;
    base::Clock &m_clock;
    Droppable m_droppable;
    Quota m_quota;
    QSet<QUuid> m_drafted;
    Dropped m_untold;
    bool m_isPlanned = false;
    bool m_isTrimming = false;
    bool m_isAgeing = false; ///< there may be captures above the age limit
    qint64 m_agedTo = 0;     ///< and above this id
    bool m_isTellingPlanned = false;
    bool m_hasComplained = false;
    std::optional<std::chrono::milliseconds> m_nextSearch; ///< set when the last search found nothing to drop
};

} // namespace runlatch::store
