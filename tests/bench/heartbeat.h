// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace runlatch::bench {

/// Measures how long the thread that made it was busy between two passes of its event loop. Waiting for a processor
/// does not count, because other programs run here too.
class Heartbeat final : public QObject
{
public:
    Heartbeat();

    void begin();                                ///< forgets what was measured so far
    double longest() const { return m_longest; } ///< milliseconds

private:
    void beat();

    double m_last = 0;
    double m_longest = 0;
};

} // namespace runlatch::bench
