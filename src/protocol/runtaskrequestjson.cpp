// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtaskrequest.h"

#include "protocol/jsonapi.h"
#include "protocol/orderedjson.h"
#include "protocol/unknownmembers.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <variant>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using TextField = QString RunTaskRequest::*;
using NumberField = std::optional<int> RunTaskRequest::*;
using Truth = std::optional<bool> RunTaskRequest::*;
struct Outcomes
{
}; // the object `capabilities`, with its one known member

struct Key
{
    QLatin1StringView name;
    std::variant<TextField, NumberField, Truth, Outcomes> field;
};

/// Spec 2.4, in its order.
const Key Keys[] = {
    {"payload_version"_L1, &RunTaskRequest::payloadVersion},
    {"stage"_L1, &RunTaskRequest::stage},
    {"access_token"_L1, &RunTaskRequest::accessToken},
    {"capabilities"_L1, Outcomes{}},
    {"configuration_version_download_url"_L1, &RunTaskRequest::configurationVersionDownloadUrl},
    {"configuration_version_id"_L1, &RunTaskRequest::configurationVersionId},
    {"is_speculative"_L1, &RunTaskRequest::isSpeculative},
    {"organization_name"_L1, &RunTaskRequest::organizationName},
    {"run_app_url"_L1, &RunTaskRequest::runAppUrl},
    {"run_created_at"_L1, &RunTaskRequest::runCreatedAt},
    {"run_created_by"_L1, &RunTaskRequest::runCreatedBy},
    {"run_id"_L1, &RunTaskRequest::runId},
    {"run_message"_L1, &RunTaskRequest::runMessage},
    {"task_result_callback_url"_L1, &RunTaskRequest::taskResultCallbackUrl},
    {"task_result_enforcement_level"_L1, &RunTaskRequest::taskResultEnforcementLevel},
    {"task_result_id"_L1, &RunTaskRequest::taskResultId},
    {"vcs_branch"_L1, &RunTaskRequest::vcsBranch},
    {"vcs_commit_url"_L1, &RunTaskRequest::vcsCommitUrl},
    {"vcs_pull_request_url"_L1, &RunTaskRequest::vcsPullRequestUrl},
    {"vcs_repo_url"_L1, &RunTaskRequest::vcsRepoUrl},
    {"workspace_app_url"_L1, &RunTaskRequest::workspaceAppUrl},
    {"workspace_id"_L1, &RunTaskRequest::workspaceId},
    {"workspace_name"_L1, &RunTaskRequest::workspaceName},
    {"workspace_working_directory"_L1, &RunTaskRequest::workspaceWorkingDirectory},
    {"plan_json_api_url"_L1, &RunTaskRequest::planJsonApiUrl},
};

std::optional<bool> truth(const QJsonValue &value)
{
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

bool isNothing(const QJsonValue &value)
{
    return value.isUndefined() || value.isNull();
}

struct Reader
{
    RunTaskRequest &request;
    const QJsonObject &payload;
    QLatin1StringView name;
    QJsonValue value = payload[name]; // undefined where there is none

    void operator()(TextField field) const
    {
        request.*field = value.toString(QString());
        note(value.isString());
    }
    void operator()(Truth field) const
    {
        request.*field = truth(value);
        note((request.*field).has_value());
    }
    void operator()(NumberField field) const
    {
        if (value.isDouble() && value.toDouble() == value.toInt())
            request.*field = value.toInt();
        note((request.*field).has_value());
    }
    void operator()(Outcomes) const
    {
        const QJsonValue capabilities = value.isUndefined() ? payload[MisspelledCapabilities] : value;
        const QJsonValue outcomes = capabilities["outcomes"_L1];
        request.capabilitiesOutcomes = truth(outcomes);
        request.unknownCapabilities = membersBut(capabilities.toObject(), {"outcomes"_L1});
        note(capabilities.isObject() && (isNothing(outcomes) || outcomes.isBool()));
    }
    void note(bool isOfItsType) const
    {
        if (!isOfItsType && !isNothing(value))
            request.mistyped += name;
    }
};

template <typename T> QJsonValue orNull(const std::optional<T> &value)
{
    return value ? QJsonValue(*value) : QJsonValue();
}

struct Writer
{
    const RunTaskRequest &request;
    OrderedJson &json;
    QString name;

    void operator()(TextField field) const { json.addTextOrNull(name, request.*field); }
    void operator()(NumberField field) const { json.add(name, orNull(request.*field)); }
    void operator()(Truth field) const { json.add(name, orNull(request.*field)); }
    void operator()(Outcomes) const
    {
        OrderedJson capabilities;
        capabilities.add(u"outcomes", orNull(request.capabilitiesOutcomes));
        for (auto other = request.unknownCapabilities.begin(); other != request.unknownCapabilities.end(); ++other)
            capabilities.add(other.key(), other.value());
        json.addRaw(name, capabilities.toJson());
    }
};

bool isPlanUrl(const Key &key)
{
    return key.name == "plan_json_api_url"_L1;
}

bool hasPlan(const RunTaskRequest &request)
{
    const std::optional<Stage> stage = stageOfName(request.stage);
    return stage ? stageHasPlan(*stage) : !request.planJsonApiUrl.isNull();
}

bool isKnown(const QString &member)
{
    return member == MisspelledCapabilities
        || std::any_of(std::begin(Keys), std::end(Keys), [&](const Key &key) { return member == key.name; });
}

} // namespace

base::Result<RunTaskRequest> readRunTaskRequest(const QByteArray &body)
{
    const auto payload = readObject(body);
    if (!payload)
        return payload.error();
    RunTaskRequest request;
    request.body = body;
    for (const Key &key : Keys)
        std::visit(Reader{request, *payload, key.name}, key.field);
    for (auto member = payload->begin(); member != payload->end(); ++member) {
        const QString name = member.key();
        if (!isKnown(name))
            request.unknown.insert(name, member.value());
    }
    return request;
}

QByteArray writeRunTaskRequest(const RunTaskRequest &request, const QJsonObject &instead)
{
    OrderedJson json;
    QJsonObject others = request.unknown;
    for (auto entry = instead.begin(); entry != instead.end(); ++entry)
        others.insert(entry.key(), entry.value());
    for (const Key &key : Keys) {
        others.remove(key.name);
        if (instead.contains(key.name))
            json.add(QString(key.name), instead[key.name]);
        else if (!isPlanUrl(key) || hasPlan(request))
            std::visit(Writer{request, json, key.name}, key.field);
    }
    for (auto entry = others.begin(); entry != others.end(); ++entry)
        json.add(entry.key(), entry.value());
    return json.toJson();
}

QStringList runTaskRequestKeys()
{
    QStringList names;
    for (const Key &key : Keys)
        names.append(key.name);
    return names;
}

} // namespace runlatch::protocol
