// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "brokenintegration.h"
#include "clitrial.h"
#include "support/closedport.h"
#include "support/suite.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using Step = IntegrationStep;

/// `trigger` finds the one defect of each integration: a defect never passes, and the last line says why.
class tst_CliJudge : public QObject
{
    Q_OBJECT
private slots:
    void isNeverGreenByMistake_data();
    void isNeverGreenByMistake();
    void judgesWhatComesLate();
    void nobodyListens_data();
    void nobodyListens();
    void tellsWhatReachesTheService_data();
    void tellsWhatReachesTheService();
    void tellsWhichMethodIsAllowed();
    void faultsAnswer_data();
    void faultsAnswer();
    void aVerificationWantsNoCallback();
    void whatIsLeftAloneHasItsPlanLeftAlone_data();
    void whatIsLeftAloneHasItsPlanLeftAlone();
    void saysTheMessageOfTheFinalCallbackOnly();
    void wrongUsage_data();
    void wrongUsage();

private:
    /// A trial that waits, for late requests or for the end of a deadline.
    struct PatientTrial
    {
        const char *name;
        QStringList options;
        IntegrationSteps steps;
        int exitStatus;
        QString status;
        QString why;
    };
    static QList<PatientTrial> trialsAfterTheEnd();
    static QList<PatientTrial> trialsOfDeadlines();
};

namespace {

/// Options for integrations that continue after the end, long enough for a slow machine.
const QStringList Patient{u"--linger"_s, u"3s"_s};
const QStringList StrictAndPatient = Patient + QStringList{u"--strict"_s};

} // namespace

void tst_CliJudge::isNeverGreenByMistake_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<IntegrationSteps>("steps");
    QTest::addColumn<int>("exitStatus");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const QStringList &options, const IntegrationSteps &steps, int exitStatus,
                        const QString &status,
                        const QString &why) { QTest::newRow(name) << options << steps << exitStatus << status << why; };
    const QStringList once{u"--retries"_s, u"0"_s};
    row("all right", {u"--strict"_s}, {Step::answers(200), Step::calls("passed")}, 0, u"passed"_s,
        u"passed as expected: the final callback said passed"_s);
    const IntegrationSteps worksFirst{Step::calls("passed"), Step::answers(200)};
    row("calls back before it answers 200", {u"--strict"_s}, worksFirst, 0, u"passed"_s,
        u"passed as expected: the final callback said passed"_s);
    Step refused = Step::calls("passed");
    refused.authorization = "Bearer another";
    row("a final callback is refused for good", {}, {Step::answers(200), refused}, 1, u"awaiting"_s,
        u"expected passed, was awaiting: the final callback was answered 401: This is not the token of this run task. "
        "Each run task request has an access_token of its own; send the one that arrived with it"_s);
    refused = Step::calls("passed");
    refused.path = u"/api/v2/task-results/nobody/callback"_s;
    row("a final callback goes elsewhere", {}, {Step::answers(200), refused}, 1, u"awaiting"_s,
        u"expected passed, was awaiting: the final callback went to another address: A PATCH with the token of a run "
        "task came to another address than its callback URL. Use task_result_callback_url exactly as it is in the "
        "request"_s);
    for (const int status : {202, 301, 500})
        row(qPrintable(u"answers %1, and calls back before"_s.arg(status)), once,
            {Step::calls("passed"), Step::answers(status)}, 2, u"unreachable"_s,
            u"expected passed, was unreachable: answered %1; only 200 is accepted; the callback that said passed does "
            "not count"_s.arg(status));
    row("answers 202, and calls back before the next delivery", {u"--retries"_s, u"1"_s},
        {Step::answers(202), Step::calls("passed")}, 2, u"unreachable"_s,
        u"expected passed, was unreachable: answered 202; only 200 is accepted; the callback that said passed does not "
        "count"_s);
    row("fails", {}, {Step::answers(200), Step::calls("failed")}, 1, u"failed"_s,
        u"expected passed, was failed: the final callback said failed"_s);
    row("fails, as it should", {u"--expect"_s, u"failed"_s}, {Step::answers(200), Step::calls("failed")}, 0,
        u"failed"_s, u"failed as expected: the final callback said failed"_s);
    row("never calls back", {u"--deadline"_s, u"200ms"_s}, {Step::answers(200)}, 2, u"errored"_s,
        u"expected passed, was errored: no final callback within 200 ms; none arrived"_s);
    row("takes too long in all",
        {u"--deadline"_s, u"5s"_s, u"--total"_s, u"300ms"_s, u"--deadline-rule"_s, u"progress"_s}, {Step::answers(200)},
        2, u"errored"_s, u"expected passed, was errored: no final callback within 300 ms in all; none arrived"_s);
    row("a wrong key is refused", {u"--expect"_s, u"refused"_s}, {Step::answers(401, "no\nmore")}, 0, u"unreachable"_s,
        u"refused as expected: answered 401; only 200 is accepted"_s);
    row("a wrong key is refused so", {u"--expect-http"_s, u"401"_s}, {Step::answers(401)}, 0, u"unreachable"_s,
        u"401 as expected: answered 401; only 200 is accepted"_s);
    row("a wrong key is refused otherwise", {u"--expect-http"_s, u"401"_s}, {Step::answers(403)}, 1, u"unreachable"_s,
        u"expected 401, was 403: answered 403; only 200 is accepted"_s);
    row("a wrong key breaks it", {u"--expect"_s, u"refused"_s}, {Step::answers(500)}, 1, u"unreachable"_s,
        u"expected refused, was 500: answered 500; only 200 is accepted"_s);
    row("a wrong key is taken", {u"--expect"_s, u"refused"_s}, {Step::answers(200)}, 1, u"awaiting"_s,
        u"expected refused, was accepted: answered 200, which accepts it"_s);
    row("refuses, where nobody was to be", {u"--expect"_s, u"unreachable"_s, u"--retries"_s, u"0"_s},
        {Step::answers(401)}, 1, u"unreachable"_s,
        u"expected unreachable, was refused: answered 401; only 200 is accepted"_s);
}

void tst_CliJudge::isNeverGreenByMistake()
{
    QFETCH(QStringList, options);
    QFETCH(IntegrationSteps, steps);
    BrokenIntegration integration(steps);
    Program program(triggerArguments(integration.url(), options));
    const QList<QJsonObject> events = runToEnd(program);
    QVERIFY(!events.isEmpty());
    const QJsonObject result = events.value(events.size() - 1);
    QCOMPARE(result[u"event"].toString(), u"result"_s);
    QTEST(result[u"why"].toString(), "why");
    QTEST(result[u"status"].toString(), "status");
    QTEST(program.exitStatus(), "exitStatus");
}

QList<tst_CliJudge::PatientTrial> tst_CliJudge::trialsAfterTheEnd()
{
    const QString passed = u"passed as expected: the final callback said passed"_s;
    const QString tooLate = u"; not clean: a callback was answered 409: The task result is final already; nothing can "
                            "change it. Send one final callback, in time, and nothing after it"_s;
    const QString notAccepted =
        u"; not clean: a callback was answered 409: The callback is for a run task that was given up, because no "
        "delivery was answered 200. Answer the delivery with 200 first, then call back"_s;
    const QString late =
        u"; not clean: a callback was answered 409: The callback arrived too late: the task result is already "
        "errored. Send an update or the final callback in time, and nothing after the deadline"_s;
    const IntegrationSteps twice{Step::answers(200), Step::calls("passed"), Step::calls("failed")};
    return {
        {"answers 202, and calls back when all is over",
         StrictAndPatient + QStringList{u"--retries"_s, u"0"_s},
         {Step::answers(202), Step::waits(1s), Step::calls("passed")},
         2,
         u"unreachable"_s,
         u"expected passed, was unreachable: answered 202; only 200 is accepted"_s + notAccepted},
        {"a second final callback", Patient, twice, 0, u"passed"_s, passed},
        {"a second final callback, strictly", StrictAndPatient, twice, 1, u"passed"_s, passed + tooLate},
        {"running after the final callback",
         StrictAndPatient,
         {Step::answers(200), Step::calls("passed"), Step::calls("running")},
         1,
         u"passed"_s,
         passed + tooLate},
        {"too late",
         StrictAndPatient + QStringList{u"--deadline"_s, u"100ms"_s, u"--expect"_s, u"errored"_s},
         {Step::answers(200), Step::waits(1s), Step::calls("passed")},
         1,
         u"errored"_s,
         u"errored as expected: no final callback within 100 ms; none arrived"_s + late},
    };
}

QList<tst_CliJudge::PatientTrial> tst_CliJudge::trialsOfDeadlines()
{
    const QStringList deadline{u"--deadline"_s, u"5s"_s};
    const QString errored = u"errored"_s;
    const IntegrationSteps staysRunning{Step::answers(200), Step::calls("running")};
    return {
        {"stays running", deadline, staysRunning, 2, errored,
         u"expected passed, was errored: no final callback within 5 s; the last one was running"_s},
        {"stops making progress", deadline + QStringList{u"--deadline-rule"_s, u"progress"_s}, staysRunning, 2, errored,
         u"expected passed, was errored: no callback within 5 s of the previous event; the last one was running"_s},
        {"sends what is refused",
         deadline,
         {Step::answers(200), Step::calls("canceled")},
         2,
         errored,
         u"expected passed, was errored: no final callback within 5 s; the last one was answered 422: Line 1, column "
         "55: “canceled” is not among the known values. Known values: running, passed, failed"_s},
    };
}

/// The trials run side by side, because each takes some seconds.
void tst_CliJudge::judgesWhatComesLate()
{
    const QList<PatientTrial> trials = trialsAfterTheEnd() + trialsOfDeadlines();
    std::vector<std::unique_ptr<BrokenIntegration>> integrations;
    std::vector<std::unique_ptr<Program>> programs;
    for (const PatientTrial &trial : trials) {
        integrations.push_back(std::make_unique<BrokenIntegration>(trial.steps));
        programs.push_back(std::make_unique<Program>(triggerArguments(integrations.back()->url(), trial.options)));
    }
    for (std::size_t index = 0; index < programs.size(); ++index) {
        const PatientTrial &trial = trials.at(static_cast<qsizetype>(index));
        const QList<QJsonObject> events = runToEnd(*programs[index]);
        QVERIFY2(!events.isEmpty(), trial.name);
        const QJsonObject result = events.constLast();
        const QString why = result[u"why"].toString();
        QVERIFY2(why == trial.why, qPrintable(QLatin1StringView(trial.name) + u": "_s + why));
        QVERIFY2(result[u"status"].toString() == trial.status, trial.name);
        QVERIFY2(programs[index]->exitStatus() == trial.exitStatus, trial.name);
    }
}

void tst_CliJudge::nobodyListens_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("exitStatus");
    QTest::addColumn<QString>("why"); // the beginning of the reason
    QTest::newRow("and nobody is to") << QStringList{u"--expect"_s, u"unreachable"_s, u"--retries"_s, u"0"_s} << 0
                                      << u"unreachable as expected: Nothing listens at 127.0.0.1:"_s;
    QTest::newRow("where a refusal is expected")
        << QStringList{u"--expect"_s, u"refused"_s} << 1 << u"expected refused, was unreachable: Nothing listens at "_s;
    QTest::newRow("where 401 is expected")
        << QStringList{u"--expect-http"_s, u"401"_s} << 1 << u"expected 401, was unreachable: Nothing listens at "_s;
    QTest::newRow("where nothing was said")
        << QStringList{u"--retries"_s, u"0"_s} << 2 << u"expected passed, was unreachable: Nothing listens at "_s;
}

void tst_CliJudge::nobodyListens()
{
    QFETCH(QStringList, options);
    QFETCH(QString, why);
    const support::ClosedPort closed;
    Program program(triggerArguments(closed.url(u"/"_s).toString(), options));
    const QList<QJsonObject> events = runToEnd(program);
    QCOMPARE(eventsNamed(events, u"attempt"_s).size(), 1);
    const QJsonObject result = events.value(events.size() - 1);
    QVERIFY2(result[u"why"].toString().startsWith(why), qPrintable(result[u"why"].toString()));
    QVERIFY(result[u"http"].isNull());
    QTEST(program.exitStatus(), "exitStatus");
}

void tst_CliJudge::tellsWhatReachesTheService_data()
{
    QTest::addColumn<Step>("step");
    QTest::addColumn<QString>("event");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("says"); // a part of its message
    const auto row = [](const char *name, const Step &step, const QString &event, int status, const QString &says) {
        QTest::newRow(name) << step << event << status << says;
    };
    Step step = Step::calls("passed");
    step.authorization.clear();
    row("a callback without a token", step, u"callback"_s, 401, u"no Authorization header"_s);
    step.authorization = "Token @";
    row("a malformed token", step, u"callback"_s, 401, u"not of the form “Bearer TOKEN”"_s);
    step.authorization = "@";
    row("a token alone", step, u"callback"_s, 401, u"holds the token alone"_s);
    step.authorization = "Bearer <@>";
    row("a token in brackets", step, u"callback"_s, 401, u"in quotes or brackets"_s);
    step.authorization = "Bearer another";
    row("another token", step, u"callback"_s, 401, u"not the token of this run task"_s);
    step = Step::calls("passed");
    step.method = "POST";
    row("a POST", step, u"callback"_s, 405, u"sent by PATCH"_s);
    step = Step::calls("passed");
    step.path = u"/api/v2/task-results/nobody/callback"_s;
    row("a callback to nobody", step, u"request"_s, 404, u"another address than its callback URL"_s);
    step = {.method = "GET", .type = {}, .path = u"/healthz"_s};
    row("an unknown path", step, u"request"_s, 404, u"There is nothing at the address"_s);
    step = {.method = "GET", .type = {}, .path = u"/api/v2/runs/run-1"_s};
    row("the token elsewhere", step, u"request"_s, 404, u"opens its callback, its plan and its configuration"_s);
    step = {.method = "GET", .type = {}, .key = u"plan_json_api_url"_s};
    row("the plan", step, u"request"_s, 307, {});
    step.authorization.clear();
    row("the plan without a token", step, u"request"_s, 401, u"no Authorization header"_s);
}

void tst_CliJudge::tellsWhatReachesTheService()
{
    QFETCH(Step, step);
    QFETCH(QString, event);
    QFETCH(int, status);
    QFETCH(QString, says);
    BrokenIntegration integration({Step::answers(200), step, Step::calls("passed")});
    Program program(triggerArguments(integration.url(), {u"--strict"_s}));
    const QList<QJsonObject> events = runToEnd(program);
    const QList<QJsonObject> found = eventsNamed(events, event);
    QVERIFY(!found.isEmpty());
    const QJsonObject &told = found.constFirst();
    QCOMPARE(told[event == "callback"_L1 ? u"http"_s : u"status"_s].toInt(), status);
    QVERIFY2(told[u"message"].toString().contains(says), qPrintable(told[u"message"].toString()));
    QCOMPARE(told[u"side"].toString(), status < 400 ? QString() : u"integration"_s);
    if (event == "request"_L1) {
        QCOMPARE(told[u"token"].toBool(), !step.authorization.isEmpty());
        QCOMPARE(told[u"what"].toString(), step.key.startsWith(u"plan") ? u"plan"_s : QString());
    }
    QCOMPARE(integration.answers.first().status, status);
    QCOMPARE(events.value(events.size() - 1)[u"status"].toString(), u"passed"_s);
    QCOMPARE(program.exitStatus(), status < 400 ? 0 : 1);
}

void tst_CliJudge::tellsWhichMethodIsAllowed()
{
    // A callback with a body is judged at its head, and a callback without a body later.
    for (const QByteArray &body : {Step::calls("passed").body, QByteArray()}) {
        Step posts = Step::calls("passed");
        posts.method = "POST";
        posts.body = body;
        BrokenIntegration integration({Step::answers(200), posts, Step::calls("passed")});
        Program program(triggerArguments(integration.url(), {}));
        runToEnd(program);
        QCOMPARE(integration.answers.size(), 2);
        QCOMPARE(integration.answers.first().status, 405);
        QCOMPARE(http::headerValue(integration.answers.first().headers, "Allow"), "OPTIONS, PATCH");
        QCOMPARE(program.exitStatus(), 0);
    }
}

void tst_CliJudge::faultsAnswer_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<QJsonValue>("http"); // the answer to the first callback
    QTest::addColumn<QJsonValue>("judged");
    QTest::addColumn<int>("second"); // the answer to the same callback when it comes again
    QTest::newRow("instead of an answer") << u"status=503"_s << QJsonValue(503) << QJsonValue() << 503;
    QTest::newRow("no answer") << u"reset"_s << QJsonValue() << QJsonValue(200) << 409;
    QTest::newRow("half an answer") << u"cut-body"_s << QJsonValue() << QJsonValue(200) << 409;
    QTest::newRow("a late answer") << u"latency=200ms"_s << QJsonValue(200) << QJsonValue(200) << 409;
}

/// Faults of answers are reported: a callback reported as answered was answered, and answers that a fault removed are
/// named. An integration that repeats an unanswered callback is correct.
void tst_CliJudge::faultsAnswer()
{
    QFETCH(QString, fault);
    QFETCH(int, second);
    const bool isLate = fault.startsWith("latency"_L1);
    IntegrationSteps steps{Step::answers(200), Step::calls("passed")};
    if (!isLate)
        steps += Step::calls("passed");
    BrokenIntegration integration(steps);
    const QString linger = isLate ? u"0s"_s : u"2s"_s;
    const QString deadline = second == 503 ? u"500ms"_s : u"5s"_s; // no callback counts where each is answered 503
    Program program(triggerArguments(
        integration.url(), {u"--fault"_s, fault, u"--strict"_s, u"--deadline"_s, deadline, u"--linger"_s, linger}));
    const QList<QJsonObject> callbacks = eventsNamed(runToEnd(program), u"callback"_s);
    QCOMPARE(callbacks.size(), steps.size() - 1);
    QTEST(callbacks.first()[u"http"], "http");
    QTEST(callbacks.first()[u"judged"], "judged");
    QCOMPARE(callbacks.first()[u"fault"].toString(), fault);
    QCOMPARE(callbacks.first()[u"side"].toString(), u"service"_s);
    QTRY_COMPARE(integration.answers.size(), callbacks.size());
    QCOMPARE(integration.answers.first().status, callbacks.first()[u"http"].toInt());
    if (!isLate)
        QCOMPARE(callbacks.last()[second == 503 ? u"http" : u"judged"].toInt(), second);
    QCOMPARE(program.exitStatus(), second == 503 ? 2 : 0);
}

void tst_CliJudge::aVerificationWantsNoCallback()
{
    const IntegrationSteps steps{Step::answers(200), Step::calls("passed")};
    const QStringList options{u"--verification"_s, u"--verification-form"_s, u"token"_s};
    BrokenIntegration integration(steps);
    BrokenIntegration strictly(steps);
    Program patient(triggerArguments(integration.url(), options + Patient));
    Program strict(triggerArguments(strictly.url(), options + StrictAndPatient)); // beside the other, because both wait
    for (const bool isStrict : {false, true}) {
        Program &program = isStrict ? strict : patient;
        const QList<QJsonObject> events = runToEnd(program);
        const QList<QJsonObject> callbacks = eventsNamed(events, u"callback"_s);
        QCOMPARE(callbacks.size(), 1);
        QCOMPARE(callbacks.first()[u"http"].toInt(), 401);
        QVERIFY(callbacks.first()[u"message"].toString().contains(u"verification request"_s));
        const QJsonObject last = events.value(events.size() - 1);
        QCOMPARE(last[u"event"].toString(), u"accepted"_s);
        QVERIFY2(last[u"why"].toString().startsWith("accepted as expected: answered 200"_L1),
                 qPrintable(last[u"why"].toString()));
        QVERIFY2(last[u"why"].toString().contains("the verification request was called back"_L1),
                 qPrintable(last[u"why"].toString()));
        QCOMPARE(program.exitStatus(), 1);
    }
}

void tst_CliJudge::whatIsLeftAloneHasItsPlanLeftAlone_data()
{
    QTest::addColumn<int>("answer");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("a verification request") << 200 << QStringList{u"--verification"_s};
    QTest::newRow("what it refuses") << 401 << QStringList{u"--expect"_s, u"refused"_s};
}

void tst_CliJudge::whatIsLeftAloneHasItsPlanLeftAlone()
{
    QFETCH(int, answer);
    QFETCH(QStringList, options);
    BrokenIntegration integration({Step::answers(answer), Step{.method = "GET", .key = u"plan_json_api_url"_s}});
    Program program(triggerArguments(integration.url(), options + Patient));
    const QString why = runToEnd(program).constLast()[u"why"].toString();
    QVERIFY2(why.contains("the plan or the configuration was asked for"_L1), qPrintable(why));
    QCOMPARE(program.exitStatus(), 1);
}

void tst_CliJudge::saysTheMessageOfTheFinalCallbackOnly()
{
    const QByteArray half = R"(,"message":"half done")";
    for (const bool ends : {true, false}) {
        IntegrationSteps steps{Step::answers(200), Step::calls("running", half)};
        if (ends)
            steps += Step{.body = R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})"};
        BrokenIntegration integration(steps);
        const QString deadline = ends ? u"60s"_s : u"1s"_s; // only what never ends waits for it
        Program program(triggerArguments(integration.url(), {u"--deadline"_s, deadline}));
        const QList<QJsonObject> results = eventsNamed(runToEnd(program), u"result"_s);
        QCOMPARE(results.size(), 1);
        QCOMPARE(results.first()[u"status"].toString(), ends ? u"passed"_s : u"errored"_s);
        QCOMPARE(results.first()[u"message"].toString(), QString());
    }
}

void tst_CliJudge::wrongUsage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no such end") << QStringList{u"--expect"_s, u"skipped"_s};
    QTest::newRow("200 is not a refusal") << QStringList{u"--expect-http"_s, u"200"_s};
    QTest::newRow("two expectations") << QStringList{u"--expect-http"_s, u"401"_s, u"--expect"_s, u"refused"_s};
    QTest::newRow("a refusal is not sent again") << QStringList{u"--expect"_s, u"refused"_s, u"--retries"_s, u"2"_s};
    QTest::newRow("longer than the longest") << QStringList{u"--linger"_s, u"11m"_s};
    QTest::newRow("a result of a verification") << QStringList{u"--verification"_s, u"--expect"_s, u"failed"_s};
}

void tst_CliJudge::wrongUsage()
{
    QFETCH(QStringList, options);
    Program program(QStringList{u"trigger"_s, u"--url"_s, u"http://127.0.0.1:9"_s} + options);
    QCOMPARE(program.exitStatus(), 64);
    QVERIFY(program.rest().isEmpty());
}

RUNLATCH_TEST(tst_CliJudge)
#include "tst_clijudge.moc"
