// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/threadend.h"

#include <QThread>

#if defined(Q_OS_LINUX)
#include <sys/syscall.h>
#include <unistd.h>
#endif

namespace runlatch::base {

ThreadEnd::ThreadEnd(QThread &thread)
    : m_thread(thread)
{
#if defined(Q_OS_LINUX)
    QObject::connect(
        &thread, &QThread::started, &thread, [this] { m_id = static_cast<int>(::syscall(SYS_gettid)); },
        Qt::DirectConnection); // in the thread itself, before anything else
#endif
}

void ThreadEnd::await()
{
    m_thread.wait();
#if defined(Q_OS_LINUX)
    constexpr unsigned long Pause = 100; // microseconds
    while (m_id != 0 && ::syscall(SYS_tgkill, ::getpid(), m_id.load(), 0) == 0)
        QThread::usleep(Pause);
#endif
}

} // namespace runlatch::base
