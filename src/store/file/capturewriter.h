// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "store/captures/captureremoval.h"
#include "store/captures/capturetable.h"
#include "store/captures/namesealing.h"
#include "store/captures/secretpurge.h"
#include "store/captures/sessionkeys.h"
#include "store/quota/quotakeeper.h"
#include "store/sqlite/upgradewatch.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

namespace runlatch::store {

/// Writes captures in a thread of its own. All jobs that came during the previous commit go into one transaction, and
/// one sync (group commit). They wake the thread once, and so do their answers the thread that asked. After a commit
/// that took long, the next one waits up to 10 ms for as many jobs as there were.
class CaptureWriter final : public QObject
{
    Q_OBJECT
public:
    using Work = std::function<base::Result<CaptureRow>(CaptureTable &)>;

    CaptureWriter(const QString &file, const StoreKey &key, base::Clock &clock);

    /// Opens the file. An older file is migrated first, which `watch` may stop (Resealing).
    base::Done open(const UpgradeWatch &watch);
    void close(); ///< commits waiting jobs and removals, and purges one slice of what has expired

    /// Answers when the job's changes are on disk. A job that fails alone does not affect the rest of its transaction;
    /// they are then all done twice. May be called in any thread; the jobs of one thread keep their order.
    void write(Work work, base::Answer<CaptureRow> answer);
    void purge();                     ///< nothing happens when the file is closed
    void useKey(const StoreKey &key); ///< as SessionKeys::use; nothing happens when the file is closed
    QuotaKeeper &quota() { return m_quota; }
    CaptureRemoval &removal() { return m_removal; }
    NameSealing &nameSealing() { return m_nameSealing; } ///< for a Work only
    void emptyLog(); ///< as SecretPurge::emptyLog; nothing happens when the file is closed

signals:
    void committed(); ///< after the answers

private:
    struct Job
    {
        Work work;
        base::Answer<CaptureRow> answer;
    };
    using Results = std::vector<base::Result<CaptureRow>>;

    using Time = std::chrono::steady_clock::time_point;

    void gather();
    void commit();
    std::vector<Job> takeWaiting();
    void expectAfter(std::size_t answered, Time begun);
    base::Result<Results> transact(const std::vector<Job> &jobs);
    base::Result<Results> attemptAll(const std::vector<Job> &jobs); ///< error: of the first statement that failed
    base::Result<Results> attemptEach(const std::vector<Job> &jobs);

    Database m_database;
    Sealer m_sealer;
    base::Clock &m_clock;
    CaptureTable m_table;
    SecretPurge m_purge;
    SessionKeys m_sessionKeys;
    NameSealing m_nameSealing;
    QuotaKeeper m_quota;
    CaptureRemoval m_removal;
    std::mutex m_waitingLock;
    std::vector<Job> m_waiting; ///< guarded by m_waitingLock
    std::size_t m_expected = 1; ///< jobs that the next commit waits for; guarded by m_waitingLock
    Time m_gatherUntil;         ///< the end of that wait
    bool m_isGathering = false;
    bool m_isOpen = false;
};

} // namespace runlatch::store
