// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/threadend.h"

#include "support/suite.h"

#include <QTest>
#include <QThread>

#include <atomic>

#if defined(Q_OS_LINUX)
#include <pthread.h>
#endif

using namespace runlatch;

/// A thread is awaited until libraries have destroyed what they keep for it.
class tst_ThreadEnd : public QObject
{
    Q_OBJECT
private slots:
    void awaitsWhatLibrariesKeep();
    void awaitsNothingThatNeverStarted();
};

void tst_ThreadEnd::awaitsWhatLibrariesKeep()
{
#if defined(Q_OS_LINUX)
    static std::atomic<bool> isDestroyed;
    isDestroyed = false;
    pthread_key_t key{};
    const auto destroy = [](void *) {
        for (int turn = 0; turn < 100'000; ++turn) // some time
            QThread::yieldCurrentThread();
        isDestroyed = true;
    };
    QCOMPARE(pthread_key_create(&key, destroy), 0);
    QThread thread;
    base::ThreadEnd end(thread);
    connect(
        &thread, &QThread::started, &thread, [&key] { pthread_setspecific(key, &key); }, Qt::DirectConnection);
    thread.start();
    thread.quit();
    end.await();
    QVERIFY(thread.isFinished());
    QVERIFY(isDestroyed);
    pthread_key_delete(key);
#else
    QSKIP("The threads of other systems are awaited as by QThread.");
#endif
}

void tst_ThreadEnd::awaitsNothingThatNeverStarted()
{
    QThread thread;
    base::ThreadEnd(thread).await();
    QVERIFY(!thread.isRunning());
}

RUNLATCH_TEST(tst_ThreadEnd)
#include "tst_threadend.moc"
