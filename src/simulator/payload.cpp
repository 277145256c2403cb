// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/payload.h"

#include "protocol/jsonapi.h"
#include "simulator/apimessage.h"
#include "simulator/identifiers.h"

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

void addRepository(protocol::RunTaskRequest &payload, bool isPullRequest)
{
    const QString commit = freshCode() + freshCode().left(8); // forty hexadecimal digits
    payload.vcsRepoUrl = u"https://github.com/%1/%2"_s.arg(payload.organizationName, payload.workspaceName);
    payload.vcsBranch = isPullRequest ? u"change-%1"_s.arg(commit.left(6)) : u"main"_s;
    payload.vcsCommitUrl = payload.vcsRepoUrl + "/commit/"_L1 + commit;
    if (isPullRequest)
        payload.vcsPullRequestUrl =
            payload.vcsRepoUrl + "/pull/"_L1 + QString::number(QRandomGenerator::global()->bounded(1, 900));
}

} // namespace

RunTaskIdentity RunTaskIdentity::fresh()
{
    return {.callbackId = QUuid::createUuid().toString(QUuid::WithoutBraces),
            .planId = freshId(u"plan"),
            .accessToken = freshToken()};
}

protocol::RunTaskRequest makePayload(const RunTaskOptions &options, const RunTaskPlace &place,
                                     const RunTaskIdentity &identity, const QDateTime &now)
{
    const QString api = place.apiBase.toString();
    protocol::RunTaskRequest payload;
    payload.payloadVersion = 1;
    payload.stage = protocol::stageName(options.stage);
    payload.accessToken = QString::fromLatin1(identity.accessToken);
    payload.capabilitiesOutcomes = options.acceptsOutcomes;
    payload.configurationVersionId = freshId(u"cv");
    payload.isSpeculative = options.speculative;
    payload.organizationName = place.organization;
    if (protocol::stageHasPlan(options.stage))
        payload.planJsonApiUrl = api + "/plans/"_L1 + identity.planId + "/json-output"_L1;
    payload.runId = freshId(u"run");
    payload.runCreatedAt = protocol::writeTime(now);
    payload.runCreatedBy = madeUpUser();
    payload.runMessage = options.runMessage.isEmpty() ? madeUpMessage() : options.runMessage;
    // The code is of no use here; it is there because the real URL may carry one, and must be kept as it is.
    payload.taskResultCallbackUrl =
        api + "/task-results/"_L1 + identity.callbackId + "/callback?url_code="_L1 + freshCode();
    payload.taskResultEnforcementLevel = protocol::enforcementLevelName(options.enforcementLevel);
    payload.taskResultId = freshId(u"taskrs");
    payload.workspaceAppUrl = siteOf(place.apiBase) + "/app/"_L1 + place.organization + u'/' + place.workspaceName;
    payload.runAppUrl = payload.workspaceAppUrl + "/runs/"_L1 + payload.runId;
    payload.workspaceId = place.workspaceId;
    payload.workspaceName = place.workspaceName;
    payload.workspaceWorkingDirectory = u"/terraform"_s;
    addRepository(payload, options.speculative);
    return payload;
}

} // namespace runlatch::simulator
