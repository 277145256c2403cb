// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/check.h"
#include "conformance/registry.h"
#include "conformance/report/reportwords.h"
#include "habits.h"
#include "support/closedport.h"
#include "support/suite.h"
#include "support/waiting.h"
#include "wording/sentence.h"

#include <QMap>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace runlatch;
using namespace runlatch::conformance;

namespace {

using Change = std::function<void(Habits &)>;

CheckOptions quickOptions(const QUrl &target, const QStringList &only, const QByteArray &key = testKey())
{
    CheckOptions options;
    options.cases = chosenCases(u"full", only, {});
    options.target = {.url = target, .hmacKey = key, .pinnedCertificate = {}, .deadline = 5s};
    options.linger = 100ms;
    options.calm = 700ms;
    return options;
}

/// A check that ran to its end.
class RunCheck
{
public:
    explicit RunCheck(const CheckOptions &options)
        : m_check(m_clock, options)
    {
        bool hasEnded = false;
        QObject::connect(&m_check, &Check::ended, &m_check, [&hasEnded] { hasEnded = true; });
        m_check.start();
        m_hasEnded = support::waitFor([&hasEnded] { return hasEnded; }, 120'000);
        m_report = m_check.report();
    }

    bool hasEnded() const { return m_hasEnded; }
    bool wasReached() const { return m_check.wasReached(); }
    const Report &report() const { return m_report; }
    CaseResult result(const QString &id) const
    {
        for (const CaseResult &one : m_report.results) {
            if (one.text.id == id)
                return one;
        }
        return {};
    }
    /// "id: verdict. why" of all cases with other verdicts than these.
    QStringList others(const QList<Verdict> &verdicts) const
    {
        QStringList all;
        for (const CaseResult &one : m_report.results) {
            if (!verdicts.contains(one.verdict))
                all.append(one.text.id + u": "_s + verdictName(one.verdict) + u". "_s + one.why);
        }
        return all;
    }

private:
    base::SystemClock m_clock;
    Check m_check;
    Report m_report;
    bool m_hasEnded = false;
};

} // namespace

/// `check` finds each defect of an integration by its case, and finds nothing in a right one.
class tst_Check : public QObject
{
    Q_OBJECT
private slots:
    void aRightIntegrationPassesAll();
    void findsADefect_data();
    void findsADefect();
    void withoutAKeySignaturesAreSkipped();
    void whatIsNotFetchedIsSkipped();
    void withoutAResultTheRestIsNotTestable();
    void whatCouldNotBeReadIsTheReason_data();
    void whatCouldNotBeReadIsTheReason();
    void aTargetThatIsNotThereEndsTheCheck();
    void evidenceHasBothSidesWithoutSecrets();
    void aLateCallbackTakesAVerdictBack();
    void cancelEndsAtOnce();
    void aLostTargetCountsAgainstItsCase();
};

void tst_Check::aRightIntegrationPassesAll()
{
    HabitualIntegration integration;
    CheckOptions options = quickOptions(integration.url(), {});
    options.cases.removeIf([](const Case *one) { return one == findCase(u"answer.prompt"); }); // a machine may be busy
    const RunCheck check(options);
    QVERIFY(check.hasEnded());
    const QStringList others = check.others({Verdict::Passed});
    // The configuration is not asked for, and nothing is expected of another version.
    QVERIFY2(others.size() == 3, qPrintable(others.join(u'\n')));
    QCOMPARE(check.result(u"payload.version-2"_s).verdict, Verdict::Observed);
    QCOMPARE(check.result(u"configuration.token"_s).verdict, Verdict::Skipped);
    QVERIFY(check.report().isClean());
    QCOMPARE(check.report().results.size(), options.cases.size());
}

void tst_Check::findsADefect_data()
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
    row("tells its token", u"hygiene.secrets"_s, Failed, u"access token"_s, says(R"(,"message":"@token@")"));
    row("trusts anybody", u"hygiene.certificate"_s, Failed, u"certificate is nobody"_s,
        [](Habits &it) { it.trustsAnybody = true; });
}

void tst_Check::findsADefect()
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
    QCOMPARE(check.report().isClean(), verdict != Verdict::Failed);
}

void tst_Check::withoutAKeySignaturesAreSkipped()
{
    Habits habits;
    habits.accepts = [](const http::Request &) { return true; };
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"signature"_s}, {}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.others({Verdict::Skipped}), QStringList());
    QVERIFY(check.report().isClean());
    QCOMPARE(check.report().count(Verdict::Passed), 0);
}

void tst_Check::whatIsNotFetchedIsSkipped()
{
    Habits habits;
    habits.asksForPlan = false;
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"plan"_s, u"configuration"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.others({Verdict::Skipped}), QStringList());
}

void tst_Check::withoutAResultTheRestIsNotTestable()
{
    Habits habits;
    habits.accepts = [](const http::Request &) { return false; };
    HabitualIntegration integration(habits);
    const RunCheck check(quickOptions(integration.url(), {u"signature"_s, u"payload.no-vcs"_s, u"answer.status"_s}));
    QVERIFY(check.hasEnded());
    QCOMPARE(check.result(u"answer.status"_s).verdict, Verdict::Failed);
    QCOMPARE(check.result(u"signature.unsigned"_s).verdict, Verdict::NotTestable); // refusing all proves nothing
    QCOMPARE(check.result(u"payload.no-vcs"_s).verdict, Verdict::NotTestable);
    const QString remedy = remedyOfCase(u"answer.status");
    QCOMPARE(remedyOf(check.result(u"signature.unsigned"_s)), remedy); // that of what failed
    QCOMPARE(remedyOf(check.result(u"payload.no-vcs"_s)), remedy);
    QVERIFY(check.wasReached());
    QVERIFY(!check.report().isClean());
}

void tst_Check::whatCouldNotBeReadIsTheReason_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<base::Rule>("rule");
    const auto writes = [](const QByteArray &line, const QByteArray &instead) -> Change {
        return [line, instead](Habits &habits) {
            habits.repetitions = 0;
            habits.written = [line, instead](QByteArray message) {
                return message.replace(message.indexOf(line), line.size(), instead);
            };
        };
    };
    using base::Rules;
    QTest::newRow("folded") << writes("Content-Type: ", "Content-Type:\r\n ") << Rules::HttpFoldedLine;
    QTest::newRow("a line feed alone") << writes("\r\nContent-Type", "\nContent-Type") << Rules::HttpBareLineFeed;
    QTest::newRow("too large") << writes("Content-Length: ", "Content-Length: 9999999") << Rules::HttpBodyTooLarge;
    const Change encrypted = [](Habits &habits) {
        habits.repetitions = 0;
        habits.addressOf = [](QString url) { return url.replace(u"http:"_s, u"https:"_s); };
    };
    QTest::newRow("encrypted") << encrypted << Rules::HttpRequestLine;
}

/// A callback that was refused as HTTP is not "none came", and proves nothing of what it would have said.
void tst_Check::whatCouldNotBeReadIsTheReason()
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
    QVERIFY2(failed.why.contains(reason), qPrintable(failed.why));
    const CaseResult token = check.result(u"callback.token"_s);
    QCOMPARE(token.verdict, Verdict::NotTestable);
    QVERIFY2(token.why.contains(reason), qPrintable(token.why));
    QCOMPARE(remedyOf(token), words.next);
    QCOMPARE(remedyOf(check.result(u"payload.no-vcs"_s)), words.next);
}

void tst_Check::aTargetThatIsNotThereEndsTheCheck()
{
    const support::ClosedPort closed;
    const RunCheck check(quickOptions(QUrl(u"http://127.0.0.1:%1/"_s.arg(closed.port())), {}));
    QVERIFY(check.hasEnded());
    QVERIFY(!check.wasReached());
    QCOMPARE(check.others({Verdict::NotTestable}), QStringList());
    QVERIFY2(check.report().unreached.contains("the connection was refused"_L1), qPrintable(check.report().unreached));
    QCOMPARE(check.result(u"answer.status"_s).why, u"It was not tried."_s);
    QCOMPARE(check.result(u"answer.status"_s).took, 0ms);
}

void tst_Check::evidenceHasBothSidesWithoutSecrets()
{
    HabitualIntegration integration;
    const RunCheck check(quickOptions(integration.url(), {u"plan.second-host"_s, u"signature.unsigned"_s}));
    QVERIFY(check.hasEnded());
    QStringList sides;
    const CaseResult result = check.result(u"plan.second-host"_s);
    for (const http::ExchangeRecord &record : result.exchanges) {
        sides.append(QString::fromLatin1(record.method));
        QVERIFY(!record.part.isEmpty());
        QVERIFY(!record.requestBody.contains("atlasv1")); // the mark of a token
        for (const http::Header &header : record.requestHeaders)
            QVERIFY2(!header.value.contains("atlasv1"), header.name.constData());
    }
    sides.sort();
    QCOMPARE(sides, QStringList({u"GET"_s, u"GET"_s, u"PATCH"_s, u"PATCH"_s, u"POST"_s}));
    QCOMPARE(check.result(u"signature.unsigned"_s).exchanges.size(), 1);
}

/// The callback to a forgery comes after its verdict, while another trial is watched for longer.
void tst_Check::aLateCallbackTakesAVerdictBack()
{
    Habits habits;
    habits.worksOnForgeries = true;
    habits.forgeryPause = 800ms;
    habits.asksForPlan = false;
    HabitualIntegration integration(habits);
    base::SystemClock clock;
    CheckOptions options = quickOptions(integration.url(), {u"signature.cut"_s, u"callback.on-401"_s});
    options.calm = 2s;
    Check check(clock, options);
    QStringList verdicts;
    bool hasEnded = false;
    connect(&check, &Check::judged, this, [&verdicts](const CaseResult &result) {
        if (result.text.id == "signature.cut"_L1)
            verdicts.append(verdictName(result.verdict));
    });
    connect(&check, &Check::ended, this, [&hasEnded] { hasEnded = true; });
    check.start();
    QVERIFY(support::waitFor([&hasEnded] { return hasEnded; }));
    QCOMPARE(verdicts, QStringList({u"passed"_s, u"failed"_s}));
    QCOMPARE(check.report().results.constFirst().verdict, Verdict::Failed);
}

void tst_Check::cancelEndsAtOnce()
{
    Habits habits;
    habits.slowness = 5s;
    HabitualIntegration integration(habits);
    base::SystemClock clock;
    Check check(clock, quickOptions(integration.url(), {}));
    bool hasTold = false;
    connect(&check, &Check::judged, this, [&hasTold] { hasTold = true; });
    check.start();
    check.cancel();
    QVERIFY(!hasTold);
    QCOMPARE(check.report().results.size(), allCases().size());
    QCOMPARE(check.report().count(Verdict::NotTestable), allCases().size());
}

void tst_Check::aLostTargetCountsAgainstItsCase()
{
    HabitualIntegration integration;
    base::SystemClock clock;
    CheckOptions options =
        quickOptions(integration.url(), {u"payload.no-vcs"_s, u"payload.nulls"_s, u"answer.status"_s});
    Check check(clock, options);
    QMap<QString, Verdict> verdicts;
    bool hasEnded = false;
    int lost = 0;
    connect(&check, &Check::judged, this, [&verdicts, &check, &lost](const CaseResult &result) {
        verdicts.insert(result.text.id, result.verdict);
        if (result.text.id == "answer.status"_L1) // the next two are tried side by side now: neither is blamed
            QMetaObject::invokeMethod(
                &check,
                [&check, &lost] {
                    ++lost;
                    check.loseTarget(u"gone"_s);
                },
                Qt::QueuedConnection);
    });
    connect(&check, &Check::targetWanted, this, [&check, &lost] {
        check.resume();
        if (lost++ == 1) // one is tried alone now
            check.loseTarget(u"gone again"_s);
    });
    connect(&check, &Check::ended, this, [&hasEnded] { hasEnded = true; });
    check.start();
    QVERIFY(support::waitFor([&hasEnded] { return hasEnded; }));
    QCOMPARE(verdicts.value(u"answer.status"_s), Verdict::Passed);
    QCOMPARE(verdicts.value(u"payload.nulls"_s), Verdict::Failed);
    QCOMPARE(verdicts.value(u"payload.no-vcs"_s), Verdict::Passed);
    QCOMPARE(verdicts.size(), 3);
}

RUNLATCH_TEST(tst_Check)
#include "tst_check.moc"
