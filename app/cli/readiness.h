// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QTcpSocket>
#include <QUrl>

#include <functional>

namespace runlatch::cli {

/// Finds out whether something listens at the host and port of a URL, by connecting to it. It sends nothing.
class Readiness final : public QObject
{
    Q_OBJECT
public:
    Readiness(base::Clock &clock, const QUrl &target, QObject *parent = nullptr);

    /// Connects repeatedly until something listens or `limit` is over. Calls `done` once with the result.
    void wait(std::chrono::milliseconds limit, std::function<void(bool)> done);
    void stop(); ///< does not call `done`

private:
    void connectOnce();
    void settle(bool isListening);

    base::Clock &m_clock;
    const QUrl m_target;
    QTcpSocket m_socket;
    std::chrono::milliseconds m_until{0};
    std::function<void(bool)> m_done;
    int m_wait = 0; ///< number of the current attempt: timers of earlier attempts are ignored
};

/// The port of a URL, or the default port of its scheme.
quint16 portOf(const QUrl &url);

} // namespace runlatch::cli
