// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/promises/anystore.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;

namespace runlatch::store {

/// A task result has one number, state and deadline in all its deliveries, whatever order answers come in.
class tst_TaskResults : public QObject, protected AnyStore
{
    Q_OBJECT

private slots:
    void initTestCase_data() { addStores(); }
    void init() { QVERIFY(openEmpty()); }
    void cleanup() { close(); }
    void numbersDeliveries();
    void keepsTheStateOfAnAnsweredTaskResult();
    void aRepeatedDeliveryOfARunningTaskIsRunning();
    void anImportedDeliveryCountsForNoOther();
    void countsTheDeadlineFromTheFirstDelivery();
    void progressMovesTheDeadline();
    void theStrictRuleHasNoProgress();
    void keepsReplies();
    void anAnswerTakesThePlaceOfItsAttempt();
    void doesNotLeaveAFinalState();
};

void tst_TaskResults::numbersDeliveries()
{
    QCOMPARE(append(store(), newCapture(u"a"_s))->delivery, 1);
    QCOMPARE(append(store(), newCapture(u"b"_s))->delivery, 1);
    QCOMPARE(append(store(), newCapture(u"a"_s))->delivery, 2);
    QCOMPARE(append(store(), newCapture(u"a"_s))->delivery, 3);
    QCOMPARE(append(store(), newCapture(QString()))->delivery, 1);
    QCOMPARE(append(store(), newCapture(QString()))->delivery, 1);
}

void tst_TaskResults::keepsTheStateOfAnAnsweredTaskResult()
{
    using enum protocol::TaskState;
    const auto first = append(store(), newCapture());
    const auto second = append(store(), newCapture());
    QCOMPARE(second->state, Awaiting);
    QVERIFY(addReply(store(), second->id, newReply(u"passed"_s), Passed));
    QCOMPARE(load(store(), first->id)->row.state, Passed);
    QCOMPARE(append(store(), newCapture())->state, Passed);

    NewCapture stranger = newCapture();
    stranger.row.callbackHost = u"https://elsewhere/"_s;
    const auto strange = append(store(), stranger);
    QCOMPARE(strange->delivery, 4);
    QCOMPARE(strange->state, Awaiting);
    QCOMPARE(append(store(), newCapture(u"other"_s))->state, Awaiting);
}

void tst_TaskResults::aRepeatedDeliveryOfARunningTaskIsRunning()
{
    using enum protocol::TaskState;
    const auto first = append(store(), newCapture());
    QVERIFY(addReply(store(), first->id, newReply(u"running"_s), Running));
    QCOMPARE(append(store(), newCapture())->state, Running);
}

/// Anybody can write a file that names a task result and its callback address.
void tst_TaskResults::anImportedDeliveryCountsForNoOther()
{
    using enum protocol::TaskState;
    NewCapture imported = newCapture();
    imported.row.imported = true;
    imported.row.delivery = 7;
    imported.row.state = Passed;
    imported.row.deadline = imported.row.receivedAt;
    const auto fromFile = append(store(), imported);
    QVERIFY(fromFile->imported);
    QCOMPARE(fromFile->delivery, 7);

    const auto received = append(store(), newCapture());
    QCOMPARE(received->delivery, 1);
    QCOMPARE(received->state, Awaiting);
    QCOMPARE(received->deadline, newCapture().row.deadline);

    QVERIFY(addReply(store(), received->id, newReply(u"failed"_s), Failed));
    QCOMPARE(load(store(), fromFile->id)->row.state, Passed);
    imported.row.uuid = QUuid::createUuid();
    QCOMPARE(append(store(), imported)->state, Passed);
    QVERIFY(addReply(store(), fromFile->id, newReply(u"running"_s), Running));
    QCOMPARE(load(store(), received->id)->row.state, Failed);
}

void tst_TaskResults::countsTheDeadlineFromTheFirstDelivery()
{
    const auto delivery = [&](int secondsLater, int answered) {
        NewCapture capture = newCapture();
        capture.row.receivedAt = capture.row.receivedAt.addSecs(secondsLater);
        capture.row.deadline = capture.row.deadline.addSecs(secondsLater);
        capture.row.answered = answered;
        return append(store(), capture)->deadline;
    };
    const QDateTime start = newCapture().row.deadline;
    QCOMPARE(delivery(0, 503), start); // did not count: spec 4.6 rule 2
    QCOMPARE(delivery(10, 200), start.addSecs(10));
    QCOMPARE(delivery(20, 200), start.addSecs(10));
    QCOMPARE(delivery(30, 503), start.addSecs(10));
}

/// Ten minutes without progress, sixty in total; for all deliveries of the task.
void tst_TaskResults::progressMovesTheDeadline()
{
    NewCapture capture = newCapture();
    const QDateTime start = capture.row.receivedAt;
    capture.row.idleLimit = std::chrono::minutes(10);
    capture.row.lastMoment = start.addSecs(3600);
    const auto first = append(store(), capture);
    QCOMPARE(first->deadline, start.addSecs(600));
    capture.row.uuid = QUuid::createUuid();
    const auto second = append(store(), capture);
    const auto running = [&](int secondsLater) {
        SentReply reply = newReply(u"running"_s);
        reply.sentAt = start.addSecs(secondsLater);
        return addReply(store(), first->id, reply, protocol::TaskState::Running)->deadline;
    };
    QCOMPARE(running(300), start.addSecs(900));
    QCOMPARE(load(store(), second->id)->row.deadline, start.addSecs(900));
    for (int seconds = 800; seconds <= 3200; seconds += 400)
        QCOMPARE(running(seconds), start.addSecs(std::min(seconds + 600, 3600)));
    QCOMPARE(running(3500), start.addSecs(3600));
    QCOMPARE(running(3700), start.addSecs(3600)); // it was over
    capture.row.uuid = QUuid::createUuid();
    capture.row.deadline = start.addSecs(3599 + 600);
    QCOMPARE(append(store(), capture)->deadline, start.addSecs(3600));
}

void tst_TaskResults::theStrictRuleHasNoProgress()
{
    const auto stored = append(store(), newCapture());
    SentReply reply = newReply(u"running"_s);
    reply.sentAt = stored->receivedAt.addSecs(300);
    QCOMPARE(addReply(store(), stored->id, reply, protocol::TaskState::Running)->deadline, stored->deadline);
}

void tst_TaskResults::keepsReplies()
{
    const auto stored = append(store(), newCapture());
    const SentReply failed{stored->receivedAt.addSecs(1), {}, u"running"_s, 0, u"network"_s, true};
    const SentReply sent{stored->receivedAt.addSecs(2), "{\"data\":{}}", u"failed"_s, 200, {}, false};
    QCOMPARE(addReply(store(), stored->id, failed, protocol::TaskState::Awaiting)->state,
             protocol::TaskState::Awaiting);
    QCOMPARE(addReply(store(), stored->id, sent, protocol::TaskState::Failed)->state, protocol::TaskState::Failed);
    const auto loaded = load(store(), stored->id);
    QCOMPARE(loaded->replies.size(), 2);
    QCOMPARE(loaded->replies.first().errorKind, u"network"_s);
    QVERIFY(loaded->replies.first().automatic);
    QCOMPARE(loaded->replies.last().sentAt, sent.sentAt);
    QCOMPARE(loaded->replies.last().body, sent.body);
    QCOMPARE(loaded->replies.last().status, sent.status);
    QCOMPARE(loaded->replies.last().http, 200);
    QCOMPARE(list(store())->first().state, protocol::TaskState::Failed);
}

void tst_TaskResults::anAnswerTakesThePlaceOfItsAttempt()
{
    const auto stored = append(store(), newCapture());
    SentReply attempt = newReply(u"passed"_s);
    attempt.http = 0;
    attempt.errorKind = OutcomeUnknown;
    SentReply earlier = attempt;
    earlier.sentAt = attempt.sentAt.addMSecs(-1);
    SentReply answered = newReply(u"passed"_s);
    answered.http = 409;
    for (const SentReply &reply : {earlier, attempt, answered})
        QVERIFY(addReply(store(), stored->id, reply, std::nullopt));
    const QList<SentReply> kept = load(store(), stored->id)->replies;
    QCOMPARE(kept.size(), 2);
    QCOMPARE(kept.first().sentAt, earlier.sentAt); // another reply, of which nothing is known
    QCOMPARE(kept.last().http, 409);
}

/// The answer to an earlier reply may come last, or may be missing.
void tst_TaskResults::doesNotLeaveAFinalState()
{
    using enum protocol::TaskState;
    const auto first = append(store(), newCapture());
    const auto second = append(store(), newCapture());
    QCOMPARE(addReply(store(), first->id, newReply(u"running"_s), Running)->state, Running);
    QCOMPARE(addReply(store(), second->id, newReply(u"passed"_s), Passed)->state, Passed);
    QCOMPARE(addReply(store(), first->id, newReply(u"running"_s), Running)->state, Passed);
    QCOMPARE(addReply(store(), first->id, newReply(u"failed"_s), std::nullopt)->state, Passed);
    QCOMPARE(load(store(), first->id)->row.state, Passed);
    QCOMPARE(load(store(), second->id)->row.state, Passed);
    QCOMPARE(addReply(store(), first->id, newReply(u"failed"_s), Failed)->state, Failed); // the user insisted
}

RUNLATCH_TEST(tst_TaskResults)

} // namespace runlatch::store

#include "tst_taskresults.moc"
