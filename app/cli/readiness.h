// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QTcpSocket>
#include <QUrl>

#include <functional>

namespace runlatch::cli {

/// Finds out whether somebody listens at a URL's host and port, by connecting to it. Nothing is sent.
class Readiness final : public QObject
{
    Q_OBJECT
public:
    Readiness(base::Clock &clock, const QUrl &target, QObject *parent = nullptr);

    /// Connects again and again until it is heard or `limit` is over. `done` once: whether somebody listens.
    void wait(std::chrono::milliseconds limit, std::function<void(bool)> done);
    void stop(); ///< without an answer

private:
    void connectOnce();
    void settle(bool isListening);

    base::Clock &m_clock;
    const QUrl m_target;
    QTcpSocket m_socket;
    std::chrono::milliseconds m_until{0};
    std::function<void(bool)> m_done;
    int m_wait = 0; ///< counts them: what an earlier one planned is of no use any more
};

/// The port of a URL, that of its scheme where it names none.
quint16 portOf(const QUrl &url);

} // namespace runlatch::cli
