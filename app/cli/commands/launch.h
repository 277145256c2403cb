// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "base/call.h"
#include "base/clock.h"
#include "base/error.h"
#include "process/childprocess.h"

#include <QUrl>

#include <optional>

namespace runlatch::cli {

/// The command of an integration, and how long it may take until it listens.
struct LaunchOptions
{
    QUrl target;
    QStringList command = {};                                ///< program and arguments; empty: it is already running
    std::optional<std::chrono::milliseconds> waitReady = {}; ///< empty: 10 s for a command, otherwise no waiting
};

/// Starts the integration under test, and ends it with all its child processes.
class Launch final : public QObject
{
    Q_OBJECT
public:
    Launch(base::Clock &clock, const LaunchOptions &options, QObject *parent = nullptr);

    void start();
    /// Ends the command. From now on its end is not a failure. Returns when it is gone.
    void end();
    QStringList lastLines() const { return m_child.lastLines(); } ///< as process::ChildProcess::lastLines()
    /// Prints `command-output`; nothing without lines.
    static void tellOutput(const QStringList &lines, Output &output);

signals:
    void ready();
    /// Emitted at most once, possibly after `ready`: Network "integration.not-listening", Usage "command.port-taken",
    /// "command.not-started", "command.ended" (subject: the exit code), "command.killed".
    void failed(const runlatch::base::Error &error);

private:
    void startCommand();
    void waitUntilReady(std::chrono::milliseconds limit);
    void fail(base::ErrorKind kind, base::Rule rule, const QString &subject);
    QString place() const; ///< host and port

    base::Clock &m_clock;
    const LaunchOptions m_options;
    base::Call m_readiness; ///< the connecting to the target that is under way
    process::ChildProcess m_child;
    bool m_isOver = false;
};

} // namespace runlatch::cli
