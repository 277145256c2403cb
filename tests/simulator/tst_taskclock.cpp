// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::simulator;
using runlatch::protocol::TaskState;

namespace {
const ServiceOptions Fast{.warp = 60};
}

/// The clocks of run tasks may run faster than the network's.
class tst_TaskClock : public QObject
{
    Q_OBJECT
private slots:
    void deadlinesPassFaster();
    void deliveriesFollowFaster();
    void linksExpireFaster();
    void theNetworkKeepsItsTime();
    void changesWhileADeadlineRuns();

private:
    static RunTaskOptions to(const Integrator &integrator)
    {
        RunTaskOptions options;
        options.target = integrator.url();
        options.limits.idle = 10min;
        return options;
    }
};

void tst_TaskClock::deadlinesPassFaster()
{
    Simulation simulation(Fast);
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(simulation.runTask.events.constLast().timeLeft, 10min); // by its own clock
    simulation.clock.advance(10s - 1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting);
    simulation.clock.advance(1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Errored);
    QCOMPARE(simulation.runTask.events.constLast().at, 10s); // what is measured is real
}

void tst_TaskClock::deliveriesFollowFaster()
{
    Simulation simulation(Fast);
    Integrator integrator(simulation.clock, {500, 200});
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.events.constLast().type, RunTaskEvent::Type::Answered);
    simulation.clock.advance(16ms); // a second, nearly
    QCOMPARE(integrator.requests.size(), 1);
    simulation.clock.advance(1ms);
    QTRY_COMPARE(integrator.requests.size(), 2);
}

void tst_TaskClock::linksExpireFaster()
{
    Simulation simulation(Fast);
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    const QString plan = QUrl(integrator.text("plan_json_api_url")).path();
    const http::Response led = simulation.send("GET", plan, {Simulation::bearer(integrator.token())});
    const QString link = QString::fromLatin1(http::headerValue(led.headers, "Location"));
    QCOMPARE(simulation.send("GET", link, {}).status, 200);
    simulation.clock.advance(1s);
    QCOMPARE(simulation.send("GET", link, {}).status, 404);
}

void tst_TaskClock::theNetworkKeepsItsTime()
{
    Simulation simulation(Fast);
    Integrator integrator(simulation.clock, {0}); // never answers
    RunTaskOptions options = to(integrator);
    options.retries = 0;
    simulation.startRunTask(options);
    QTRY_COMPARE(integrator.requests.size(), 1);
    simulation.clock.advance(options.answerTimeout - 1ms);
    QCOMPARE(simulation.runTask.events.constLast().type, RunTaskEvent::Type::Attempt);
    simulation.clock.advance(1ms);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Unreachable);
    QCOMPARE(simulation.runTask.events.at(1).error.rule, base::Rules::HttpTimeout);
}

/// The rest of a deadline stays, and passes by the new clock.
void tst_TaskClock::changesWhileADeadlineRuns()
{
    Simulation simulation;
    simulation.engine.setWarp(1);
    Integrator integrator(simulation.clock);
    simulation.startRunTask(to(integrator));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    simulation.clock.advance(5min);
    simulation.engine.setWarp(600);
    simulation.clock.advance(500ms - 1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Awaiting);
    simulation.clock.advance(1ms);
    QCOMPARE(simulation.runTask.state, TaskState::Errored);
}

RUNLATCH_TEST(tst_TaskClock)
#include "tst_taskclock.moc"
