// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/tasksession.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace std::chrono_literals;
using SessionTime = TaskSession::Time;
using Answer = TaskSession::Answer;

namespace {

/// One event of a session; `seen` is the state directly after it.
struct Event
{
    enum class Kind { Delivered, GaveUp, Running, Passed, Failed, Nothing } kind;
    SessionTime at;
    TaskState seen;
    Answer answer = Answer::Accepted; // answer to a callback
};
using Events = std::vector<Event>;
using enum Event::Kind;

constexpr SessionTime Millisecond = 1ms;

bool isCallback(Event::Kind kind)
{
    return kind == Running || kind == Passed || kind == Failed;
}

TaskStatus statusOf(Event::Kind kind)
{
    if (kind == Running)
        return TaskStatus::Running;
    return kind == Passed ? TaskStatus::Passed : TaskStatus::Failed;
}

} // namespace

Q_DECLARE_METATYPE(Events)

/// A task result passes through its states and deadlines by either rule.
class tst_TaskSession : public QObject
{
    Q_OBJECT

private slots:
    void bothRules_data();
    void strict_data();
    void progress_data();
    void bothRules();
    void strict() { play(DeadlineRule::Strict); }
    void progress() { play(DeadlineRule::Progress); }
    void deadlines();
    void ownLimits();
    void nothingFollowsTheEnd_data();
    void nothingFollowsTheEnd();
    void endsWhereTheServiceStopsIt();
    void namesTheLimitThatPassed();
    void names();

private:
    void play(DeadlineRule rule);
};

void tst_TaskSession::play(DeadlineRule rule)
{
    QFETCH(Events, events);
    DeadlineLimits limits;
    limits.rule = rule;
    TaskSession session(limits);
    QCOMPARE(session.state(), TaskState::Pending);
    for (const Event &event : events) {
        if (event.kind == Delivered)
            session.delivered(event.at);
        else if (event.kind == GaveUp)
            session.gaveUp();
        else if (isCallback(event.kind))
            QCOMPARE(session.callback(statusOf(event.kind), event.at), event.answer);
        QCOMPARE(session.stateAt(event.at), event.seen);
        QCOMPARE(session.state(), event.seen);
        QCOMPARE(session.deadline().has_value(), session.startedAt().has_value() && !session.isFinal());
    }
}

void tst_TaskSession::bothRules_data()
{
    QTest::addColumn<Events>("events");
    const auto row = [](const char *name, const Events &events) { QTest::newRow(name) << events; };
    using S = TaskState;
    row("passes", {{Delivered, 0min, S::Awaiting}, {Running, 1min, S::Running}, {Passed, 2min, S::Passed}});
    row("fails at once", {{Delivered, 0min, S::Awaiting}, {Failed, 1min, S::Failed}});
    row("runs repeatedly", {{Delivered, 0min, S::Awaiting}, {Running, 1min, S::Running}, {Running, 2min, S::Running}});
    row("never delivered waits for ever", {{Nothing, 9999min, S::Pending}});
    row("unreachable",
        {{GaveUp, 1min, S::Unreachable},
         {Passed, 2min, S::Unreachable, Answer::TooLate},
         {Delivered, 3min, S::Unreachable}});
    row("final stays final",
        {{Delivered, 0min, S::Awaiting},
         {Passed, 1min, S::Passed},
         {Failed, 2min, S::Passed, Answer::AlreadyFinal},
         {Running, 3min, S::Passed, Answer::AlreadyFinal},
         {Nothing, 999min, S::Passed},
         {Passed, 999min, S::Passed, Answer::AlreadyFinal}});
    row("errored stays errored",
        {{Delivered, 0min, S::Awaiting},
         {Nothing, 10min, S::Errored},
         {Passed, 11min, S::Errored, Answer::TooLate},
         {Running, 12min, S::Errored, Answer::TooLate}});
    row("repeated delivery changes nothing",
        {{Delivered, 0min, S::Awaiting},
         {Delivered, 9min, S::Awaiting},
         {Nothing, 10min - Millisecond, S::Awaiting},
         {Nothing, 10min, S::Errored},
         {Delivered, 11min, S::Errored}});
    row("an early callback counts from the first delivery on",
        {{Running, 0min, S::Pending},
         {Delivered, 9min, S::Running},
         {Delivered, 12min, S::Running},
         {Nothing, 19min - Millisecond, S::Running},
         {Nothing, 19min, S::Errored}});
    row("an early callback starts no clock", {{Running, 0min, S::Pending}, {Delivered, 10min, S::Running}});
    row("final before delivery", {{Passed, 0min, S::Pending}, {Delivered, 1min, S::Passed}, {GaveUp, 2min, S::Passed}});
    row("the last of early callbacks counts",
        {{Running, 0min, S::Pending}, {Failed, 1min, S::Pending}, {Delivered, 2min, S::Failed}});
    row("a held final callback is final",
        {{Passed, 0min, S::Pending},
         {Failed, 1min, S::Pending, Answer::AlreadyFinal},
         {Running, 1min, S::Pending, Answer::AlreadyFinal},
         {Delivered, 2min, S::Passed}});
    row("never delivered, so no callback counts", {{Passed, 0min, S::Pending}, {GaveUp, 1min, S::Unreachable}});
    row("gave up after delivery", {{Delivered, 0min, S::Awaiting}, {GaveUp, 1min, S::Awaiting}});
    row("gave up after an update",
        {{Running, 0min, S::Pending}, {GaveUp, 1min, S::Unreachable}, {Passed, 2min, S::Unreachable, Answer::TooLate}});
    row("last moment", {{Delivered, 5min, S::Awaiting}, {Passed, 15min - Millisecond, S::Passed}});
    row("a moment late", {{Delivered, 5min, S::Awaiting}, {Passed, 15min, S::Errored, Answer::TooLate}});
}

void tst_TaskSession::bothRules()
{
    play(DeadlineRule::Strict);
    play(DeadlineRule::Progress);
}

void tst_TaskSession::strict_data()
{
    QTest::addColumn<Events>("events");
    const auto row = [](const char *name, const Events &events) { QTest::newRow(name) << events; };
    using S = TaskState;
    row("running wins no time",
        {{Delivered, 0min, S::Awaiting},
         {Running, 9min, S::Running},
         {Nothing, 10min - Millisecond, S::Running},
         {Nothing, 10min, S::Errored}});
    row("final too late after running",
        {{Delivered, 0min, S::Awaiting}, {Running, 9min, S::Running}, {Passed, 10min, S::Errored, Answer::TooLate}});
    row("from the delivery on, not from an early callback",
        {{Running, 2min, S::Pending}, {Delivered, 3min, S::Running}, {Passed, 13min - Millisecond, S::Passed}});
    row("and no longer",
        {{Running, 2min, S::Pending},
         {Delivered, 3min, S::Running},
         {Running, 4min, S::Running},
         {Passed, 13min, S::Errored, Answer::TooLate}});
}

void tst_TaskSession::progress_data()
{
    QTest::addColumn<Events>("events");
    const auto row = [](const char *name, const Events &events) { QTest::newRow(name) << events; };
    using S = TaskState;
    row("running wins time",
        {{Delivered, 0min, S::Awaiting},
         {Running, 9min, S::Running},
         {Nothing, 19min - Millisecond, S::Running},
         {Nothing, 19min, S::Errored}});
    row("passes after running",
        {{Delivered, 0min, S::Awaiting}, {Running, 9min, S::Running}, {Passed, 18min, S::Passed}});
    Events hour{{Delivered, 0min, S::Awaiting}};
    for (SessionTime at = 9min; at < 60min; at += 9min)
        hour.push_back({Running, at, S::Running});
    Events inTime = hour;
    inTime.push_back({Passed, 60min - Millisecond, S::Passed});
    hour.push_back({Running, 60min - Millisecond, S::Running});
    hour.push_back({Failed, 60min, S::Errored, Answer::TooLate});
    row("never longer than an hour", hour);
    row("just within the hour", inTime);
}

void tst_TaskSession::deadlines()
{
    TaskSession strict;
    QVERIFY(!strict.deadline());
    strict.delivered(7min);
    QCOMPARE(strict.startedAt(), SessionTime(7min));
    QCOMPARE(strict.deadline(), SessionTime(17min));
    QCOMPARE(strict.callback(TaskStatus::Running, 8min), Answer::Accepted);
    QCOMPARE(strict.deadline(), SessionTime(17min));

    DeadlineLimits limits;
    limits.rule = DeadlineRule::Progress;
    TaskSession progress(limits);
    progress.delivered(7min);
    for (SessionTime at = 14min; at <= 63min; at += 7min) {
        QCOMPARE(progress.callback(TaskStatus::Running, at), Answer::Accepted);
        QCOMPARE(progress.deadline(), std::min<SessionTime>(at + 10min, 67min));
    }
    QCOMPARE(progress.callback(TaskStatus::Passed, 64min), Answer::Accepted);
    QVERIFY(!progress.deadline());
}

void tst_TaskSession::ownLimits()
{
    TaskSession session({.rule = DeadlineRule::Progress, .idle = 2s, .total = 3s});
    session.delivered(0ms);
    QCOMPARE(session.callback(TaskStatus::Running, 1900ms), Answer::Accepted);
    QCOMPARE(session.stateAt(2999ms), TaskState::Running);
    QCOMPARE(session.stateAt(3000ms), TaskState::Errored);
    QCOMPARE(session.limits().total, SessionTime(3s));
}

void tst_TaskSession::nothingFollowsTheEnd_data()
{
    QTest::addColumn<Events>("events");
    const auto row = [](const char *name, const Events &events) { QTest::newRow(name) << events; };
    using S = TaskState;
    row("passed", {{Delivered, 0min, S::Awaiting}, {Passed, 1min, S::Passed}});
    row("failed", {{Delivered, 0min, S::Awaiting}, {Running, 1min, S::Running}, {Failed, 2min, S::Failed}});
    row("passed before the delivery", {{Passed, 0min, S::Pending}, {Delivered, 1min, S::Passed}});
    row("errored", {{Delivered, 0min, S::Awaiting}, {Nothing, 10min, S::Errored}});
    row("unreachable", {{GaveUp, 1min, S::Unreachable}});
}

/// Neither another delivery nor giving up nor a callback nor time leads out of a final state.
void tst_TaskSession::nothingFollowsTheEnd()
{
    QFETCH(Events, events);
    TaskSession session;
    for (const Event &event : events) {
        if (event.kind == Delivered)
            session.delivered(event.at);
        else if (event.kind == GaveUp)
            session.gaveUp();
        else if (isCallback(event.kind))
            QCOMPARE(session.callback(statusOf(event.kind), event.at), Answer::Accepted);
        QCOMPARE(session.stateAt(event.at), event.seen);
    }
    const TaskState end = events.back().seen;
    const auto started = session.startedAt();
    QVERIFY(session.isFinal());
    QVERIFY(!session.takesCallbacks());
    session.delivered(20min);
    session.gaveUp();
    QVERIFY(session.callback(TaskStatus::Running, 21min) != Answer::Accepted);
    QCOMPARE(session.stateAt(999min), end);
    QCOMPARE(session.startedAt(), started);
    QVERIFY(!session.deadline());
    QVERIFY(!session.held());
}

void tst_TaskSession::endsWhereTheServiceStopsIt()
{
    TaskSession early;
    QCOMPARE(early.callback(TaskStatus::Passed, 1min), Answer::Accepted); // held
    early.stopped();
    QCOMPARE(early.state(), TaskState::Errored);
    QVERIFY(!early.held());
    TaskSession waiting;
    waiting.delivered(1min);
    waiting.stopped();
    QCOMPARE(waiting.callback(TaskStatus::Passed, 2min), Answer::TooLate);
    QVERIFY(!waiting.deadline());
    QCOMPARE(waiting.passedLimit(), PassedLimit::None);
    TaskSession passed;
    passed.delivered(1min);
    QCOMPARE(passed.callback(TaskStatus::Passed, 2min), Answer::Accepted);
    passed.stopped();
    QCOMPARE(passed.state(), TaskState::Passed);
}

void tst_TaskSession::namesTheLimitThatPassed()
{
    const auto passed = [](DeadlineRule rule, const QList<SessionTime> &updates) {
        TaskSession session({.rule = rule, .idle = 10min, .total = 25min});
        session.delivered(0min);
        for (const SessionTime at : updates)
            session.callback(TaskStatus::Running, at);
        session.stateAt(999min);
        return session.passedLimit();
    };
    QCOMPARE(passed(DeadlineRule::Strict, {5min}), PassedLimit::Final);
    QCOMPARE(passed(DeadlineRule::Progress, {5min}), PassedLimit::Progress);
    QCOMPARE(passed(DeadlineRule::Progress, {9min, 18min}), PassedLimit::Total);
    QCOMPARE(TaskSession().passedLimit(), PassedLimit::None);
    TaskSession early;
    QCOMPARE(early.callback(TaskStatus::Passed, 0min), Answer::Accepted);
    QCOMPARE(early.held(), TaskStatus::Passed);
    QVERIFY(!early.takesCallbacks());
}

void tst_TaskSession::names()
{
    for (int index = 0; index <= static_cast<int>(TaskState::Unreachable); ++index) {
        const auto state = static_cast<TaskState>(index);
        QCOMPARE(taskStateOfName(taskStateName(state)), state);
    }
    QCOMPARE(taskStateName(TaskState::Unreachable), u"unreachable"_s);
    QVERIFY(!taskStateOfName(u"canceled"));
    QCOMPARE(deadlineRuleName(DeadlineRule::Progress), u"progress"_s);
    QCOMPARE(deadlineRuleOfName(u"strict"), DeadlineRule::Strict);
    QVERIFY(!deadlineRuleOfName(u""));
}

RUNLATCH_TEST(tst_TaskSession)
#include "tst_tasksession.moc"
