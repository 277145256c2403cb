// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>
#include <QPointer>

#include <deque>

namespace runlatch::service {

/// Keeps calls under a limit per second: five sixths of it steadily, a sixth of it at once, so that no second ever has
/// more. First come, first served.
class TokenBucket final : public QObject
{
    Q_OBJECT
public:
    static constexpr double UsualLimit = 30; ///< a second; the service's own until it announces one

    /// `clock` must outlive this.
    explicit TokenBucket(base::Clock &clock, QObject *parent = nullptr);

    /// Calls a second, at least 1 (announcedRate). Applies to waiting calls too.
    void announce(int limit);

    /// Calls `go` when it is its turn: inside this call if nobody waits, and never after `context` died. Answers how
    /// long that will take as things stand.
    std::chrono::milliseconds take(QObject *context, std::function<void()> go);

    /// Nobody waits, and the bucket is full.
    bool isRested();

private:
    struct Turn
    {
        QPointer<QObject> context;
        std::function<void()> go;
    };
    double rate() const { return m_limit * 5 / 6; }
    double most() const;
    void refill();
    void serve();
    std::chrono::milliseconds timeFor(double tokens) const;

    base::Clock &m_clock;
    double m_limit = UsualLimit;
    double m_tokens;
    std::chrono::milliseconds m_refilled;
    std::deque<Turn> m_turns; ///< one for each waiting call: the callers bound them
    bool m_isCalled = false;  ///< a call of the clock is due
};

} // namespace runlatch::service
