// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtaskrequest.h"

#include "json/orderedjson.h"
#include "json/strictjson.h"
#include "protocol/jsonapi.h"
#include "protocol/payloadkeys.h"
#include "protocol/unknownmembers.h"

#include <algorithm>
#include <string_view>
#include <vector>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using TextField = QString RunTaskRequest::*;
using NumberField = std::optional<int> RunTaskRequest::*;
using Truth = std::optional<bool> RunTaskRequest::*;

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
    void operator()(PayloadKey::Capabilities) const
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
    void operator()(PayloadKey::Capabilities) const
    {
        json::OrderedJson capabilities;
        capabilities.add(u"outcomes", orNull(request.capabilitiesOutcomes));
        for (auto other = request.unknownCapabilities.begin(); other != request.unknownCapabilities.end(); ++other)
            capabilities.add(other.key(), other.value());
        json.addRaw(name, capabilities.toJson());
    }
};

bool isWritten(const PayloadKey &key, const RunTaskRequest &request)
{
    if (key.since > request.age)
        return false;
    const std::optional<Stage> stage = stageOfName(request.stage);
    const bool hasPlan = stage ? stageHasPlan(*stage) : !request.planJsonApiUrl.isNull();
    return key.stages == PayloadStages::All || hasPlan;
}

std::string_view viewOf(QLatin1StringView name)
{
    return {name.data(), static_cast<std::size_t>(name.size())};
}

/// The values of a payload by their keys.
template <typename Value> struct Values
{
    std::span<const PayloadKey> keys = payloadKeys();
    std::vector<Value> known;
    Value misspelled;
    std::size_t last = keys.size() - 1;

    explicit Values(const Value &undefined = {})
        : known(keys.size(), undefined)
        , misspelled(undefined)
    {
    }

    /// Returns the place of a key, null for an unknown one. Most payloads have the order of the specification, so it
    /// looks behind the last key first.
    Value *placeOf(std::string_view name)
    {
        for (std::size_t step = 1; step <= keys.size(); ++step) {
            const std::size_t index = (last + step) % keys.size();
            if (name == viewOf(keys[index].name)) {
                last = index;
                return &known[index];
            }
        }
        return name == viewOf(MisspelledCapabilities) ? &misspelled : nullptr;
    }
    void give(RunTaskRequest &request) const
    {
        for (std::size_t index = 0; index < keys.size(); ++index) {
            if (!known[index].isUndefined())
                request.age = std::max(request.age, keys[index].since);
            std::visit(Reader<Value>{request, keys[index].name, known[index], misspelled}, keys[index].value);
        }
    }
};

/// Reads strict JSON with simdjson; nothing for texts that only Qt reads, or nobody.
std::optional<RunTaskRequest> readStrictly(const QByteArray &body)
{
    simdjson::dom::parser parser;
    simdjson::dom::object payload;
    if (json::parseStrictly(parser, body).get(payload) != simdjson::SUCCESS)
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
    Values<QJsonValue> values(QJsonValue::Undefined);
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
    for (const PayloadKey &key : payloadKeys()) {
        others.remove(key.name);
        if (instead.contains(key.name))
            json.add(QString(key.name), instead[key.name]);
        else if (isWritten(key, request))
            std::visit(Writer{request, json, key.name}, key.value);
    }
    for (auto entry = others.begin(); entry != others.end(); ++entry)
        json.add(entry.key(), entry.value());
    return json.toJson();
}

} // namespace runlatch::protocol
