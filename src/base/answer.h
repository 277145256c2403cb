// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <memory>
#include <utility>

namespace runlatch::base {

/// Carries one answer from a worker thread back to the thread that asked. It is made in the thread of `context`, and
/// called once in any thread. The callback runs later, in the thread of `context`, unless that died meanwhile. The
/// other thread touches only a small object of ours, never `context` itself.
template <typename T> class Answer
{
public:
    Answer(QObject *context, Callback<T> callback)
        : m_home(std::make_shared<std::shared_ptr<Home>>(new Home(context, std::move(callback)), &Answer::release))
    {
    }

    void operator()(Result<T> result) const
    {
        // The share moves out completely. If this thread kept and released it later, it might have to be deleted in a
        // thread that ended when it saw the answer. QMetaObject::invokeMethod() keeps a share for a moment; an event
        // does not.
        std::shared_ptr<Home> home = std::exchange(*m_home, nullptr);
        QObject *receiver = home.get();
        QCoreApplication::postEvent(receiver, new Arrival(std::move(home), std::move(result)));
    }

private:
    struct Home;
    struct Arrival final : QEvent
    {
        Arrival(std::shared_ptr<Home> receiver, Result<T> answer)
            : QEvent(User)
            , home(std::move(receiver))
            , result(std::move(answer))
        {
        }
        std::shared_ptr<Home> home; // deleted with its only event
        Result<T> result;
    };
    struct Home final : QObject // lives, and is deleted, in the thread that asked
    {
        Home(QObject *asker, Callback<T> function)
            : context(asker)
            , callback(std::move(function))
        {
        }
        void customEvent(QEvent *event) override
        {
            if (context)
                callback(static_cast<Arrival *>(event)->result);
        }
        QPointer<QObject> context;
        Callback<T> callback;
    };
    /// Deletes the home in its own thread without another event. An answer that is still under way when the application
    /// ends is dropped while Qt holds the lock of that thread's events; posting an event would wait for that lock for
    /// ever.
    static void release(Home *home)
    {
        if (home->thread() == QThread::currentThread())
            delete home;
        else
            home->deleteLater();
    }

    std::shared_ptr<std::shared_ptr<Home>> m_home; // the outer pointer is shared by all copies of this answer
};

} // namespace runlatch::base
