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
/// run; none while the disk refuses. Further requests are counted, and after SummedUpAfter a row with the rule
/// "refusals.more" gives their number.
///
/// Each has at most http::MaxRefusedHeadBytes bytes, or, if its body broke off, its head and what arrived of the body
/// (http::Refusal). Many slow connections may break off at the same time: at most MaxBytesUnderWay of them wait for the
/// store, or a single one. Further ones are recorded without the bytes of the body, and their rows still have its size
/// and SHA-512. On disk they are within the store's quota, which drops refused captures first. Lives in one thread.
class Refusals : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxUnderWay = 64;
    static constexpr qint64 MaxBytesUnderWay = 32 * 1024 * 1024;
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
    qint64 m_bytesUnderWay = 0; ///< of bodies
    int m_counted = 0;
    double m_allowed = MaxAtOnce;
    std::chrono::milliseconds m_since; ///< when `m_allowed` was computed
    bool m_isPlanned = false;
};

} // namespace runlatch::inspector
