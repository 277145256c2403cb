// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/result.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <utility>

namespace runlatch::base {

/// A callback that does nothing once `context` died. `context` must not be null.
template <typename T> Callback<T> whileAlive(QObject *context, Callback<T> done)
{
    return [context = QPointer<QObject>(context), done = std::move(done)](const Result<T> &result) {
        if (context)
            done(result);
    };
}

/// One asynchronous operation, from its start to its one answer. Work of several steps derives from it and keeps its
/// state in members; work of one step uses it as it is. It is the context of every signal, timer and inner operation
/// that it waits for, so that none of them reaches it after its end. Made with `new`, never deleted by hand.
///
/// The operation ends in one of four ways, and is deleted at once:
/// - finish() answers. The operation is gone when the callback runs: the callback may delete the owner, the context, or
///   anything else, may start the next operation, and sees Call::isRunning() false.
/// - Call::abort(), the end of the owner, and the end of the context: the callback is let go of, and not called.
///
/// An answer that comes after one of these finds no operation, and is dropped. A derived class releases its resources
/// in its destructor: it disconnects first and aborts then, because abort() may emit signals.
///
/// A member function does nothing after finish(), or after a signal that a listener may answer with abort(). One
/// thread: that of the owner, of the context and of the caller.
///
/// It uses no coroutines. QCoro 0.8 was tried on service::CreationWalk, whose 175 lines became 150. Four of the five
/// tests of its end failed under the address sanitizer with g++ 12, and three with clang 14: a coroutine goes on when
/// its owner died, or leaks its frame. The 55 lines that mended this destroy frames of the library by hand, which it
/// does not promise. So there is one style: a context and a callback, exactly one answer, in the context's thread.
/// Signals only say that something happened.
template <typename T> class Operation : public QObject
{
public:
    /// Neither may be null; they may be the same object.
    Operation(QObject *owner, QObject *context, Callback<T> done)
        : QObject(owner)
        , m_context(context)
        , m_done(std::move(done))
    {
        Q_ASSERT(thread() == QThread::currentThread() && context->thread() == thread());
        if (context != owner)
            connect(context, &QObject::destroyed, this, [this] { delete this; });
    }

    /// Takes the result by value, because it may be a member of the object that this deletes.
    void finish(Result<T> result) { release()(result); }
    /// Answers with a result that is known at once. The callback never comes before the call returned.
    void finishLater(const Result<T> &result)
    {
        QMetaObject::invokeMethod(
            this, [this, result] { finish(result); }, Qt::QueuedConnection);
    }

    /// The callback of an inner operation whose answer becomes this operation's; the inner context must be this.
    Callback<T> finishing()
    {
        return [this](const Result<T> &result) { finish(result); };
    }

protected:
    /// Deletes this and leaves the answer to the caller, who has work to do before it.
    Callback<T> release()
    {
        Callback<T> answer = whileAlive(m_context.data(), std::exchange(m_done, nullptr));
        delete this;
        return answer;
    }
    /// For destructors: false if abort(), the owner or the context ended the operation.
    bool isAnswered() const { return !m_done; }

private:
    QPointer<QObject> m_context;
    Callback<T> m_done;
};

} // namespace runlatch::base
