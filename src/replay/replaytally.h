// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "http/message.h"

#include <QList>
#include <QMap>

namespace runlatch::replay {

/// The answers to a request that was sent many times. It keeps a number for each.
class ReplayTally
{
public:
    void add(const base::Result<http::Response> &answer);

    int ended() const { return answered() + m_unanswered; }
    int answered() const { return static_cast<int>(m_times.size()); }
    int unanswered() const { return m_unanswered; } ///< each may have arrived
    int accepted() const;                           ///< answered 2xx
    const QMap<int, int> &statuses() const { return m_statuses; }
    /// Milliseconds from the request to the end of the answer, of the answered ones, sorted.
    const QList<int> &times() const { return m_times; }

private:
    QMap<int, int> m_statuses; ///< how many were answered with each
    QList<int> m_times;
    int m_unanswered = 0;
};

} // namespace runlatch::replay
