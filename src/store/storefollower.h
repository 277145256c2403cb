// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/readonlystore.h"

#include <QHash>
#include <QObject>
#include <QString>

#include <chrono>

namespace runlatch::store {

/// Looks for captures that other programs write to a store, one look at a time and Pause after its answer. What is
/// committed is told within a second where the store answers in less than half of one. Each LooksBetween looks it reads
/// the newest captures again, because a receiver may have answered one, or a person pinned it.
class StoreFollower final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds Pause{500};
    static constexpr int MaxAtOnce = 200; ///< rows of one look; the next one follows at once where there are as many

    static constexpr int LooksBetween = 10;
    static constexpr int MaxReadAgain = 100; ///< rows

    /// Begins at the newest capture of now. Both must outlive this.
    StoreFollower(ReadOnlyStore &store, base::Clock &clock, QObject *parent = nullptr);

    void tryAgain(); ///< connects at once, and looks

signals:
    void came(const QList<runlatch::store::CaptureRow> &rows);    ///< oldest first, as of Receiver::captured
    void changed(const QList<runlatch::store::CaptureRow> &rows); ///< told or listed before, and other ones now
    void looked(std::chrono::milliseconds took);                  ///< a look was answered
    void failed(const runlatch::base::Error &error);              ///< a look was not; the next one comes all the same

private:
    using Rows = QList<CaptureRow>;
    void look();
    void take(std::chrono::milliseconds asked, const base::Result<Rows> &rows);
    void plan(std::chrono::milliseconds wait);
    void readAgain();
    void compare(const Rows &rows);

    ReadOnlyStore &m_store;
    base::Clock &m_clock;
    qint64 m_newest = -1; ///< id of the newest capture that is known; -1: that was not asked yet
    bool m_isLooking = false;
    QHash<qint64, QString> m_known; ///< what may change of the rows that were read again last
    quint64 m_looks = 0;            ///< a look that was planned before another one is dropped
};

} // namespace runlatch::store
