// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/askingthread.h"
#include "base/result.h"

#include <QEvent>
#include <QObject>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace runlatch::base {

/// Carries one answer from a worker thread back to the thread that asked. It is made in the thread of `context`, and
/// called once in any thread. The callback runs later, in the thread of `context`, unless that died meanwhile. The
/// other thread touches only a small object of ours, never `context` itself. If the thread of `context` has ended, the
/// other thread lets the callback go.
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
        const std::shared_ptr<AskingThread> asker = home->asker;
        asker->post(receiver, std::make_unique<Arrival>(Letter{std::move(home), std::move(result)}));
    }

    /// Answers them all, in their order, with one event for each thread that asked: waking a thread takes a system
    /// call.
    static void answerAll(std::vector<std::pair<Answer, Result<T>>> answers)
    {
        std::vector<std::pair<std::shared_ptr<AskingThread>, std::unique_ptr<Arrival>>> arrivals;
        for (auto &[answer, result] : answers) {
            Letter letter{std::exchange(*answer.m_home, nullptr), std::move(result)};
            const std::shared_ptr<AskingThread> &asker = letter.home->asker;
            const auto arrival = std::find_if(arrivals.begin(), arrivals.end(),
                                              [&asker](const auto &other) { return other.first == asker; });
            if (arrival != arrivals.end())
                arrival->second->letters.push_back(std::move(letter));
            else
                arrivals.emplace_back(asker, std::make_unique<Arrival>(std::move(letter)));
        }
        for (auto &[asker, arrival] : arrivals) {
            QObject *receiver = arrival->letters.front().home.get();
            asker->post(receiver, std::move(arrival));
        }
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
            : QEvent(AskingThread::eventType())
        {
            letters.push_back(std::move(letter));
        }
        std::vector<Letter> letters; // the first home receives the event, and is deleted with it
    };
    struct Home final : QObject // lives, and is deleted, in the thread that asked; it may outlive that thread
    {
        Home(QObject *owner, Callback<T> function)
            : context(owner)
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
        const std::shared_ptr<AskingThread> asker = AskingThread::current();
        QPointer<QObject> context;
        Callback<T> callback;
    };
    static void release(Home *home)
    {
        const std::shared_ptr<AskingThread> asker = home->asker; // outlives the home
        asker->remove(home);
    }

    std::shared_ptr<std::shared_ptr<Home>> m_home; // the outer pointer is shared by all copies of this answer
};

} // namespace runlatch::base
