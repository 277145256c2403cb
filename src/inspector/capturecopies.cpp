// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/capturecopies.h"

#include "store/captures/importmark.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace runlatch::inspector {

CaptureCopies::CaptureCopies(store::OpenStore &open, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

void CaptureCopies::setStore(store::CaptureStore &store)
{
    m_store = &store;
    m_ofStore = std::make_unique<QObject>();
    m_waiting.clear();
    m_copied.clear();
}

void CaptureCopies::copy(const QList<qint64> &ids)
{
    if (!m_store || ids.isEmpty())
        return;
    QList<qint64> asked = ids.first(std::min<qsizetype>(ids.size(), MaxAtOnce));
    std::sort(asked.begin(), asked.end(), std::greater<>());
    m_waiting.append(asked);
    if (m_waiting.size() == 1)
        next();
}

void CaptureCopies::next()
{
    if (m_waiting.first().isEmpty() || !m_store)
        return end({});
    m_store->load(m_waiting.first().takeLast(), m_ofStore.get(), [this](const base::Result<store::Capture> &capture) {
        if (capture)
            take(*capture);
        else
            end(capture.error());
    });
}

void CaptureCopies::take(const store::Capture &capture)
{
    if (!m_store)
        return end({});
    const store::NewCapture copy{store::copyOf(capture.row, m_clock.utc()), capture.head, capture.body};
    m_store->append(copy, m_ofStore.get(), [this](const base::Result<store::CaptureRow> &row) {
        if (!row)
            return end(row.error());
        m_copied.append(*row);
        next();
    });
}

/// A slot may ask for further copies: they begin when the signals of the present ones are out.
void CaptureCopies::end(const std::optional<base::Error> &error)
{
    if (const QList<store::CaptureRow> rows = std::exchange(m_copied, {}); !rows.isEmpty())
        emit copied(rows);
    if (error)
        emit failed(*error);
    if (m_waiting.isEmpty()) // a slot has set another store
        return;
    m_waiting.removeFirst();
    if (!m_waiting.isEmpty())
        next();
}

} // namespace runlatch::inspector
