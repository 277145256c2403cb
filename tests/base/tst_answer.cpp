// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/answer.h"
#include "support/suite.h"

#include <QTest>
#include <QThread>

#include <memory>
#include <optional>

using namespace runlatch::base;

namespace {

/// An object in a running thread of its own, for which answers come.
struct Asker
{
    Asker()
    {
        context.moveToThread(&thread);
        thread.start();
    }

    QThread thread;
    QObject context;
};

} // namespace

/// An answer comes back in the asker's thread, once, and never to one that has died.
class tst_Answer : public QObject
{
    Q_OBJECT

private slots:
    void comesBackToTheAsker();
    void carriesAnError();
    void notToTheDead();
    void neverInsideTheCall();
    void isLetGoWhenTheAskerEndsAtOnce();
    void isLetGoWhenTheAskersThreadHasEnded_data();
    void isLetGoWhenTheAskersThreadHasEnded();
    void isLetGoWhenTheAskersThreadEndsWithIt();
    void leftBehindAtTheEnd();

private:
    static void answerInAnotherThread(Answer<int> answer, const Result<int> &result);
    static Answer<int> askInThread(QObject &context, const Callback<int> &callback);
};

/// `context` lives in the thread.
Answer<int> tst_Answer::askInThread(QObject &context, const Callback<int> &callback)
{
    std::optional<Answer<int>> answer;
    QMetaObject::invokeMethod(
        &context, [&] { answer.emplace(&context, callback); }, Qt::BlockingQueuedConnection);
    return *answer;
}

/// Returns after the other thread, and its copy of the answer, are gone.
void tst_Answer::answerInAnotherThread(Answer<int> answer, const Result<int> &result)
{
    const std::unique_ptr<QThread> thread(
        QThread::create([answer = std::make_unique<Answer<int>>(std::move(answer)), &result]() mutable {
            (*answer)(result);
            answer.reset();
        }));
    thread->start();
    QVERIFY(thread->wait());
}

void tst_Answer::comesBackToTheAsker()
{
    QObject context;
    std::optional<int> number;
    const QThread *home = nullptr;
    const auto alive = std::make_shared<int>();
    answerInAnotherThread(Answer<int>(&context,
                                      [&, alive](const Result<int> &result) {
                                          number = result.value();
                                          home = QThread::currentThread();
                                      }),
                          7);
    QVERIFY(!number);
    QTRY_COMPARE(number, 7);
    QCOMPARE(home, QThread::currentThread());
    QTRY_COMPARE(alive.use_count(), 1); // the callback was released
}

void tst_Answer::carriesAnError()
{
    QObject context;
    std::optional<ErrorKind> kind;
    answerInAnotherThread(Answer<int>(&context, [&](const Result<int> &result) { kind = result.error().kind; }),
                          Error{.kind = ErrorKind::Storage});
    QTRY_COMPARE(kind, ErrorKind::Storage);
}

void tst_Answer::notToTheDead()
{
    const auto alive = std::make_shared<int>();
    bool called = false;
    {
        QObject context;
        answerInAnotherThread(Answer<int>(&context, [&called, alive](const Result<int> &) { called = true; }), 7);
    }
    QTRY_COMPARE(alive.use_count(), 1); // the answer arrived and was dropped
    QVERIFY(!called);
}

void tst_Answer::neverInsideTheCall()
{
    QObject context;
    bool called = false;
    const Answer<int> answer(&context, [&](const Result<int> &) { called = true; });
    answer(7);
    QVERIFY(!called);
    QTRY_VERIFY(called);
}

void tst_Answer::isLetGoWhenTheAskerEndsAtOnce()
{
    const auto alive = std::make_shared<int>();
    Asker asker;
    std::optional<Answer<int>> answer;
    QMetaObject::invokeMethod(
        &asker.context,
        [&] { answer.emplace(&asker.context, [&asker, alive](const Result<int> &) { asker.thread.quit(); }); },
        Qt::BlockingQueuedConnection);
    (*answer)(7);
    QVERIFY(asker.thread.wait());
    answer.reset(); // nobody is left who could be asked to delete what the answer holds
    QCOMPARE(alive.use_count(), 1);
}

void tst_Answer::isLetGoWhenTheAskersThreadHasEnded_data()
{
    QTest::addColumn<bool>("isAnswered");
    QTest::newRow("answered then") << true;
    QTest::newRow("never answered") << false;
}

void tst_Answer::isLetGoWhenTheAskersThreadHasEnded()
{
    QFETCH(bool, isAnswered);
    const auto alive = std::make_shared<int>();
    Asker asker;
    std::optional<Answer<int>> answer = askInThread(asker.context, [alive](const Result<int> &) {});
    asker.thread.quit();
    QVERIFY(asker.thread.wait());
    if (isAnswered)
        (*answer)(7);
    answer.reset();
    QCOMPARE(alive.use_count(), 1);
}

/// The thread leaves its event loop before it sees the answer.
void tst_Answer::isLetGoWhenTheAskersThreadEndsWithIt()
{
    const auto alive = std::make_shared<int>();
    Asker asker;
    std::optional<Answer<int>> answer = askInThread(asker.context, [alive](const Result<int> &) {});
    QMetaObject::invokeMethod(
        &asker.context,
        [&] {
            asker.thread.quit();
            (*answer)(7);
        },
        Qt::QueuedConnection);
    QVERIFY(asker.thread.wait());
    answer.reset();
    QCOMPARE(alive.use_count(), 1);
}

/// If this test fails, it never ends. It is the last test, so the application ends with a pending answer.
void tst_Answer::leftBehindAtTheEnd()
{
    const Answer<int> answer(this, [](const Result<int> &) {});
    answer(7);
}

RUNLATCH_TEST(tst_Answer)
#include "tst_answer.moc"
