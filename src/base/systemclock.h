// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

namespace runlatch::base {

/// The machine's own clock. It has no state: one object may serve all threads.
class SystemClock final : public Clock
{
public:
    QDateTime utc() const override;
    std::chrono::milliseconds monotonic() const override;
    void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) override;
};

} // namespace runlatch::base
