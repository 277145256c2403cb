// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace runlatch::cli {

/// Turns SIGINT and SIGTERM (Ctrl+C on Windows) into a Qt signal in the main thread. Only one per program. A main
/// thread that is blocked on writing to a full pipe cannot react. So the second signal restores the system's own
/// action, and the third ends the process at once (not on Windows).
class Interrupt : public QObject
{
    Q_OBJECT
public:
    explicit Interrupt(QObject *parent = nullptr);

    /// Blocks until something can be read from `descriptor`, or its end. Returns false as soon as there is a signal
    /// that was not told yet: received() follows when the event loop runs. Not on Windows.
    static bool waitForInput(int descriptor);

signals:
    void received(int number);
};

} // namespace runlatch::cli
