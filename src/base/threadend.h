// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QtGlobal>

#include <atomic>

class QThread;

namespace runlatch::base {

/// The whole end of a thread. QThread::wait() returns before libraries have destroyed what they keep for the thread
/// (pthread_key_create). OpenSSL destroys that in the thread and, at the end of the program, in the main thread as
/// well: if both happen at once the program aborts behind its last line. A thread with sockets is therefore awaited by
/// this before the program may end.
class ThreadEnd
{
public:
    /// To be made before the thread starts. The thread must outlive this.
    explicit ThreadEnd(QThread &thread);
    Q_DISABLE_COPY_MOVE(ThreadEnd)

    /// Waits as QThread::wait(), and on Linux until the system has removed the thread.
    void await();

private:
    QThread &m_thread;
    std::atomic<int> m_id = 0; ///< of the system; 0: it has not started
};

} // namespace runlatch::base
