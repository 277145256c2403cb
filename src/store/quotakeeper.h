// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/droppable.h"

#include <QObject>

#include <optional>

namespace runlatch::store {

/// Keeps a store within its Quota. Lives in the writer's thread and drops a slice at a time, each behind what the
/// writer was given meanwhile: nothing of it is on the way to an answer.
class QuotaKeeper final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    QuotaKeeper(Database &database, base::Clock &clock);

    void setQuota(const Quota &quota);
    void setDrafted(const QSet<QUuid> &captures);
    void allowEarlier(); ///< captures from before there was a quota may go, from now on for ever
    void check();        ///< after a commit: asks SQLite three numbers that it has in memory
    void checkAge();     ///< now and then

signals:
    void dropped(const runlatch::store::Dropped &dropped); ///< at most once a second
    /// The captures that are left must not go. Told once, until something was dropped or said.
    void overQuota(const runlatch::store::Usage &usage);

private:
    using Slice = base::Result<QList<Droppable::Capture>>;

    void plan();
    void trim();
    qint64 excess(); ///< bytes above the quota
    Slice slice();
    bool drop(const QList<Droppable::Capture> &captures);
    void note(const QList<Droppable::Capture> &captures);
    void complain();

    Database &m_database;
    base::Clock &m_clock;
    Droppable m_droppable;
    Quota m_quota;
    QSet<QUuid> m_drafted;
    Dropped m_untold;
    bool m_isPlanned = false;
    bool m_isTrimming = false;
    bool m_isAgeing = false; ///< there may be captures that are too old
    bool m_isTellingPlanned = false;
    bool m_hasComplained = false;
    std::optional<std::chrono::milliseconds> m_nextSearch; ///< nothing could go when it was looked for
};

} // namespace runlatch::store
