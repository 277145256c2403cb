// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/report/reportwords.h"
#include "runcheck.h"
#include "support/suite.h"
#include "wording/sentence.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::conformance;

/// Each defect of an integration is found by its case, in words that say what it is.
class tst_Defects : public QObject
{
    Q_OBJECT
private slots:
    void findsADefect_data();
    void findsADefect();
    void theConfigurationIsFetched();
    void whatCouldNotBeReadIsTheReason_data();
    void whatCouldNotBeReadIsTheReason();
};

void tst_Defects::findsADefect_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("id");
    QTest::addColumn<Verdict>("verdict");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *name, const QString &id, Verdict verdict, const QString &why,
                        const Change &change) { QTest::newRow(name) << change << id << verdict << why; };
    using enum Verdict;
    const auto says = [](const QByteArray &attributes, const QByteArray &relationships = {}) -> Change {
        return [attributes, relationships](Habits &habits) {
            habits.callbacks = [attributes, relationships](const protocol::RunTaskRequest &) {
                return QList<QByteArray>{callbackOf("passed", attributes, relationships)};
            };
        };
    };
    const auto sends = [](const QList<QByteArray> &bodies) -> Change {
        return [bodies](Habits &habits) {
            habits.callbacks = [bodies](const protocol::RunTaskRequest &) { return bodies; };
        };
    };
    const auto outcome = [](const QByteArray &attributes) -> QByteArray {
        return R"(,"relationships":{"outcomes":{"data":[{"type":"task-result-outcomes","attributes":{)" + attributes
            + "}}]}}";
    };
    const auto lacks = [](const QString &key) -> Change {
        return [key](Habits &habits) {
            habits.refuses = [key](const QJsonObject &payload) { return !payload.contains(key); };
            habits.refusal = 500;
        };
    };

    row("202", u"answer.status"_s, Failed, u"answered 202"_s, [](Habits &it) { it.answer = 202; });
    row("302", u"answer.status"_s, Failed, u"follows no redirect"_s, [](Habits &it) { it.answer = 302; });
    row("500", u"answer.status"_s, Failed, u"an error of the integration"_s, [](Habits &it) { it.answer = 500; });
    row("slow", u"answer.prompt"_s, Warned, u"The answer took"_s, [](Habits &it) { it.slowness = 1200ms; });
    row("works first", u"answer.first"_s, Warned, u"worked first"_s, [](Habits &it) { it.worksFirst = true; });
    row("calls back before it answers", u"callback.after-answer"_s, Warned, u"before the delivery was answered"_s,
        [](Habits &it) { it.worksFirst = true; });
    row("knows the token of a test alone", u"verification.level"_s, Observed, u"called back"_s, [](Habits &it) {
        it.isVerification = [](const protocol::RunTaskRequest &task) { return task.accessToken == "test-token"_L1; };
    });
    row("works on a verification", u"verification.recorded"_s, Failed, u"called back"_s,
        [](Habits &it) { it.isVerification = [](const protocol::RunTaskRequest &) { return false; }; });
    row("wants a stage", u"verification.recorded"_s, Failed, u"answered 500"_s, lacks(u"stage"_s));
    row("checks a signature where one came", u"signature.unsigned"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [right = it.accepts](const http::Request &request) {
            return signaturesOf(request).isEmpty() || right(request);
        };
    });
    row("takes an empty signature", u"signature.empty"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [right = it.accepts](const http::Request &request) {
            return signaturesOf(request) == QList<QByteArray>{QByteArray("")} || right(request);
        };
    });
    row("takes a forgery and forgets it", u"signature.other-key"_s, Failed, u"not refused: the answer is 200"_s,
        [](Habits &it) { it.refusal = 200; });
    row("refuses and works", u"signature.other-key"_s, Failed, u"refused with 401, and called back all the same"_s,
        [](Habits &it) { it.worksOnForgeries = true; });
    row("breaks at a forgery", u"signature.constant"_s, Failed, u"only a 4xx refuses it"_s,
        [](Habits &it) { it.refusal = 500; });
    row("hangs up at a forgery", u"signature.constant"_s, Failed, u"not answered"_s,
        [](Habits &it) { it.closesInstead = true; });
    row("compares without case", u"signature.upper-case"_s, Warned, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            return signaturesOf(request).value(0).toLower() == protocol::sign(testKey(), request.body);
        };
    });
    row("compares the beginning", u"signature.cut"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            const QByteArray given = signaturesOf(request).value(0);
            return !given.isEmpty() && protocol::sign(testKey(), request.body).startsWith(given);
        };
    });
    row("checks the length alone", u"signature.constant"_s, Failed, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) { return signaturesOf(request).value(0).size() == 128; };
    });
    row("takes the last signature", u"signature.twice"_s, Warned, u"worked on a forgery"_s, [](Habits &it) {
        it.accepts = [](const http::Request &request) {
            const QList<QByteArray> all = signaturesOf(request);
            return !all.isEmpty() && all.last() == protocol::sign(testKey(), request.body);
        };
    });
    for (const QString &id : {u"signature.escaped"_s, u"signature.spaced"_s, u"signature.pretty"_s})
        row(qPrintable(u"re-serializes: "_s + id), id, Failed, u"re-serialized"_s, [](Habits &it) {
            it.accepts = [](const http::Request &request) {
                const auto task = protocol::readRunTaskRequest(request.body);
                return task
                    && signaturesOf(request).value(0)
                    == protocol::sign(testKey(), protocol::writeRunTaskRequest(*task));
            };
        });
    row("wants a plan", u"payload.pre-plan"_s, Failed, u"answered 500"_s, lacks(u"plan_json_api_url"_s));
    row("wants version control", u"payload.no-vcs"_s, Failed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload[u"vcs_branch"].isNull(); };
    });
    row("wants known keys", u"payload.unknown-keys"_s, Failed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload.contains(u"another"); };
    });
    row("wants a project", u"payload.without-project-id"_s, Warned, u"answered 500"_s, lacks(u"project_id"_s));
    row("wants capabilities", u"payload.without-capabilities"_s, Warned, u"answered 500"_s, lacks(u"capabilities"_s));
    row("always sends outcomes", u"payload.outcomes-false"_s, Failed, u"outcomes"_s,
        says(R"(,"message":"Well")", outcome(R"("outcome-id":"A","description":"B")")));
    row("refuses long texts", u"payload.big"_s, Warned, u"refused with 413"_s, [](Habits &it) {
        it.refusal = 413;
        it.refuses = [](const QJsonObject &payload) { return payload[u"run_message"].toString().size() > 10'000; };
    });
    row("refuses odd texts", u"payload.odd-text"_s, Failed, u"answered 500"_s, [](Habits &it) {
        it.refusal = 500;
        it.refuses = [](const QJsonObject &payload) { return payload[u"run_message"].toString().contains(u'<'); };
    });
    row("forgets what it saw", u"deliveries.repeated"_s, Warned, u"2 final callbacks came"_s,
        [](Habits &it) { it.remembers = false; });
    row("forgets what it saw, after a lost answer", u"deliveries.lost-answer"_s, Warned, u"2 final callbacks came"_s,
        [](Habits &it) { it.remembers = false; });
    row("no callback", u"callback.final"_s, Failed, u"No final callback was accepted"_s, sends({}));
    row("updates only", u"callback.final"_s, Failed, u"the last one was running"_s, sends({callbackOf("running")}));
    row("POST", u"callback.method"_s, Failed, u"PATCH"_s, [](Habits &it) { it.method = "POST"; });
    row("no query", u"callback.address"_s, Failed, u"code"_s,
        [](Habits &it) { it.addressOf = [](const QString &url) { return url.section(u'?', 0, 0); }; });
    row("another address", u"callback.address"_s, Failed, u"which is not the callback URL"_s,
        [](Habits &it) { it.addressOf = [](const QString &url) { return url.section(u'/', 0, 2) + u"/callback"_s; }; });
    row("no token", u"callback.token"_s, Failed, u"no Authorization header"_s,
        [](Habits &it) { it.authorization = {}; });
    row("another token", u"callback.token"_s, Failed, u"not the token"_s,
        [](Habits &it) { it.authorization = "Bearer abc"; });
    row("no bearer", u"callback.token"_s, Failed, u"holds the token alone"_s,
        [](Habits &it) { it.authorization = "@"; });
    row("another media type", u"callback.media-type"_s, Warned, u"text/plain"_s,
        [](Habits &it) { it.mediaType = "text/plain"; });
    row("no JSON", u"callback.document"_s, Failed, u"JSON"_s, sends({"status=passed"}));
    row("attributes in the wrong place", u"callback.document"_s, Failed, u"attributes"_s,
        sends({R"({"data":{"type":"task-results","status":"passed"}})"}));
    row("an unknown status", u"callback.status"_s, Failed, u"status"_s, sends({callbackOf("success")}));
    row("an address that is none", u"callback.urls"_s, Failed, u"/var/out"_s,
        says(R"(,"message":"Well","url":"/var/out")"));
    row("a second final", u"callback.once"_s, Failed, u"2 final callbacks came"_s,
        sends({callbackOf("passed"), callbackOf("passed")}));
    row("an update behind the final", u"callback.nothing-after"_s, Failed, u"1 more came"_s,
        sends({callbackOf("passed"), callbackOf("running")}));
    row("repeats what is refused", u"callback.on-401"_s, Warned, u"refused for good"_s, [](Habits &it) {
        it.repeatsRefused = true;
        it.repetitions = 20;
    });
    row("never stops", u"callback.endless"_s, Warned, u"nothing slows it down"_s, [](Habits &it) {
        it.repetitions = 1000;
        it.repetitionPause = 20ms;
    });
    row("gives up at once", u"callback.on-500"_s, Observed, u"The result is lost"_s, [](Habits &it) {
        it.repetitions = 0;
        it.callbacks = [](const protocol::RunTaskRequest &) { return QList<QByteArray>{callbackOf("passed")}; };
    });
    row("wants no body", u"callback.on-document"_s, Warned, u"A callback was refused"_s, [](Habits &it) {
        it.wantsNoBody = true;
        it.repetitionPause = 1ms;
    });
    row("asks without the token", u"plan.token"_s, Failed, u"no Authorization header"_s,
        [](Habits &it) { it.sendsTokenForPlan = false; });
    row("follows nothing", u"plan.redirect"_s, Failed, u"not followed"_s,
        [](Habits &it) { it.followsRedirect = false; });
    row("passes the token on", u"plan.second-host"_s, Failed, u"token was sent to the host"_s,
        [](Habits &it) { it.passesTokenOn = true; });
    row("does not wait for the plan", u"plan.not-ready"_s, Warned, u"never read"_s,
        [](Habits &it) { it.asksAgain = false; });
    row("does not renew a link", u"plan.expired-link"_s, Warned, u"never read"_s,
        [](Habits &it) { it.asksAgain = false; });
    row("follows to the plan alone", u"configuration.redirect"_s, Failed, u"not followed"_s, [](Habits &it) {
        it.asksForConfiguration = true;
        it.followsToConfiguration = false;
    });
    row("asks for the configuration without the token", u"configuration.token"_s, Failed, u"no Authorization header"_s,
        [](Habits &it) {
            it.asksForConfiguration = true;
            it.sendsTokenForConfiguration = false;
        });
    row("reads the configuration, and waits for no plan", u"plan.not-ready"_s, Warned, u"never read"_s, [](Habits &it) {
        it.asksForConfiguration = true;
        it.asksAgain = false;
    });
    row("tells its token", u"hygiene.secrets"_s, Failed, u"access token"_s, says(R"(,"message":"@token@")"));
    row("hangs up where URLs are https", u"hygiene.certificate"_s, NotTestable, u"It was not answered: "_s,
        [](Habits &it) {
            it.closesInstead = true;
            it.refuses = [](const QJsonObject &payload) {
                return payload[u"task_result_callback_url"].toString().startsWith("https:"_L1);
            };
        });
    row("trusts anybody", u"hygiene.certificate"_s, Failed, u"certificate is nobody"_s,
        [](Habits &it) { it.trustsAnybody = true; });
}

void tst_Defects::findsADefect()
{
    QFETCH(Change, change);
    QFETCH(QString, id);
    QFETCH(Verdict, verdict);
    QFETCH(QString, why);
    Habits habits;
    change(habits);
    HabitualIntegration integration(habits);
    CheckOptions options = quickOptions(integration.url(), {id});
    options.target.deadline = 1s;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const CaseResult result = check.result(id);
    QVERIFY2(result.verdict == verdict, qPrintable(verdictName(result.verdict) + u": "_s + result.why));
    QVERIFY2(result.why.contains(why), qPrintable(result.why));
    QVERIFY(!result.text.remedy.isEmpty());
    QCOMPARE(check.report().isClean(), verdict != Verdict::Failed && verdict != Verdict::NotTestable);
}

void tst_Defects::theConfigurationIsFetched()
{
    Habits habits;
    habits.asksForConfiguration = true;
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"configuration.token"_s, u"configuration.redirect"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.others({Verdict::Passed}), QStringList());
    QCOMPARE(check.report().results.size(), 2);
}

void tst_Defects::whatCouldNotBeReadIsTheReason_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<base::Rule>("rule");
    using base::Rules;
    const Change large = [](Habits &habits) {
        habits.repetitions = 0;
        habits.written = [](QByteArray message) {
            return message.replace("Content-Length: ", "Content-Length: 9999999");
        };
    };
    QTest::newRow("too large") << large << Rules::HttpBodyTooLarge;
    const Change encrypted = [](Habits &habits) {
        habits.repetitions = 0;
        habits.addressOf = [](QString url) { return url.replace(u"http:"_s, u"https:"_s); };
    };
    QTest::newRow("encrypted") << encrypted << Rules::HttpRequestLine;
    const Change inTheAnswer = [](Habits &habits) {
        habits.callbacks = [](const protocol::RunTaskRequest &) { return QList<QByteArray>(); };
        habits.answerBody = callbackOf("passed");
    };
    QTest::newRow("in the answer") << inTheAnswer << Rules::AnswerResult;
}

/// A callback that was refused as HTTP is not "none came", and proves nothing of what it would have said. A result in
/// the answer is no callback, and is told as the reason.
void tst_Defects::whatCouldNotBeReadIsTheReason()
{
    QFETCH(Change, change);
    QFETCH(base::Rule, rule);
    Habits habits;
    change(habits);
    HabitualIntegration integration(habits);
    CheckOptions options =
        quickOptions(integration.url(), {u"callback.final"_s, u"callback.token"_s, u"payload.no-vcs"_s});
    options.target.deadline = 1s;
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const base::Error error{.kind = base::ErrorKind::Protocol, .rule = rule};
    const auto words = wording::sentence(error, wording::Activity::SendingRunTask);
    const QString reason = words.fact.chopped(1); // without its full stop
    const CaseResult failed = check.result(u"callback.final"_s);
    QCOMPARE(failed.verdict, Verdict::Failed);
    QCOMPARE(failed.lapses.value(0).rule, rule);
    QVERIFY2(failed.why.contains(reason) || rule == base::Rules::AnswerResult, qPrintable(failed.why));
    QCOMPARE(remedyOf(failed), words.next);
    const CaseResult token = check.result(u"callback.token"_s);
    QCOMPARE(token.verdict, Verdict::NotTestable);
    QVERIFY2(token.why.contains(reason), qPrintable(token.why));
    QCOMPARE(remedyOf(token), words.next);
    QCOMPARE(remedyOf(check.result(u"payload.no-vcs"_s)), words.next);
}

RUNLATCH_TEST(tst_Defects)
#include "tst_defects.moc"
