// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/refusal.h"
#include "inspector/recorder.h"

#include <QObject>

namespace runlatch::inspector {

/// Records requests that were not acceptable, but only as many as the user could read: a flood must fill neither memory
/// nor disk. At most MaxUnderWay are handed to the store at a time, MaxAtOnce in a burst and MaxPerSecond in the long
/// run, each with at most http::MaxRefusedHeadBytes bytes; none while the disk refuses. Further requests are counted,
/// and after SummedUpAfter a row with the rule "refusals.more" gives their number. Lives in one thread.
class Refusals : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 64;
    static constexpr int MaxAtOnce = 200;
    static constexpr int MaxPerSecond = 20;
    static constexpr std::chrono::seconds SummedUpAfter{10};

    /// Both must outlive this.
    Refusals(Recorder &recorder, base::Clock &clock, QObject *parent = nullptr);

    void note(const http::Refusal &refusal);
    void count(int more); ///< counts requests without a row of their own
    void sumUp();         ///< writes the row now, if any were counted

signals:
    void written(const runlatch::inspector::Recorder::Written &written);

private:
    bool mayRecord();

    Recorder &m_recorder;
    base::Clock &m_clock;
    int m_underWay = 0;
    int m_counted = 0;
    double m_allowed = MaxAtOnce;
    std::chrono::milliseconds m_since; ///< when `m_allowed` was computed
    bool m_isPlanned = false;
};

} // namespace runlatch::inspector
