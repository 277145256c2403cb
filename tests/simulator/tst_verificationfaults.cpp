// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "integrator.h"
#include "simulation.h"

#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using namespace runlatch::simulator;
using namespace std::chrono_literals;

/// A verification request is sent once and whole, also while deliveries are cut and repeated.
class tst_VerificationFaults : public QObject
{
    Q_OBJECT
private slots:
    void isSentOnceAndWhole_data();
    void isSentOnceAndWhole();
};

void tst_VerificationFaults::isSentOnceAndWhole_data()
{
    QTest::addColumn<FaultKind>("fault");
    QTest::addColumn<int>("answer");
    QTest::newRow("cut") << FaultKind::CutRequest << 200;
    QTest::newRow("repeated") << FaultKind::Repeated << 200;
    QTest::newRow("repeated, refused") << FaultKind::Repeated << 500;
}

void tst_VerificationFaults::isSentOnceAndWhole()
{
    QFETCH(FaultKind, fault);
    QFETCH(int, answer);
    Simulation simulation(DialectRule::Any, {{.kind = fault}});
    Integrator integrator(simulation.clock, {answer});
    RunTaskOptions options;
    options.target = integrator.url();
    options.verification = Verification::Token;
    simulation.startRunTask(options);
    QTRY_COMPARE(simulation.runTask.events.last().type, RunTaskEvent::Type::Finished);
    simulation.clock.advance(1min);
    QCOMPARE(simulation.runTask.events.size(), 3);
    QCOMPARE(simulation.runTask.events.first().fault, QString());
    QCOMPARE(simulation.runTask.events.at(1).http, answer);
    QCOMPARE(integrator.requests.size(), 1);
}

RUNLATCH_TEST(tst_VerificationFaults)
#include "tst_verificationfaults.moc"
