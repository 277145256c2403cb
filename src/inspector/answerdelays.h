// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>

#include <functional>
#include <list>
#include <memory>

namespace runlatch::inspector {

/// Bounds how many answers wait because their endpoint delays them. Such a connection is not cut to make room for
/// others, so strangers could take all of them. Lives in one thread.
class AnswerDelays final : public QObject
{
    Q_OBJECT
public:
    static constexpr std::size_t MaxWaiting = 64; ///< of the 256 connections of a listener

    /// `clock` must outlive this.
    explicit AnswerDelays(base::Clock &clock, QObject *parent = nullptr);

    /// Lets an answer wait for `wanted`, if that is more than nothing. While MaxWaiting others wait, the one that has
    /// waited longest leaves by its own `hasten`. So strangers who ask and leave shorten a wait, and never switch the
    /// delay off.
    void take(std::chrono::milliseconds wanted, const std::function<void()> &hasten);

private:
    struct Waiting
    {
        std::function<void()> hasten;
        std::unique_ptr<QObject> time; ///< the clock forgets its call with this
    };

    base::Clock &m_clock;
    std::list<Waiting> m_waiting; ///< the longest wait first
};

} // namespace runlatch::inspector
