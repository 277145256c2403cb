// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/deliveryhistory.h"

#include "models/captures/taskstates.h"
#include "store/capturestore.h"
#include "store/openstore.h"
#include "ui/inspector/detail/capturedetail.h"

#include <algorithm>
#include <utility>

using namespace std::chrono_literals;

namespace runlatch::ui {

DeliveryHistory::DeliveryHistory(store::OpenStore &open, CaptureDetail &detail, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_detail(detail)
    , m_clock(clock)
{
    connect(&detail, &CaptureDetail::shown, this, &DeliveryHistory::show);
    connect(&detail, &CaptureDetail::earlierWanted, this, [this] {
        m_wantsEarlier = true;
        wantEarlier();
    });
    open.follow(this, [this](store::CaptureStore &store) { setStore(store); });
}

void DeliveryHistory::setStore(store::CaptureStore &store)
{
    m_store = &store;
    m_question.reset();
    m_shown = {};
}

void DeliveryHistory::show(const store::CaptureRow &row)
{
    m_shown = row;
    m_question = std::make_unique<QObject>();
    m_previous.reset();
    m_wantsEarlier = false;
    m_waits = false;
    m_isOld = false;
    if (m_store && row.id > 0)
        ask();
}

void DeliveryHistory::add(const QList<store::CaptureRow> &rows)
{
    const QString task = models::TaskStates::keyOf(m_shown);
    if (task.isEmpty() || m_shown.imported || !m_store || !m_question || m_shown.id == 0)
        return;
    const bool isOne = std::any_of(rows.begin(), rows.end(), [&task](const store::CaptureRow &row) {
        return models::TaskStates::keyOf(row) == task;
    });
    if (!isOne)
        return;
    if (m_waits)
        m_isOld = true;
    else
        ask();
}

void DeliveryHistory::ask()
{
    m_waits = true;
    m_store->deliveries(m_shown.id, MaxShown, m_question.get(),
                        [this, id = m_shown.id](const base::Result<store::Deliveries> &found) { take(id, found); });
}

void DeliveryHistory::take(qint64 id, const base::Result<store::Deliveries> &found)
{
    const bool isGone = !found && found.error().kind == base::ErrorKind::NotFound;
    if (!isGone) // the page says that a request is gone
        m_detail.setDeliveries(id, found);
    m_previous = found ? found->previous : 0;
    if (found)
        emit deliveriesKnown(id, *found);
    wantEarlier();
    m_clock.callAfter(1s, m_question.get(), [this] {
        m_waits = false;
        if (std::exchange(m_isOld, false) && m_store)
            ask();
    });
}

void DeliveryHistory::wantEarlier()
{
    if (!m_previous || *m_previous == 0 || !m_store || !std::exchange(m_wantsEarlier, false))
        return;
    m_store->load(*m_previous, m_question.get(), [this, id = m_shown.id](const base::Result<store::Capture> &earlier) {
        if (earlier)
            m_detail.setEarlier(id, *earlier);
    });
}

} // namespace runlatch::ui
