// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/faultplan.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::FaultDraw;
using simulator::FaultKind;
using simulator::FaultPlace;
using simulator::FaultPlan;

/// Faults happen by their probability, repeatably, and say what they did.
class tst_FaultPlan : public QObject
{
    Q_OBJECT

private slots:
    void happensByProbability();
    void isRepeatable();
    void keepsDeliveriesApart();
    void happensAtItsPlace();
    void happensAsOftenAsItSays();
    void tellsWhatWasDone();

private:
    static QList<bool> resets(quint32 seed, double probability)
    {
        FaultPlan plan(seed);
        plan.setFaults({{.kind = FaultKind::Reset, .probability = probability}});
        QList<bool> happened;
        for (int request = 0; request < 1000; ++request)
            happened.append(plan.drawForAnswer().take(FaultKind::Reset).has_value());
        return happened;
    }
};

void tst_FaultPlan::happensByProbability()
{
    QCOMPARE(resets(1, 1).count(true), 1000);
    QCOMPARE(resets(1, 0).count(true), 0);
    const auto some = resets(1, 0.25).count(true);
    QVERIFY2(some > 200 && some < 300, qPrintable(QString::number(some)));
}

void tst_FaultPlan::isRepeatable()
{
    QCOMPARE(resets(7, 0.5), resets(7, 0.5));
    QVERIFY(resets(7, 0.5) != resets(8, 0.5));
}

void tst_FaultPlan::keepsDeliveriesApart()
{
    FaultPlan plan(1);
    plan.setFaults({{.kind = FaultKind::Html}, {.kind = FaultKind::Repeated}});
    QVERIFY(!plan.drawForAnswer().take(FaultKind::Repeated));
    QVERIFY(plan.drawForDelivery().take(FaultKind::Repeated));
    QVERIFY(!plan.drawForDelivery().take(FaultKind::Html));
    plan.setFaults({});
    QVERIFY(!plan.drawForAnswer().take(FaultKind::Html));
}

void tst_FaultPlan::happensAtItsPlace()
{
    FaultPlan plan(1);
    plan.setFaults({{.kind = FaultKind::Reset, .place = FaultPlace::Callback},
                    {.kind = FaultKind::Repeated, .place = FaultPlace::Delivery},
                    {.kind = FaultKind::Html}});
    QVERIFY(plan.drawForAnswer(FaultPlace::Callback).take(FaultKind::Reset));
    QVERIFY(!plan.drawForAnswer(FaultPlace::Plan).take(FaultKind::Reset));
    QVERIFY(!plan.drawForAnswer().take(FaultKind::Reset));
    QVERIFY(plan.drawForAnswer(FaultPlace::Plan).take(FaultKind::Html));
    QVERIFY(plan.drawForDelivery().take(FaultKind::Repeated));
}

/// What was drawn and not done does not count, also where two draws are open at the same time.
void tst_FaultPlan::happensAsOftenAsItSays()
{
    FaultPlan plan(1);
    const auto status = [](int number, int count) {
        return simulator::Fault{.kind = FaultKind::Status, .number = number, .count = count};
    };
    plan.setFaults({status(503, 2), status(404, 1)});
    const FaultDraw unused = plan.drawForAnswer();
    FaultDraw first = plan.drawForAnswer();
    FaultDraw second = plan.drawForAnswer();
    FaultDraw third = plan.drawForAnswer();
    QCOMPARE(first.take(FaultKind::Status)->number, 503);
    QCOMPARE(second.take(FaultKind::Status)->number, 503);
    QCOMPARE(third.take(FaultKind::Status)->number, 404); // the next one given
    QVERIFY(!plan.drawForAnswer().take(FaultKind::Status));
    plan.setFaults({status(503, 1)}); // counts anew
    QVERIFY(plan.drawForAnswer().take(FaultKind::Status));
}

void tst_FaultPlan::tellsWhatWasDone()
{
    FaultDraw draw({{.kind = FaultKind::Latency, .time = std::chrono::seconds(1)},
                    {.kind = FaultKind::Status, .number = 503},
                    {.kind = FaultKind::Reset}});
    QCOMPARE(draw.done(), QString());
    QCOMPARE(draw.take(FaultKind::Status)->number, 503);
    QVERIFY(!draw.take(FaultKind::Status)); // a fault is taken only once
    draw.take(FaultKind::Latency);
    QCOMPARE(draw.done(), u"status=503, latency=1s"_s);
}

RUNLATCH_TEST(tst_FaultPlan)
#include "tst_faultplan.moc"
