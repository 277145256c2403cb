// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QPointer>

#include <vector>

namespace runlatch::support {

/// A clock that moves only when told. `advance` runs the calls that became due, in order of time.
class FakeClock final : public base::Clock
{
public:
    QDateTime utc() const override { return m_start.addMSecs(m_now.count()); }
    std::chrono::milliseconds monotonic() const override { return m_now; }
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override;
    void advance(std::chrono::milliseconds by);
    int waiting() const { return static_cast<int>(m_calls.size()); }

private:
    struct Call
    {
        std::chrono::milliseconds time;
        QPointer<QObject> context;
        std::function<void()> function;
    };
    std::chrono::milliseconds m_now{1000};
    QDateTime m_start = QDateTime(QDate(2026, 11, 21), QTime(10, 0), Qt::UTC);
    std::vector<Call> m_calls;
};

} // namespace runlatch::support
