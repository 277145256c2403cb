// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"

#include <QPointer>

#include <algorithm>
#include <map>

namespace runlatch::support {

/// The machine's clock, which can be put forward: what waits for a second is then called at once. For one thread.
class HastenedClock final : public base::Clock
{
public:
    QDateTime utc() const override { return m_real.utc().addMSecs(m_ahead.count()); }
    std::chrono::milliseconds monotonic() const override { return m_real.monotonic() + m_ahead; }
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override
    {
        const int number = ++m_last;
        m_calls.insert({number, {time, context, std::move(function)}});
        m_real.callAt(time - m_ahead, context, [this, number] { run(number); });
    }

    void advance(std::chrono::milliseconds by)
    {
        m_ahead += by;
        const auto isDue = [this](const auto &call) { return call.second.time <= monotonic(); };
        for (auto due = std::find_if(m_calls.begin(), m_calls.end(), isDue); due != m_calls.end();
             due = std::find_if(m_calls.begin(), m_calls.end(), isDue))
            run(due->first);
    }

private:
    struct Call
    {
        std::chrono::milliseconds time;
        QPointer<QObject> context;
        std::function<void()> function;
    };

    void run(int number)
    {
        const auto found = m_calls.find(number);
        if (found == m_calls.end())
            return;
        const Call call = std::move(found->second);
        m_calls.erase(found);
        if (call.context)
            call.function();
    }

    base::SystemClock m_real;
    std::chrono::milliseconds m_ahead{0};
    std::map<int, Call> m_calls; ///< in the order in which they were asked for
    int m_last = 0;
};

} // namespace runlatch::support
