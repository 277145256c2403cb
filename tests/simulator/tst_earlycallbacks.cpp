// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::TaskState;
using simulator::Integrator;
using simulator::RunTaskEvent;
using simulator::RunTaskOptions;
using simulator::Simulation;
using Type = simulator::RunTaskEvent::Type;

/// A callback before a delivery was answered with 200 is held, and counts from the delivery on.
class tst_EarlyCallbacks : public QObject
{
    Q_OBJECT

private slots:
    void count_data();
    void count();
    void onlyWhatWasAcceptedTooEarlyIsHeld();

private:
    static int callback(Simulation &simulation, const Integrator &integrator, const QByteArray &status)
    {
        const QByteArray body =
            QByteArray(R"({"data":{"type":"task-results","attributes":{"status":"@"}}})").replace('@', status);
        return simulation.send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token())}, body).status;
    }
    static QList<Type> types(const Simulation &simulation)
    {
        QList<Type> found;
        for (const RunTaskEvent &event : simulation.runTask.events)
            found.append(event.type);
        return found;
    }
};

/// Only 200 is an answer (spec 4.5), whatever callbacks came meanwhile.
void tst_EarlyCallbacks::count_data()
{
    QTest::addColumn<int>("second");
    QTest::addColumn<TaskState>("state");
    QTest::newRow("the next delivery is taken") << 200 << TaskState::Failed;
    QTest::newRow("no delivery is taken") << 202 << TaskState::Unreachable;
}

void tst_EarlyCallbacks::count()
{
    QFETCH(int, second);
    Simulation simulation;
    Integrator integrator(simulation.clock, {503, second});
    RunTaskOptions options;
    options.target = integrator.url();
    options.retries = 1;
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.events.size(), 2);
    QCOMPARE(callback(simulation, integrator, "failed"), 200); // the callback is answered at once
    QTRY_COMPARE(types(simulation), QList({Type::Attempt, Type::Answered, Type::Callback}));
    QVERIFY(simulation.runTask.events.last().isHeld);
    QCOMPARE(simulation.runTask.state, TaskState::Pending);
    // The held callback was final, so another one is refused.
    QCOMPARE(callback(simulation, integrator, "passed"), 409);
    simulation.clock.advance(1s);
    QTRY_COMPARE(simulation.runTask.events.last().type, Type::Finished);
    QCOMPARE(integrator.requests.size(), 2);
    QTEST(simulation.runTask.state, "state");
    QCOMPARE(simulation.runTask.http, second);
}

void tst_EarlyCallbacks::onlyWhatWasAcceptedTooEarlyIsHeld()
{
    Simulation simulation;
    Integrator integrator(simulation.clock, {503, 200});
    RunTaskOptions options;
    options.target = integrator.url();
    options.retries = 1;
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.events.size(), 2);
    QCOMPARE(callback(simulation, integrator, "errored"), 422);
    QTRY_COMPARE(types(simulation).last(), Type::Callback);
    QCOMPARE(simulation.runTask.state, TaskState::Pending);
    QVERIFY(!simulation.runTask.events.last().isHeld); // it was refused
    simulation.clock.advance(1s);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(callback(simulation, integrator, "running"), 200);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Running);
    QCOMPARE(types(simulation).last(), Type::Callback);
    QVERIFY(!simulation.runTask.events.last().isHeld);
}

RUNLATCH_TEST(tst_EarlyCallbacks)
#include "tst_earlycallbacks.moc"
