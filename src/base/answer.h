// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <memory>

namespace runlatch::base {

/// Carries one answer from a worker thread back to the thread that asked. Made in the thread of `context`;
/// called once, in any thread. The callback runs later, in the thread of `context`, unless that died
/// meanwhile: the other thread touches only a small object of our own, never `context` itself.
template <typename T> class Answer
{
public:
    Answer(QObject *context, Callback<T> callback)
        : m_home(new Home(context, std::move(callback)), &Answer::release)
    {
    }

    void operator()(Result<T> result) const
    {
        QMetaObject::invokeMethod(
            m_home.get(),
            [home = m_home, result = std::move(result)] {
                if (home->context)
                    home->callback(result);
            },
            Qt::QueuedConnection);
    }

private:
    struct Home final : QObject // lives, and is deleted, in the thread that asked
    {
        Home(QObject *asker, Callback<T> function)
            : context(asker)
            , callback(std::move(function))
        {
        }
        QPointer<QObject> context;
        Callback<T> callback;
    };
    /// At home without another event: an answer that is still under way when the application ends is dropped
    /// while Qt holds the lock of that thread's events, and posting one would wait for it for ever.
    static void release(Home *home)
    {
        if (home->thread() == QThread::currentThread())
            delete home;
        else
            home->deleteLater();
    }

    std::shared_ptr<Home> m_home; // shared by the asking and the answering thread
};

} // namespace runlatch::base
