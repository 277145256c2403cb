// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>

namespace runlatch::cli {

/// Turns SIGINT and SIGTERM (Ctrl+C on Windows) into a Qt signal in the main thread. One for a program.
class Interrupt : public QObject
{
    Q_OBJECT
public:
    explicit Interrupt(QObject *parent = nullptr);

signals:
    void received(int number);
};

} // namespace runlatch::cli
