// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/health/storeprobe.h"

#include <utility>

namespace runlatch::inspector {

StoreProbe::StoreProbe(store::CaptureStore &store, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
{
}

void StoreProbe::ask(base::Callback<std::monostate> done)
{
    if (m_waiting.empty() && m_last && m_clock.monotonic() - m_answeredAt < Fresh) {
        done(*m_last);
        return;
    }
    m_waiting.push_back(std::move(done));
    if (m_waiting.size() == 1)
        order();
}

void StoreProbe::order()
{
    const int number = ++m_number;
    // No capture has this id. A receiver's role may do it, and pins it may not set.
    m_store.markUnanswered(QUuid(), this, [this, number](const base::Result<store::CaptureRow> &row) {
        const bool isRefused = !row && row.error().kind != base::ErrorKind::NotFound;
        answer(number, isRefused ? base::Done(row.error()) : base::Done(std::monostate()));
    });
    m_clock.callAfter(Longest, this, [this, number] { answer(number, base::Error{.kind = base::ErrorKind::Timeout}); });
}

void StoreProbe::answer(int number, const base::Done &result)
{
    if (number != m_number || m_waiting.empty())
        return;
    m_last = result;
    m_answeredAt = m_clock.monotonic();
    for (const auto &done : std::exchange(m_waiting, {}))
        done(result);
}

} // namespace runlatch::inspector
