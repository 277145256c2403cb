// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "wording/taskends.h"

#include "support/suite.h"
#include "wording/times.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::wording {

using protocol::PassedLimit;
using protocol::TaskState;

/// The end of a run task is said with its reason.
class tst_TaskEnds : public QObject
{
    Q_OBJECT
private slots:
    void nameTheReason_data();
    void nameTheReason();
    void verdicts();
    void lapses();
    void durations_data();
    void durations();
    void intervals_data();
    void intervals();
};

void tst_TaskEnds::nameTheReason_data()
{
    QTest::addColumn<TaskEnd>("end");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, const TaskEnd &end, const QString &reason) {
        QTest::newRow(name) << end << reason;
    };
    row("passed", {.state = TaskState::Passed}, u"the final callback said passed"_s);
    row("redirected", {.state = TaskState::Unreachable, .http = 301, .location = u"/runtask/"_s},
        u"answered 301, which points to “/runtask/”; only 200 is accepted"_s);
    row("answered otherwise", {.state = TaskState::Unreachable, .http = 202}, u"answered 202; only 200 is accepted"_s);
    row("and called back", {.state = TaskState::Unreachable, .http = 202, .held = u"failed"_s},
        u"answered 202; only 200 is accepted; the callback that said failed does not count"_s);
    const base::Error refused{
        .kind = base::ErrorKind::Network, .rule = base::Rules::NetworkRefused, .subject = u"http://ci.example:1"_s};
    row("nobody", {.state = TaskState::Unreachable, .error = refused},
        u"Nothing listens at ci.example:1: the connection was refused"_s);
    const protocol::DeadlineLimits limits{.idle = 10s, .total = 60min};
    TaskEnd late{.state = TaskState::Errored, .limits = limits, .passedLimit = PassedLimit::Final};
    row("none arrived", late, u"no final callback within 10 s; none arrived"_s);
    late.lastStatus = u"running"_s;
    row("the last one", late, u"no final callback within 10 s; the last one was running"_s);
    late.lastRefusal = 422;
    late.passedLimit = PassedLimit::Progress;
    row("a refused one", late, u"no callback within 10 s of the previous event; the last one was answered 422"_s);
    late.passedLimit = PassedLimit::Total;
    row("in all", late, u"no final callback within 60 min in all; the last one was answered 422"_s);
    const base::Error stopped{.kind = base::ErrorKind::Cancelled, .rule = base::Rules::SimulatorStopped};
    const QString words = reasonOf({.state = TaskState::Errored, .error = stopped});
    row("stopped", {.state = TaskState::Errored, .error = stopped}, words);
    row("no end", {}, {});
    late.passedLimit = PassedLimit::Final;
    late.lastStatus.clear();
    late.refusalWhy = u"Line 1, column 5: It is wrong. Mend it."_s;
    row("the last one was refused, and why", late,
        u"no final callback within 10 s; the last one was answered 422: Line 1, column 5: It is wrong. Mend it"_s);
    late.fault = u"callback:status=503#2"_s;
    row("the last one met a fault of ours", late,
        u"no final callback within 10 s; the last one met the fault callback:status=503#2"_s);
    late.fault.clear();
    late.lastRefusal = 0;
    row("the last one broke off", late,
        u"no final callback within 10 s; the last one broke off: Line 1, column 5: It is wrong. Mend it"_s);
    late.refusalWhy.clear();
    late.stray = base::Rules::HttpTwoHosts;
    row("something could not be read", late,
        u"no final callback within 10 s; a request arrived that could not be read: The request has more than one Host "
        "header. Make the sender, or the proxy in between, send one"_s);
    late.stray = {};
    late.astray = base::Rules::CallbackNoSuffix;
    row("it went elsewhere", late,
        u"no final callback within 10 s; none arrived, but a request to another address: The path of the callback "
        u"lacks "
        "its end /callback. Use task_result_callback_url exactly as it is in the request"_s);
    late.astray = {};
    late.refusedFetch = base::Rules::BearerMissing;
    row("the plan was refused", late,
        u"no final callback within 10 s; none arrived, and the plan or the configuration was refused: The request has "
        u"no "
        "Authorization header. Send “Authorization: Bearer” with the access_token of the run task request"_s);
    late.refusedFetch = {};
    late.isInAnswer = true;
    row("the answer has it", late,
        u"no final callback within 10 s; none arrived; the answer contains a result, where it is not read"_s);
    row("nothing was answered in time",
        {.state = TaskState::Unreachable,
         .error = {.kind = base::ErrorKind::Timeout, .rule = base::Rules::HttpTimeout},
         .answerTimeout = std::chrono::seconds(10)},
        u"no answer within 10 s"_s);
    row("it was given up",
        {.state = TaskState::Running, .lastRefusal = 422, .refusalWhy = u"It is wrong."_s, .isHopeless = true},
        u"the final callback was answered 422: It is wrong"_s);
    row("a final callback that went astray",
        {.state = TaskState::Awaiting,
         .lastRefusal = 422,
         .astray = base::Rules::CallbackMethod,
         .isHopeless = true,
         .isLost = true},
        u"the final callback went to another address: A callback is sent by PATCH. Use the method PATCH; the answer's "
        "Allow header names it, too"_s);
}

void tst_TaskEnds::nameTheReason()
{
    QFETCH(TaskEnd, end);
    QTEST(reasonOf(end), "reason");
    QVERIFY(!reasonOf(end).endsWith(u'.'));
}

void tst_TaskEnds::verdicts()
{
    QCOMPARE(verdictWords(u"passed"_s, u"errored"_s, false, u"late"_s), u"expected passed, was errored: late"_s);
    QCOMPARE(verdictWords(u"refused"_s, u"refused"_s, true, u"401"_s), u"refused as expected: 401"_s);
}

void tst_TaskEnds::lapses()
{
    QCOMPARE(withLapses(u"passed"_s, {}), u"passed"_s);
    QCOMPARE(withLapses(u"passed"_s, {u"A."_s, u"B."_s}), u"passed; not clean: A; B"_s);
    QCOMPARE(withLapses(u"passed"_s, QStringList(5, u"A."_s)), u"passed; not clean: A; A; A; and 2 more"_s);
    const QString verdict = u"errored: the last one was answered 422: it is wrong"_s;
    const QString same = u"a callback was answered 422: it is wrong."_s; // told once
    QCOMPARE(withLapses(verdict, {same}), verdict);
    QCOMPARE(withLapses(verdict, {same, u"B."_s}), verdict + u"; not clean: B"_s);
}

void tst_TaskEnds::durations_data()
{
    QTest::addColumn<std::chrono::milliseconds>("time");
    QTest::addColumn<QString>("words");
    QTest::newRow("ms") << std::chrono::milliseconds(250ms) << u"250 ms"_s;
    QTest::newRow("the last ms") << std::chrono::milliseconds(999ms) << u"999 ms"_s;
    QTest::newRow("the first s") << std::chrono::milliseconds(1s) << u"1 s"_s;
    QTest::newRow("two minutes") << std::chrono::milliseconds(2min) << u"2 min"_s;
    QTest::newRow("s") << std::chrono::milliseconds(10s) << u"10 s"_s;
    QTest::newRow("parts") << std::chrono::milliseconds(1500ms) << u"1.5 s"_s;
    QTest::newRow("a minute") << std::chrono::milliseconds(1min) << u"60 s"_s;
    QTest::newRow("min") << std::chrono::milliseconds(10min) << u"10 min"_s;
}

void tst_TaskEnds::durations()
{
    QFETCH(std::chrono::milliseconds, time);
    QTEST(duration(time), "words");
}

void tst_TaskEnds::intervals_data()
{
    QTest::addColumn<std::chrono::milliseconds>("time");
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << std::chrono::milliseconds(0) << u"0 ms"_s;
    QTest::newRow("ms") << std::chrono::milliseconds(987ms) << u"987 ms"_s;
    QTest::newRow("tenths") << std::chrono::milliseconds(1546ms) << u"1.5 s"_s;
    QTest::newRow("s") << std::chrono::milliseconds(10'023ms) << u"10 s"_s;
    QTest::newRow("min") << std::chrono::milliseconds(723s) << u"12 min"_s;
    QTest::newRow("h") << std::chrono::milliseconds(50h) << u"50 h"_s;
}

void tst_TaskEnds::intervals()
{
    QFETCH(std::chrono::milliseconds, time);
    QTEST(interval(time), "words");
}

RUNLATCH_TEST(tst_TaskEnds)

} // namespace runlatch::wording

#include "tst_taskends.moc"
