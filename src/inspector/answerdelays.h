// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>

namespace runlatch::inspector {

/// Bounds how many answers wait because their endpoint delays them. Such a connection is not cut to make room for
/// others, so strangers could take all of them. Lives in one thread.
class AnswerDelays final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxWaiting = 64; ///< of the 256 connections of a listener

    /// `clock` must outlive this.
    explicit AnswerDelays(base::Clock &clock, QObject *parent = nullptr);

    /// The time that an answer shall wait: `wanted`, or nothing while MaxWaiting others wait. An answer counts for its
    /// whole time, also if its sender has left.
    std::chrono::milliseconds take(std::chrono::milliseconds wanted);

private:
    base::Clock &m_clock;
    int m_waiting = 0;
};

} // namespace runlatch::inspector
