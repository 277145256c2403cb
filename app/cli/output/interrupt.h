// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace runlatch::cli {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal in the main thread; on Windows Ctrl+C and Ctrl+Break, and SIGTERM
/// for a window that is closed, a user who logs off, or a shutdown. A SIGHUP that was ignored when this program began
/// (nohup) stays ignored. Only one per program. A main thread that is blocked elsewhere than in the two waits below
/// cannot react. So the second signal restores the system's own action, and the third ends the process at once (not on
/// Windows).
class Interrupt : public QObject
{
    Q_OBJECT
public:
    explicit Interrupt(QObject *parent = nullptr);

    /// Blocks until something can be read from `descriptor`, or its end. Returns false as soon as there is a signal
    /// that was not told yet: received() follows when the event loop runs. Not on Windows.
    static bool waitForInput(int descriptor);
    /// Blocks until `descriptor` takes PIPE_BUF bytes without blocking, or its reader has gone. Returns false if it
    /// still takes nothing three seconds after a signal, or right after a second one. Then the output is given up, and
    /// from then on nothing is waited for. Not on Windows.
    static bool waitForOutput(int descriptor);

signals:
    void received(int number);
};

} // namespace runlatch::cli
