// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/utc.h"

#include <QList>
#include <QObject>

#include <algorithm>

namespace runlatch::support {

/// A clock on which every wait ends at the next turn of the event loop. It records the requested waits.
class EagerClock final : public base::Clock
{
public:
    QDateTime utc() const override { return m_start.addMSecs(m_now.count()); }
    std::chrono::milliseconds monotonic() const override { return m_now; }
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override
    {
        waits.append(time - m_now);
        QMetaObject::invokeMethod(
            context,
            [this, time, function = std::move(function)] {
                m_now = std::max(m_now, time);
                function();
            },
            Qt::QueuedConnection);
    }

    QList<std::chrono::milliseconds> waits;

private:
    std::chrono::milliseconds m_now{1000};
    QDateTime m_start = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
};

} // namespace runlatch::support
