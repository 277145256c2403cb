// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QHash>

namespace runlatch::simulator {

/// Limits the requests a second that the service accepts from each client: a second's number at once, then at that
/// rate. A refused request does not count.
class RateLimit
{
public:
    static constexpr int Usual = 30;            ///< requests a second, as in the public service
    static constexpr qsizetype MaxKnown = 1000; ///< clients that are known; further ones share one limit

    struct State
    {
        bool isAllowed = true;
        int remaining = 0;                  ///< requests that could follow at once
        std::chrono::milliseconds reset{0}; ///< the time until the next request is accepted; 0 if some remain
    };

    /// `clock` must outlive this; `perSecond` at least 1.
    RateLimit(base::Clock &clock, int perSecond);

    /// Counts a request of `who`: a user or an address.
    State take(const QByteArray &who);
    /// The same state without counting a request.
    State look(const QByteArray &who) const;
    int perSecond() const { return m_perSecond; }

private:
    struct Bucket
    {
        double left;
        std::chrono::milliseconds at;
    };
    Bucket bucketOf(const QByteArray &who) const;
    State stateOf(double left) const;

    base::Clock &m_clock;
    int m_perSecond;
    QHash<QByteArray, Bucket> m_buckets; ///< buckets of known clients; a bucket that is full again is forgotten later
};

} // namespace runlatch::simulator
