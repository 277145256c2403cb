// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>

namespace runlatch::base {

/// Notices that the machine has slept: a call that is due every few seconds comes much later. A thread that was blocked
/// for so long looks the same. Lives in one thread.
class WakeWatch final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::seconds Pause{5};
    static constexpr std::chrono::seconds Late{10}; ///< by which a call must be late

    /// `clock` must outlive this.
    explicit WakeWatch(Clock &clock, QObject *parent = nullptr);

signals:
    void woke();

private:
    void plan();

    Clock &m_clock;
};

} // namespace runlatch::base
