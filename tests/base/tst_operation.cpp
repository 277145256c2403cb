// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

// An asynchronous operation ends with one answer, or without an answer by abort() or the death of its owner or context.

#include "base/operation.h"
#include "support/suite.h"

#include <QTest>

#include <memory>
#include <optional>

using namespace Qt::StringLiterals;
using namespace runlatch::base;

namespace {

/// Work of several steps that keeps its answer in a member, and logs when it is destroyed.
class Work final : public Operation<QString>
{
public:
    Work(QObject *owner, QObject *context, Callback<QString> done, QStringList &log)
        : Operation(owner, context, std::move(done))
        , m_log(log)
    {
    }
    ~Work() override { m_log += u"gone"_s; }

    void step(const QString &text) { m_text += text; }
    void end() { finish(m_text); }
    void endAfter(const std::function<void()> &before)
    {
        const QString text = m_text;
        const auto answer = release();
        before();
        answer(text);
    }

private:
    QString m_text;
    QStringList &m_log;
};

/// Notes at its end whether it was answered.
class Witness final : public Operation<int>
{
public:
    Witness(QObject *owner, QObject *context, std::optional<bool> &wasAnswered)
        : Operation(owner, context, [](const Result<int> &) {})
        , m_wasAnswered(wasAnswered)
    {
    }
    ~Witness() override { m_wasAnswered = isAnswered(); }

private:
    std::optional<bool> &m_wasAnswered;
};

} // namespace

/// An asynchronous operation answers once and ends with its owner, whatever its callback does.
class tst_Operation : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void answersWithItsOwnMember();
    void isGoneWhenItsCallbackRuns();
    void answersLaterThanItWasAsked();
    void callbackDeletesTheOwner();
    void callbackDeletesTheContext();
    void callbackBeginsTheNext();
    void abortInsideTheCallback();
    void abortedIsNotAnswered();
    void answerAfterAbort();
    void abortDuringTheStart();
    void contextDies();
    void ownerDies();
    void ownerIsTheContext();
    void contextDiesBeforeTheAnswerIsTold();
    void innerOperationEndsWithTheOuter();
    void whileAliveIsSilentAfterwards();
    void knowsAtItsEndWhetherItWasAnswered();

private:
    Callback<QString> logging();

    std::unique_ptr<QObject> m_owner;
    std::unique_ptr<QObject> m_context;
    QStringList m_log;
    std::shared_ptr<int> m_captured; ///< captured by each callback of logging()
};

void tst_Operation::init()
{
    m_owner = std::make_unique<QObject>();
    m_context = std::make_unique<QObject>();
    m_captured = std::make_shared<int>();
    m_log.clear();
}

/// Checks that the callback was released, however the operation ended.
void tst_Operation::cleanup()
{
    m_owner.reset();
    m_context.reset();
    QCOMPARE(m_captured.use_count(), 1);
}

Callback<QString> tst_Operation::logging()
{
    return [this, captured = m_captured](const Result<QString> &result) {
        m_log += result ? *result : kindName(result.error().kind);
    };
}

void tst_Operation::answersWithItsOwnMember()
{
    auto *work = new Work(m_owner.get(), m_context.get(), logging(), m_log);
    work->step(u"a"_s);
    work->step(u"b"_s);
    QCOMPARE(m_log, QStringList());
    work->end();
    QCOMPARE(m_log, QStringList({u"gone"_s, u"ab"_s}));
    QVERIFY(m_owner->children().isEmpty());
}

void tst_Operation::isGoneWhenItsCallbackRuns()
{
    Call call;
    bool wasRunning = true;
    auto *operation =
        new Operation<int>(m_owner.get(), m_context.get(), [&](const Result<int> &) { wasRunning = call.isRunning(); });
    call = Call(operation);
    QVERIFY(call.isRunning());
    operation->finish(1);
    QVERIFY(!wasRunning);
}

void tst_Operation::answersLaterThanItWasAsked()
{
    auto *operation = new Operation<QString>(m_owner.get(), m_context.get(), logging());
    operation->finishLater(Error{.kind = ErrorKind::Usage});
    QCOMPARE(m_log, QStringList());
    QTRY_COMPARE(m_log, QStringList(kindName(ErrorKind::Usage)));
}

void tst_Operation::callbackDeletesTheOwner()
{
    const auto done = [this, log = logging()](const Result<QString> &result) {
        m_owner.reset();
        log(result);
    };
    auto *work = new Work(m_owner.get(), m_context.get(), done, m_log);
    work->step(u"answer"_s);
    work->end();
    QCOMPARE(m_log, QStringList({u"gone"_s, u"answer"_s}));
}

void tst_Operation::callbackDeletesTheContext()
{
    const auto done = [this, log = logging()](const Result<QString> &result) {
        m_context.reset();
        log(result);
    };
    auto *work = new Work(m_owner.get(), m_context.get(), done, m_log);
    work->step(u"answer"_s);
    work->end();
    QCOMPARE(m_log, QStringList({u"gone"_s, u"answer"_s}));
}

void tst_Operation::callbackBeginsTheNext()
{
    Operation<QString> *next = nullptr;
    const auto done = [&](const Result<QString> &) {
        next = new Operation<QString>(m_owner.get(), m_context.get(), logging());
    };
    (new Operation<QString>(m_owner.get(), m_context.get(), done))->finish(u"first"_s);
    QVERIFY(next);
    next->finish(u"second"_s);
    QCOMPARE(m_log, QStringList(u"second"_s));
}

void tst_Operation::abortInsideTheCallback()
{
    Call call;
    const auto done = [&, log = logging()](const Result<QString> &result) {
        call.abort();
        log(result);
    };
    auto *operation = new Operation<QString>(m_owner.get(), m_context.get(), done);
    call = Call(operation);
    operation->finish(u"answer"_s);
    call.abort();
    QCOMPARE(m_log, QStringList(u"answer"_s));
}

void tst_Operation::abortedIsNotAnswered()
{
    Call call(new Work(m_owner.get(), m_context.get(), logging(), m_log));
    const Call copy = call;
    call.abort();
    QVERIFY(!copy.isRunning());
    QCOMPARE(m_log, QStringList(u"gone"_s));
    QCOMPARE(m_captured.use_count(), 1);
}

/// An answer on its way to the operation finds it gone.
void tst_Operation::answerAfterAbort()
{
    auto *operation = new Operation<QString>(m_owner.get(), m_context.get(), logging());
    operation->finishLater(u"too late"_s);
    Call(operation).abort();
    QCoreApplication::sendPostedEvents(); // finishLater() posts the answer before it returns
    QCOMPARE(m_log, QStringList());
}

/// A listener may abort an operation that it hears of before the caller has the Call.
void tst_Operation::abortDuringTheStart()
{
    auto *work = new Work(m_owner.get(), m_context.get(), logging(), m_log);
    const Call call(work);
    connect(m_owner.get(), &QObject::objectNameChanged, work, [&] { Call(call).abort(); });
    m_owner->setObjectName(u"begun"_s);
    QVERIFY(!call.isRunning());
    QCOMPARE(m_log, QStringList(u"gone"_s));
}

void tst_Operation::contextDies()
{
    const Call call(new Work(m_owner.get(), m_context.get(), logging(), m_log));
    m_context.reset();
    QVERIFY(!call.isRunning());
    QCOMPARE(m_log, QStringList(u"gone"_s));
}

void tst_Operation::ownerDies()
{
    const Call call(new Work(m_owner.get(), m_context.get(), logging(), m_log));
    m_owner.reset();
    QVERIFY(!call.isRunning());
    QCOMPARE(m_log, QStringList(u"gone"_s));
}

void tst_Operation::ownerIsTheContext()
{
    const Call call(new Work(m_owner.get(), m_owner.get(), logging(), m_log));
    (new Work(m_owner.get(), m_owner.get(), logging(), m_log))->end();
    QCOMPARE(m_log, QStringList({u"gone"_s, QString()}));
    m_owner.reset();
    QVERIFY(!call.isRunning());
    QCOMPARE(m_log, QStringList({u"gone"_s, QString(), u"gone"_s}));
}

void tst_Operation::contextDiesBeforeTheAnswerIsTold()
{
    auto *work = new Work(m_owner.get(), m_context.get(), logging(), m_log);
    work->endAfter([this] { m_context.reset(); });
    QCOMPARE(m_log, QStringList(u"gone"_s));
}

void tst_Operation::innerOperationEndsWithTheOuter()
{
    auto *outer = new Operation<QString>(m_owner.get(), m_context.get(), logging());
    QObject innerOwner;
    const auto done = [outer](const Result<QString> &result) { outer->finish(result); };
    const Call inner(new Operation<QString>(&innerOwner, outer, done));
    (new Operation<QString>(&innerOwner, outer, done))->finish(u"of the inner"_s);
    QCOMPARE(m_log, QStringList(u"of the inner"_s));
    QVERIFY(!inner.isRunning());
}

void tst_Operation::whileAliveIsSilentAfterwards()
{
    const Callback<QString> done = whileAlive(m_context.get(), logging());
    done(u"alive"_s);
    m_context.reset();
    done(u"dead"_s);
    QCOMPARE(m_log, QStringList(u"alive"_s));
}

void tst_Operation::knowsAtItsEndWhetherItWasAnswered()
{
    std::optional<bool> wasAnswered;
    auto *answered = new Witness(m_owner.get(), m_context.get(), wasAnswered);
    answered->finish(1);
    QCOMPARE(wasAnswered, true);
    Call(new Witness(m_owner.get(), m_context.get(), wasAnswered)).abort();
    QCOMPARE(wasAnswered, false);
    wasAnswered.reset();
    new Witness(m_owner.get(), m_context.get(), wasAnswered);
    m_owner.reset();
    QCOMPARE(wasAnswered, false);
}

RUNLATCH_TEST(tst_Operation)
#include "tst_operation.moc"
