// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "requesttable.h"

#include "base/answer.h"
#include "base/systemclock.h"
#include "http/server.h"

#include <QThread>

#include <mutex>

namespace runlatch::bench {

/// The least that "signature checked, on disk, then 200" can cost with this server and SQLite: it reads nothing of the
/// body, seals nothing and looks nothing up, and keeps the body in a table without any index. Like the receiver it has
/// one thread for the requests and one for the commits, which take all that came during the one before.
class LeastReceiver
{
public:
    LeastReceiver(const QByteArray &key, const QString &file);
    ~LeastReceiver();
    Q_DISABLE_COPY_MOVE(LeastReceiver)

    quint16 port() const { return m_port; }

private:
    struct Job
    {
        QByteArray body;
        base::Answer<bool> answer;
    };

    void receive(const http::Request &request, const http::Responder &responder);
    void commit();

    base::SystemClock m_clock;
    QByteArray m_key;
    RequestTable m_table;
    QThread m_thread;
    QThread m_writerThread;
    QObject m_home;   ///< in m_thread
    QObject m_writer; ///< in m_writerThread
    std::mutex m_lock;
    std::vector<Job> m_waiting; ///< guarded by m_lock
    quint16 m_port = 0;
};

} // namespace runlatch::bench
