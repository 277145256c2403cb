// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"
#include "support/closedport.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using protocol::TaskState;
using simulator::Integrator;
using simulator::RunTaskOptions;
using simulator::Simulation;

/// Many run tasks share one simulator, and the number of those that are kept is bounded.
class tst_RunTasks : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheLastThousandThatEnded();

private:
    static RunTaskOptions to(const QUrl &target)
    {
        RunTaskOptions options;
        options.target = target;
        options.retries = 0;
        return options;
    }
    static int callback(Simulation &simulation, const Integrator &integrator, const QByteArray &status)
    {
        const QByteArray body =
            QByteArray(R"({"data":{"type":"task-results","attributes":{"status":"@"}}})").replace('@', status);
        return simulation.send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token())}, body).status;
    }
};

void tst_RunTasks::keepsTheLastThousandThatEnded()
{
    Simulation simulation;
    Integrator slow(simulation.clock);
    simulation.startRunTask(to(slow.url()));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    Integrator first(simulation.clock);
    simulation.startRunTask(to(first.url()));
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    QCOMPARE(callback(simulation, first, "passed"), 200);

    int ended = 1;
    connect(&simulation.engine, &simulator::Engine::runTaskChanged, this, [&ended](const simulator::RunTask &runTask) {
        ended += runTask.events.last().type == simulator::RunTaskEvent::Type::Finished;
    });
    const support::ClosedPort closed;
    for (int started = 1; started < 1000; ++started) {
        QVERIFY(simulation.engine.startRunTask(to(closed.url())));
        QTRY_COMPARE(ended, started + 1);
    }
    QCOMPARE(callback(simulation, first, "passed"), 409); // this run task is still known
    QVERIFY(simulation.engine.startRunTask(to(closed.url())));
    QTRY_COMPARE(ended, 1001);
    QCOMPARE(callback(simulation, first, "passed"), 404);
    QCOMPARE(callback(simulation, slow, "running"), 200); // run tasks under way stay
    QCOMPARE(callback(simulation, slow, "passed"), 200);
}

RUNLATCH_TEST(tst_RunTasks)
#include "tst_runtasks.moc"
