// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/clock.h"
#include "base/operation.h"

#include <QUrl>

namespace runlatch::cli {

/// Finds out whether something listens at the host and port of a URL, by connecting to it. It sends nothing.
class Readiness final : public base::Operation<bool>
{
public:
    /// Connects repeatedly until something listens or `limit` is over; once in any case, for 100 ms or more. Answers
    /// with whether something listens, never with an error. Ends with `context`. `clock` must outlive it.
    static base::Call wait(base::Clock &clock, const QUrl &target, std::chrono::milliseconds limit, QObject *context,
                           base::Callback<bool> done);

private:
    Readiness(base::Clock &clock, const QUrl &target, std::chrono::milliseconds limit, QObject *context,
              base::Callback<bool> done);
    void connectOnce();
    void take(bool isListening);

    base::Clock &m_clock;
    const QUrl m_target;
    const std::chrono::milliseconds m_until;
};

} // namespace runlatch::cli
