// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtaskrequest.h"

#include "json/orderedjson.h"
#include "json/strictjson.h"
#include "protocol/jsonapi.h"
#include "protocol/unknownmembers.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
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

template <typename Value> std::optional<bool> truth(const Value &value)
{
    return value.isBool() ? std::optional(value.toBool()) : std::nullopt;
}

template <typename Value> bool isNothing(const Value &value)
{
    return value.isUndefined() || value.isNull();
}

/// Takes the value of one key; an undefined one where there is none.
template <typename Value> struct Reader
{
    RunTaskRequest &request;
    QLatin1StringView name;
    const Value &value;
    const Value &misspelled; ///< that of `capabilitites`

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
        const Value &capabilities = value.isUndefined() ? misspelled : value;
        const Value outcomes = capabilities["outcomes"_L1];
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
    json::OrderedJson &json;
    QString name;

    void operator()(TextField field) const { json.addTextOrNull(name, request.*field); }
    void operator()(NumberField field) const { json.add(name, orNull(request.*field)); }
    void operator()(Truth field) const { json.add(name, orNull(request.*field)); }
    void operator()(Outcomes) const
    {
        json::OrderedJson capabilities;
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

std::string_view viewOf(QLatin1StringView name)
{
    return {name.data(), static_cast<std::size_t>(name.size())};
}

/// The values of a payload by their keys.
template <typename Value> struct Values
{
    std::array<Value, std::size(Keys)> known = {};
    Value misspelled = {};
    std::size_t last = std::size(Keys) - 1;

    /// Returns the place of a key, null for an unknown one. Most payloads have the order of the specification, so it
    /// looks behind the last key first.
    Value *placeOf(std::string_view name)
    {
        for (std::size_t step = 1; step <= std::size(Keys); ++step) {
            const std::size_t index = (last + step) % std::size(Keys);
            if (name == viewOf(Keys[index].name)) {
                last = index;
                return &known[index];
            }
        }
        return name == viewOf(MisspelledCapabilities) ? &misspelled : nullptr;
    }
    void give(RunTaskRequest &request) const
    {
        for (std::size_t index = 0; index < std::size(Keys); ++index)
            std::visit(Reader<Value>{request, Keys[index].name, known[index], misspelled}, Keys[index].field);
    }
};

/// Reads strict JSON with simdjson; nothing for texts that only Qt reads, or nobody.
std::optional<RunTaskRequest> readStrictly(const QByteArray &body)
{
    simdjson::dom::parser parser;
    simdjson::dom::object payload;
    if (parser.parse(body.data(), static_cast<std::size_t>(body.size())).get(payload) != simdjson::SUCCESS)
        return std::nullopt;
    RunTaskRequest request;
    Values<json::StrictJson> values;
    QMap<QString, QJsonValue> unknown;
    for (const auto member : payload) {
        const json::StrictJson value(member.value);
        if (json::StrictJson *place = values.placeOf(member.key))
            *place = value;
        else
            unknown.insert(json::fromView(member.key), value.toValue());
    }
    values.give(request);
    request.unknown = json::objectOf(unknown);
    return request;
}

RunTaskRequest requestOf(const QJsonObject &payload)
{
    RunTaskRequest request;
    Values<QJsonValue> values;
    values.known.fill(QJsonValue::Undefined);
    values.misspelled = QJsonValue::Undefined;
    for (auto member = payload.begin(); member != payload.end(); ++member) {
        const QByteArray name = member.key().toUtf8();
        if (QJsonValue *place = values.placeOf({name.data(), static_cast<std::size_t>(name.size())}))
            *place = member.value();
        else
            request.unknown.insert(member.key(), member.value());
    }
    values.give(request);
    return request;
}

} // namespace

base::Result<RunTaskRequest> readRunTaskRequest(const QByteArray &body)
{
    std::optional<RunTaskRequest> request = readStrictly(body);
    if (!request) {
        const auto payload = readObject(body);
        if (!payload)
            return payload.error();
        request = requestOf(*payload);
    }
    request->body = body;
    return *std::move(request);
}

QByteArray writeRunTaskRequest(const RunTaskRequest &request, const QJsonObject &instead)
{
    json::OrderedJson json;
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
