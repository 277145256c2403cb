// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/utc.h"

#include <QPointer>

#include <mutex>
#include <optional>
#include <vector>

namespace runlatch::support {

/// A clock that moves only when told. `advance` runs the calls that became due, in order of time, each in the thread of
/// its context, and waits for it. All else may be called in any thread.
class FakeClock final : public base::Clock
{
public:
    QDateTime utc() const override { return m_start.addMSecs(monotonic().count()); }
    std::chrono::milliseconds monotonic() const override;
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override;
    void advance(std::chrono::milliseconds by);
    void sleep(std::chrono::milliseconds by); ///< as the machine does: what becomes due is called by `advance`, late
    int waiting() const;
    void reset(); ///< goes back to the beginning and forgets all calls

private:
    struct Call
    {
        std::chrono::milliseconds time;
        QPointer<QObject> context;
        std::function<void()> function;
    };
    std::optional<Call> takeNext(std::chrono::milliseconds end);

    static constexpr std::chrono::milliseconds Beginning{1000};

    const QDateTime m_start = QDateTime(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
    mutable std::mutex m_lock;
    std::chrono::milliseconds m_now = Beginning; ///< guarded by m_lock
    std::vector<Call> m_calls;                   ///< guarded by m_lock
};

} // namespace runlatch::support
