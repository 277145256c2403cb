// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "clirequests.h"
#include "support/scriptedserver.h"
#include "support/smallplan.h"
#include "support/suite.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace runlatch;
using support::Script;
using support::ScriptedServer;

/// `inspect --rules` answers and replies by a file, also when it changes, and `rules` says what the file would do.
class tst_CliRules : public QObject
{
    Q_OBJECT
private slots:
    void answersByTheFile();
    void repliesByTheFile();
    void waitsForThePlan_data();
    void waitsForThePlan();
    void triesAgainstACapture();
    void namesMistakes();
    void readsTheExample();
    void refusesWrongUsage_data();
    void refusesWrongUsage();

private:
    CliFolder m_folder;
};

void tst_CliRules::answersByTheFile()
{
    const QString file = m_folder.write(u"a.rules"_s, "rule name=first\nanswer status=503\n");
    const QString key = m_folder.write(u"key"_s, "a key\n");
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, key, u"--rules"_s, file});
    const QUrl url(inspect.next()[u"url"].toString()); // it is the first line
    QCOMPARE(inspect.next(u"rules"_s)[u"rules"].toInt(), 1);
    QVERIFY(answerToPost(url, wholePayload(), "a key").startsWith("HTTP/1.1 503 "));
    QJsonObject captured = inspect.next(u"captured"_s);
    QCOMPARE(captured[u"rule"].toString(), u"first"_s);
    QCOMPARE(captured[u"answered"].toInt(), 503);

    m_folder.write(u"a.rules"_s, "rule name=second\nanswer status=202\nrule name=third when=ws:other\nleave\n");
    QCOMPARE(inspect.next(u"rules"_s)[u"rules"].toInt(), 2);
    QVERIFY(answerToPost(url, wholePayload(), "a key").startsWith("HTTP/1.1 202 "));
    QCOMPARE(inspect.next(u"captured"_s)[u"rule"].toString(), u"second"_s);

    m_folder.write(u"a.rules"_s, "rule name=second\n  anser status=418\n");
    const QJsonObject mistake = inspect.next(u"rule-mistake"_s);
    QCOMPARE(mistake[u"line"].toInt(), 2);
    QCOMPARE(mistake[u"column"].toInt(), 3);
    QCOMPARE(mistake[u"rule"].toString(), QString(base::Rules::ScenarioStep.name()));
    QVERIFY(answerToPost(url, wholePayload(), "a key").startsWith("HTTP/1.1 202 "));
    QVERIFY(answerToPost(url, wholePayload(), "another").startsWith("HTTP/1.1 200 ")); // forged: no rule is for it
    QCOMPARE(inspect.next(u"captured"_s)[u"rule"].toString(), u"second"_s);
    QVERIFY(!inspect.next(u"captured"_s).contains(u"rule"));
    inspect.signal(SIGTERM);
    QCOMPARE(inspect.exitStatus(), 0);
    QVERIFY(inspect.diagnostics().contains("The rules stay as they were."));
}

void tst_CliRules::repliesByTheFile()
{
    const ScriptedServer service(Script::answer(support::httpAnswer(200)));
    const QString file = m_folder.write(u"a.rules"_s,
                                        "rule name=it\nreply running message=Looking\n"
                                        "reply passed after=20ms message=Fine\n");
    const QString key = m_folder.write(u"key"_s, "a key\n");
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, key, u"--rules"_s, file, u"--count"_s, u"1"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    QVERIFY(
        answerToPost(url, wholePayload(service.url(u"/callback"_s).toString()), "a key").startsWith("HTTP/1.1 200"));
    QVERIFY(support::waitFor([&inspect] { return inspect.hasEnded(); }));
    QCOMPARE(inspect.exitStatus(), 0);
    QStringList statuses;
    for (const QJsonObject &event : inspect.allEvents()) {
        if (event[u"event"].toString() == "callback"_L1)
            statuses += event[u"status"].toString() + QString::number(event[u"http"].toInt());
    }
    QCOMPARE(statuses, QStringList({u"running200"_s, u"passed200"_s}));
    QVERIFY(service.body(0).contains("Looking") && service.body(1).contains("Fine"));
}

void tst_CliRules::waitsForThePlan_data()
{
    QTest::addColumn<QByteArray>("plan"); // as it is answered
    QTest::addColumn<QByteArray>("reply");
    QTest::addColumn<QString>("rule");
    QTest::newRow("as the rule wants it")
        << support::httpAnswer(200, support::smallPlan()) << QByteArray("Deletes") << u"deletes"_s;
    QTest::newRow("another") << support::httpAnswer(200, R"({"format_version":"1.2"})") << QByteArray("Fine")
                             << u"rest"_s;
    QTest::newRow("none") << support::httpAnswer(404) << QByteArray("Fine") << u"rest"_s;
}

void tst_CliRules::waitsForThePlan()
{
    QFETCH(const QByteArray, plan);
    QFETCH(const QByteArray, reply);
    QFETCH(const QString, rule);
    ScriptedServer service(Script::answer(support::httpAnswer(200)));
    service.setAside("/plan", Script::answer(plan));
    const QString file = m_folder.write(u"a.rules"_s,
                                        "rule name=deletes when=deletions:>0\nreply failed message=Deletes\n"
                                        "rule name=rest\nreply passed message=Fine\n");
    const QString key = m_folder.write(u"key"_s, "a key\n");
    Program inspect({u"inspect"_s, u"--hmac-key-file"_s, key, u"--rules"_s, file, u"--count"_s, u"1"_s});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    const auto whole = protocol::readRunTaskRequest(wholePayload(service.url(u"/callback"_s).toString()));
    QVERIFY(whole.isOk());
    protocol::RunTaskRequest payload = *whole;
    payload.planJsonApiUrl = service.url(u"/plan"_s).toString();
    QVERIFY(answerToPost(url, protocol::writeRunTaskRequest(payload), "a key").startsWith("HTTP/1.1 200"));
    QVERIFY(support::waitFor([&inspect] { return inspect.hasEnded(); }));
    QCOMPARE(inspect.exitStatus(), 0);
    QCOMPARE(service.requests("PATCH"), 1);
    QVERIFY(service.body(0).contains(reply));
    const QByteArray said = inspect.diagnostics();
    QVERIFY(said.contains("the rule “" + rule.toUtf8() + "” acts"));
    QCOMPARE(said.contains("Its plan is not known"), plan.contains(" 404 "));
}

void tst_CliRules::triesAgainstACapture()
{
    const QString store = m_folder.path(u"captures.sqlite"_s);
    Program inspect({u"inspect"_s, u"--store"_s, store});
    const QUrl url(inspect.next(u"listening"_s)[u"url"].toString());
    QVERIFY(answerToPost(url, wholePayload(), {}).startsWith("HTTP/1.1 200"));
    QVERIFY(!inspect.next(u"captured"_s).isEmpty());
    const QString file = m_folder.write(u"a.rules"_s,
                                        "rule name=early when=stage:pre_plan\n"
                                        "rule name=planned when=\"speculative:no ws:net-*\"\n"
                                        "answer status=503 delay=2s\n"
                                        "rule name=all\nleave\n");
    Program rules({u"rules"_s, file, u"--store"_s, store, u"--id"_s, u"1"_s});
    QCOMPARE(rules.exitStatus(), 0);
    const QList<QJsonObject> events = rules.allEvents();
    QCOMPARE(events.size(), 4);
    QCOMPARE(events.at(0)[u"message"].toString(), u"Does not act, because stage is post_plan."_s);
    QCOMPARE(events.at(1)[u"end"].toString(), u"acts"_s);
    QCOMPARE(events.at(1)[u"message"].toString(), u"Would act, because speculative is no, ws is net-prod."_s);
    QCOMPARE(events.at(1)[u"does"].toString(), u"answers 503, answers 2s later"_s);
    QCOMPARE(events.at(2)[u"end"].toString(), u"earlier"_s);
    QCOMPARE(events.at(3)[u"acts"].toString(), u"planned"_s);
    Program missing({u"rules"_s, file, u"--store"_s, store, u"--id"_s, u"9"_s});
    QCOMPARE(missing.exitStatus(), 2);
}

void tst_CliRules::namesMistakes()
{
    const QByteArray text = "rule name=a\nanswer status=99\n";
    const QString file = m_folder.write(u"a.rules"_s, text);
    Program rules({u"rules"_s, u"-"_s}, text);
    QCOMPARE(rules.exitStatus(), 1);
    const QList<QJsonObject> events = rules.allEvents();
    QCOMPARE(events.size(), 1);
    QCOMPARE(events.first()[u"line"].toInt(), 2);
    QCOMPARE(events.first()[u"column"].toInt(), 15);
    Program inspect({u"inspect"_s, u"--rules"_s, file});
    QCOMPARE(inspect.exitStatus(), 64);
    QCOMPARE(inspect.rest(), QByteArray());
    QVERIFY(inspect.diagnostics().contains("a.rules:2:15: "));
    Program large({u"rules"_s, m_folder.write(u"large.rules"_s, QByteArray(64 * 1024 + 1, '#'))});
    QCOMPARE(large.exitStatus(), 2);
}

void tst_CliRules::readsTheExample()
{
    Program rules(
        {u"rules"_s, QStringLiteral(RUNLATCH_TEST_DATA "/../../resources/examples/answers.rules"), u"--human"_s});
    QCOMPARE(rules.exitStatus(), 0);
    QVERIFY(rules.rest().contains("rule"));
}

void tst_CliRules::refusesWrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const QString file = m_folder.write(u"good.rules"_s, "rule name=a\n");
    QTest::newRow("no file") << QStringList{u"rules"_s} << 64;
    QTest::newRow("two files") << QStringList{u"rules"_s, file, file} << 64;
    QTest::newRow("a store alone") << QStringList{u"rules"_s, file, u"--store"_s, u"s"_s} << 64;
    QTest::newRow("an id alone") << QStringList{u"rules"_s, file, u"--id"_s, u"1"_s} << 64;
    QTest::newRow("no number") << QStringList{u"rules"_s, file, u"--store"_s, u"s"_s, u"--id"_s, u"x"_s} << 64;
    QTest::newRow("a file that is not there") << QStringList{u"rules"_s, m_folder.path(u"none"_s)} << 2;
    QTest::newRow("inspect, no file") << QStringList{u"inspect"_s, u"--rules"_s, QString()} << 64;
    QTest::newRow("inspect, standard input") << QStringList{u"inspect"_s, u"--rules"_s, u"-"_s} << 64;
    QTest::newRow("inspect, not there") << QStringList{u"inspect"_s, u"--rules"_s, m_folder.path(u"none"_s)} << 2;
}

void tst_CliRules::refusesWrongUsage()
{
    QFETCH(const QStringList, arguments);
    Program program(arguments);
    QTEST(program.exitStatus(), "status");
}

RUNLATCH_TEST(tst_CliRules)
#include "tst_clirules.moc"
