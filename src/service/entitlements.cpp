// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/entitlements.h"

#include "base/rules.h"
#include "service/answer.h"
#include "service/pacedsender.h"
#include "service/requests.h"

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {

bool isLimit(const QJsonValue &value)
{
    return value.isNull() || value.isDouble();
}

std::optional<int> limitOf(const QJsonValue &value)
{
    return value.isDouble() ? std::optional(value.toInt(-1)) : std::nullopt;
}

} // namespace

base::Result<Entitlements> readEntitlements(const QJsonObject &resource)
{
    const QJsonValue attributes = resource.value("attributes"_L1);
    if (!attributes.isObject())
        return wrongType(u"/attributes"_s, attributes);
    const QJsonValue runTasks = attributes["run-task-limit"_L1];
    const QJsonValue workspaces = attributes["run-task-workspace-limit"_L1];
    return Entitlements{.areLimitsTold = isLimit(runTasks) && isLimit(workspaces),
                        .runTasks = limitOf(runTasks),
                        .runTaskWorkspaces = limitOf(workspaces),
                        .mandatoryRunTasks = limitOf(attributes["run-task-mandatory-enforcement-limit"_L1]),
                        .hasRunTasks = attributes["run-tasks"_L1].toBool(true),
                        .hasGlobalRunTasks = attributes["global-run-tasks"_L1].toBool(true)};
}

base::Rule causeOfMissing(const base::Result<Entitlements> &answer)
{
    if (!answer)
        return answer.error().http == 404 ? base::Rules::EditionNoOrganization : base::Rule();
    if (!answer->areLimitsTold)
        return {};
    return answer->isOfFreeEdition() ? base::Rules::EditionMissing : base::Rules::EditionNoRight;
}

base::Rule causeOfMissingTasks(const base::Result<Entitlements> &answer)
{
    if (!answer)
        return answer.error().http == 404 ? base::Rules::EditionNoOrganization : base::Rule();
    return answer->hasRunTasks ? base::Rules::TaskNoRight : base::Rules::TaskNotEntitled;
}

void findCauseOfMissing(PacedSender &sender, const Endpoint &endpoint, const QString &organization,
                        const base::Error &error, QObject *scope, const std::function<void(const base::Error &)> &done,
                        base::Rule (*cause)(const base::Result<Entitlements> &))
{
    if (error.http != 404 || !error.rule.isEmpty() || !Requests::canStandInPath(organization)) {
        done(error);
        return;
    }
    const http::Outgoing request = Requests(endpoint).entitlements(organization);
    const auto answered = [=, url = request.url](const base::Result<http::Response> &answer) {
        const auto document = answer ? readDocument(*answer, url, organization) : answer.error();
        base::Error told = error;
        told.rule =
            cause(document ? readResource(*document, &readEntitlements) : base::Result<Entitlements>(document.error()));
        if (!told.rule.isEmpty())
            told.subject = organization;
        done(told);
    };
    sender.send(request, scope, answered);
}

} // namespace runlatch::service
