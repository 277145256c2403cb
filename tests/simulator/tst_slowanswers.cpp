// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::TaskState;
using simulator::Integrator;
using simulator::RunTaskEvent;
using simulator::Simulation;

/// An answer that takes long is taken with a warning, and one that takes longer than its limit is not waited for.
class tst_SlowAnswers : public QObject
{
    Q_OBJECT

private slots:
    void warnsOfALongWait_data();
    void warnsOfALongWait();
    void theLimitIsThatOfTheOptions();
    void pointsOutAResult();
    void saysWhereARedirectPointsTo();
    void masksSecretsInTheAnswer();
};

void tst_SlowAnswers::warnsOfALongWait_data()
{
    QTest::addColumn<int>("took"); // milliseconds
    QTest::addColumn<bool>("warns");
    QTest::newRow("not yet") << 4999 << false;
    QTest::newRow("long") << 5000 << true;
}

void tst_SlowAnswers::warnsOfALongWait()
{
    QFETCH(const int, took);
    QFETCH(const bool, warns);
    Simulation simulation;
    Integrator integrator(simulation.clock, {0});
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.held.size(), 1);
    simulation.clock.advance(std::chrono::milliseconds(took));
    integrator.held.first().respond({});
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const RunTaskEvent &answered = simulation.runTask.events.constLast();
    QCOMPARE(answered.type, RunTaskEvent::Type::Answered);
    QCOMPARE(answered.warnings.contains(base::Rules::AnswerSlow), warns);
}

void tst_SlowAnswers::theLimitIsThatOfTheOptions()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {0});
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    options.retries = 0;
    options.answerTimeout = 2s;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.held.size(), 1);
    simulation.clock.advance(1999ms);
    QCOMPARE(simulation.runTask.state, TaskState::Pending);
    simulation.clock.advance(1ms);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Unreachable);
    QCOMPARE(simulation.runTask.answerTimeout, 2000ms);
    const auto &events = simulation.runTask.events;
    QCOMPARE(events.at(events.size() - 2).type, RunTaskEvent::Type::NoAnswer);
    QCOMPARE(events.at(events.size() - 2).error.rule, base::Rules::HttpTimeout);
}

void tst_SlowAnswers::pointsOutAResult()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {0});
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.held.size(), 1);
    integrator.held.first().respond({.status = 200, .headers = {}, .body = R"({"status":"passed"})"});
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting); // it is not read
    QCOMPARE(simulation.runTask.events.constLast().warnings, QList<base::Rule>{base::Rules::AnswerResult});
}

void tst_SlowAnswers::saysWhereARedirectPointsTo()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {0});
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    options.retries = 0;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.held.size(), 1);
    const http::Header location{"Location", "/runtask/?t=" + integrator.token()};
    integrator.held.first().respond({.status = 301, .headers = {location}, .body = {}});
    QTRY_COMPARE(simulation.runTask.state, TaskState::Unreachable);
    const auto answered =
        std::ranges::find(simulation.runTask.events, RunTaskEvent::Type::Answered, &RunTaskEvent::type);
    QVERIFY(answered != simulation.runTask.events.end());
    QVERIFY2(answered->location.startsWith(u"/runtask/?t=*"_s), qPrintable(answered->location));
    QVERIFY(!answered->location.contains(QString::fromLatin1(integrator.token())));
}

/// An integration may write the request into its error page.
void tst_SlowAnswers::masksSecretsInTheAnswer()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {0});
    simulator::RunTaskOptions options;
    options.target = integrator.url();
    options.retries = 0;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.held.size(), 1);
    integrator.held.first().respond(
        {.status = 500, .headers = {}, .body = "<h1>Error</h1><pre>" + integrator.token() + "</pre>"});
    QTRY_COMPARE(simulation.runTask.state, TaskState::Unreachable);
    QVERIFY2(simulation.runTask.answer.startsWith(u"Error *"_s), qPrintable(simulation.runTask.answer));
    QVERIFY(!simulation.runTask.answer.contains(QString::fromLatin1(integrator.token())));
}

RUNLATCH_TEST(tst_SlowAnswers)
#include "tst_slowanswers.moc"
