// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "clitrial.h"
#include "support/closedport.h"
#include "support/freeport.h"
#include "support/pupil.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTcpServer>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace runlatch;

/// `scenario` plays a file against an integration, and its exit status says what came of it.
class tst_CliScenario : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void playsTheExample();
    void tellsTheStepThatFails_data();
    void tellsTheStepThatFails();
    void tellsThatNothingListens();
    void startsAndEndsTheCommand();
    void tellsThatTheCommandDied();
    void deadlinesRunFaster();
    void namesMistakesInTheFile();
    void refusesWrongUsage_data();
    void refusesWrongUsage();
    void tellsAllWithFull();
    void showsWhatComesAfterTheLastStep();
    void tellsPeople();
    void endsByASignal();

private:
    QStringList scenario(const QByteArray &text, const QStringList &more = {})
    {
        return QStringList{u"scenario"_s, m_folder.write(u"a.scenario"_s, text), u"--url"_s, m_pupil->url().toString()}
        + more;
    }

    CliFolder m_folder;
    std::unique_ptr<support::Pupil> m_pupil;
};

void tst_CliScenario::init()
{
    m_pupil = std::make_unique<support::Pupil>();
}

void tst_CliScenario::playsTheExample()
{
    QFile example(QStringLiteral(RUNLATCH_TEST_DATA "/../../resources/examples/run.scenario"));
    QVERIFY(example.open(QIODevice::ReadOnly));
    const QString key = m_folder.write(u"key"_s, "a key of the test\n");
    Program program(scenario(example.readAll(), {u"--hmac-key-file"_s, key}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    const QList<QJsonObject> steps = eventsNamed(events, u"step"_s);
    QCOMPARE(valuesOf(events, u"step"_s, u"outcome"_s), QStringList(steps.size(), u"done"_s));
    QVERIFY(steps.constFirst()[u"text"].toString().startsWith("run workspace=net-prod"_L1));
    QVERIFY(valuesOf(events, u"run"_s, u"status"_s).contains(u"applied"_s));
    const QJsonObject last = events.constLast();
    QCOMPARE(last[u"event"].toString(), u"summary"_s);
    QCOMPARE(last[u"status"].toString(), u"passed"_s);
    QCOMPARE(last[u"done"].toInt(), static_cast<int>(steps.size()));
    QCOMPARE(m_pupil->payloads.size(), 3);
}

void tst_CliScenario::tellsTheStepThatFails_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("why");
    QTest::newRow("another result") << "run stages=post_plan\nexpect result=failed\nexpect run=applied\n"_ba
                                    << u"No match arrived in"_s;
    QTest::newRow("none arrived") << "run stages=post_plan\nexpect request what=plan within=1ms\n"_ba
                                  << u"None arrived in"_s;
    QTest::newRow("came") << "run stages=post_plan\nexpect no-callback within=60s\n"_ba
                          << u"Received: status=running"_s;
    QTest::newRow("no override") << "run stages=post_plan\nexpect run=applied\noverride\nexpect callback\n"_ba
                                 << u"does not wait for this"_s;
}

void tst_CliScenario::tellsTheStepThatFails()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, why);
    // Where the step has no time, the answer is there already: the integration was reached.
    Program program(scenario(text.replace("\nexpect request", "\nexpect result=passed\nexpect request")));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 1);
    const QJsonObject step = eventsNamed(events, u"step"_s).constLast();
    QCOMPARE(step[u"outcome"].toString(), u"failed"_s);
    QVERIFY2(step[u"why"].toString().contains(why), qPrintable(step[u"why"].toString()));
    QCOMPARE(events.constLast()[u"status"].toString(), u"failed"_s);
    QVERIFY(events.constLast()[u"reached"].toBool());
}

void tst_CliScenario::tellsThatNothingListens()
{
    const support::ClosedPort closed;
    Program program({u"scenario"_s, m_folder.write(u"a.scenario"_s, "run stages=post_plan\nexpect result=passed\n"),
                     u"--url"_s, closed.url().toString(), u"--retries"_s, u"0"_s});
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 2);
    QVERIFY(!events.constLast()[u"reached"].toBool(true));
}

void tst_CliScenario::startsAndEndsTheCommand()
{
    const quint16 port = support::freePort();
    const QString place = u"127.0.0.1:%1"_s.arg(port);
    const QString file = m_folder.write(u"a.scenario"_s, "run stages=post_plan\nexpect result=passed\n");
    const QString own = qEnvironmentVariable("RUNLATCH_BIN") + u"/runlatch-cli"_s;
    const QStringList key{u"--hmac-key-file"_s, m_folder.write(u"key"_s, "a key of the test\n")};
    Program program(QStringList{u"scenario"_s, file, u"--url"_s, u"http://%1/runtask"_s.arg(place)} + key
                    + QStringList{u"--"_s, own, u"inspect"_s, u"--listen"_s, place, u"--reply"_s, u"passed"_s,
                                  u"--after"_s, u"0ms"_s}
                    + key);
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(events.constLast()[u"status"].toString(), u"passed"_s);
    QVERIFY(eventsNamed(events, u"command-output"_s).isEmpty());
    QTcpServer again;
    QVERIFY(again.listen(QHostAddress::LocalHost, port)); // it was ended
}

void tst_CliScenario::tellsThatTheCommandDied()
{
    const support::ClosedPort closed;
    const QString file = m_folder.write(u"a.scenario"_s, "run stages=post_plan\nexpect result=passed\n");
    Program program({u"scenario"_s, file, u"--url"_s, closed.url().toString(), u"--"_s, u"sh"_s, u"-c"_s,
                     u"echo no database; exit 3"_s});
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 2);
    QCOMPARE(eventsNamed(events, u"error"_s).value(0)[u"rule"].toString(), base::Rules::CommandEnded.name());
    QCOMPARE(eventsNamed(events, u"command-output"_s).value(0)[u"lines"].toArray().at(0).toString(), u"no database"_s);
}

/// Ten minutes pass in a sixth of a second; what a step waits for keeps real time.
void tst_CliScenario::deadlinesRunFaster()
{
    m_pupil->isMute = true;
    Program program(scenario("run stages=post_plan\nexpect result=errored within=60s\n",
                             {u"--deadline"_s, u"10m"_s, u"--warp"_s, u"3600"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    QCOMPARE(events.constLast()[u"status"].toString(), u"passed"_s);
}

void tst_CliScenario::namesMistakesInTheFile()
{
    Program program(
        scenario("run stages=post_plan\nexpect calback status=running\nexpect result=passed within=soon\n"));
    QCOMPARE(program.exitStatus(), 64);
    const QByteArrayList lines = program.diagnostics().split('\n');
    QVERIFY2(lines.value(0).contains("a.scenario:2:8: "), lines.value(0).constData());
    QVERIFY(lines.value(0).contains("“calback”") && lines.value(0).contains("“callback”"));
    QVERIFY2(lines.value(1).contains("a.scenario:3:29: "), lines.value(1).constData());
    QVERIFY(lines.value(2).contains("is not a scenario"));
    QCOMPARE(program.rest(), QByteArray());
    Program large(scenario(QByteArray(1024 * 1024 + 1, '#')));
    QVERIFY(large.refusal().contains("a.scenario:1:1: A scenario has at most 1 MB."));
    QCOMPARE(m_pupil->payloads.size(), 0);
}

void tst_CliScenario::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString file = m_folder.write(u"good.scenario"_s, "run stages=post_plan\nexpect result=passed\n");
    const QString url = u"http://127.0.0.1:1/"_s;
    QTest::newRow("no file") << QStringList{u"--url"_s, url} << 64;
    QTest::newRow("two files") << QStringList{file, file, u"--url"_s, url} << 64;
    QTest::newRow("no url") << QStringList{file} << 64;
    QTest::newRow("standard input twice") << QStringList{u"-"_s, u"--url"_s, url, u"--hmac-key-file"_s, u"-"_s} << 64;
    QTest::newRow("deadline") << QStringList{file, u"--url"_s, url, u"--deadline"_s, u"soon"_s} << 64;
    QTest::newRow("a command without a file") << QStringList{u"--url"_s, url, u"--"_s, u"node"_s} << 64;
    QTest::newRow("an empty command") << QStringList{file, u"--url"_s, url, u"--"_s, QString()} << 64;
    QTest::newRow("warp") << QStringList{file, u"--url"_s, url, u"--warp"_s, u"0"_s} << 64;
    QTest::newRow("a file that is not there") << QStringList{m_folder.path(u"none"_s), u"--url"_s, url} << 2;
}

void tst_CliScenario::refusesWrongUsage()
{
    QFETCH(QStringList, arguments);
    Program program(QStringList{u"scenario"_s} + arguments);
    QTEST(program.exitStatus(), "status");
    QCOMPARE(m_pupil->payloads.size(), 0);
}

void tst_CliScenario::tellsAllWithFull()
{
    Program program(scenario("run stages=post_plan\nexpect result=passed\n", {u"--full"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    const QStringList directions = valuesOf(events, u"exchange"_s, u"direction"_s);
    QVERIFY(directions.contains(u"sent"_s) && directions.contains(u"received"_s));
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
}

void tst_CliScenario::showsWhatComesAfterTheLastStep()
{
    Program program(scenario("run stages=post_plan\nexpect callback status=running\n", {u"--linger"_s, u"1s"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 0);
    QVERIFY(valuesOf(events, u"callback"_s, u"status"_s).contains(u"passed"_s));
    QCOMPARE(events.constLast()[u"event"].toString(), u"summary"_s);
}

void tst_CliScenario::tellsPeople()
{
    Program program(scenario("run stages=post_plan\nexpect result=passed\n", {u"--human"_s}));
    QVERIFY(support::waitFor([&program] { return program.hasEnded(); }));
    const QByteArray said = program.rest();
    QVERIFY2(said.contains("Done. Line 2: expect result=passed"), said.constData());
    QVERIFY(said.trimmed().endsWith("Passed: all 2 steps are done."));
}

#if defined(Q_OS_UNIX)
void tst_CliScenario::endsByASignal()
{
    m_pupil->isMute = true;
    Program program(scenario("run stages=post_plan\nexpect callback within=60m\n"));
    QTRY_COMPARE(m_pupil->payloads.size(), 1);
    program.signal(SIGINT);
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(program.exitStatus(), 130);
    QCOMPARE(events.constLast()[u"event"].toString(), u"interrupted"_s);
}
#else
void tst_CliScenario::endsByASignal()
{
    QSKIP("there are no signals");
}
#endif

RUNLATCH_TEST(tst_CliScenario)
#include "tst_cliscenario.moc"
