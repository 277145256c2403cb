// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::simulator;
using protocol::TaskState;

/// A callback whose answer is a fault is recorded as what became of it, and only a lost answer is carried out.
class tst_CallbackFaults : public QObject
{
    Q_OBJECT
private slots:
    void isRecorded_data();
    void isRecorded();
};

void tst_CallbackFaults::isRecorded_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<int>("http");
    QTest::addColumn<bool>("isInstead"); // the fault answered, and nothing was carried out
    QTest::addColumn<bool>("isLost");    // it was carried out, and the answer does not arrive whole
    QTest::newRow("none") << QString() << 200 << false << false;
    QTest::newRow("a status") << u"status=503"_s << 503 << true << false;
    QTest::newRow("a page that looks like success") << u"html"_s << 200 << true << false;
    QTest::newRow("a reset") << u"reset"_s << 200 << false << true;
}

void tst_CallbackFaults::isRecorded()
{
    QFETCH(QString, fault);
    Simulation simulation;
    Integrator integrator(simulation.clock);
    RunTaskOptions options;
    options.target = integrator.url();
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.state, TaskState::Awaiting);
    if (!fault.isEmpty())
        simulation.engine.setFaults({*readFault(fault)});
    simulation.send("PATCH", integrator.callback(), {Simulation::bearer(integrator.token())},
                    R"({"data":{"type":"task-results","attributes":{"status":"running"}}})");
    QTRY_COMPARE(simulation.runTask.events.size(), 3);
    const RunTaskEvent &callback = simulation.runTask.events.last();
    QCOMPARE(callback.type, RunTaskEvent::Type::Callback);
    QTEST(callback.http, "http");
    QTEST(callback.isInstead, "isInstead");
    QTEST(callback.isLost, "isLost");
    QCOMPARE(simulation.runTask.state, callback.isInstead ? TaskState::Awaiting : TaskState::Running);
}

RUNLATCH_TEST(tst_CallbackFaults)
#include "tst_callbackfaults.moc"
