// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "store/captures/capturetable.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <mutex>
#include <vector>

namespace runlatch::store {

/// Commits what was written to captures. All jobs that came during the previous commit go into one transaction, and one
/// sync (group commit). They wake the thread of this object once, and so do their answers the thread that asked. After
/// a commit that took long, the next one waits up to 10 ms for as many jobs as there were.
class GroupCommit final : public QObject
{
    Q_OBJECT
public:
    using Work = std::function<base::Result<CaptureRow>(CaptureTable &)>;

    /// The most jobs of one transaction.
    static constexpr std::size_t MaxJobs = 1000;

    /// Both must outlive this.
    GroupCommit(Connection &connection, CaptureTable &table);

    /// Answers when the job's changes are on disk. A job that fails alone does not affect the rest of its transaction;
    /// they are then all done twice. May be called in any thread; the jobs of one thread keep their order. `name` is
    /// what the work locks, if that is known: all names of a transaction are locked at once, in one order.
    void write(Work work, base::Answer<CaptureRow> answer, const QString &name = {});
    void commit(); ///< commits what waits now

signals:
    void committed(); ///< after the answers

private:
    struct Job
    {
        Work work;
        base::Answer<CaptureRow> answer;
        QString name;
    };
    using Results = std::vector<base::Result<CaptureRow>>;

    using Time = std::chrono::steady_clock::time_point;

    void gather();
    std::vector<Job> takeWaiting();
    void expectAfter(std::size_t answered, Time begun);
    void commit(std::vector<Job> jobs);
    base::Result<Results> transact(const std::vector<Job> &jobs);
    base::Done begin(const std::vector<Job> &jobs);
    base::Result<Results> attemptAll(const std::vector<Job> &jobs); ///< error: of the first statement that failed
    base::Result<Results> attemptEach(const std::vector<Job> &jobs);

    Connection &m_connection;
    CaptureTable &m_table;
    std::mutex m_waitingLock;
    std::vector<Job> m_waiting; ///< guarded by m_waitingLock
    std::size_t m_expected = 1; ///< jobs that the next commit waits for; guarded by m_waitingLock
    Time m_gatherUntil;         ///< the end of that wait
    bool m_isGathering = false;
};

} // namespace runlatch::store
