// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "base/utc.h"
#include "protocol/payloadkeys.h"
#include "simulator/payload.h"
#include "support/suite.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch;
using protocol::Stage;
using simulator::DialectRule;
using simulator::RunTaskIdentity;
using simulator::Verification;

/// The simulated payload has every key in the documented form, and is fresh each time.
class tst_Payload : public QObject
{
    Q_OBJECT

private slots:
    void hasEveryKey_data();
    void hasEveryKey();
    void hasTheFormsOfTheSpecification();
    void saysWhatWasChosen();
    void hasNoRepository();
    void namesTheConfiguration();
    void isFreshEachTime();
    void namesCallbacksByTheDialect();
    void leadsNowhereElse_data();
    void leadsNowhereElse();
    void verifiesAsRecorded();
    void verifiesInOtherForms_data();
    void verifiesInOtherForms();
    void takesValuesByKey();
    void keepsTokenAndCallback();
    void escapesSomethingAlways();

private:
    static QByteArray body(const simulator::RunTaskOptions &given)
    {
        const simulator::RunTaskOptions options = simulator::withPayloadValues(given);
        const simulator::RunTaskPlace place{u"acme"_s, u"ws-FTs6kr9iCwweku22"_s, u"net-prod"_s,
                                            QUrl(u"http://127.0.0.1:8080/api/v2"_s)};
        const RunTaskIdentity identity = RunTaskIdentity::fresh(DialectRule::Any, options.verification);
        return simulator::payloadBody(simulator::makePayload(options, place, identity, QDateTime()), options);
    }
    static QJsonObject made(const simulator::RunTaskOptions &options,
                            const RunTaskIdentity &identity = RunTaskIdentity::fresh(),
                            DialectRule dialect = DialectRule::Any)
    {
        const simulator::RunTaskPlace place{u"acme"_s,
                                            u"ws-FTs6kr9iCwweku22"_s,
                                            u"net-prod"_s,
                                            QUrl(u"http://127.0.0.1:8080/api/v2"_s),
                                            u"prj-gFVyPJ2q2Aurn5DV"_s,
                                            u"net platform"_s,
                                            dialect};
        const QDateTime now(QDate(2026, 11, 21), QTime(10, 0), base::Utc);
        return QJsonDocument::fromJson(protocol::writeRunTaskRequest(makePayload(options, place, identity, now)))
            .object();
    }
};

void tst_Payload::hasEveryKey_data()
{
    QTest::addColumn<Stage>("stage");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("hasPlan");
    QTest::newRow("pre_plan") << Stage::PrePlan << u"pre_plan"_s << false;
    QTest::newRow("post_plan") << Stage::PostPlan << u"post_plan"_s << true;
    QTest::newRow("pre_apply") << Stage::PreApply << u"pre_apply"_s << true;
    QTest::newRow("post_apply") << Stage::PostApply << u"post_apply"_s << true;
}

void tst_Payload::hasEveryKey()
{
    QFETCH(Stage, stage);
    QFETCH(bool, hasPlan);
    const auto keysUpTo = [hasPlan](protocol::PayloadAge age) {
        QStringList keys;
        for (const protocol::PayloadKey &key : protocol::payloadKeys()) {
            if (key.since <= age && (hasPlan || key.stages == protocol::PayloadStages::All))
                keys.append(key.name);
        }
        keys.sort();
        return keys;
    };
    simulator::RunTaskOptions options;
    options.stage = stage;
    const QJsonObject payload = made(options);
    QCOMPARE(payload.keys(), keysUpTo(protocol::PayloadAge::Newer));
    QCOMPARE(made(options, RunTaskIdentity::fresh(), DialectRule::Specification).keys(),
             keysUpTo(protocol::PayloadAge::Specified));
    for (const protocol::PayloadKey &key : protocol::payloadKeys())
        QVERIFY2(!payload[key.name].isNull() || key.null == protocol::PayloadNull::Fine, key.name.data());
    QTEST(payload["stage"_L1].toString(), "name");
    QCOMPARE(payload["payload_version"_L1], QJsonValue(1));
    QVERIFY(payload["capabilities"_L1]["outcomes"_L1].isBool());
    QVERIFY(payload["is_speculative"_L1].isBool());
    QVERIFY(payload["configuration_version_download_url"_L1].isNull());
    QVERIFY(payload["vcs_pull_request_url"_L1].isNull()); // this run has no pull request
}

void tst_Payload::hasTheFormsOfTheSpecification()
{
    RunTaskIdentity identity = RunTaskIdentity::fresh();
    const QJsonObject payload = made({}, identity);
    const QString id = u"[1-9A-HJ-NP-Za-km-z]{16}"_s;
    const QString base = u"http://127\\.0\\.0\\.1:8080"_s;
    const QHash<QString, QString> forms{
        {u"run_id"_s, u"run-"_s + id},
        {u"task_result_id"_s, u"taskrs-"_s + id},
        {u"configuration_version_id"_s, u"cv-"_s + id},
        {u"run_created_at"_s, u"2026-11-21T10:00:00\\.000Z"_s},
        {u"access_token"_s, u"\\w{14}\\.atlasv1\\.\\w{67}"_s},
        {u"task_result_callback_url"_s,
         base + "/api/v2/task-results/[0-9a-f-]{36}/callback\\?v=1&url_code=[0-9a-f]{32}"_L1},
        {u"plan_json_api_url"_s, base + "/api/v2/plans/plan-"_L1 + id + "/json-output"_L1},
        {u"run_app_url"_s, base + "/app/acme/net-prod/runs/run-"_L1 + id},
        {u"workspace_app_url"_s, base + "/app/acme/net-prod"_L1},
        {u"vcs_commit_url"_s, base + "/vcs/acme/net-prod/commit/[0-9a-f]{40}"_L1},
        {u"vcs_commit_hash"_s, u"[0-9a-f]{40}"_s},
        {u"project_id"_s, u"prj-"_s + id},
        {u"project_app_url"_s, base + "/app/acme/projects/.+"_L1},
    };
    for (auto form = forms.cbegin(); form != forms.cend(); ++form) {
        const QString text = payload[form.key()].toString();
        QVERIFY2(QRegularExpression(QRegularExpression::anchoredPattern(form.value())).match(text).hasMatch(),
                 qPrintable(form.key() + u": "_s + text));
    }
    QVERIFY(payload["task_result_callback_url"_L1].toString().contains(identity.callbackId));
    QCOMPARE(payload["access_token"_L1].toString(), QString::fromLatin1(identity.accessToken));
}

void tst_Payload::saysWhatWasChosen()
{
    simulator::RunTaskOptions options;
    options.acceptsOutcomes = false;
    options.speculative = true;
    options.enforcementLevel = protocol::EnforcementLevel::Advisory;
    options.runMessage = u"Straße ✓"_s;
    const QJsonObject payload = made(options);
    QCOMPARE(payload["capabilities"_L1]["outcomes"_L1], QJsonValue(false));
    QCOMPARE(payload["is_speculative"_L1], QJsonValue(true));
    QCOMPARE(payload["task_result_enforcement_level"_L1].toString(), u"advisory"_s);
    QCOMPARE(payload["run_message"_L1].toString(), options.runMessage);
    QVERIFY(
        payload["vcs_pull_request_url"_L1].toString().startsWith("http://127.0.0.1:8080/vcs/acme/net-prod/pull/"_L1));
    QCOMPARE(made({})["task_result_enforcement_level"_L1].toString(), u"mandatory"_s);
    QVERIFY(!made({})["run_message"_L1].toString().isEmpty());
}

void tst_Payload::hasNoRepository()
{
    simulator::RunTaskOptions options;
    options.hasRepository = false;
    options.speculative = true;
    const QJsonObject payload = made(options);
    for (const QString &key :
         {u"vcs_repo_url"_s, u"vcs_branch"_s, u"vcs_commit_url"_s, u"vcs_commit_hash"_s, u"vcs_pull_request_url"_s})
        QVERIFY2(payload.contains(key) && payload[key].isNull(), qPrintable(key));
    QCOMPARE(payload["is_speculative"_L1], QJsonValue(true));
}

void tst_Payload::namesTheConfiguration()
{
    simulator::RunTaskOptions options;
    options.configuration = "an archive"_ba;
    const QJsonObject payload = made(options);
    QCOMPARE(payload["configuration_version_download_url"_L1].toString(),
             "http://127.0.0.1:8080/api/v2/configuration-versions/"_L1
                 + payload["configuration_version_id"_L1].toString() + "/download"_L1);
}

void tst_Payload::isFreshEachTime()
{
    const QJsonObject first = made({});
    const QJsonObject second = made({});
    for (const QString &key :
         {u"access_token"_s, u"run_id"_s, u"task_result_id"_s, u"task_result_callback_url"_s, u"plan_json_api_url"_s})
        QVERIFY2(first[key] != second[key], qPrintable(key));
}

void tst_Payload::namesCallbacksByTheDialect()
{
    const RunTaskIdentity identity = RunTaskIdentity::fresh(simulator::DialectRule::OpenApi);
    QCOMPARE(identity.callbackId, identity.taskResultId);
    QVERIFY(made({}, identity)["task_result_callback_url"_L1].toString().contains("/task-results/taskrs-"_L1));
}

void tst_Payload::leadsNowhereElse_data()
{
    QTest::addColumn<Verification>("verification");
    QTest::addColumn<bool>("isHere");
    QTest::newRow("a run task") << Verification::None << true;
    for (const Verification verification : simulator::verifications())
        QTest::newRow(qPrintable(simulator::verificationName(verification)))
            << verification << (verification != Verification::Recorded);
    QCOMPARE(simulator::verifications().constFirst(), Verification::Token); // what is sent where nobody chose
}

/// An integration that follows a URL of the payload is seen, and reaches nobody else.
void tst_Payload::leadsNowhereElse()
{
    QFETCH(Verification, verification);
    QFETCH(bool, isHere);
    simulator::RunTaskOptions options;
    options.verification = verification;
    options.speculative = true; // has a pull request
    options.configuration = QByteArray("archive");
    const QJsonObject sent = QJsonDocument::fromJson(body(options)).object();
    QStringList elsewhere;
    int urls = 0;
    for (auto member = sent.begin(); member != sent.end(); ++member) {
        const QString text = member.value().toString();
        urls += text.contains("://"_L1) ? 1 : 0;
        if (text.contains("://"_L1) && !text.startsWith("http://127.0.0.1:8080/"_L1))
            elsewhere.append(member.key());
    }
    QVERIFY(urls >= 7);
    QVERIFY2(elsewhere.isEmpty() == isHere, qPrintable(elsewhere.join(u", "_s)));
}

void tst_Payload::verifiesAsRecorded()
{
    simulator::RunTaskOptions options;
    options.verification = Verification::Recorded;
    const auto payload = makePayload(options, {}, RunTaskIdentity::fresh(), {});
    QFile recorded(QStringLiteral(RUNLATCH_TEST_DATA "/signatures/ping.json"));
    QVERIFY(recorded.open(QIODevice::ReadOnly));
    QCOMPARE(payload.body, recorded.readAll());
    QVERIFY(payload.isVerification());
}

void tst_Payload::verifiesInOtherForms_data()
{
    QTest::addColumn<Verification>("verification");
    QTest::addColumn<QString>("level");
    QTest::addColumn<bool>("isTestToken");
    QTest::addColumn<bool>("isBare");
    QTest::addColumn<QString>("stage");
    QTest::newRow("token") << Verification::Token << u"mandatory"_s << true << false << u"post_plan"_s;
    QTest::newRow("level") << Verification::Level << u"test"_s << false << false << u"post_plan"_s;
    QTest::newRow("stage") << Verification::Stage << u"test"_s << true << false << u"test"_s;
    QTest::newRow("bare") << Verification::Bare << u"test"_s << false << true << u"post_plan"_s;
}

void tst_Payload::verifiesInOtherForms()
{
    QFETCH(Verification, verification);
    QFETCH(bool, isBare);
    simulator::RunTaskOptions options;
    options.verification = verification;
    const auto identity = RunTaskIdentity::fresh(simulator::DialectRule::Any, verification);
    const QJsonObject payload = made(options, identity);
    QTEST(payload["task_result_enforcement_level"_L1].toString(), "level");
    QTEST(payload["access_token"_L1] == "test-token"_L1, "isTestToken");
    QCOMPARE(payload["access_token"_L1].isNull(), isBare);
    QCOMPARE(payload["task_result_callback_url"_L1].isNull(), isBare);
    QTEST(payload["stage"_L1].toString(), "stage");
    QCOMPARE(payload.contains("project_id"_L1), verification != Verification::Stage);
    QVERIFY(protocol::readRunTaskRequest(QJsonDocument(payload).toJson())->isVerification());
    QCOMPARE(simulator::verificationOfName(simulator::verificationName(verification)), verification);
}

void tst_Payload::takesValuesByKey()
{
    simulator::RunTaskOptions options;
    options.payloadValues = {{u"run_message"_s, 7},
                             {u"stage"_s, u"pre_plan"_s},
                             {u"capabilities"_s, QJsonObject{{u"outcomes"_s, false}}},
                             {u"policy_pack"_s, u"newer"_s}};
    const QJsonObject sent = QJsonDocument::fromJson(body(options)).object();
    QCOMPARE(sent[u"run_message"], QJsonValue(7));
    QCOMPARE(sent[u"policy_pack"].toString(), u"newer"_s);
    QCOMPARE(sent[u"payload_version"], QJsonValue(1));
    QVERIFY(!sent.contains(u"plan_json_api_url")); // this stage has no plan
    QVERIFY(!simulator::withPayloadValues(options).acceptsOutcomes);
    QCOMPARE(simulator::withPayloadValues(options).stage, Stage::PrePlan);
    options.verification = Verification::Recorded;
    QVERIFY(body(options).contains("Test run message"));
}

void tst_Payload::keepsTokenAndCallback()
{
    simulator::RunTaskOptions options;
    options.payloadValues = {{u"access_token"_s, u"mine"_s}, {u"task_result_callback_url"_s, u"http://elsewhere/"_s}};
    const QJsonObject sent = QJsonDocument::fromJson(body(options)).object();
    QVERIFY(sent[u"access_token"].toString().contains(u".atlasv1."_s));
    QVERIFY(sent[u"task_result_callback_url"].toString().startsWith(u"http://127.0.0.1:8080/"_s));
}

void tst_Payload::escapesSomethingAlways()
{
    simulator::RunTaskOptions options;
    options.bodyStyle = json::BodyStyle::Escaped;
    options.hasRepository = false;
    options.payloadValues = {{u"run_message"_s, u"plain"_s}};
    QVERIFY(body(options).contains("\\u0026url_code="));
    QVERIFY(!body(options).contains('&'));
    options.payloadValues = {{u"run_message"_s, u"a & b"_s}};
    QVERIFY(body(options).contains("\"a \\u0026 b\""));
    options.bodyStyle = json::BodyStyle::Compact;
    QVERIFY(body(options).contains("\"a & b\""));
}

RUNLATCH_TEST(tst_Payload)
#include "tst_payload.moc"
