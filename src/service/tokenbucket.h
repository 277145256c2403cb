// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>
#include <QPointer>

#include <chrono>
#include <deque>

namespace runlatch::service {

/// Keeps calls under a limit per second: never more than the limit within a Window, of which a sixth may go at once and
/// the others at even distances. Calls are served in the order of their arrival.
class TokenBucket final : public QObject
{
    Q_OBJECT
public:
    static constexpr double UsualLimit = 30; ///< calls a second, until the service announces its own limit
    /// Longer than a second by as much as calls may come closer to each other on their way to the service.
    static constexpr std::chrono::milliseconds Window{1050};

    /// `clock` must outlive this.
    explicit TokenBucket(base::Clock &clock, QObject *parent = nullptr);

    /// Calls a second, at least 1 (announcedRate). Applies to waiting calls too.
    void announce(int limit);

    /// Calls `go` when its turn comes: inside this call if nobody waits, and never after `context` died. Returns the
    /// present estimate of the wait.
    std::chrono::milliseconds take(QObject *context, std::function<void()> go);

    /// Tells whether nobody waits and no call went within the last Window: a new bucket would do the same.
    bool isRested();

private:
    struct Turn
    {
        QPointer<QObject> context;
        std::function<void()> go;
    };
    double rate() const { return m_limit / std::chrono::duration<double>(Window).count(); }
    double max() const;
    void refill();
    void serve();
    std::chrono::milliseconds waitOf(std::size_t place) const;
    std::chrono::milliseconds timeFor(double tokens) const;

    base::Clock &m_clock;
    double m_limit = UsualLimit;
    double m_tokens;
    std::chrono::milliseconds m_refilled;
    std::deque<std::chrono::milliseconds> m_gone; ///< the times of the calls that went within the last Window
    std::deque<Turn> m_turns;                     ///< one turn for each waiting call; the callers bound their number
    bool m_isCalled = false;                      ///< the clock will call
};

} // namespace runlatch::service
