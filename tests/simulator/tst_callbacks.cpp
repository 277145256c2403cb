// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/callbacks.h"

#include "base/rules.h"
#include "callbackrequest.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using protocol::TaskState;
using simulator::callbackOf;
using simulator::callbackRequest;
using simulator::DialectRule;

/// The simulator judges callbacks as the service does, and bounds what they bring.
class tst_Callbacks : public QObject
{
    Q_OBJECT

private slots:
    void judges_data();
    void judges();
    void showsTheStatusThatItJudged();
    void asksForTheTokenFirst();
    void refusesAfterTheDeadline();
    void mergesOutcomes();
    void keepsTheMessageWhileItRuns();
    void boundsOutcomes();
    void boundsTheTextOfOutcomes();
    void answersWithAnEmptyBody();
    void holdsToADialect_data();
    void holdsToADialect();
    void refusesWhatNobodyAskedFor();
    void saysWhatIsWrongWithTheToken_data();
    void saysWhatIsWrongWithTheToken();
};

void tst_Callbacks::judges_data()
{
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("http");
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<TaskState>("state");
    QTest::newRow("running") << "Bearer t"_ba << callbackOf("running") << 200 << QString() << TaskState::Running;
    QTest::newRow("passed") << "Bearer t"_ba << callbackOf("passed") << 200 << QString() << TaskState::Passed;
    QTest::newRow("scheme in lower case")
        << "bearer t"_ba << callbackOf("failed") << 200 << QString() << TaskState::Failed;
    QTest::newRow("no token") << ""_ba << callbackOf("passed") << 401 << QString() << TaskState::Awaiting;
    QTest::newRow("wrong token") << "Bearer tt"_ba << callbackOf("passed") << 401 << QString() << TaskState::Awaiting;
    QTest::newRow("another scheme") << "Basic t"_ba << callbackOf("passed") << 401 << QString() << TaskState::Awaiting;
    QTest::newRow("status") << "Bearer t"_ba << callbackOf("canceled") << 422 << u"/data/attributes/status"_s
                            << TaskState::Awaiting;
    QTest::newRow("no JSON") << "Bearer t"_ba
                             << "<html>"_ba << 422 << QString() << TaskState::Awaiting;
    QTest::newRow("empty") << "Bearer t"_ba
                           << ""_ba << 422 << QString() << TaskState::Awaiting;
    QTest::newRow("type") << "Bearer t"_ba
                          << R"({"data":{"type":"tasks","attributes":{"status":"passed"}}})"_ba << 422
                          << u"/data/type"_s << TaskState::Awaiting;
}

void tst_Callbacks::judges()
{
    QFETCH(QByteArray, authorization);
    QFETCH(QByteArray, body);
    QFETCH(QString, pointer);
    protocol::TaskSession session;
    session.delivered(1s);
    const auto judgement = simulator::judgeCallback(callbackRequest(authorization, body), {"t"}, session, 2s);
    QTEST(judgement.http, "http");
    QTEST(session.state(), "state");
    QCOMPARE(judgement.result.has_value(), judgement.http == 200);
    QCOMPARE(judgement.errors.isEmpty(), judgement.http == 200);
    if (!judgement.errors.isEmpty()) {
        QCOMPARE(judgement.errors.first().pointer, pointer);
        QCOMPARE(judgement.errors.first().status, QString::number(judgement.http));
    }
}

void tst_Callbacks::showsTheStatusThatItJudged()
{
    protocol::TaskSession session;
    session.delivered(0s);
    const QByteArray twice = callbackOf(R"(passed","status":"failed)");
    const auto accepted = simulator::judgeCallback(callbackRequest("Bearer t", twice), {"t"}, session, 1s);
    QCOMPARE(accepted.http, 200);
    QCOMPARE(accepted.status, protocol::taskStatusName(accepted.result->status));
    const auto refused =
        simulator::judgeCallback(callbackRequest("Bearer t", callbackOf("canceled")), {"t"}, session, 2s);
    QCOMPARE(refused.http, 409);
    QCOMPARE(refused.status, u"canceled"_s);
}

void tst_Callbacks::asksForTheTokenFirst()
{
    protocol::TaskSession session;
    QCOMPARE(simulator::judgeCallback(callbackRequest("Bearer t", callbackOf("passed")), {"t"}, session, 1s).http, 200);
    QCOMPARE(simulator::judgeCallback(callbackRequest("Bearer x", callbackOf("passed")), {"t"}, session, 2s).http, 401);
    const auto again = simulator::judgeCallback(callbackRequest("Bearer t", "no JSON"), {"t"}, session, 2s);
    QCOMPARE(again.http, 409);
    QCOMPARE(again.errors.first().detail, u"The task result is in a terminal state and cannot be updated."_s);
}

void tst_Callbacks::refusesAfterTheDeadline()
{
    protocol::TaskSession session;
    session.delivered(1s);
    QCOMPARE(
        simulator::judgeCallback(callbackRequest("Bearer t", callbackOf("passed")), {"t"}, session, 1s + 10min).http,
        409);
    QCOMPARE(session.state(), TaskState::Errored);
    const auto late =
        simulator::judgeCallback(callbackRequest("Bearer t", callbackOf("passed")), {"t"}, session, 2s + 10min);
    QCOMPARE(late.rule, base::Rules::CallbackLate); // nothing was final before
    protocol::TaskSession given;
    given.gaveUp();
    QCOMPARE(simulator::judgeCallback(callbackRequest("Bearer t", callbackOf("passed")), {"t"}, given, 1s).rule,
             base::Rules::CallbackNotAccepted);
    protocol::TaskSession passed;
    passed.delivered(1s);
    for (const int http : {200, 409})
        QCOMPARE(simulator::judgeCallback(callbackRequest("Bearer t", callbackOf("passed")), {"t"}, passed, 2s).http,
                 http);
}

void tst_Callbacks::mergesOutcomes()
{
    const auto outcome = [](const QString &id, const QString &description) {
        protocol::Outcome made;
        made.id = id;
        made.description = description;
        return made;
    };
    protocol::TaskResult first;
    first.message = u"working"_s;
    first.url = u"https://checks.example/1"_s;
    first.outcomes = {outcome(u"A"_s, u"old"_s), outcome(u"B"_s, u"kept"_s)};
    protocol::TaskResult second;
    second.status = protocol::TaskStatus::Failed;
    second.message = u"done"_s;
    second.outcomes = {outcome(u"A"_s, u"new"_s), outcome(u"C"_s, u"added"_s), outcome(u"C"_s, u"twice"_s)};
    const protocol::TaskResult merged = simulator::merged(first, second);
    QCOMPARE(merged.status, protocol::TaskStatus::Failed);
    QCOMPARE(merged.message, u"done"_s);
    QCOMPARE(merged.url, first.url);
    QStringList descriptions;
    for (const protocol::Outcome &one : merged.outcomes)
        descriptions.append(one.description);
    QCOMPARE(descriptions,
             QStringList({u"kept"_s, u"new"_s, u"added"_s, u"twice"_s})); // ids need not be unique in one callback
}

/// The message of a step that is over says nothing about the end.
void tst_Callbacks::keepsTheMessageWhileItRuns()
{
    protocol::TaskResult working;
    working.status = protocol::TaskStatus::Running;
    working.message = u"working"_s;
    protocol::TaskResult next;
    next.status = protocol::TaskStatus::Running;
    QCOMPARE(simulator::merged(working, next).message, u"working"_s);
    next.status = protocol::TaskStatus::Passed;
    QCOMPARE(simulator::merged(working, next).message, QString());
}

/// An integrator may call back any number of times while the run task is under way.
void tst_Callbacks::boundsOutcomes()
{
    protocol::TaskResult all;
    for (int callback = 0; callback < 30; ++callback) {
        protocol::TaskResult next;
        for (int index = 0; index < 1000; ++index) {
            protocol::Outcome outcome;
            outcome.id = u"%1-%2"_s.arg(callback).arg(index);
            next.outcomes.append(outcome);
        }
        all = simulator::merged(all, next);
    }
    QCOMPARE(all.outcomes.size(), simulator::KeptOutcomes);
    QCOMPARE(all.outcomes.first().id, u"20-0"_s);
    QCOMPARE(all.outcomes.last().id, u"29-999"_s);
}

void tst_Callbacks::boundsTheTextOfOutcomes()
{
    protocol::TaskResult all;
    for (int callback = 0; callback < 20; ++callback) {
        protocol::TaskResult next;
        protocol::Outcome outcome;
        outcome.id = QString::number(callback);
        outcome.body = QString(8 * 1024 * 1024, u'x');
        next.outcomes = {outcome};
        all = simulator::merged(all, next);
    }
    qsizetype text = 0;
    for (const protocol::Outcome &outcome : std::as_const(all.outcomes))
        text += outcome.body.size();
    QVERIFY(text <= simulator::KeptOutcomeText);
    QCOMPARE(all.outcomes.size(), 7);
    QCOMPARE(all.outcomes.last().id, u"19"_s);
    protocol::TaskResult tags;
    tags.outcomes.resize(3);
    tags.outcomes[0].tags.resize(simulator::KeptOutcomeText / 64);
    QCOMPARE(simulator::merged({}, tags).outcomes.size(), 3);
    tags.outcomes[1].tags.resize(1);
    QCOMPARE(simulator::merged({}, tags).outcomes.size(), 2);
}

void tst_Callbacks::answersWithAnEmptyBody()
{
    const http::Response accepted = simulator::responseTo({.http = 200, .result = {}, .errors = {}, .status = {}});
    QCOMPARE(accepted.status, 200);
    QVERIFY(accepted.body.isEmpty());
    const http::Response shown =
        simulator::responseTo({.http = 200, .result = {}, .errors = {}, .status = {}}, {{u"data"_s, 1}});
    QCOMPARE(shown.body, R"({"data":1})");
}

void tst_Callbacks::holdsToADialect_data()
{
    QTest::addColumn<DialectRule>("dialect");
    QTest::addColumn<int>("underscore"); // what the type `task_results` is answered
    QTest::addColumn<int>("code");       // what a code without a token is answered
    QTest::addColumn<int>("readBack");   // what outcomes under their name when read back are answered
    QTest::newRow("any") << DialectRule::Any << 200 << 401 << 200;
    QTest::newRow("specification") << DialectRule::Specification << 422 << 401 << 422;
    QTest::newRow("OpenAPI") << DialectRule::OpenApi << 200 << 200 << 200;
}

void tst_Callbacks::holdsToADialect()
{
    QFETCH(DialectRule, dialect);
    const simulator::CallbackRules rules{"t", u"secret"_s, dialect};
    protocol::TaskSession session;
    const QByteArray underscore = callbackOf("running").replace("task-results", "task_results");
    const auto typed = simulator::judgeCallback(callbackRequest("Bearer t", underscore), rules, session, 1s);
    QTEST(typed.http, "underscore");
    if (typed.http == 422)
        QCOMPARE(typed.errors.first().pointer, u"/data/type"_s);
    http::Request coded = callbackRequest({}, callbackOf("running"));
    coded.target = "/callback?url_code=secret";
    QTEST(simulator::judgeCallback(coded, rules, session, 1s).http, "code");
    coded.target = "/callback?url_code=guessed";
    QCOMPARE(simulator::judgeCallback(coded, rules, session, 1s).http, 401);
    const QByteArray outcomes = R"({"data":{"type":"task-results","attributes":{"status":"running"},"relationships":)"
                                R"({"outcomes":{"data":[{"type":"task-result-outcomes","attributes":)"
                                R"({"outcome-id":"i","description":"d"}}]}}}})";
    QCOMPARE(simulator::judgeCallback(callbackRequest("Bearer t", outcomes), rules, session, 1s).http, 200);
    for (const auto &[own, other, pointer] :
         {std::tuple("\"outcomes\"", "\"task-result-outcomes\"", "/data/relationships/task-result-outcomes"),
          std::tuple("\"task-result-outcomes\"", "\"task_result_outcomes\"",
                     "/data/relationships/outcomes/data/0/type")}) {
        QByteArray spelled = outcomes;
        spelled.replace(own, other);
        const auto judged = simulator::judgeCallback(callbackRequest("Bearer t", spelled), rules, session, 1s);
        QTEST(judged.http, "readBack");
        if (judged.http == 422)
            QCOMPARE(judged.errors.first().pointer, QString::fromLatin1(pointer));
    }
}

void tst_Callbacks::refusesWhatNobodyAskedFor()
{
    const auto stranger = simulator::judgeUnwanted(callbackRequest("Bearer x", callbackOf("passed")), "t");
    QCOMPARE(stranger.http, 401);
    QCOMPARE(stranger.status, u"passed"_s);
    QCOMPARE(stranger.rule, u"bearer.other"_s);
    const auto asked = simulator::judgeUnwanted(callbackRequest("Bearer t", "no JSON"), "t");
    QCOMPARE(asked.http, 401); // spec 5.2: the token of a verification request is none
    QCOMPARE(asked.rule, u"callback.unasked"_s);
}

void tst_Callbacks::saysWhatIsWrongWithTheToken_data()
{
    QTest::addColumn<QByteArray>("authorization");
    QTest::addColumn<QString>("rule");
    QTest::newRow("none") << ""_ba << u"bearer.missing"_s;
    QTest::newRow("blank") << "  "_ba << u"bearer.missing"_s;
    QTest::newRow("without a scheme") << "t"_ba << u"bearer.no-scheme"_s;
    QTest::newRow("another scheme") << "Basic t"_ba << u"bearer.malformed"_s;
    QTest::newRow("a scheme alone") << "Bearer "_ba << u"bearer.malformed"_s;
    QTest::newRow("another") << "Bearer x"_ba << u"bearer.other"_s;
}

void tst_Callbacks::saysWhatIsWrongWithTheToken()
{
    QFETCH(QByteArray, authorization);
    const auto judgement = simulator::judgeHead(callbackRequest(authorization, {}), {"t"});
    QVERIFY(judgement);
    QTEST(judgement->rule.name(), "rule");
}

RUNLATCH_TEST(tst_Callbacks)
#include "tst_callbacks.moc"
