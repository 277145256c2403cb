// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capturetable.h"
#include "store/groupcommit.h"

#include <QHash>
#include <QObject>
#include <QSet>

#include <atomic>

namespace runlatch::store {

/// The linter's findings by the ids of the captures.
using CountedFindings = QHash<qint64, lint::LintSummary>;

/// Counts the findings of stored captures that came without (CaptureRow::findings), the newest first: those whose
/// bodies were too large to be linted before the answer, and all that a file of an earlier version has. It reads beside
/// the writer, in a thread of low priority, and gives the writer one slice after the other, so it goes on where it was
/// ended or killed. A body whose secrets were removed is counted as it is now, with '*' for them.
class FindingCounter final : public QObject
{
    Q_OBJECT
public:
    /// A slice ends after so many captures, or so many bytes.
    static constexpr int SliceCaptures = 100;
    static constexpr qint64 SliceBytes = 1 << 20;

    /// Both must outlive this.
    FindingCounter(Connection &connection, const StoreKey &key, GroupCommit &commits);

    void open(); ///< call when the tables are there and the connection is open, in the thread of this object
    void close();
    void useKey(const StoreKey &key) { m_sealer.use(key); } ///< what earlier keys sealed can still be opened
    void expect() { m_isExpecting.store(true); } ///< call while a capture without findings is stored, in any thread
    void goOn();                                 ///< call after each commit, in any thread; goes on if it expects one

signals:
    void counted(const runlatch::store::CountedFindings &findings); ///< of a slice, when it is on disk

private:
    void plan();
    void step();
    base::Result<QList<qint64>> nextIds();
    base::Result<CountedFindings> count(const QList<qint64> &ids); ///< Error: of a lost server
    void write(const CountedFindings &slice);
    void take(const CountedFindings &slice, bool isWritten);

    static constexpr int MaxUnreadable = 1000;

    Connection &m_database;
    Sealer m_sealer;
    CaptureTable m_table;
    GroupCommit &m_commits;
    QSet<qint64> m_unreadable; ///< captures without bytes, in a damaged file: left alone
    qint64 m_failedAt = -1; ///< the newest capture when the disk refused a slice; a newer one shows that it recovered
    std::atomic<bool> m_isExpecting = false;
    bool m_isOpen = false;
    bool m_isBusy = false; ///< a step is planned, or a slice is on its way
};

} // namespace runlatch::store
