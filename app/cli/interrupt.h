// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace runlatch::cli {

/// Turns SIGINT and SIGTERM (Ctrl+C on Windows) into a Qt signal in the main thread. One for a program.
/// A main thread that writes to a pipe that nobody reads hears nothing: after the second of them the system's own
/// action is back, and the third ends the process at once. (Not on Windows.)
class Interrupt : public QObject
{
    Q_OBJECT
public:
    explicit Interrupt(QObject *parent = nullptr);

signals:
    void received(int number);
};

} // namespace runlatch::cli
