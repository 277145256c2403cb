// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QDateTime>

#include <chrono>
#include <functional>

class QObject;

namespace runlatch::base {

/// The time, injected, so that ten minutes can be tested in a millisecond. Only a Clock keeps deadlines: a QTimer stops
/// while the machine sleeps, `monotonic()` does not.
class Clock
{
public:
    virtual ~Clock() = default;

    /// The calendar's time, UTC. May jump; for showing and storing.
    virtual QDateTime utc() const = 0;

    /// Milliseconds since some start. Never jumps back, and counts the time that the machine slept.
    virtual std::chrono::milliseconds monotonic() const = 0;

    /// Calls `function` once in the thread of `context` when `monotonic()` has reached `time`, late by a few
    /// milliseconds, or by up to a second after the machine woke up. Never after `context` died. Must be called in the
    /// thread of `context`, which needs an event loop.
    virtual void callAt(std::chrono::milliseconds time, QObject *context, std::function<void()> function) = 0;

    void callAfter(std::chrono::milliseconds wait, QObject *context, std::function<void()> function)
    {
        callAt(monotonic() + wait, context, std::move(function));
    }
};

} // namespace runlatch::base
