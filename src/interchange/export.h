// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "interchange/format.h"
#include "interchange/source.h"

#include <QDateTime>
#include <QObject>
#include <QThread>

#include <atomic>

#include <memory>

namespace runlatch::interchange {

/// Writes captures into a file or folder, one at a time, in a thread of its own, oldest first. Memory is bounded by one
/// capture and eight bytes for each other.
class Export final : public QObject
{
    Q_OBJECT
public:
    struct Options
    {
        Format format = Format::JsonLines;
        QString target;           ///< a file, "-" or nothing for standard output; of Raw a folder
        QList<qint64> ids = {};   ///< of the captures; none means all that are there when the export begins
        bool withSecrets = false; ///< otherwise placeholders stand for the secrets
    };
    struct Result
    {
        qint64 captures = 0; ///< that were written
        qint64 gone = 0;     ///< that were dropped from the store meanwhile
        qint64 redacted = 0; ///< in which a placeholder stands
    };

    explicit Export(QObject *parent = nullptr);
    ~Export() override; ///< like cancel(), and waits for the thread

    /// Only once. The things from which the source reads must outlive this, or the end of the export. Captures are
    /// written in the state that they are in `now`.
    void start(const Options &options, std::unique_ptr<Source> source, const QDateTime &now);
    void cancel(); ///< ends with `failed` (Cancelled), or with `finished` if everything is written already
    bool isRunning() const { return m_isRunning; }

signals:
    void progressed(qint64 done, qint64 of); ///< now and then; 0 before anything is written
    void finished(const runlatch::interchange::Export::Result &result);
    void failed(const runlatch::base::Error &error); ///< those of Sink and of the store; Cancelled "export.cancelled"

private:
    Q_SIGNAL void cancelWanted(); // reaches the worker in its thread, or nobody after its end

    QThread m_thread;
    std::shared_ptr<std::atomic_bool> m_isCancelled;
    bool m_isRunning = false;
};

} // namespace runlatch::interchange

Q_DECLARE_METATYPE(runlatch::interchange::Export::Result)
