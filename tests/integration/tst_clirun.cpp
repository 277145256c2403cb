// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "clitrial.h"
#include "support/closedport.h"
#include "support/pupil.h"
#include "support/suite.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `trigger --run` starts one run, and its exit status is that of its stages.
class tst_CliRun : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void goesThroughAllStages();
    void endsAsItsStages_data();
    void endsAsItsStages();
    void foldsNothingInFull();
    void cannotBeReached();
    void refusesOtherOptions_data();
    void refusesOtherOptions();

private:
    CliFolder m_folder;
    std::unique_ptr<support::Pupil> m_pupil;
};

void tst_CliRun::init()
{
    m_pupil = std::make_unique<support::Pupil>();
}

void tst_CliRun::goesThroughAllStages()
{
    const QString junit = m_folder.path(u"report.xml"_s);
    Program program(triggerArguments(m_pupil->url().toString(), {u"--run"_s, u"--junit"_s, junit}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    QSet<QString> runs;
    QStringList stages;
    for (const QJsonObject &payload : std::as_const(m_pupil->payloads)) {
        runs.insert(payload[u"run_id"].toString());
        stages += payload[u"stage"].toString();
    }
    const QStringList all{u"pre_plan"_s, u"post_plan"_s, u"pre_apply"_s, u"post_apply"_s};
    QCOMPARE(stages, all);
    QCOMPARE(runs.size(), 1);
    QCOMPARE(valuesOf(events, u"check"_s, u"id"_s), all);
    const QJsonObject last = events.constLast();
    QCOMPARE(last[u"event"].toString(), u"summary"_s);
    QCOMPARE(last[u"status"].toString(), u"applied"_s);
    QCOMPARE(last[u"run"].toString(), *runs.constBegin());
    QCOMPARE(last[u"passed"].toInt(), 4);
    QFile report(junit);
    QVERIFY(report.open(QIODevice::ReadOnly));
    QCOMPARE(report.readAll().count("<testcase"), 4);
}

void tst_CliRun::endsAsItsStages_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("status"); // of the callbacks
    QTest::addColumn<int>("answer");
    QTest::addColumn<int>("exitStatus");
    QTest::addColumn<QString>("run");
    QTest::addColumn<int>("deliveries");
    const QStringList none;
    QTest::newRow("speculative") << QStringList{u"--speculative"_s} << "passed"_ba << 200 << 0
                                 << u"planned_and_finished"_s << 2;
    QTest::newRow("failed") << none << "failed"_ba << 200 << 1 << u"errored"_s << 1;
    QTest::newRow("failed, advisory") << QStringList{u"--enforcement"_s, u"advisory"_s} << "failed"_ba << 200 << 0
                                      << u"applied"_s << 4;
    QTest::newRow("not answered 200") << QStringList{u"--retries"_s, u"0"_s} << "passed"_ba << 500 << 2 << u"errored"_s
                                      << 1;
}

void tst_CliRun::endsAsItsStages()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, status);
    QFETCH(int, answer);
    m_pupil->status = status;
    m_pupil->answer = answer;
    Program program(triggerArguments(m_pupil->url().toString(), QStringList{u"--run"_s} + options));
    const QList<QJsonObject> events = runToEnd(program);
    QTEST(program.exitStatus(), "exitStatus");
    QTEST(events.constLast()[u"status"].toString(), "run");
    QTEST(static_cast<int>(m_pupil->payloads.size()), "deliveries");
    for (const QJsonObject &check : eventsNamed(events, u"check"_s)) {
        const bool isPassed = check[u"outcome"].toString() == "passed"_L1;
        QCOMPARE(check[u"why"].isNull(), isPassed);
        QVERIFY(isPassed || check[u"why"].toString().startsWith("expected passed, was "_L1));
    }
}

/// A finding that both callbacks have is told twice, and counts once.
void tst_CliRun::foldsNothingInFull()
{
    const QByteArray url = R"(,"url":"ci.example/7")";
    BrokenIntegration integration(
        {IntegrationStep::answers(200), IntegrationStep::calls("running", url), IntegrationStep::calls("failed", url)});
    Program program(triggerArguments(integration.url(), {u"--run"_s, u"--full"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(valuesOf(events, u"finding"_s, u"rule"_s).count(u"callback.url"_s), 2);
    QCOMPARE(events.constLast()[u"warnings"].toInt(), 1);
}

void tst_CliRun::cannotBeReached()
{
    const support::ClosedPort closed;
    Program program(triggerArguments(closed.url().toString(), {u"--run"_s, u"--retries"_s, u"0"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 2);
    QCOMPARE(events.constLast()[u"errored"].toInt(), 1);
    QCOMPARE(valuesOf(events, u"run"_s, u"status"_s).constLast(), u"errored"_s);
}

void tst_CliRun::refusesOtherOptions_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("stage") << QStringList{u"--stage"_s, u"pre_plan"_s} << "--stage"_ba;
    QTest::newRow("all stages") << QStringList{u"--all-stages"_s} << "--all-stages"_ba;
    QTest::newRow("verification") << QStringList{u"--verification"_s} << "--verification"_ba;
    QTest::newRow("expect") << QStringList{u"--expect"_s, u"failed"_s} << "--expect"_ba;
    QTest::newRow("run id") << QStringList{u"--set"_s, u"run_id=run-x"_s} << "--set run_id"_ba;
}

void tst_CliRun::refusesOtherOptions()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, named);
    Program program(triggerArguments(m_pupil->url().toString(), QStringList{u"--run"_s} + options));
    QVERIFY(program.refusal().contains(named + " cannot be combined with --run"));
    QCOMPARE(m_pupil->payloads.size(), 0);
}

RUNLATCH_TEST(tst_CliRun)
#include "tst_clirun.moc"
