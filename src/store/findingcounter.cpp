// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/findingcounter.h"

#include "base/rules.h"
#include "store/captures/capturelint.h"

#include <utility>

namespace runlatch::store {

FindingCounter::FindingCounter(Connection &connection, const StoreKey &key, GroupCommit &commits)
    : m_database(connection)
    , m_sealer(key)
    , m_table(m_database, m_sealer)
    , m_commits(commits)
{
}

void FindingCounter::open()
{
    m_isOpen = true;
    plan();
}

void FindingCounter::close()
{
    m_isOpen = false;
}

/// Most commits have nothing to count, and then no thread is woken.
void FindingCounter::goOn()
{
    if (m_isExpecting.load() && m_isExpecting.exchange(false))
        QMetaObject::invokeMethod(this, &FindingCounter::plan, Qt::QueuedConnection);
}

void FindingCounter::plan()
{
    if (!m_isOpen || std::exchange(m_isBusy, true))
        return;
    QMetaObject::invokeMethod(this, &FindingCounter::step, Qt::QueuedConnection);
}

void FindingCounter::step()
{
    m_isBusy = false;
    if (!m_isOpen || m_unreadable.size() > MaxUnreadable)
        return;
    const auto ids = nextIds();
    if (ids && ids->isEmpty())
        return;
    const auto slice = ids ? count(*ids) : base::Result<CountedFindings>(ids.error());
    if (!slice)
        expect(); // a lost server is asked again after the next commit
    else if (slice->isEmpty())
        plan(); // they were removed meanwhile, or cannot be read
    else
        write(*slice);
}

base::Result<QList<qint64>> FindingCounter::nextIds()
{
    if (m_failedAt >= 0) {
        const auto newest = m_database.number("SELECT MAX(id) FROM captures");
        if (!newest)
            return newest.error();
        if (*newest <= m_failedAt) {
            expect();
            return QList<qint64>();
        }
        m_failedAt = -1;
    }
    const auto rows = m_database.query("SELECT id FROM captures WHERE errors IS NULL ORDER BY id DESC LIMIT ?",
                                       {SliceCaptures + m_unreadable.size()});
    if (!rows)
        return rows.error();
    QList<qint64> ids;
    while (ids.size() < SliceCaptures && (*rows)->next()) {
        if (const qint64 id = (*rows)->number(0); !m_unreadable.contains(id))
            ids.append(id);
    }
    return ids;
}

/// One body at a time is in memory.
base::Result<CountedFindings> FindingCounter::count(const QList<qint64> &ids)
{
    CountedFindings slice;
    qint64 size = 0;
    for (const qint64 id : ids) {
        if (size >= SliceBytes)
            break;
        const auto capture = m_table.load(id);
        if (capture) {
            slice.insert(id, summarizeCapture(capture->row, capture->head, capture->body));
            size += capture->body.size();
        } else if (capture.error().rule == base::Rules::StoreUnreachable) {
            return capture.error(); // nothing is wrong with the capture
        } else if (capture.error().kind != base::ErrorKind::NotFound) {
            m_unreadable.insert(id);
        }
    }
    return slice;
}

void FindingCounter::write(const CountedFindings &slice)
{
    m_isBusy = true;
    const auto work = [slice](CaptureTable &table) -> base::Result<CaptureRow> {
        for (auto found = slice.begin(); found != slice.end(); ++found) {
            if (auto done = table.setFindings(found.key(), found.value()); !done)
                return done.error();
        }
        return CaptureRow();
    };
    const auto answered = [this, slice](const base::Result<CaptureRow> &written) {
        m_isBusy = false;
        if (m_isOpen)
            take(slice, written.isOk());
    };
    m_commits.write(work, base::Answer<CaptureRow>(this, answered));
}

void FindingCounter::take(const CountedFindings &slice, bool isWritten)
{
    if (isWritten) {
        emit counted(slice);
        plan();
        return;
    }
    const auto newest = m_database.number("SELECT MAX(id) FROM captures");
    m_failedAt = newest ? *newest : 0;
    expect();
}

} // namespace runlatch::store
