// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "scenario/player.h"
#include "scenario/reader.h"
#include "support/closedport.h"
#include "support/fakeclock.h"
#include "support/pupil.h"
#include "support/suite.h"

#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using scenario::Player;
using scenario::StepResult;
using End = StepResult::End;

/// A scenario does its steps against an integration over sockets, and fails at the first that is not met.
class tst_ScenarioPlayer : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void playsTheTenLines();
    void playsTheExample();
    void failsAtTheStepThatIsNotMet_data();
    void failsAtTheStepThatIsNotMet();
    void waitsNoLongerThanItSays();
    void whatMustNotComeDoesNotCome();
    void overridesAndCancels();
    void isNotReached();
    void playsRunsOneAfterAnother();
    void eachFaultIsMetByItsOwnRunTask();
    void endsAtOnceWhereItIsCanceled();

private:
    void play(const QByteArray &text, const QUrl &target = {});
    bool hasEnded()
    {
        return support::waitFor([this] { return m_isMet.has_value(); });
    }
    bool isAtStep(qsizetype step)
    {
        return support::waitFor([this, step] { return m_step == step; });
    }

    base::SystemClock m_realClock;
    support::FakeClock m_clock; ///< of the player's limits
    std::unique_ptr<support::Pupil> m_pupil;
    std::unique_ptr<simulator::Service> m_service;
    std::unique_ptr<Player> m_player;
    QList<StepResult> m_results;
    qsizetype m_step = -1;
    std::optional<bool> m_isMet;
};

void tst_ScenarioPlayer::init()
{
    m_player.reset();
    m_clock.reset();
    m_pupil = std::make_unique<support::Pupil>();
    m_service = std::make_unique<simulator::Service>(m_realClock);
    bool isServing = false;
    m_service->start(
        {.workspaces = 1, .changeRequests = 0}, this,
        [&isServing](const base::Result<simulator::ServiceAddress> &address) { isServing = address.isOk(); });
    QVERIFY(support::waitFor([&isServing] { return isServing; }));
}

void tst_ScenarioPlayer::play(const QByteArray &text, const QUrl &target)
{
    const scenario::Reading reading = scenario::readScenario(text);
    QVERIFY(reading.mistakes.isEmpty());
    m_results.clear();
    m_step = -1;
    m_isMet.reset();
    simulator::RunTaskOptions task;
    task.target = target.isEmpty() ? m_pupil->url() : target;
    task.retries = 0;
    m_player = std::make_unique<Player>(*m_service, m_clock, reading.scenario, task);
    connect(m_player.get(), &Player::began, this, [this](qsizetype step) { m_step = step; });
    connect(m_player.get(), &Player::stepEnded, this, [this](const StepResult &result) { m_results.append(result); });
    connect(m_player.get(), &Player::ended, this, [this](bool isMet) { m_isMet = isMet; });
    m_player->start();
}

void tst_ScenarioPlayer::playsTheTenLines()
{
    play("run workspace=net-prod stages=pre_plan,post_plan\n"
         "deliver pre_plan\n"
         "expect result=passed stage=pre_plan\n"
         "fault callback status=503 count=2\n"
         "deliver post_plan fault=repeated\n"
         "expect callback http=503\n"
         "expect callback http=503 where=fault:status\n"
         "expect callback status=running http=200 within=5s\n"
         "expect result=passed message=\"The rule says passed\" within=60s\n"
         "expect run=applied\n");
    QVERIFY(hasEnded());
    QVERIFY2(*m_isMet, qPrintable(m_results.constLast().seen));
    QCOMPARE(m_results.size(), 10);
    QCOMPARE(m_pupil->payloads.size(), 3); // post_plan was delivered twice, and is one piece of work
    QCOMPARE(m_pupil->payloads.at(2)[u"task_result_id"], m_pupil->payloads.at(1)[u"task_result_id"]);
    QCOMPARE(m_pupil->payloads.constFirst()[u"run_id"], m_pupil->payloads.constLast()[u"run_id"]);
    QCOMPARE(m_pupil->payloads.constFirst()[u"workspace_name"].toString(), u"net-prod"_s);
    QVERIFY(m_player->wasReached());
}

/// The example of the sources is green against an integration that does its work.
void tst_ScenarioPlayer::playsTheExample()
{
    QFile file(QStringLiteral(RUNLATCH_TEST_DATA "/../../resources/examples/run.scenario"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    play(text);
    QVERIFY(isAtStep(scenario::readScenario(text).scenario.steps.size() - 1)); // nothing must come for a second
    m_clock.advance(2s);
    QVERIFY(hasEnded());
    QVERIFY2(*m_isMet, qPrintable(m_results.constLast().seen));
}

void tst_ScenarioPlayer::failsAtTheStepThatIsNotMet_data()
{
    QTest::addColumn<QByteArray>("steps"); // behind a run of post_plan
    QTest::addColumn<End>("end");
    QTest::addColumn<int>("results");
    QTest::addColumn<QString>("seen");
    QTest::newRow("another result") << "expect result=failed\nexpect result=passed"_ba << End::NotCame << 2
                                    << u"result=passed stage=post_plan"_s;
    QTest::newRow("another status of the run") << "expect run=errored"_ba << End::NotCame << 2 << u"run=applied"_s;
    QTest::newRow("what must not come") << "expect no-callback status=passed within=5s"_ba << End::Came << 2
                                        << u"status=passed stage=post_plan http=200"_s;
    QTest::newRow("a stage that does not come")
        << "run stages=pre_plan,post_plan\nexpect callback\ncancel\ndeliver post_plan\nexpect callback"_ba
        << End::RunEnded << 5 << QString();
    QTest::newRow("a fault that nothing meets")
        << "fault plan status=503\ndeliver post_plan\nexpect result=passed"_ba << End::Unmet << 5 << QString();
    QTest::newRow("nothing to override") << "expect callback\noverride\nexpect result=passed"_ba << End::Refused << 3
                                         << QString();
}

void tst_ScenarioPlayer::failsAtTheStepThatIsNotMet()
{
    QFETCH(QByteArray, steps);
    play("run stages=post_plan\n" + steps);
    QVERIFY(hasEnded());
    QVERIFY(!*m_isMet);
    QTEST(m_results.constLast().end, "end");
    QTEST(static_cast<int>(m_results.size()), "results");
    QTEST(m_results.constLast().seen, "seen");
}

void tst_ScenarioPlayer::waitsNoLongerThanItSays()
{
    m_pupil->isMute = true;
    play("run stages=post_plan\nexpect answer http=200\nexpect callback within=5s\n");
    QVERIFY(isAtStep(2));
    m_clock.advance(4999ms);
    QVERIFY(!m_isMet.has_value());
    m_clock.advance(1ms);
    QVERIFY(hasEnded());
    QCOMPARE(m_results.constLast().end, End::NotCame);
    QCOMPARE(m_results.constLast().took, 5s);
    QCOMPARE(m_results.constLast().seen, QString());
}

/// A step that wants nothing to come leaves what came to the steps behind it.
void tst_ScenarioPlayer::whatMustNotComeDoesNotCome()
{
    play("run stages=post_plan\nexpect no-callback status=failed within=5s\nexpect result=passed\n");
    QVERIFY(isAtStep(1));
    QTRY_COMPARE(m_pupil->payloads.size(), 1);
    m_clock.advance(5s);
    QVERIFY(hasEnded());
    QVERIFY(*m_isMet);
}

void tst_ScenarioPlayer::overridesAndCancels()
{
    m_pupil->status = "failed";
    play("run stages=pre_plan,post_plan overridable=yes\n"
         "expect result=failed\n"
         "override\n"
         "expect run=post_plan_running\n"
         "expect result=failed\n"
         "cancel\n"
         "expect run=canceled\n");
    QVERIFY(hasEnded());
    QVERIFY(*m_isMet);
}

void tst_ScenarioPlayer::isNotReached()
{
    const support::ClosedPort closed;
    play("run stages=post_plan\nexpect result=passed\n", closed.url());
    QVERIFY(hasEnded());
    QVERIFY(!*m_isMet);
    QVERIFY(!m_player->wasReached());
    QCOMPARE(m_results.constLast().seen, u"result=unreachable stage=post_plan"_s);
    play("run stages=post_plan\nexpect answer http=200\n", closed.url()); // it ends with the run
    QVERIFY(hasEnded());
    QVERIFY(!*m_isMet);
    play("run stages=post_plan\nexpect result=unreachable\nexpect run=errored\n", closed.url());
    QVERIFY(hasEnded());
    QVERIFY(*m_isMet);
    QVERIFY(!m_player->wasReached());
}

void tst_ScenarioPlayer::playsRunsOneAfterAnother()
{
    play("run stages=pre_plan\nexpect run=applied\n"
         "run stages=pre_plan speculative=yes\nexpect run=planned_and_finished\n"
         "run stages=post_plan enforcement=advisory deadline=1m message=Second\nexpect result=passed\n");
    QVERIFY(hasEnded());
    QVERIFY(*m_isMet);
    QCOMPARE(m_pupil->payloads.size(), 3);
    QCOMPARE(m_pupil->payloads.constLast()[u"run_message"].toString(), u"Second"_s);
    QCOMPARE(m_pupil->payloads.constLast()[u"task_result_enforcement_level"].toString(), u"advisory"_s);
}

/// What is left of a fault ends with its run task: that of a later stage, or of a later run, counts for itself.
void tst_ScenarioPlayer::eachFaultIsMetByItsOwnRunTask()
{
    const QByteArray stages = "fault callback status=503 count=1000\n"
                              "deliver pre_plan\n"
                              "expect callback http=503\n"
                              "cancel\n"
                              "run stages=pre_plan,post_plan\n"
                              "fault callback status=503 count=2\n"
                              "deliver pre_plan\n"
                              "expect result=passed\n";
    play("run stages=pre_plan\n" + stages + "fault callback status=503\ndeliver post_plan\nexpect result=passed\n");
    QVERIFY(hasEnded());
    QVERIFY2(*m_isMet, qPrintable(m_results.constLast().seen));
    play("run stages=pre_plan\n" + stages + "fault plan status=503\ndeliver post_plan\nexpect result=passed\n");
    QVERIFY(hasEnded());
    QVERIFY(!*m_isMet);
    QCOMPARE(m_results.constLast().end, End::Unmet);
    QCOMPARE(m_results.constLast().step, 9);
}

void tst_ScenarioPlayer::endsAtOnceWhereItIsCanceled()
{
    m_pupil->isMute = true;
    std::optional<simulator::Run> run;
    const auto told = connect(m_service.get(), &simulator::Service::runChanged, this,
                              [&run](const simulator::Run &changed) { run = changed; });
    play("run stages=post_plan\nexpect callback\n");
    QVERIFY(isAtStep(1));
    m_player->cancel();
    QVERIFY(support::waitFor([&run] { return run && run->hasEnded; }));
    QCOMPARE(run->status, simulator::RunStatus::Canceled);
    m_clock.advance(1h);
    QVERIFY(!m_isMet.has_value());
    disconnect(told);
}

RUNLATCH_TEST(tst_ScenarioPlayer)
#include "tst_scenarioplayer.moc"
