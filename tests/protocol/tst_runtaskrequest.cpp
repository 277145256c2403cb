// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtaskrequest.h"

#include "protocol/fixture.h"
#include "support/suite.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace runlatch::protocol;
using namespace runlatch::tests;
namespace base = runlatch::base;

namespace {

RunTaskRequest read(const QByteArray &body)
{
    const auto request = readRunTaskRequest(body);
    return request ? *request : RunTaskRequest{};
}

} // namespace

/// The payload of a run task request is read with all its known keys, and missing keys are reported.
class tst_RunTaskRequest : public QObject
{
    Q_OBJECT

private slots:
    void readsCommonAndRun();
    void readsTaskVcsAndWorkspace();
    void nullAndEmpty();
    void writes_data();
    void writes();
    void planUrlByStage_data();
    void planUrlByStage();
    void newerKeys();
    void unknownKeys();
    void capabilities_data();
    void capabilities();
    void unknownCapabilitiesAreKept();
    void versions_data();
    void versions();
    void verification_data();
    void verification();
    void names();
    void broken();
    void readsWhatOnlyOneReaderTakes_data();
    void readsWhatOnlyOneReaderTakes();
    void keepsAnyNumberOfUnknownKeys();
};

void tst_RunTaskRequest::readsCommonAndRun()
{
    const QByteArray body = lineFixture(u"protocol/run_task_request_post_plan.json"_s);
    const RunTaskRequest request = read(body);
    QCOMPARE(request.body, body);
    QCOMPARE(request.payloadVersion, 1);
    QCOMPARE(request.stage, u"post_plan"_s);
    QVERIFY(request.accessToken.startsWith("4QEuyyxug1f2rw"_L1));
    QVERIFY(request.acceptsOutcomes());
    QVERIFY(request.configurationVersionDownloadUrl.endsWith("/download"_L1));
    QCOMPARE(request.configurationVersionId, u"cv-ntv3HbhJqvFzamy7"_s);
    QCOMPARE(request.isSpeculative, false);
    QCOMPARE(request.organizationName, u"hashicorp"_s);
    QVERIFY(request.planJsonApiUrl.endsWith("/json-output"_L1));
    QVERIFY(request.runAppUrl.endsWith("/runs/run-i3Df5to9ELvibKpQ"_L1));
    QCOMPARE(request.runCreatedAt, u"2021-09-02T14:47:13.036Z"_s);
    QCOMPARE(request.runCreatedBy, u"username"_s);
    QCOMPARE(request.runId, u"run-i3Df5to9ELvibKpQ"_s);
    QCOMPARE(request.runMessage, u"Größe \"M\" ✓"_s);
    QVERIFY(request.taskResultCallbackUrl.endsWith("/callback"_L1));
    QVERIFY(request.unknown.isEmpty());
}

void tst_RunTaskRequest::readsTaskVcsAndWorkspace()
{
    const RunTaskRequest request = read(fixture(u"protocol/run_task_request_post_plan.json"_s));
    QCOMPARE(request.taskResultEnforcementLevel, u"mandatory"_s);
    QCOMPARE(request.taskResultId, u"taskrs-2nH5dncYoXaMVQmJ"_s);
    QCOMPARE(request.vcsBranch, u"main"_s);
    QVERIFY(request.vcsCommitUrl.contains("/commit/"_L1));
    QVERIFY(request.vcsPullRequestUrl.isNull());
    QVERIFY(request.vcsRepoUrl.endsWith("/terraform-random"_L1));
    QVERIFY(request.workspaceAppUrl.endsWith("/my-workspace"_L1));
    QCOMPARE(request.workspaceId, u"ws-ck4G5bb1Yei5szRh"_s);
    QCOMPARE(request.workspaceName, u"tfr_github_0"_s);
    QCOMPARE(request.workspaceWorkingDirectory, u"/terraform"_s);
}

void tst_RunTaskRequest::nullAndEmpty()
{
    const RunTaskRequest request = read(fixture(u"protocol/run_task_request_pre_plan.json"_s));
    QVERIFY(request.configurationVersionDownloadUrl.isNull());
    QVERIFY(request.vcsBranch.isNull());
    QVERIFY(request.planJsonApiUrl.isNull());
    QVERIFY(request.workspaceWorkingDirectory.isEmpty());
    QVERIFY(!request.workspaceWorkingDirectory.isNull());
    QCOMPARE(request.isSpeculative, true);
    QCOMPARE(request.capabilitiesOutcomes, false);
}

void tst_RunTaskRequest::writes_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("post_plan") << u"protocol/run_task_request_post_plan.json"_s;
    QTest::newRow("pre_plan") << u"protocol/run_task_request_pre_plan.json"_s;
}

void tst_RunTaskRequest::writes()
{
    QFETCH(QString, file);
    const QByteArray body = lineFixture(file);
    QCOMPARE(writeRunTaskRequest(read(body)), body);
}

void tst_RunTaskRequest::planUrlByStage_data()
{
    QTest::addColumn<QString>("stage");
    QTest::addColumn<bool>("hasPlan");
    QTest::newRow("pre_plan") << u"pre_plan"_s << false;
    QTest::newRow("post_plan") << u"post_plan"_s << true;
    QTest::newRow("pre_apply") << u"pre_apply"_s << true;
    QTest::newRow("post_apply") << u"post_apply"_s << true;
}

void tst_RunTaskRequest::planUrlByStage()
{
    QFETCH(QString, stage);
    QFETCH(bool, hasPlan);
    RunTaskRequest request = read(fixture(u"protocol/run_task_request_post_plan.json"_s));
    request.stage = stage;
    QCOMPARE(writeRunTaskRequest(request).contains("plan_json_api_url"), hasPlan);
}

void tst_RunTaskRequest::newerKeys()
{
    const RunTaskRequest request = read(fixture(u"signatures/post_plan.json"_s)); // a newer sample of the service
    QCOMPARE(request.vcsCommitHash, u"7d8fb2a2d601edebdb7a59ad2088a96673637d22"_s);
    QCOMPARE(request.projectId, u"prj-gFVyPJ2q2Aurn5DV"_s);
    QCOMPARE(request.projectName, u"Default Project"_s);
    QCOMPARE(request.projectAppUrl, u"https://app.terraform.io/app/hashicorp/projects/DefaultProject"_s);
    QVERIFY(request.unknown.isEmpty());
    QCOMPARE(QJsonDocument::fromJson(writeRunTaskRequest(request)), QJsonDocument::fromJson(request.body));
    QVERIFY(writeRunTaskRequest(read(R"({"vcs_commit_hash":null})")).contains(R"("vcs_commit_hash":null)"));
    QVERIFY(!writeRunTaskRequest(read("{}")).contains("vcs_commit_hash"));
    QCOMPARE(read(R"({"project_id":7})").mistyped, QStringList{u"project_id"_s});
}

void tst_RunTaskRequest::unknownKeys()
{
    QByteArray body = fixture(u"signatures/post_plan.json"_s);
    body.insert(1, R"("team_id":"team-1","approvals":{"most":[1,null]},)");
    const RunTaskRequest request = read(body);
    QCOMPARE(request.unknown.keys(), (QStringList{u"approvals"_s, u"team_id"_s}));
    const QByteArray written = writeRunTaskRequest(request);
    QVERIFY(written.contains(R"("team_id":"team-1")"));
    QCOMPARE(QJsonDocument::fromJson(written), QJsonDocument::fromJson(request.body));
}

void tst_RunTaskRequest::capabilities_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<std::optional<bool>>("outcomes");
    const auto row = [](const QByteArray &body, std::optional<bool> outcomes) {
        QTest::newRow(body.constData()) << body << outcomes;
    };
    row(R"({"capabilities":{"outcomes":true}})", true);
    row(R"({"capabilities":{"outcomes":false}})", false);
    row(R"({"capabilitites":{"outcomes":true}})", true);
    row(R"({"capabilities":{"outcomes":false},"capabilitites":{"outcomes":true}})", false);
    row(R"({"capabilities":{"outcomes":"true"}})", {});
    row(R"({"capabilities":{}})", {});
    row(R"({"capabilities":null})", {});
    row(R"({"capabilities":[true]})", {});
    row(R"({})", {});
}

void tst_RunTaskRequest::capabilities()
{
    QFETCH(QByteArray, body);
    QFETCH(std::optional<bool>, outcomes);
    QVERIFY(read(body).capabilitiesOutcomes == outcomes);
    QCOMPARE(read(body).acceptsOutcomes(), outcomes == true);
    QVERIFY(read(body).unknown.isEmpty());
}

void tst_RunTaskRequest::unknownCapabilitiesAreKept()
{
    const QByteArray sent = R"({"capabilities":{"outcomes":true,"batches":{"most":3}}})";
    QVERIFY(writeRunTaskRequest(read(sent)).contains(R"("capabilities":{"outcomes":true,"batches":{"most":3}})"));
    const QByteArray misspelled = R"({"capabilitites":{"batches":1,"outcomes":false}})";
    QVERIFY(writeRunTaskRequest(read(misspelled)).contains(R"("capabilities":{"outcomes":false,"batches":1})"));
}

void tst_RunTaskRequest::versions_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<bool>("supported");
    QTest::addColumn<bool>("known");
    QTest::newRow("1") << QByteArray("1") << true << true;
    QTest::newRow("2") << QByteArray("2") << false << true;
    QTest::newRow("text") << QByteArray(R"("1")") << false << false;
    QTest::newRow("fraction") << QByteArray("1.5") << false << false;
    QTest::newRow("huge") << QByteArray("99999999999") << false << false;
    QTest::newRow("null") << QByteArray("null") << false << false;
}

void tst_RunTaskRequest::versions()
{
    QFETCH(QByteArray, version);
    const RunTaskRequest request = read(R"({"payload_version":)" + version + '}');
    QTEST(request.isSupported(), "supported");
    QTEST(request.payloadVersion.has_value(), "known");
}

void tst_RunTaskRequest::verification_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("verification");
    QTest::newRow("the service's test") << fixture(u"signatures/ping.json"_s) << true;
    QTest::newRow("token") << QByteArray(R"({"access_token":"test-token"})") << true;
    QTest::newRow("level") << QByteArray(R"({"task_result_enforcement_level":"test"})") << true;
    QTest::newRow("real") << fixture(u"protocol/run_task_request_pre_plan.json"_s) << false;
    QTest::newRow("nothing") << QByteArray("{}") << false;
}

void tst_RunTaskRequest::verification()
{
    QFETCH(QByteArray, body);
    QTEST(read(body).isVerification(), "verification");
}

void tst_RunTaskRequest::names()
{
    for (const Stage stage : {Stage::PrePlan, Stage::PostPlan, Stage::PreApply, Stage::PostApply})
        QCOMPARE(stageOfName(stageName(stage)), stage);
    QCOMPARE(stageName(Stage::PreApply), u"pre_apply"_s);
    QVERIFY(!stageOfName(u"pre-apply"));
    QVERIFY(!stageOfName(u"Pre_Apply"));
    QVERIFY(!stageHasPlan(Stage::PrePlan));
    QVERIFY(stageHasPlan(Stage::PostApply));
    QCOMPARE(enforcementLevelOfName(u"advisory"), EnforcementLevel::Advisory);
    QCOMPARE(enforcementLevelName(EnforcementLevel::Mandatory), u"mandatory"_s);
    QVERIFY(!enforcementLevelOfName(u"test"));
}

void tst_RunTaskRequest::broken()
{
    QCOMPARE(readRunTaskRequest("{\"stage\":").error().rule, u"json.broken"_s);
    QCOMPARE(readRunTaskRequest("[]").error().rule, u"json.not-an-object"_s);
    QCOMPARE(readRunTaskRequest("").error().kind, base::ErrorKind::Protocol);
}

void tst_RunTaskRequest::readsWhatOnlyOneReaderTakes_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("as specified") << fixture(u"protocol/run_task_request_post_plan.json"_s);
    QTest::newRow("newer keys") << fixture(u"signatures/post_plan.json"_s);
    for (const char *body :
         {R"({})", R"({"stage":"a","stage":"b","x":1,"x":[2]})",
          R"({"stage":7,"payload_version":1.0,"is_speculative":0})",
          R"({"payload_version":1.5,"run_id":null,"capabilities":[]})", R"({"payload_version":12345678901})",
          R"({"capabilitites":{"outcomes":true,"x":{"y":[1,null,"\u00e9"]}}})",
          R"({"capabilities":{"outcomes":1,"outcomes":false}})", R"({"\u0073tage":"pre_plan","\u00fc":-1e-7})"})
        QTest::newRow(body) << QByteArray(body);
}

/// A text with a byte order mark is read by Qt, and a strict one faster. Both give the same.
void tst_RunTaskRequest::readsWhatOnlyOneReaderTakes()
{
    QFETCH(const QByteArray, body);
    const auto strict = readRunTaskRequest(body);
    const auto marked = readRunTaskRequest("\xEF\xBB\xBF" + body);
    QVERIFY(strict && marked);
    QCOMPARE(writeRunTaskRequest(*strict), writeRunTaskRequest(*marked));
    QCOMPARE(strict->mistyped, marked->mistyped);
    QCOMPARE(strict->unknownCapabilities, marked->unknownCapabilities);
    QCOMPARE(strict->workspaceWorkingDirectory.isNull(), marked->workspaceWorkingDirectory.isNull());
}

/// A stranger chooses how many there are and in what order. Work for each with each would take a minute here.
void tst_RunTaskRequest::keepsAnyNumberOfUnknownKeys()
{
    constexpr int Keys = 300'000;
    QByteArray body = "{";
    for (int key = Keys; key > 0; --key)
        body += '"' + QByteArray::number(key) + "\":true,";
    body += R"("stage":"pre_plan"})";
    const auto request = readRunTaskRequest(body);
    QVERIFY(request);
    QCOMPARE(request->unknown.size(), Keys);
    QCOMPARE(request->stage, u"pre_plan"_s);
}

RUNLATCH_TEST(tst_RunTaskRequest)
#include "tst_runtaskrequest.moc"
