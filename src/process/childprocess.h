// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"

#include <QObject>
#include <QProcess>
#include <QStringList>

#include <chrono>
#include <span>

namespace runlatch::process {

/// A program in its own process group (a job on Windows), so that its children end with it. It gets no input and no
/// other open file, and inherits the environment of this program but the variables whose names begin with one of those
/// that are withheld. If this program is killed, Linux asks the program itself to end, but not its children.
class ChildProcess final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxLines = 40;
    static constexpr qsizetype MaxBytes = 16 * 1024;

    explicit ChildProcess(std::span<const char *const> withheld, QObject *parent = nullptr);
    ~ChildProcess() override; ///< calls end()

    /// `command`: the program and its arguments.
    void start(const QStringList &command);
    /// Ends the group: asks it to end, and kills the rest after `pause`. Returns when the group is gone.
    void end(std::chrono::milliseconds pause = std::chrono::seconds(3));
    /// Does the same without waiting, tells nothing more, and deletes this when the group is gone. `clock` must outlive
    /// this.
    void endAside(base::Clock &clock, std::chrono::milliseconds pause = std::chrono::seconds(3));
    /// The last lines of both streams, without secrets that are recognizable by their names.
    QStringList lastLines() const;

signals:
    void started();
    void notStarted();                     ///< emitted instead of started()
    void printed(const QByteArray &bytes); ///< a piece of both streams, of any length, as it came
    /// The program ended by itself; after a kill by a signal `status` has no meaning.
    void ended(int status, bool wasKilled);

private:
    void keepOutput();
    void askToEnd();
    void awaitEnd(base::Clock &clock, std::chrono::milliseconds killing, bool isKilled);
    bool isGroupLeft() const;
    void signalGroup(bool kills) const;

    QProcess m_process;
    QByteArray m_tail;
    qint64 m_group = 0; ///< the process group; 0: none
    bool m_isCut = false;
#if defined(Q_OS_WIN)
    void *m_job = nullptr;
#endif
};

} // namespace runlatch::process
