// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QByteArray>
#include <QHash>

namespace runlatch::simulator {

/// How many requests a second the service accepts from each client: as many at once as in a second, then at that rate.
/// A refused request does not count.
class RateLimit
{
public:
    static constexpr int Usual = 30;            ///< a second; as in the public service
    static constexpr qsizetype MaxKnown = 1000; ///< clients; further ones share one limit

    struct State
    {
        bool isAllowed = true;
        int remaining = 0;                  ///< requests that could follow at once
        std::chrono::milliseconds reset{0}; ///< until the next one is accepted; 0 if some remain
    };

    /// `clock` must outlive this; `perSecond` at least 1.
    RateLimit(base::Clock &clock, int perSecond);

    /// Counts a request of `who`: a user or an address.
    State take(const QByteArray &who);
    /// The same without counting.
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
    QHash<QByteArray, Bucket> m_buckets; ///< of known clients; a bucket that is full again is forgotten later
};

} // namespace runlatch::simulator
