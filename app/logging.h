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

/// Exchanges as JSON Lines (http::writeExchange) in `activity.jsonl` of a folder, readable by its owner only. A file of
/// `limit` bytes becomes `activity.1.jsonl` and a new one is begun, so both together hold at most twice of that. It
/// holds what it is given: records are redacted before they come here.
///
/// Written by a thread of its own, and never waited for. What comes faster than the disk takes it is left out, and a
/// line says how many exchanges that were.
class ExchangeLog final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ExchangeLog)
public:
    static constexpr qint64 Limit = settings::LogFileLimit;

    explicit ExchangeLog(const QString &folder, qint64 limit = Limit, QObject *parent = nullptr);
    ~ExchangeLog() override; ///< writes what it was given

    void setEnabled(bool enabled); ///< off at first; nothing is written while off
    bool isEnabled() const { return m_enabled; }
    QString file() const { return m_file; }
    void write(const http::ExchangeRecord &record);

signals:
    /// Storage; once for each time that writing stops working. Later exchanges are tried again.
    void failed(const runlatch::base::Error &error);

private:
    const QString m_file;
    QThread m_thread;
    ExchangeLogFile *m_writer; ///< lives in m_thread, deleted when that ends
    bool m_enabled = false;
    qint64 m_leftOut = 0;
    std::atomic<qsizetype> m_waiting{0}; ///< exchanges that the thread has not written yet
};

} // namespace runlatch::app
