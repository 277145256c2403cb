// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/file/capturewriter.h"

#include "store/captures/captureschema.h"
#include "store/captures/resealing.h"

#include <QTimer>

#include <algorithm>

using namespace std::chrono_literals;

namespace runlatch::store {

namespace {

constexpr auto LongestGathering = 10ms;
constexpr auto ShortestGathering = 2ms; // on a faster disk the next group is better received during the sync

} // namespace

CaptureWriter::CaptureWriter(const QString &file, const StoreKey &key, base::Clock &clock)
    : m_database(file)
    , m_sealer(key)
    , m_clock(clock)
    , m_table(m_database, m_sealer)
    , m_purge(m_database, m_sealer, clock)
    , m_sessionKeys(m_database, m_sealer)
    , m_nameSealing(m_database, m_sealer, clock)
    , m_quota(m_database, clock)
    , m_removal(m_database)
{
    m_purge.setParent(this); // so that all live in one thread
    m_sessionKeys.setParent(this);
    m_quota.setParent(this);
    m_removal.setParent(this);
}

base::Done CaptureWriter::open(const UpgradeWatch &watch)
{
    if (auto opened = m_database.open(Database::Access::ReadWrite); !opened)
        return opened;
    if (auto migrated = migrate(m_database, captureSchema()); !migrated)
        return migrated;
    if (auto fits = m_sealer.key().mustFit ? SealedSecrets(m_database, m_sealer).checkKey() : std::monostate(); !fits)
        return fits;
    if (auto known = m_sessionKeys.open(); !known)
        return known;
    if (auto resealed = Resealing(m_database, m_sealer, m_clock.utc()).run(watch); !resealed)
        return resealed;
    if (auto begun = m_nameSealing.begin(); !begun)
        return begun;
    if (auto set = m_database.execute("PRAGMA wal_autocheckpoint = 4000"); !set)
        return set;
    auto made = makeSearchIndex(m_database);
    m_isOpen = made.isOk();
    return made;
}

void CaptureWriter::close()
{
    commit();
    m_removal.finish();
    m_sessionKeys.close();
    if (std::exchange(m_isOpen, false))
        m_purge.finish();
    m_database.close();
}

void CaptureWriter::write(Work work, base::Answer<CaptureRow> answer)
{
    bool isWakeUp = false;
    {
        const std::scoped_lock lock(m_waitingLock);
        m_waiting.push_back({std::move(work), std::move(answer)});
        isWakeUp = m_waiting.size() == 1 || m_waiting.size() == m_expected;
    }
    if (isWakeUp)
        QMetaObject::invokeMethod(this, &CaptureWriter::gather, Qt::QueuedConnection);
}

/// While one group of senders waits for a slow disk, another one comes together, and both would take turns for ever.
/// So the next commit waits for those that were just answered, for half the time of a commit at most.
void CaptureWriter::gather()
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

void CaptureWriter::expectAfter(std::size_t answered, Time begun)
{
    const Time now = Time::clock::now();
    const auto wait = std::min<Time::duration>((now - begun) / 2, LongestGathering);
    m_gatherUntil = wait < ShortestGathering ? now : now + wait;
    const std::scoped_lock lock(m_waitingLock);
    m_expected = answered + m_waiting.size();
}

std::vector<CaptureWriter::Job> CaptureWriter::takeWaiting()
{
    const std::scoped_lock lock(m_waitingLock);
    return std::exchange(m_waiting, {});
}

void CaptureWriter::commit()
{
    auto jobs = takeWaiting();
    if (jobs.empty())
        return;
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
    m_quota.check(); // last, because the answers must not wait for it
}

/// A job rarely fails, because its values were checked before. So a savepoint guards each job only when one has failed:
/// then all of them are rolled back and done again.
base::Result<CaptureWriter::Results> CaptureWriter::transact(const std::vector<Job> &jobs)
{
    if (auto begun = m_database.execute("BEGIN IMMEDIATE"); !begun)
        return begun.error();
    auto results = attemptAll(jobs);
    if (!results) {
        (void)m_database.execute("ROLLBACK"); // a full disk may have ended the transaction already
        if (auto begun = m_database.execute("BEGIN IMMEDIATE"); !begun)
            return begun.error();
        results = attemptEach(jobs);
    }
    if (results) {
        if (auto committed = m_database.execute("COMMIT"); !committed)
            results = committed.error();
    }
    if (!results)
        (void)m_database.execute("ROLLBACK");
    return results;
}

base::Result<CaptureWriter::Results> CaptureWriter::attemptAll(const std::vector<Job> &jobs)
{
    Results results;
    results.reserve(jobs.size());
    for (const Job &job : jobs) {
        results.push_back(job.work(m_table));
        const base::Result<CaptureRow> &result = results.back();
        if (!result && result.error().kind == base::ErrorKind::Storage) // others have changed nothing
            return result.error();
    }
    return results;
}

base::Result<CaptureWriter::Results> CaptureWriter::attemptEach(const std::vector<Job> &jobs)
{
    Results results;
    for (const Job &job : jobs) {
        if (auto saved = m_database.execute("SAVEPOINT job"); !saved)
            return saved.error();
        results.push_back(job.work(m_table));
        const base::Result<CaptureRow> &result = results.back();
        // A full disk may have ended the whole transaction, and the savepoint with it.
        if (!result && !m_database.execute("ROLLBACK TO job"))
            return result.error();
        if (auto released = m_database.execute("RELEASE job"); !released)
            return released.error();
    }
    return results;
}

void CaptureWriter::purge()
{
    if (!m_isOpen)
        return;
    m_purge.start();
    m_sessionKeys.goOn();
    m_quota.checkAge();
}

void CaptureWriter::emptyLog()
{
    if (m_isOpen)
        m_purge.emptyLog();
}

void CaptureWriter::useKey(const StoreKey &key)
{
    if (m_isOpen)
        m_sessionKeys.use(key);
}

} // namespace runlatch::store
