// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/payload.h"

#include "json/jsonedit.h"
#include "json/orderedjson.h"
#include "protocol/jsonapi.h"
#include "simulator/apimessage.h"
#include "simulator/state/identifiers.h"

#include <QMap>
#include <QRandomGenerator>
#include <QUuid>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

QString pick(const QStringList &choices)
{
    return choices.at(QRandomGenerator::global()->bounded(static_cast<int>(choices.size())));
}

QString madeUpMessage()
{
    return pick({u"Widen the partner subnets"_s, u"Upgrade the database engine"_s, u"Add a read replica in eu-west-1"_s,
                 u"Rotate the certificates of the edge"_s, u"Remove the unused queues"_s, u"Triggered via UI"_s});
}

QString madeUpUser()
{
    return pick({u"mara.lindqvist"_s, u"t-okafor"_s, u"jun.sato"_s, u"pipeline-bot"_s});
}

/// The repository is made up, so its URLs lead to the simulator: what an integration asks of them is seen there and
/// reaches nobody else.
void addRepository(protocol::RunTaskRequest &payload, const QString &site, const QString &commit, bool isPullRequest)
{
    payload.vcsRepoUrl = u"%1/vcs/%2/%3"_s.arg(site, payload.organizationName, payload.workspaceName);
    payload.vcsBranch = isPullRequest ? u"change-%1"_s.arg(commit.left(6)) : u"main"_s;
    payload.vcsCommitHash = commit;
    payload.vcsCommitUrl = payload.vcsRepoUrl + "/commit/"_L1 + commit;
    if (isPullRequest)
        payload.vcsPullRequestUrl =
            payload.vcsRepoUrl + "/pull/"_L1 + QString::number(QRandomGenerator::global()->bounded(1, 900));
}

void addProject(protocol::RunTaskRequest &payload, const RunTaskPlace &place)
{
    payload.projectId = place.projectId;
    payload.projectName = place.projectName;
    payload.projectAppUrl = siteOf(place.apiBase) + "/app/"_L1 + place.organization + "/projects/"_L1 + place.projectId;
}

/// Returns the only verification request that was ever published.
protocol::RunTaskRequest recordedVerification()
{
    const QByteArray body =
        R"({"payload_version":1,"access_token":"test-token","task_result_id":"taskrs-xxxxxxxxxxxxxxxx",)"
        R"("task_result_enforcement_level":"test","task_result_callback_url":)"
        R"("https://app.terraform.io/api/v2/task-results/xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx/callback",)"
        R"("run_app_url":"https://app.terraform.io/app/test-org/test-workspace/runs/run-xxxxxxxxxxxxxxxx",)"
        R"("run_id":"run-xxxxxxxxxxxxxxxx","run_message":"Test run message",)"
        R"("run_created_at":"2021-01-01T00:00:00.000Z","run_created_by":"test-user",)"
        R"("workspace_id":"ws-xxxxxxxxxxxxxxxx","workspace_name":"test-workspace",)"
        R"("workspace_app_url":"https://app.terraform.io/app/test-org/test-workspace",)"
        R"("organization_name":"test-org","plan_json_api_url":)"
        R"("https://app.terraform.io/api/v2/plans/plan-xxxxxxxxxxxxxxxx/json-output",)"
        R"("vcs_repo_url":"https://github.com/test-org/test-repo","vcs_branch":"main",)"
        R"("vcs_pull_request_url":"https://github.com/test-org/test-repo/pull/1",)"
        R"("vcs_commit_url":"https://github.com/test-org/test-repo/commit/1234567sha"})";
    const auto request = protocol::readRunTaskRequest(body);
    Q_ASSERT(request);
    return *request;
}

void makeVerification(protocol::RunTaskRequest &payload, Verification verification)
{
    if (verification != Verification::Token)
        payload.taskResultEnforcementLevel = u"test"_s;
    if (verification == Verification::Stage) {
        payload.stage = u"test"_s;
        payload.age = protocol::PayloadAge::Specified;
    }
    if (verification == Verification::Bare) {
        payload.accessToken = QString();
        payload.taskResultCallbackUrl = QString();
    }
}

/// The given payload with what is this run's own. A configuration that it does not name, or names as null, stays so.
/// The address of another run's would lead to the real service, so it is null.
QByteArray givenAsThisRuns(const protocol::RunTaskRequest &payload, const RunTaskOptions &options)
{
    const QByteArray &given = options.givenPayload;
    QMap<QString, QByteArray> values;
    const auto put = [&values](const QString &key, const QString &value) {
        values.insert(key, value.isNull() ? QByteArray("null") : json::OrderedJson::value(value));
    };
    put(u"access_token"_s, payload.accessToken);
    put(u"task_result_callback_url"_s, payload.taskResultCallbackUrl);
    put(u"task_result_id"_s, payload.taskResultId);
    put(u"run_id"_s, payload.runId);
    const auto isNamed = [&given](const QString &key) {
        const QByteArray written = json::memberValue(given, key);
        return !written.isEmpty() && written != "null";
    };
    if (const QString id = u"configuration_version_id"_s; options.configuration || isNamed(id))
        put(id, payload.configurationVersionId);
    if (const QString url = u"configuration_version_download_url"_s; options.configuration || isNamed(url))
        put(url, payload.configurationVersionDownloadUrl);
    const bool hasPlan = protocol::stageHasPlan(options.stage);
    if (hasPlan)
        put(u"plan_json_api_url"_s, payload.planJsonApiUrl);
    for (auto value = options.payloadValues.begin(); value != options.payloadValues.end(); ++value)
        values.insert(value.key(), json::OrderedJson::value(value.value()));
    const QByteArray body = json::withMembers(given, values);
    return hasPlan ? body : json::withoutMember(body, {u"plan_json_api_url"_s});
}

} // namespace

RunTaskIdentity RunTaskIdentity::fresh(DialectRule dialect, Verification verification)
{
    RunTaskIdentity identity{.taskResultId = freshId(u"taskrs"),
                             .callbackId = QUuid::createUuid().toString(QUuid::WithoutBraces),
                             .callbackCode = freshCode(),
                             .planId = freshId(u"plan"),
                             .configurationId = freshId(u"cv"),
                             .accessToken = freshToken()};
    if (dialect == DialectRule::OpenApi)
        identity.callbackId = identity.taskResultId;
    if (verification == Verification::Recorded)
        identity.callbackId = u"xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx"_s;
    const QList<Verification> withTestToken{Verification::Token, Verification::Stage, Verification::Recorded};
    if (withTestToken.contains(verification))
        identity.accessToken = "test-token";
    return identity;
}

protocol::RunTaskRequest makePayload(const RunTaskOptions &options, const RunTaskPlace &place,
                                     const RunTaskIdentity &identity, const QDateTime &now)
{
    if (options.verification == Verification::Recorded)
        return recordedVerification();
    const QString api = place.apiBase.toString();
    protocol::RunTaskRequest payload;
    payload.payloadVersion = 1;
    payload.stage = protocol::stageName(options.stage);
    payload.accessToken = QString::fromLatin1(identity.accessToken);
    payload.capabilitiesOutcomes = options.acceptsOutcomes;
    payload.configurationVersionId = identity.configurationId;
    if (options.configuration)
        payload.configurationVersionDownloadUrl =
            api + "/configuration-versions/"_L1 + identity.configurationId + "/download"_L1;
    payload.isSpeculative = options.speculative;
    payload.organizationName = place.organization;
    if (protocol::stageHasPlan(options.stage))
        payload.planJsonApiUrl = api + "/plans/"_L1 + identity.planId + "/json-output"_L1;
    payload.runId = freshId(u"run");
    payload.runCreatedAt = protocol::writeTime(now);
    payload.runCreatedBy = madeUpUser();
    payload.runMessage = options.runMessage.isEmpty() ? madeUpMessage() : options.runMessage;
    // The real URL may have a code in its query. Two query items reveal an integration that keeps only the path or only
    // the first item.
    payload.taskResultCallbackUrl =
        api + "/task-results/"_L1 + identity.callbackId + "/callback?v=1&url_code="_L1 + identity.callbackCode;
    payload.taskResultEnforcementLevel = protocol::enforcementLevelName(options.enforcementLevel);
    payload.taskResultId = identity.taskResultId;
    payload.workspaceAppUrl = siteOf(place.apiBase) + "/app/"_L1 + place.organization + u'/' + place.workspaceName;
    payload.runAppUrl = payload.workspaceAppUrl + "/runs/"_L1 + payload.runId;
    payload.workspaceId = place.workspaceId;
    payload.workspaceName = place.workspaceName;
    payload.workspaceWorkingDirectory = u"/terraform"_s;
    if (options.hasRepository) // a commit has 40 digits
        addRepository(payload, siteOf(place.apiBase), freshCode() + freshCode().left(8), options.speculative);
    addProject(payload, place);
    payload.age =
        place.dialect == DialectRule::Specification ? protocol::PayloadAge::Specified : protocol::PayloadAge::Newer;
    if (options.verification != Verification::None)
        makeVerification(payload, options.verification);
    return payload;
}

void adoptRun(protocol::RunTaskRequest &payload, const protocol::RunTaskRequest &run)
{
    using Member = QString protocol::RunTaskRequest::*;
    using Request = protocol::RunTaskRequest;
    constexpr Member alike[] = {
        &Request::runId,         &Request::runCreatedAt, &Request::runCreatedBy,      &Request::runMessage,
        &Request::runAppUrl,     &Request::workspaceId,  &Request::workspaceName,     &Request::workspaceAppUrl,
        &Request::vcsBranch,     &Request::vcsCommitUrl, &Request::vcsPullRequestUrl, &Request::vcsRepoUrl,
        &Request::vcsCommitHash, &Request::projectId,    &Request::projectName,       &Request::projectAppUrl,
    };
    for (const Member member : alike)
        payload.*member = run.*member;
}

RunTaskOptions withPayloadValues(const RunTaskOptions &options)
{
    const QJsonObject &values = options.payloadValues;
    RunTaskOptions agreed = options;
    agreed.stage = protocol::stageOfName(values[u"stage"].toString()).value_or(options.stage);
    agreed.enforcementLevel = protocol::enforcementLevelOfName(values[u"task_result_enforcement_level"].toString())
                                  .value_or(options.enforcementLevel);
    agreed.speculative = values[u"is_speculative"].toBool(options.speculative);
    if (values.contains(u"capabilities"))
        agreed.acceptsOutcomes = values[u"capabilities"][u"outcomes"].toBool();
    for (const QString &own : {u"access_token"_s, u"task_result_callback_url"_s})
        agreed.payloadValues.remove(own);
    return agreed;
}

QByteArray payloadBody(const protocol::RunTaskRequest &payload, const RunTaskOptions &options)
{
    if (!payload.body.isEmpty()) // the recorded verification request
        return payload.body;
    QByteArray body = options.givenPayload.isEmpty() ? protocol::writeRunTaskRequest(payload, options.payloadValues)
                                                     : givenAsThisRuns(payload, options);
    for (const QString &key : options.omittedKeys)
        body = json::withoutMember(body, key.split(u'.'));
    return json::restyled(body, options.bodyStyle);
}

} // namespace runlatch::simulator
