// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "http/exchangerecord.h"
#include "settings/logfile.h"

#include <QObject>
#include <QThread>

#include <atomic>

namespace runlatch::app {

class ExchangeLogFile;

/// Writes exchanges as JSON Lines (http::writeExchange) to `activity.jsonl` in a folder, readable by its owner only.
/// When the file reaches `limit` bytes it becomes `activity.1.jsonl` and a new one begins, so both together hold at
/// most twice that. Records come redacted, and are not redacted here.
///
/// A thread of its own writes the file from the first setEnabled(true) on, and nothing waits for it. Exchanges that
/// come faster than the disk can write are omitted, and a line gives their number.
class ExchangeLog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeLog)
public:
    static constexpr qint64 Limit = settings::MaxLogFileBytes;

    explicit ExchangeLog(const QString &folder, qint64 limit = Limit, QObject *parent = nullptr);
    ~ExchangeLog() override; ///< writes everything that is queued

    void setEnabled(bool enabled); ///< turns the log on or off; it is off at first
    bool isEnabled() const { return m_enabled; }
    QString file() const { return m_file; }
    void write(const http::ExchangeRecord &record);

signals:
    /// Error: Storage. Emitted once each time that writing stops working. Later exchanges are tried again.
    void failed(const runlatch::base::Error &error);

private:
    const QString m_file;
    QThread m_thread;
    ExchangeLogFile *m_writer; ///< lives in m_thread, deleted when the thread ends
    bool m_enabled = false;
    qint64 m_leftOut = 0;
    std::atomic<qsizetype> m_waiting{0}; ///< exchanges that the thread has not written yet
};

} // namespace runlatch::app
