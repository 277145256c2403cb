// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/captures/deliveries.h"

#include <QObject>
#include <QPointer>

#include <memory>
#include <optional>

namespace runlatch::store {
class CaptureStore;
class OpenStore;
} // namespace runlatch::store

namespace runlatch::ui {

class CaptureDetail;

/// Tells a detail of the other deliveries of its request: all of them for the timeline, and the body of the nearest
/// earlier one when a signature asks for it. The answer to an earlier question is dropped.
class DeliveryHistory final : public QObject
{
    Q_OBJECT

public:
    static constexpr int MaxShown = 200; ///< the newest deliveries of a task result

    /// `detail` and `clock` must outlive this.
    DeliveryHistory(store::OpenStore &open, CaptureDetail &detail, base::Clock &clock, QObject *parent = nullptr);

    /// Rows that have just come. A delivery of the shown task result is looked up, at most once a second.
    void add(const QList<store::CaptureRow> &rows);

signals:
    void deliveriesKnown(qint64 id, const runlatch::store::Deliveries &deliveries); ///< of the shown request

private:
    void setStore(store::CaptureStore &store);
    void show(const store::CaptureRow &row);
    void ask();
    void take(qint64 id, const base::Result<store::Deliveries> &found);
    void wantEarlier();

    CaptureDetail &m_detail;
    base::Clock &m_clock;
    QPointer<store::CaptureStore> m_store;
    std::unique_ptr<QObject> m_question; ///< context of the answers about the shown request
    store::CaptureRow m_shown;
    std::optional<qint64> m_previous; ///< id of the delivery before the shown one, once it is known
    bool m_wantsEarlier = false;
    bool m_waits = false; ///< the last look-up is less than a second ago
    bool m_isOld = false; ///< another delivery has come since
};

} // namespace runlatch::ui
