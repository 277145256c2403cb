// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/reading/chosencapture.h"

#include "models/captures/taskstates.h"

namespace runlatch::ui {

void ChosenCapture::choose(const store::CaptureRow &row)
{
    if (!m_row || m_row->uuid != row.uuid)
        m_previous = 0;
    m_row = row;
}

void ChosenCapture::reset()
{
    m_row.reset();
    m_previous = 0;
}

/// Deliveries::previous is preferably one with a valid signature. Here the nearest one counts, which it is for a
/// request that is older than all that were read.
void ChosenCapture::setDeliveries(qint64 id, const store::Deliveries &deliveries)
{
    if (!m_row || m_row->id != id)
        return;
    m_previous = deliveries.previous;
    for (const store::Delivery &delivery : deliveries.newest) {
        if (delivery.row.id < id)
            m_previous = delivery.row.id;
    }
}

void ChosenCapture::update(const models::CaptureModel &model, const QList<store::CaptureRow> &rows)
{
    if (!m_row)
        return;
    if (const int loaded = model.rowOf(m_row->uuid); loaded >= 0) {
        m_row = model.at(loaded); // also if an update was for another delivery
        return;
    }
    for (const store::CaptureRow &row : rows) {
        if (m_row->uuid == row.uuid) {
            m_row = row;
        } else if (models::TaskStates::isOneTask(*m_row, row)) {
            models::TaskStates states;
            states.note(row);
            m_row = states.current(*m_row);
        }
    }
}

qint64 ChosenCapture::previousDelivery(const models::CaptureModel &model) const
{
    if (m_previous > 0)
        return m_previous;
    if (!m_row || m_row->taskResultId.isEmpty())
        return 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const store::CaptureRow &other = model.at(row);
        if (other.id > 0 && other.delivery < m_row->delivery && other.taskResultId == m_row->taskResultId)
            return other.id;
    }
    return 0;
}

} // namespace runlatch::ui
