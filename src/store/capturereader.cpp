// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/capturereader.h"

#include "redaction/addednames.h"
#include "store/captures/lateredaction.h"
#include "store/quota/droppable.h"

#include <algorithm>
#include <utility>

namespace runlatch::store {

CaptureReader::CaptureReader(Connection &connection, const StoreKey &key, base::Clock &clock)
    : m_database(connection)
    , m_sealer(key)
    , m_clock(clock)
    , m_table(m_database, m_sealer)
{
}

void CaptureReader::redactAddedNames(bool keepsBytes)
{
    m_redacts = true;
    m_keepsBytes = keepsBytes;
}

/// Redaction reads the bytes of the rows, so rows and bytes are of one moment then.
base::Result<QList<CaptureRow>> CaptureReader::shown(const std::function<base::Result<QList<CaptureRow>>()> &read)
{
    if (!m_redacts || redaction::addedNames().isEmpty())
        return read();
    if (auto begun = m_database.beginReading(); !begun)
        return begun.error();
    auto rows = LateRedaction::redacted(read(), LateRedaction::ofAddedNames(), m_table);
    (void)m_database.execute("COMMIT");
    return rows;
}

/// A delivery that was removed meanwhile is left out.
base::Done CaptureReader::redact(Deliveries &deliveries)
{
    if (!m_redacts)
        return std::monostate();
    QList<CaptureRow> rows;
    for (const Delivery &delivery : std::as_const(deliveries.newest))
        rows.append(delivery.row);
    const auto redacted = LateRedaction::redacted(std::move(rows), LateRedaction::ofAddedNames(), m_table);
    if (!redacted)
        return redacted.error();
    QList<Delivery> kept;
    for (const CaptureRow &row : *redacted) {
        const auto before = std::ranges::find(deliveries.newest, row.id, [](const Delivery &d) { return d.row.id; });
        kept.append({row, before->replies});
    }
    deliveries.newest = std::move(kept);
    return std::monostate();
}

void CaptureReader::list(qint64 before, int limit, const base::Answer<QList<CaptureRow>> &answer)
{
    answer(shown([&] { return m_table.list(before, limit); }));
}

void CaptureReader::listNewer(qint64 after, int limit, const base::Answer<QList<CaptureRow>> &answer)
{
    answer(shown([&] { return m_table.listNewer(after, limit); }));
}

void CaptureReader::present(const QList<qint64> &ids, const base::Answer<QList<qint64>> &answer)
{
    answer(m_table.present(ids));
}

void CaptureReader::takenUuids(const QList<QUuid> &uuids, const base::Answer<QList<QUuid>> &answer)
{
    answer(m_table.takenUuids(uuids));
}

void CaptureReader::usage(const base::Answer<Usage> &answer)
{
    answer(Droppable(m_database).usage());
}

void CaptureReader::tellUsage()
{
    if (const auto usage = Droppable(m_database).usage())
        emit used(*usage);
}

void CaptureReader::load(qint64 id, const base::Answer<Capture> &answer)
{
    // One transaction, so that bytes, secrets and replies belong to the same moment.
    if (auto begun = m_database.beginReading(); !begun) {
        answer(begun.error());
        return;
    }
    auto capture = m_table.load(id, m_clock.utc());
    (void)m_database.execute("COMMIT");
    if (capture && m_redacts) {
        Capture redacted = std::move(capture).value();
        LateRedaction::ofAddedNames().apply(redacted, m_keepsBytes);
        capture = std::move(redacted);
    }
    answer(std::move(capture));
}

void CaptureReader::deliveries(qint64 id, int limit, const base::Answer<Deliveries> &answer)
{
    if (auto begun = m_database.beginReading(); !begun) { // one moment, so that the count fits the rows
        answer(begun.error());
        return;
    }
    auto found = DeliveryReader(m_database).deliveries(id, limit);
    if (found) {
        Deliveries deliveries = std::move(found).value();
        const auto done = redact(deliveries);
        found = done ? base::Result<Deliveries>(std::move(deliveries)) : done.error();
    }
    (void)m_database.execute("COMMIT");
    answer(std::move(found));
}

} // namespace runlatch::store
