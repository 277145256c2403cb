// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/rules.h"
#include "integrator.h"
#include "simulation.h"
#include "support/suite.h"

using namespace Qt::StringLiterals;
using namespace runlatch;
using simulator::Integrator;
using simulator::Simulation;

/// The token of a run task opens what is its own, finds nothing elsewhere, and is told apart from near misses.
class tst_RunTaskTokens : public QObject
{
    Q_OBJECT

private slots:
    void findsNothingElsewhere_data();
    void findsNothingElsewhere();
    void namesAnAddressThatIsNearlyRight_data();
    void namesAnAddressThatIsNearlyRight();
    void namesWhatIsNearlyTheToken_data();
    void namesWhatIsNearlyTheToken();
    void aVerificationOpensNothing();
    void strangersLearnNothing();
    void expires_data();
    void expires();
    void expiresLaterThanItsRunTask();

private:
    struct Trial
    {
        explicit Trial(simulator::Verification verification = simulator::Verification::None)
            : Trial(optionsOf(verification))
        {
        }
        explicit Trial(simulator::RunTaskOptions options)
        {
            options.target = integrator.url();
            simulation.startRunTask(options);
        }
        static simulator::RunTaskOptions optionsOf(simulator::Verification verification)
        {
            simulator::RunTaskOptions options;
            options.verification = verification;
            return options;
        }
        bool isDelivered() const { return !integrator.requests.isEmpty(); }
        http::Response send(const QByteArray &method, const QString &path, const QByteArray &body = {})
        {
            return simulation.send(method, path, {Simulation::bearer(integrator.token()), Simulation::jsonApi()}, body);
        }
        const simulator::Served &told() const { return simulation.served.constLast(); }

        Simulation simulation;
        Integrator integrator{simulation.clock};
    };
};

void tst_RunTaskTokens::findsNothingElsewhere_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("a run") << "GET"_ba << u"/api/v2/runs/run-1"_s << ""_ba;
    QTest::newRow("what the API serves") << "GET"_ba << u"/api/v2/organizations/acme/workspaces"_s << ""_ba;
    QTest::newRow("with a body") << "POST"_ba << u"/api/v2/organizations/acme/explorer/bulk-actions"_s << "{}"_ba;
}

void tst_RunTaskTokens::findsNothingElsewhere()
{
    QFETCH(const QByteArray, method);
    QFETCH(const QString, path);
    QFETCH(const QByteArray, body);
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    QCOMPARE(trial.send(method, path, body).status, 404);
    QCOMPARE(trial.told().rule, base::Rules::RequestRunTaskToken);
    QCOMPARE(trial.told().runTask, trial.simulation.runTask.id);
    QCOMPARE(trial.simulation.send(method, path).status == 404, path.contains(u"runs"_s)); // by the user's token
}

void tst_RunTaskTokens::namesAnAddressThatIsNearlyRight_data()
{
    QTest::addColumn<QString>("path"); // % is the callback's name, @ the id of the task result
    QTest::addColumn<base::Rule>("rule");
    QTest::newRow("no /callback") << u"/api/v2/task-results/%"_s << base::Rules::CallbackNoSuffix;
    QTest::newRow("no /callback, by the id") << u"/api/v2/task-results/@"_s << base::Rules::CallbackNoSuffix;
    QTest::newRow("put together") << u"/api/v2/task-results/@/callback"_s << base::Rules::CallbackRebuilt;
    QTest::newRow("another one") << u"/api/v2/task-results/none/callback"_s << base::Rules::CallbackAddress;
    QTest::newRow("twice /callback") << u"/api/v2/task-results/%/callback/callback"_s << base::Rules::CallbackAddress;
    QTest::newRow("a run") << u"/api/v2/runs/run-1"_s << base::Rules::CallbackAddress;
    QTest::newRow("outside the API") << u"/callback"_s << base::Rules::CallbackAddress;
}

void tst_RunTaskTokens::namesAnAddressThatIsNearlyRight()
{
    QFETCH(const QString, path);
    QFETCH(const base::Rule, rule);
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    const QString name = trial.integrator.callback().section(u'/', 4, 4);
    const QString asked = QString(path).replace(u'%', name).replace(u'@', trial.simulation.runTask.id);
    for (const QByteArray &body : {QByteArray(), "{}"_ba}) { // judged whole, and at the head
        QCOMPARE(trial.send("PATCH", asked, body).status, 404);
        QCOMPARE(trial.told().rule, rule);
    }
    QCOMPARE(trial.send("GET", u"/api/v2/task-results/"_s + trial.simulation.runTask.id).status, 404);
    QCOMPARE(trial.told().rule, base::Rules::RequestRunTaskToken); // reading a result back is another thing
}

void tst_RunTaskTokens::namesWhatIsNearlyTheToken_data()
{
    QTest::addColumn<QByteArray>("authorization"); // @ is the token
    QTest::addColumn<base::Rule>("rule");
    QTest::newRow("alone") << "@"_ba << base::Rules::BearerNoScheme;
    QTest::newRow("twice") << "Bearer Bearer @"_ba << base::Rules::BearerTwice;
    QTest::newRow("twice, otherwise written") << "bearer bearer @"_ba << base::Rules::BearerTwice;
    QTest::newRow("in quotes") << "Bearer \"@\""_ba << base::Rules::BearerQuoted;
    QTest::newRow("in brackets") << "Bearer <@>"_ba << base::Rules::BearerQuoted;
    QTest::newRow("in braces") << "Bearer {@}"_ba << base::Rules::BearerQuoted;
    QTest::newRow("bytes of Python") << "Bearer b'@'"_ba << base::Rules::BearerQuoted;
    QTest::newRow("alone in quotes") << "\"@\""_ba << base::Rules::BearerQuoted;
    QTest::newRow("masked") << "Bearer ***"_ba << base::Rules::BearerPlaceholder;
    QTest::newRow("redacted") << "Bearer [redacted]"_ba << base::Rules::BearerPlaceholder;
    QTest::newRow("an empty name") << "Bearer <access_token>"_ba << base::Rules::BearerPlaceholder;
    QTest::newRow("all in quotes") << "'Bearer @'"_ba << base::Rules::BearerQuoted;
    QTest::newRow("a line break, as two signs") << "Bearer @\\n"_ba << base::Rules::BearerLineBreak;
    QTest::newRow("a line break, percent-encoded") << "Bearer @%0A"_ba << base::Rules::BearerLineBreak;
    QTest::newRow("percent-encoded") << "Bearer%20@"_ba << base::Rules::BearerPercentEncoded;
    QTest::newRow("not filled in") << "Bearer $ACCESS_TOKEN"_ba << base::Rules::BearerPlaceholder;
    QTest::newRow("nothing there") << "Bearer undefined"_ba << base::Rules::BearerPlaceholder;
    QTest::newRow("another") << "Bearer 4Qe.atlasv1.abc"_ba << base::Rules::BearerOther;
    QTest::newRow("another scheme") << "Token @"_ba << base::Rules::BearerMalformed;
}

void tst_RunTaskTokens::namesWhatIsNearlyTheToken()
{
    QFETCH(QByteArray, authorization);
    QFETCH(const base::Rule, rule);
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    const QByteArray token = trial.integrator.token();
    const http::Header header{"Authorization", authorization.replace("@", token)};
    QCOMPARE(trial.simulation.send("PATCH", trial.integrator.callback(), {header}, "{}").status, 401);
    QCOMPARE(trial.simulation.runTask.events.constLast().error.rule, rule);
    const QString plan = QUrl(trial.integrator.text("plan_json_api_url")).path();
    QCOMPARE(trial.simulation.send("GET", plan, {header}).status, 401);
    QCOMPARE(trial.told().rule, rule);
    const http::Headers twoLines{Simulation::bearer(token), header};
    QCOMPARE(trial.simulation.send("PATCH", trial.integrator.callback(), twoLines, "{}").status, 401);
    QCOMPARE(trial.simulation.runTask.events.constLast().error.rule, base::Rules::BearerTwice);
    for (const QByteArray &cased : {token.toUpper(), token.toLower()}) {
        QCOMPARE(trial.simulation.send("GET", plan, {Simulation::bearer(cased)}).status, 401);
        QCOMPARE(trial.told().rule, base::Rules::BearerOtherCase);
    }
    QCOMPARE(trial.simulation.send("GET", plan, {Simulation::bearer(token.toBase64())}).status, 401);
    QCOMPARE(trial.told().rule, base::Rules::BearerEncoded);
    QCOMPARE(trial.simulation.send("GET", plan, {Simulation::bearer(QByteArray(token).replace(".", "%2E"))}).status,
             401);
    QCOMPARE(trial.told().rule, base::Rules::BearerPercentEncoded);
    for (const QByteArray &cut : {token.chopped(5), token.sliced(5)}) {
        QCOMPARE(trial.simulation.send("GET", plan, {Simulation::bearer(cut)}).status, 401);
        QCOMPARE(trial.told().rule, base::Rules::BearerCut);
    }
}

void tst_RunTaskTokens::aVerificationOpensNothing()
{
    Trial trial(simulator::Verification::Token);
    QTRY_VERIFY(trial.isDelivered());
    const QString plan = QUrl(trial.integrator.text("plan_json_api_url")).path();
    for (const QString &path : {plan, u"/api/v2/runs/run-1"_s}) {
        QCOMPARE(trial.send("GET", path).status, 401);
        QCOMPARE(trial.told().rule, base::Rules::RequestUnasked);
        QCOMPARE(trial.told().runTask, trial.simulation.runTask.id);
    }
}

/// What a token is like is told here, and never answered.
void tst_RunTaskTokens::strangersLearnNothing()
{
    Trial trial;
    QTRY_VERIFY(trial.isDelivered());
    const QByteArray token = trial.integrator.token();
    const http::Response cut =
        trial.simulation.send("PATCH", trial.integrator.callback(), {Simulation::bearer(token.chopped(1))}, "{}");
    const http::Response other =
        trial.simulation.send("PATCH", trial.integrator.callback(), {Simulation::bearer("abc")}, "{}");
    QCOMPARE(cut.status, 401);
    QCOMPARE(cut.body, other.body);
}

void tst_RunTaskTokens::expires_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QString>("path"); // % is the callback
    QTest::newRow("callback") << "PATCH"_ba << u"%"_s;
    QTest::newRow("plan") << "GET"_ba << u"plan_json_api_url"_s;
    QTest::newRow("configuration") << "GET"_ba << u"configuration_version_download_url"_s;
    QTest::newRow("elsewhere") << "GET"_ba << u"/api/v2/organizations/acme/workspaces"_s;
}

/// By the task clock, whatever the state of the run task is.
void tst_RunTaskTokens::expires()
{
    QFETCH(const QByteArray, method);
    QFETCH(QString, path);
    simulator::RunTaskOptions options;
    options.limits.rule = protocol::DeadlineRule::Progress;
    options.tokenLife = std::chrono::minutes(5);
    options.configuration = "the bytes of an archive";
    Trial trial(options);
    QTRY_COMPARE(trial.simulation.runTask.http, 200);
    if (path == "%"_L1)
        path = trial.integrator.callback();
    else if (!path.startsWith(u'/'))
        path = QUrl(trial.integrator.text(path.toLatin1().constData())).path();
    const QByteArray body = method == "PATCH" ? "{}" : "";
    trial.simulation.clock.advance(std::chrono::minutes(5) - std::chrono::milliseconds(1));
    QVERIFY(trial.send(method, path, body).status != 401);
    trial.simulation.clock.advance(std::chrono::milliseconds(1));
    QCOMPARE(trial.send(method, path, body).status, 401);
    QCOMPARE(trial.told().rule, base::Rules::BearerExpired);
    if (method == "PATCH")
        QCOMPARE(trial.simulation.runTask.events.constLast().error.rule, base::Rules::BearerExpired);
}

void tst_RunTaskTokens::expiresLaterThanItsRunTask()
{
    Trial trial{simulator::RunTaskOptions()};
    QTRY_COMPARE(trial.simulation.runTask.http, 200);
    trial.simulation.clock.advance(std::chrono::minutes(11));
    QCOMPARE(trial.send("PATCH", trial.integrator.callback(), "{}").status, 409);
    trial.simulation.clock.advance(std::chrono::minutes(10));
    QCOMPARE(trial.send("PATCH", trial.integrator.callback(), "{}").status, 401);
}

RUNLATCH_TEST(tst_RunTaskTokens)
#include "tst_runtasktokens.moc"
