// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/postgres/servercaptures.h"

#include "base/rules.h"
#include "store/captures/capturetable.h"
#include "store/captures/lateredaction.h"
#include "store/captures/sealedsecrets.h"
#include "store/postgres/postgresschema.h"

#include <algorithm>
#include <utility>

namespace runlatch::store {

ServerCaptures::ServerCaptures(const ServerAddress &address, base::Clock &clock)
    : ServerCaptures(address, newStoreKey(), clock)
{
    m_opensSecrets = false;
}

ServerCaptures::ServerCaptures(const ServerAddress &address, const QByteArray &key, base::Clock &clock)
    : m_clock(clock)
    , m_sealer(key)
    , m_connection(address, clock)
    , m_searcher(m_connection)
{
}

base::Done ServerCaptures::checkKey() const
{
    return read<std::monostate>([this](CaptureTable &) { return SealedSecrets(m_connection, m_sealer).checkKey(); });
}

base::Result<QList<CaptureRow>> ServerCaptures::list(qint64 before, int limit) const
{
    return read<QList<CaptureRow>>([before, limit](CaptureTable &table) {
        return LateRedaction::redacted(table.list(before, limit), LateRedaction::ofAddedNames(), table);
    });
}

/// Each slice sees a moment of its own: a search through weeks must not hold up the server's cleaning.
base::Result<QList<CaptureRow>> ServerCaptures::find(const CaptureFilter &filter, qint64 before, int limit,
                                                     const std::shared_ptr<const std::atomic_bool> &stop) const
{
    if (auto prepared = prepare(); !prepared)
        return prepared.error();
    SliceSearcher::Slice slice{.plan = std::make_shared<const SearchPlan>(filter),
                               .range = {.limit = std::clamp(limit, 1, 1000)},
                               .stop = stop ? stop : std::make_shared<const std::atomic_bool>(false)};
    if (before > 0)
        slice.range.below = before;
    QList<CaptureRow> found;
    bool isEnd = false;
    while (!isEnd) {
        const auto report = m_searcher.search(slice);
        if (!report)
            return report.error();
        if (slice.stop->load())
            return base::Error{.kind = base::ErrorKind::Cancelled};
        found += report->rows;
        isEnd = report->isEnd || report->rows.size() == slice.range.limit;
        slice.range.limit -= static_cast<int>(report->rows.size());
        slice.range.below = report->reached;
    }
    CaptureTable table(m_connection, m_sealer);
    return LateRedaction::redacted(std::move(found), LateRedaction::ofAddedNames(), table);
}

base::Result<Capture> ServerCaptures::load(qint64 id) const
{
    return read<Capture>([this, id](CaptureTable &table) -> base::Result<Capture> {
        auto read = table.load(id, m_clock.utc());
        if (!read)
            return read;
        Capture capture = std::move(read).value();
        LateRedaction::ofAddedNames().apply(capture, m_opensSecrets);
        return capture;
    });
}

template <typename T> base::Result<T> ServerCaptures::read(const Read<T> &work) const
{
    if (auto prepared = prepare(); !prepared)
        return prepared.error();
    if (auto begun = m_connection.beginReading(); !begun)
        return begun.error();
    CaptureTable table(m_connection, m_sealer);
    auto result = work(table);
    (void)m_connection.execute("COMMIT");
    return result;
}

base::Done ServerCaptures::prepare() const
{
    if (m_isChecked)
        return std::monostate();
    auto checked = checkPostgresSchema(m_connection);
    m_isChecked = checked.isOk();
    return checked;
}

} // namespace runlatch::store
