// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/groupcommit.h"

#include <QTimer>

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

constexpr auto LongestGathering = 10ms;
constexpr auto ShortestGathering = 2ms; // on a faster disk the next group is better received during the sync

} // namespace

GroupCommit::GroupCommit(Connection &connection, CaptureTable &table)
    : m_connection(connection)
    , m_table(table)
{
}

void GroupCommit::write(Work work, base::Answer<CaptureRow> answer, const QString &name)
{
    bool isWakeUp = false;
    {
        const std::scoped_lock lock(m_waitingLock);
        m_waiting.push_back({std::move(work), std::move(answer), name});
        isWakeUp = m_waiting.size() == 1 || m_waiting.size() == m_expected;
    }
    if (isWakeUp)
        QMetaObject::invokeMethod(this, &GroupCommit::gather, Qt::QueuedConnection);
}

/// While one group of senders waits for a slow disk, another one comes together, and both would take turns for ever.
/// So the next commit waits for those that were just answered, for half the time of a commit at most.
void GroupCommit::gather()
{
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_gatherUntil - Time::clock::now());
    bool isComplete = false;
    {
        const std::scoped_lock lock(m_waitingLock);
        isComplete = m_waiting.size() >= m_expected;
    }
    if (isComplete || left.count() <= 0)
        return commit();
    if (std::exchange(m_isGathering, true))
        return;
    QTimer::singleShot(left, Qt::PreciseTimer, this, [this] {
        m_isGathering = false;
        gather();
    });
}

void GroupCommit::expectAfter(std::size_t answered, Time begun)
{
    const Time now = Time::clock::now();
    const auto wait = std::min<Time::duration>((now - begun) / 2, LongestGathering);
    m_gatherUntil = wait < ShortestGathering ? now : now + wait;
    const std::scoped_lock lock(m_waitingLock);
    m_expected = answered + m_waiting.size();
}

std::vector<GroupCommit::Job> GroupCommit::takeWaiting()
{
    const std::scoped_lock lock(m_waitingLock);
    return std::exchange(m_waiting, {});
}

/// A transaction has a bound, because others wait for its end.
void GroupCommit::commit()
{
    auto jobs = takeWaiting();
    for (std::size_t from = 0; from < jobs.size(); from += MaxJobs) {
        const auto begin = jobs.begin() + static_cast<std::ptrdiff_t>(from);
        const auto end = begin + static_cast<std::ptrdiff_t>(std::min(MaxJobs, jobs.size() - from));
        commit({std::make_move_iterator(begin), std::make_move_iterator(end)});
    }
}

void GroupCommit::commit(std::vector<Job> jobs)
{
    const Time begun = Time::clock::now();
    auto transacted = transact(jobs);
    expectAfter(jobs.size(), begun);
    Results results = transacted ? std::move(transacted).value() : Results(jobs.size(), transacted.error());
    std::vector<std::pair<base::Answer<CaptureRow>, base::Result<CaptureRow>>> answers;
    answers.reserve(jobs.size());
    for (std::size_t i = 0; i < jobs.size(); ++i)
        answers.emplace_back(std::move(jobs[i].answer), std::move(results[i]));
    base::Answer<CaptureRow>::answerAll(std::move(answers));
    emit committed();
}

/// A job rarely fails, because its values were checked before. So a savepoint guards each job only when one has failed:
/// then all of them are rolled back and done again.
base::Result<GroupCommit::Results> GroupCommit::transact(const std::vector<Job> &jobs)
{
    if (auto begun = begin(jobs); !begun)
        return begun.error();
    auto results = attemptAll(jobs);
    if (!results) {
        (void)m_connection.execute("ROLLBACK"); // a full disk may have ended the transaction already
        if (auto begun = begin(jobs); !begun)
            return begun.error();
        results = attemptEach(jobs);
    }
    if (results) {
        if (auto committed = m_connection.execute("COMMIT"); !committed)
            results = committed.error();
    }
    if (!results)
        (void)m_connection.execute("ROLLBACK");
    return results;
}

/// Two writers that locked the same names in different orders would wait for each other.
base::Done GroupCommit::begin(const std::vector<Job> &jobs)
{
    auto begun = m_connection.beginWriting();
    if (!begun || !m_connection.hasOtherWriters())
        return begun;
    QStringList names;
    for (const Job &job : jobs) {
        if (!job.name.isEmpty())
            names.append(job.name);
    }
    return m_connection.lock(names);
}

base::Result<GroupCommit::Results> GroupCommit::attemptAll(const std::vector<Job> &jobs)
{
    Results results;
    results.reserve(jobs.size());
    for (const Job &job : jobs) {
        results.push_back(job.work(m_table));
        const base::Result<CaptureRow> &result = results.back();
        if (!result && result.error().kind == base::ErrorKind::Storage) // others have changed nothing
            return result.error();
    }
    if (auto settled = m_connection.settle(); !settled)
        return settled.error();
    return results;
}

base::Result<GroupCommit::Results> GroupCommit::attemptEach(const std::vector<Job> &jobs)
{
    Results results;
    for (const Job &job : jobs) {
        if (auto saved = m_connection.execute("SAVEPOINT job"); !saved)
            return saved.error();
        results.push_back(job.work(m_table));
        base::Result<CaptureRow> &result = results.back();
        if (auto settled = m_connection.settle(); result && !settled)
            result = settled.error();
        // A full disk may have ended the whole transaction, and the savepoint with it.
        if (!result && !m_connection.execute("ROLLBACK TO job"))
            return result.error();
        if (auto released = m_connection.execute("RELEASE job"); !released)
            return released.error();
    }
    return results;
}

} // namespace runlatch::store
