// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QEvent>

#include <memory>
#include <mutex>

class QObject;

namespace runlatch::base {

/// The thread that asked, as Answer knows it from other threads. A thread may end before its answers come. Nobody
/// handles its events then, and an event that was posted to it would keep what it holds for ever.
class AskingThread
{
public:
    /// The thread that calls this.
    static std::shared_ptr<AskingThread> current();
    /// The type of the events that post() takes.
    static QEvent::Type eventType();

    /// Hands the event to an object of this thread; drops the event if the thread has ended. May be called in any
    /// thread.
    void post(QObject *receiver, std::unique_ptr<QEvent> event);
    /// Deletes an object of this thread, there, or here if the thread has ended. May be called in any thread.
    void remove(QObject *object);

private:
    void end();

    std::mutex m_lock;
    bool m_hasEnded = false; ///< guarded by m_lock
};

} // namespace runlatch::base
