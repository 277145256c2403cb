// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/capturedeletion.h"

#include <algorithm>
#include <utility>

namespace runlatch::ui {

/// The store finishes what it was asked for before it closes. Nobody is left to take its answer.
CaptureDeletion::~CaptureDeletion()
{
    if (m_store && !m_waiting.isEmpty())
        m_store->remove(m_waiting, m_store, [](const base::Result<qint64> &) {});
}

void CaptureDeletion::setStore(store::CaptureStore &store, base::Clock &clock, models::CaptureModel &model)
{
    if (m_store)
        commit();
    m_store = &store;
    m_clock = &clock;
    m_model = &model;
    if (!std::exchange(m_waiting, {}).isEmpty())
        emit waitingChanged();
}

void CaptureDeletion::remove(const QList<qint64> &ids)
{
    if (!m_store || ids.isEmpty())
        return;
    commit();
    m_waiting = ids;
    m_model->hide(ids);
    m_end = m_clock->monotonic() + UndoTime;
    m_clock->callAt(m_end, this, [this, ticket = ++m_ticket] {
        if (ticket == m_ticket)
            commit();
    });
    emit waitingChanged();
}

void CaptureDeletion::undo()
{
    const QList<qint64> ids = std::exchange(m_waiting, {});
    if (ids.isEmpty())
        return;
    m_model->show(ids);
    emit waitingChanged();
    emit restored(ids);
}

void CaptureDeletion::commit()
{
    const QList<qint64> ids = std::exchange(m_waiting, {});
    if (ids.isEmpty())
        return;
    ++m_ticket;
    m_store->remove(ids, m_model, [this, ids](const base::Result<qint64> &removed) { end(ids, removed); });
    emit waitingChanged();
}

void CaptureDeletion::end(const QList<qint64> &ids, const base::Result<qint64> &removed)
{
    if (removed) {
        m_model->forget(ids);
        return;
    }
    m_model->show(ids);
    m_model->refresh(); // earlier slices may be gone
    emit failed(removed.error());
}

std::chrono::milliseconds CaptureDeletion::timeLeft() const
{
    return m_waiting.isEmpty() ? std::chrono::milliseconds(0)
                               : std::max(std::chrono::milliseconds(0), m_end - m_clock->monotonic());
}

} // namespace runlatch::ui
