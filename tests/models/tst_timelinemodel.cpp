// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "models/timelinemodel.h"
#include "support/suite.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using models::TimelineModel;
using protocol::TaskState;
using simulator::RunTaskEvent;
using Tone = TimelineModel::Tone;
using EventType = RunTaskEvent::Type;

/// The events of a run task are sentences, and say what the run does.
class tst_TimelineModel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void wordsEvents_data();
    void wordsEvents();
    void tellsWhatTheRunDoes();
    void postApplyStopsNothing();
    void aRefusedCallbackIsToldWhole();
    void aForgedDeliveryThatIsTakenIsNoSuccess();
    void growsInPlace();
    void replacesAnotherRunTask();
    void hidesTheQueryOfTheTarget();

private:
    static RunTaskEvent event(EventType type, TaskState state, int status = 0)
    {
        RunTaskEvent made;
        made.type = type;
        made.at = 62'031ms;
        made.attempt = 1;
        made.http = status;
        made.took = 18ms;
        made.bytes = 1900;
        made.state = state;
        return made;
    }
    static simulator::RunTask runTask(const QList<RunTaskEvent> &events)
    {
        simulator::RunTask made;
        made.id = u"taskrs-1"_s;
        made.target = QUrl(u"http://127.0.0.1:8722/hook?code=secret"_s);
        made.events = events;
        return made;
    }
    static RunTaskEvent callback(TaskState state, const QString &status, int outcomes)
    {
        RunTaskEvent made = event(EventType::Callback, state, 200);
        made.status = status;
        made.outcomes = outcomes;
        return made;
    }
    static RunTaskEvent refused()
    {
        RunTaskEvent made = event(EventType::Callback, TaskState::Awaiting, 422);
        made.status = u"canceled"_s;
        made.error.errors = {{u"422"_s, u"invalid attribute"_s, u"is no status"_s, u"/data/attributes/status"_s}};
        return made;
    }
};

void tst_TimelineModel::wordsEvents_data()
{
    QTest::addColumn<RunTaskEvent>("event");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<Tone>("tone");
    QTest::addColumn<QString>("icon");
    const auto row = [](const char *name, const RunTaskEvent &one, const QString &first, const QString &second,
                        Tone tone,
                        const QString &icon) { QTest::newRow(name) << one << first << second << tone << icon; };
    row("attempt", event(EventType::Attempt, TaskState::Pending), u"Request sent, attempt 1"_s,
        u"POST 127.0.0.1:8722/hook · 1.9 KB"_s, Tone::None, u"arrow-up-right"_s);
    row("200", event(EventType::Answered, TaskState::Awaiting, 200), u"Answer 200 after 18 ms"_s,
        u"The service counts the request as received"_s, Tone::Success, u"circle-check"_s);
    row("503", event(EventType::Answered, TaskState::Pending, 503), u"Answer 503 after 18 ms: it is sent again"_s,
        u"Only 200 counts as received"_s, Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent redirect = event(EventType::Answered, TaskState::Unreachable, 301);
    redirect.location = u"/runtask/"_s;
    row("a redirect", redirect, u"Answer 301 after 18 ms: the service gives up"_s,
        u"The answer points to “/runtask/”, and the service follows no redirect."_s, Tone::Warning,
        u"triangle-alert"_s);
    row("the last 503", event(EventType::Answered, TaskState::Unreachable, 503),
        u"Answer 503 after 18 ms: the service gives up"_s, u"Only 200 counts as received"_s, Tone::Warning,
        u"triangle-alert"_s);
    row("503 after the result", event(EventType::Answered, TaskState::Passed, 503),
        u"Answer 503 after 18 ms: there is already a result"_s, u"Only 200 counts as received"_s, Tone::Warning,
        u"triangle-alert"_s);
    row("500 to a repeated one", event(EventType::Answered, TaskState::Awaiting, 500),
        u"Answer 500 after 18 ms: it was received before"_s, u"Only 200 counts as received"_s, Tone::Warning,
        u"triangle-alert"_s);
    RunTaskEvent wrong = event(EventType::Attempt, TaskState::Pending);
    wrong.fault = u"wrong-signature"_s;
    row("wrong", wrong, u"Request sent incorrectly, attempt 1"_s,
        u"Fault that is on: Wrong signature (wrong-signature)"_s, Tone::Warning, u"arrow-up-right"_s);
    RunTaskEvent stopped = event(EventType::Finished, TaskState::Errored);
    stopped.error.rule = base::Rules::SimulatorStopped;
    row("stopped", stopped, u"The simulator was stopped"_s,
        u"Nothing came of it; its callbacks are no longer accepted"_s, Tone::Error, u"octagon-x"_s);
    row("running", callback(TaskState::Running, u"running"_s, 0), u"Callback: running"_s, u"200 · 1.9 KB"_s, Tone::Info,
        u"loader-circle"_s);
    RunTaskEvent unsupported = callback(TaskState::Running, u"running"_s, 2);
    unsupported.findings.list = {{.rule = base::Rules::CallbackOutcomesUnsupported,
                                  .severity = lint::LintSeverity::Warning,
                                  .pointer = u"/data/relationships/outcomes/data"_s,
                                  .line = 3,
                                  .column = 7}};
    row("outcomes that are not supported", unsupported, u"Callback: running, 2 outcome(s)"_s,
        u"200 · 1.9 KB · Line 3, column 7: Outcomes were sent although capabilities.outcomes is false; they are not shown."_s,
        Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent typed = callback(TaskState::Running, u"running"_s, 0);
    typed.findings.list = {
        {.rule = base::Rules::CallbackNoContentType, .severity = lint::LintSeverity::Warning, .line = 0, .column = 0},
        {.rule = base::Rules::CallbackSameId, .severity = lint::LintSeverity::Info}};
    row("a finding of the head, and a note", typed, u"Callback: running"_s,
        u"200 · 1.9 KB · The callback has no content type."_s, Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent unread = event(EventType::Callback, TaskState::Awaiting, 422);
    unread.error.errors = {{.status = u"422"_s, .title = u"invalid payload"_s, .detail = u"no object"_s}};
    unread.findings.list = {{.rule = base::Rules::JsonBom}};
    row("what is not read", unread, u"Callback refused"_s,
        u"422 · Line 1, column 1: The text begins with a byte order mark."_s, Tone::Warning, u"triangle-alert"_s);
    row("passed", callback(TaskState::Passed, u"passed"_s, 0), u"Callback: passed"_s, u"200 · 1.9 KB · final"_s,
        Tone::Success, u"circle-check"_s);
    row("failed", callback(TaskState::Failed, u"failed"_s, 0), u"Callback: failed"_s, u"200 · 1.9 KB · final"_s,
        Tone::Error, u"circle-x"_s);
    row("refused", refused(), u"Callback refused: canceled"_s, u"422 · /data/attributes/status · is no status"_s,
        Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent early = callback(TaskState::Pending, u"passed"_s, 0);
    early.isHeld = true;
    row("before the request was taken", early, u"Callback: passed"_s,
        u"200 · 1.9 KB · it counts as soon as the request is answered 200"_s, Tone::Info, u"loader-circle"_s);
    RunTaskEvent instead = event(EventType::Callback, TaskState::Awaiting, 503);
    instead.isInstead = true;
    instead.fault = u"status=503"_s;
    row("a fault", instead, u"Callback answered by a fault: 503"_s, u"Fault that is on: Fixed status (status=503)"_s,
        Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent stranger = event(EventType::Callback, TaskState::Awaiting, 401);
    stranger.error.rule = base::Rules::BearerMissing;
    row("without a token", stranger, u"Callback refused"_s, u"401 · The request has no Authorization header."_s,
        Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent folded = event(EventType::Callback, TaskState::Awaiting, 400);
    folded.error.rule = base::Rules::HttpFoldedLine;
    row("refused as HTTP", folded, u"Callback refused"_s,
        u"400 · A header line is folded over several lines, which HTTP no longer allows."_s, Tone::Warning,
        u"triangle-alert"_s);
    RunTaskEvent cut = event(EventType::Callback, TaskState::Awaiting);
    cut.error.rule = base::Rules::HttpRequestCut;
    row("broken off", cut, u"Callback broken off"_s,
        u"The sender closed the connection before its request was complete. Look for a time limit or a crash at the "
        "sender, or a Content-Length above the size of its body."_s,
        Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent stray = event(EventType::Stray, TaskState::Awaiting, 400);
    stray.error.rule = base::Rules::HttpTwoHosts;
    row("a stray request", stray, u"A request that could not be read; it may be a callback"_s,
        u"The request has more than one Host header. Make the sender, or the proxy in between, send one."_s,
        Tone::Warning, u"triangle-alert"_s);
    RunTaskEvent holds = event(EventType::Answered, TaskState::Awaiting, 200);
    holds.warnings = {base::Rules::AnswerResult};
    row("a result in the answer", holds, u"Answer 200 after 18 ms"_s,
        u"The service counts the request as received · The answer holds a result, which the service does not read."_s,
        Tone::Warning, u"triangle-alert"_s);
    row("end", event(EventType::Finished, TaskState::Passed), u"Passed: the run goes on"_s, u""_s, Tone::Success,
        u"circle-check"_s);
    row("errored", event(EventType::Finished, TaskState::Errored), u"Errored: no final result arrived in time"_s,
        u"The task is mandatory: the run stops"_s, Tone::Error, u"timer-off"_s);
}

void tst_TimelineModel::wordsEvents()
{
    QFETCH(RunTaskEvent, event);
    TimelineModel model;
    model.setRunTask(runTask({event}));
    const QModelIndex index = model.index(0);
    QTEST(index.data().toString(), "first");
    QTEST(index.data(TimelineModel::SecondLineRole).toString(), "second");
    QTEST(static_cast<Tone>(index.data(TimelineModel::ToneRole).toInt()), "tone");
    QTEST(index.data(TimelineModel::IconRole).toString(), "icon");
    QCOMPARE(index.data(TimelineModel::TimeRole).toString(), u"1:02.031"_s);
    QVERIFY(index.data(Qt::AccessibleTextRole).toString().startsWith("1:02.031 "_L1 + index.data().toString()));
}

void tst_TimelineModel::tellsWhatTheRunDoes()
{
    TimelineModel model;
    simulator::RunTask failed = runTask({event(EventType::Finished, TaskState::Failed)});
    model.setRunTask(failed);
    QCOMPARE(model.index(0).data(TimelineModel::SecondLineRole).toString(), u"The task is mandatory: the run stops"_s);
    failed.id = u"taskrs-2"_s;
    failed.enforcementLevel = protocol::EnforcementLevel::Advisory;
    model.setRunTask(failed);
    QCOMPARE(model.index(0).data(TimelineModel::SecondLineRole).toString(),
             u"The task is advisory: the run goes on with a warning"_s);
}

/// The run has been applied: nothing can be stopped any more, whatever the level.
void tst_TimelineModel::postApplyStopsNothing()
{
    TimelineModel model;
    for (const auto level : {protocol::EnforcementLevel::Mandatory, protocol::EnforcementLevel::Advisory}) {
        for (const TaskState state : {TaskState::Failed, TaskState::Errored, TaskState::Unreachable}) {
            simulator::RunTask failed = runTask({event(EventType::Finished, state)});
            failed.stage = protocol::Stage::PostApply;
            failed.enforcementLevel = level;
            model.clear();
            model.setRunTask(failed);
            QCOMPARE(model.index(0).data(TimelineModel::SecondLineRole).toString(),
                     u"The run is already applied: post-apply never stops it"_s);
        }
    }
    simulator::RunTask passed = runTask({event(EventType::Finished, TaskState::Passed)});
    passed.stage = protocol::Stage::PostApply;
    model.clear();
    model.setRunTask(passed);
    QCOMPARE(model.index(0).data().toString(), u"Passed"_s);
}

/// Its row may be cut, and names at most three faults.
void tst_TimelineModel::aRefusedCallbackIsToldWhole()
{
    RunTaskEvent event = refused();
    const QString pointer = u"/data/relationships/outcomes/data/12/attributes/tags/Severity/0/level"_s;
    event.error.errors = QList<base::ServiceError>(4, {u"422"_s, u"invalid attribute"_s, u"is no level"_s, pointer});
    TimelineModel model;
    model.setRunTask(runTask({event}));
    const QStringList lines = model.index(0).data(TimelineModel::WholeRole).toString().split(u'\n');
    QCOMPARE(lines.size(), 5);
    QCOMPARE(lines.first(), u"Callback refused: canceled · 422"_s);
    QCOMPARE(lines.last(), pointer + u" · is no level"_s);
}

void tst_TimelineModel::aForgedDeliveryThatIsTakenIsNoSuccess()
{
    simulator::RunTask taken =
        runTask({event(EventType::Attempt, TaskState::Pending), event(EventType::Answered, TaskState::Awaiting, 200)});
    taken.events.first().fault = u"wrong-signature"_s;
    for (const bool isSigned : {false, true}) {
        taken.isSigned = isSigned; // without a key there is nothing to check
        TimelineModel model;
        model.setRunTask(taken);
        const QModelIndex answer = model.index(1);
        QCOMPARE(answer.data().toString(), u"Answer 200 after 18 ms"_s);
        QCOMPARE(answer.data(TimelineModel::SecondLineRole).toString(),
                 isSigned ? u"It was signed with another key: it should be refused"_s
                          : u"The service counts the request as received"_s);
        QCOMPARE(static_cast<Tone>(answer.data(TimelineModel::ToneRole).toInt()),
                 isSigned ? Tone::Error : Tone::Success);
    }
}

void tst_TimelineModel::growsInPlace()
{
    TimelineModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy inserted(&model, &TimelineModel::rowsInserted);
    QSignalSpy reset(&model, &TimelineModel::modelReset);
    simulator::RunTask told = runTask({event(EventType::Attempt, TaskState::Pending)});
    model.setRunTask(told);
    QCOMPARE(reset.size(), 1);
    told.events += {event(EventType::Answered, TaskState::Awaiting, 200), callback(TaskState::Passed, u"passed"_s, 2)};
    model.setRunTask(told);
    model.setRunTask(told); // told twice: nothing happens
    QCOMPARE(reset.size(), 1);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(model.index(2).data().toString().startsWith("Callback: passed, 2 outcome"_L1));
}

void tst_TimelineModel::replacesAnotherRunTask()
{
    TimelineModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRunTask(runTask({event(EventType::Attempt, TaskState::Pending)}));
    simulator::RunTask other =
        runTask({event(EventType::Attempt, TaskState::Pending), event(EventType::NoAnswer, TaskState::Unreachable)});
    other.id = u"taskrs-2"_s;
    model.setRunTask(other);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.runTask().id, u"taskrs-2"_s);
    QCOMPARE(model.index(1).data().toString(), u"No answer: the service gives up"_s);
    QVERIFY(!model.index(1).data(TimelineModel::SecondLineRole).toString().isEmpty());
    model.clear();
    QCOMPARE(model.rowCount(), 0);
}

void tst_TimelineModel::hidesTheQueryOfTheTarget()
{
    TimelineModel model;
    model.setRunTask(runTask({event(EventType::Attempt, TaskState::Pending)}));
    QVERIFY(!model.index(0).data(Qt::AccessibleTextRole).toString().contains("secret"_L1));
}

RUNLATCH_TEST(tst_TimelineModel)
#include "tst_timelinemodel.moc"
