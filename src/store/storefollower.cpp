// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/storefollower.h"

#include <algorithm>
#include <utility>

namespace runlatch::store {

namespace {

/// The fields of a row that change after it was stored: by a reply, a person, the doctor, or a count that came late.
QString changingPart(const CaptureRow &row)
{
    const QStringList parts{QString::number(static_cast<int>(row.state)),
                            QString::number(row.deadline.toMSecsSinceEpoch()),
                            QString::number(row.answered),
                            QString::number(row.findings.has_value()),
                            QString::number(row.pinned),
                            QString::number(static_cast<int>(row.pinColor)),
                            row.cause,
                            row.rule,
                            row.note};
    return parts.join(u'\n');
}

} // namespace

StoreFollower::StoreFollower(ReadOnlyStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
{
    look();
}

void StoreFollower::tryAgain()
{
    m_store.reconnect(this, [this](const base::Done &) { look(); });
}

void StoreFollower::plan(std::chrono::milliseconds wait)
{
    m_clock.callAfter(wait, this, [this, planned = m_looks] {
        if (planned == m_looks)
            look();
    });
}

void StoreFollower::look()
{
    if (std::exchange(m_isLooking, true))
        return;
    ++m_looks;
    const auto answer = [this, asked = m_clock.monotonic()](const base::Result<Rows> &rows) { take(asked, rows); };
    if (m_newest < 0)
        m_store.list(0, 1, this, answer);
    else
        m_store.listNewer(m_newest, MaxAtOnce, this, answer);
}

void StoreFollower::take(std::chrono::milliseconds asked, const base::Result<Rows> &rows)
{
    m_isLooking = false;
    const bool isFirst = m_newest < 0;
    if (!rows) {
        plan(Pause);
        emit failed(rows.error());
        return;
    }
    if (isFirst || !rows->isEmpty())
        m_newest = rows->isEmpty() ? 0 : rows->constFirst().id;
    plan(!isFirst && rows->size() == MaxAtOnce ? std::chrono::milliseconds(0) : Pause);
    if (m_looks % LooksBetween == 1)
        readAgain();
    emit looked(m_clock.monotonic() - asked);
    if (isFirst || rows->isEmpty())
        return;
    Rows upwards = *rows;
    std::ranges::reverse(upwards);
    emit came(upwards);
}

void StoreFollower::readAgain()
{
    m_store.list(0, MaxReadAgain, this, [this](const base::Result<Rows> &rows) {
        if (rows) // the next look tells an error
            compare(*rows);
    });
}

void StoreFollower::compare(const Rows &rows)
{
    Rows others;
    QHash<qint64, QString> known;
    for (const CaptureRow &row : rows) {
        const QString now = changingPart(row);
        if (const auto before = m_known.constFind(row.id); before != m_known.cend() && *before != now)
            others.append(row);
        known.insert(row.id, now);
    }
    m_known = std::move(known);
    if (!others.isEmpty())
        emit changed(others);
}

} // namespace runlatch::store
