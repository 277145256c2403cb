// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QObject>
#include <QProcess>
#include <QStringList>

#include <chrono>

namespace runlatch::cli {

/// A program in a process group of its own (a job on Windows), so that what it starts ends with it. It reads nothing,
/// and has the environment of this program.
class ChildProcess final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MostLines = 40;
    static constexpr qsizetype MostBytes = 16 * 1024;

    explicit ChildProcess(QObject *parent = nullptr);
    ~ChildProcess() override; ///< as end()

    /// `command`: the program and its arguments.
    void start(const QStringList &command);
    /// Ends the group: asks first, and kills what is left after `pause`. Comes back when it is gone.
    void end(std::chrono::milliseconds pause = std::chrono::seconds(3));
    /// The end of what it wrote on both streams, without secrets that can be told by their names.
    QStringList lastLines() const;

signals:
    void started();
    void notStarted();                      ///< instead
    void ended(int status, bool wasKilled); ///< by itself; where it was killed by a signal the status says nothing

private:
    void keepOutput();
    bool isGroupLeft() const;
    void signalGroup(bool kills) const;

    QProcess m_process;
    QByteArray m_tail;
    qint64 m_group = 0; ///< of processes; 0: there is none
    bool m_isCut = false;
#if defined(Q_OS_WIN)
    void *m_job = nullptr;
#endif
};

} // namespace runlatch::cli
