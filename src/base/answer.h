// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

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
        QCoreApplication::postEvent(receiver, new Arrival({std::move(home), std::move(result)}));
    }

    /// Answers them all, in their order, with one event for each thread that asked: waking a thread takes a system
    /// call.
    static void answerAll(std::vector<std::pair<Answer, Result<T>>> answers)
    {
        std::vector<std::pair<QObject *, std::unique_ptr<Arrival>>> arrivals; // one for each thread
        for (auto &[answer, result] : answers) {
            Letter letter{std::exchange(*answer.m_home, nullptr), std::move(result)};
            QObject *home = letter.home.get();
            const auto arrival = std::find_if(arrivals.begin(), arrivals.end(), [home](const auto &other) {
                return other.first->thread() == home->thread();
            });
            if (arrival == arrivals.end())
                arrivals.emplace_back(home, std::make_unique<Arrival>(std::move(letter)));
            else
                arrival->second->letters.push_back(std::move(letter));
        }
        for (auto &[receiver, arrival] : arrivals)
            QCoreApplication::postEvent(receiver, arrival.release());
    }

private:
    struct Home;
    struct Letter
    {
        std::shared_ptr<Home> home;
        Result<T> result;
    };
    struct Arrival final : QEvent
    {
        explicit Arrival(Letter letter)
            : QEvent(User)
        {
            letters.push_back(std::move(letter));
        }
        std::vector<Letter> letters; // the first home receives the event, and is deleted with it
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
            for (Letter &letter : static_cast<Arrival *>(event)->letters) {
                if (letter.home->context)
                    letter.home->callback(letter.result);
                letter.home->callback = {}; // what a callback holds is let go before the next one runs
                if (letter.home.get() != this)
                    letter.home.reset();
            }
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
