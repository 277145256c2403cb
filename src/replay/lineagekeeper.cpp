// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/lineagekeeper.h"

#include "base/answer.h"
#include "protocol/sha512.h"
#include "replay/resender.h"
#include "store/captures/importmark.h"

#include <QThreadPool>

#include <algorithm>

namespace runlatch::replay {

LineageKeeper::LineageKeeper(store::OpenStore &open, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

void LineageKeeper::setStore(store::CaptureStore &store)
{
    m_store = &store;
    m_ofStore = std::make_unique<QObject>();
    m_expected.clear();
    m_seen.clear();
}

void LineageKeeper::expect(qint64 parent, const Resending &request, const protocol::Edits &edits, int times)
{
    if (!m_store)
        return;
    if (m_expected.size() == MaxExpected)
        m_expected.removeFirst();
    const quint64 number = ++m_number;
    m_expected.append({parent, edits.toText(), m_clock.utc(), times, {}, number});
    const base::Answer<QByteArray> answer(
        m_ofStore.get(), [this, number](const base::Result<QByteArray> &sha512) { know(number, sha512); });
    QThreadPool::globalInstance()->start([request, answer] {
        const auto sent = resentRequest(request);
        answer(sent ? base::Result<QByteArray>(protocol::sha512(sent->body).toHex()) : sent.error());
    });
}

/// A request that cannot leave does not arrive either.
void LineageKeeper::know(quint64 number, const base::Result<QByteArray> &sha512)
{
    const auto isIt = [number](const Expected &expected) { return expected.number == number; };
    if (const auto found = std::ranges::find_if(m_expected, isIt); sha512 && found != m_expected.end())
        found->sha512 = *sha512;
    else
        m_expected.removeIf(isIt);
    match();
}

void LineageKeeper::see(const QList<store::CaptureRow> &rows)
{
    if (m_expected.isEmpty())
        return;
    m_seen += rows;
    if (m_seen.size() > MaxSeen)
        m_seen.remove(0, m_seen.size() - MaxSeen);
    match();
}

bool LineageKeeper::isArrival(const Expected &expected, const store::CaptureRow &row)
{
    return row.loopback && row.stored && !store::isImported(row) && row.sha512 == expected.sha512
        && row.receivedAt >= expected.sentAt && row.receivedAt <= expected.sentAt.addDuration(Resender::Timeout);
}

/// Forgets the rows when the digest of all that is expected is known: none of them is one.
void LineageKeeper::match()
{
    for (auto expected = m_expected.begin(); m_store && expected != m_expected.end();) {
        const auto row = std::ranges::find_if(
            m_seen, [&expected](const store::CaptureRow &seen) { return isArrival(*expected, seen); });
        if (expected->sha512.isEmpty() || row == m_seen.end()) {
            ++expected;
            continue;
        }
        m_store->setLineage(row->id, expected->parent, expected->edited, m_ofStore.get(),
                            [this](const base::Result<store::CaptureRow> &changedRow) {
                                if (changedRow)
                                    emit changed(*changedRow);
                            });
        m_seen.erase(row);
        if (--expected->times == 0)
            expected = m_expected.erase(expected);
    }
    if (std::ranges::none_of(m_expected, [](const Expected &expected) { return expected.sha512.isEmpty(); }))
        m_seen.clear();
}

void LineageKeeper::keep(const store::Capture &captured, const Resending &request, const protocol::Edits &edits,
                         int status)
{
    if (!m_store)
        return;
    const base::Answer<store::NewCapture> answer(
        m_ofStore.get(), [this](const base::Result<store::NewCapture> &capture) {
            if (!capture || !m_store)
                return;
            m_store->append(*capture, m_ofStore.get(), [this](const base::Result<store::CaptureRow> &row) {
                if (row)
                    emit kept(*row);
                else
                    emit failed(row.error());
            });
        });
    QThreadPool::globalInstance()->start([captured, request, edits, status, now = m_clock.utc(), answer] {
        answer(keptRequest(captured, request, edits, status, now));
    });
}

} // namespace runlatch::replay
