// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/capturedeletion.h"

#include <algorithm>
#include <utility>

namespace runlatch::ui {

/// The store finishes what it was asked for before it closes. Nobody is left to take its answer.
CaptureDeletion::~CaptureDeletion()
{
    for (const Deletion &one : std::as_const(m_waiting)) {
        if (m_store)
            m_store->remove(one.ids, m_store, [](const base::Result<qint64> &) {});
    }
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
    m_model->hide(ids);
    m_waiting.append({++m_last, ids, m_clock->monotonic() + UndoTime});
    m_clock->callAt(m_waiting.last().end, this, [this] { commitDue(); });
    emit waitingChanged();
}

void CaptureDeletion::undo()
{
    if (!m_waiting.isEmpty())
        undo(m_waiting.last().number);
}

void CaptureDeletion::undo(quint64 number)
{
    const auto found = std::find_if(m_waiting.begin(), m_waiting.end(),
                                    [number](const Deletion &one) { return one.number == number; });
    if (found == m_waiting.end())
        return;
    const QList<qint64> ids = found->ids;
    m_waiting.erase(found);
    m_model->show(ids);
    emit waitingChanged();
    emit restored(ids);
}

void CaptureDeletion::commit()
{
    for (Deletion &one : m_waiting)
        one.end = {};
    commitDue();
}

void CaptureDeletion::commitDue()
{
    bool isAny = false;
    while (!m_waiting.isEmpty() && m_waiting.first().end <= m_clock->monotonic()) {
        isAny = true;
        const QList<qint64> ids = m_waiting.takeFirst().ids;
        m_store->remove(ids, m_model, [this, ids](const base::Result<qint64> &removed) { end(ids, removed); });
    }
    if (isAny)
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
                               : std::max(std::chrono::milliseconds(0), m_waiting.first().end - m_clock->monotonic());
}

} // namespace runlatch::ui
