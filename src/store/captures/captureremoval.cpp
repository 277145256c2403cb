// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/captures/captureremoval.h"

#include <utility>

namespace runlatch::store {

CaptureRemoval::CaptureRemoval(Connection &database)
    : m_database(database)
{
}

void CaptureRemoval::remove(const QList<qint64> &ids, const base::Answer<qint64> &answer)
{
    m_orders.push_back({ids, answer});
    plan();
}

void CaptureRemoval::finish()
{
    while (!m_orders.empty())
        work();
}

void CaptureRemoval::plan()
{
    if (m_orders.empty() || std::exchange(m_isPlanned, true))
        return;
    const auto removeNext = [this] {
        m_isPlanned = false;
        if (!m_orders.empty()) // finish() may have come first
            work();
        plan();
    };
    QMetaObject::invokeMethod(this, removeNext, Qt::QueuedConnection);
}

/// Removes a slice of the first order. An order that fails is given up; its earlier slices stay removed.
void CaptureRemoval::work()
{
    Order &order = m_orders.front();
    const base::Done done = removeSlice(order);
    if (done && order.next < order.ids.size())
        return;
    order.answer(done ? base::Result<qint64>(order.removed) : base::Result<qint64>(done.error()));
    m_orders.pop_front();
}

base::Done CaptureRemoval::removeSlice(Order &order)
{
    if (auto begun = m_database.beginWriting(); !begun)
        return begun;
    base::Done done = removeRows(order);
    if (done)
        done = m_database.execute("COMMIT");
    if (!done)
        (void)m_database.execute("ROLLBACK");
    return done;
}

/// The blob, the secrets and the replies of a capture go with its row (ON DELETE CASCADE).
base::Done CaptureRemoval::removeRows(Order &order)
{
    qint64 bytes = 0;
    for (int rows = 0; rows < MaxRows && bytes < MaxBytes && order.next < order.ids.size(); ++rows) {
        const qint64 id = order.ids.at(order.next++);
        const auto size = sizeOf(id);
        if (!size)
            return size.error();
        bytes += *size;
        if (auto done = m_database.execute("DELETE FROM captures WHERE id = ?", {id}); !done)
            return done;
        order.removed += m_database.changes();
    }
    return std::monostate();
}

/// Returns the size of a body; 0 if there is no such capture.
base::Result<qint64> CaptureRemoval::sizeOf(qint64 id)
{
    const auto rows = m_database.query("SELECT bytes FROM captures WHERE id = ?", {id});
    if (!rows)
        return rows.error();
    const qint64 size = (*rows)->next() ? (*rows)->number(0) : 0;
    if (auto done = (*rows)->done(); !done)
        return done.error();
    return size;
}

} // namespace runlatch::store
