// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>
#include <QPointer>

#include <deque>

namespace runlatch::service {

/// Keeps calls under a limit per second: five sixths of the limit steadily, and a sixth of it at once, so that no
/// second ever has more calls. Calls are served in the order of their arrival.
class TokenBucket final : public QObject
{
    Q_OBJECT
public:
    static constexpr double UsualLimit = 30; ///< calls a second, until the service announces its own limit

    /// `clock` must outlive this.
    explicit TokenBucket(base::Clock &clock, QObject *parent = nullptr);

    /// Calls a second, at least 1 (announcedRate). Applies to waiting calls too.
    void announce(int limit);

    /// Calls `go` when its turn comes: inside this call if nobody waits, and never after `context` died. Returns the
    /// present estimate of the wait.
    std::chrono::milliseconds take(QObject *context, std::function<void()> go);

    /// Tells whether nobody waits and the bucket is full.
    bool isRested();

private:
    struct Turn
    {
        QPointer<QObject> context;
        std::function<void()> go;
    };
    double rate() const { return m_limit * 5 / 6; }
    double max() const;
    void refill();
    void serve();
    std::chrono::milliseconds timeFor(double tokens) const;

    base::Clock &m_clock;
    double m_limit = UsualLimit;
    double m_tokens;
    std::chrono::milliseconds m_refilled;
    std::deque<Turn> m_turns; ///< one turn for each waiting call; the callers bound their number
    bool m_isCalled = false;  ///< the clock will call
};

} // namespace runlatch::service
