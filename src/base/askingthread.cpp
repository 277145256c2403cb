// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/askingthread.h"

#include <QCoreApplication>
#include <QThread>

namespace runlatch::base {

/// QThread::finished comes in the thread itself, behind its last event and before QThread::wait() returns.
std::shared_ptr<AskingThread> AskingThread::current()
{
    const auto begin = [] {
        const auto begun = std::make_shared<AskingThread>();
        constexpr auto Once = static_cast<Qt::ConnectionType>(Qt::DirectConnection | Qt::SingleShotConnection);
        QThread *thread = QThread::currentThread();
        QObject::connect(
            thread, &QThread::finished, thread, [begun] { begun->end(); }, Once);
        return begun;
    };
    thread_local const std::shared_ptr<AskingThread> thread = begin();
    return thread;
}

QEvent::Type AskingThread::eventType()
{
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

void AskingThread::post(QObject *receiver, std::unique_ptr<QEvent> event)
{
    const std::scoped_lock lock(m_lock);
    if (!m_hasEnded)
        QCoreApplication::postEvent(receiver, event.release());
}

/// An event that is still under way when the application ends is dropped while Qt holds the lock of that thread's
/// events. Posting another one would wait for that lock for ever, so the thread itself deletes the object at once.
void AskingThread::remove(QObject *object)
{
    if (object->thread() != QThread::currentThread()) {
        const std::scoped_lock lock(m_lock);
        if (!m_hasEnded)
            return object->deleteLater();
    }
    delete object;
}

void AskingThread::end()
{
    {
        const std::scoped_lock lock(m_lock);
        m_hasEnded = true;
    }
    QCoreApplication::removePostedEvents(nullptr, eventType()); // of this thread
}

} // namespace runlatch::base
