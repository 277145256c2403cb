// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/taskresultreader.h"

#include "base/rules.h"
#include "json/jsonpointer.h"
#include "json/strictjson.h"
#include "protocol/jsonapi.h"

#include <algorithm>
#include <initializer_list>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr int MaxFaults = 100; // nobody reads more, and the sender chooses how many there are

QJsonObject othersOf(const simdjson::dom::object &object, std::initializer_list<std::string_view> known)
{
    QMap<QString, QJsonValue> others;
    for (const auto member : object) {
        if (std::ranges::find(known, member.key) != known.end())
            continue;
        others.insert(json::fromView(member.key), json::StrictJson(member.value).toValue());
    }
    return json::objectOf(others);
}

} // namespace

TaskResult TaskResultReader::read(const Object &document)
{
    TaskResult result;
    const auto data = object(document, "data", Need::Required, {});
    if (!data)
        return result;
    checkType(*data, "task-results"_L1, u"/data"_s);
    if (const auto attributes = object(*data, "attributes", Need::Required, u"/data"_s))
        readAttributes(*attributes, result);
    result.outcomes = readOutcomes(*data);
    return result;
}

void TaskResultReader::readAttributes(const Object &attributes, TaskResult &result)
{
    const QString at = u"/data/attributes"_s;
    const QString name = text(attributes, "status", Need::Required, at);
    const auto status = taskStatusOfName(name);
    if (!name.isEmpty() && !status)
        fail(json::pointerBelow(at, u"status"_s), u"must be one of running, passed, failed"_s);
    result.status = status.value_or(TaskStatus::Running);
    result.message = text(attributes, "message", Need::Optional, at);
    result.url = text(attributes, "url", Need::Optional, at);
    result.unknown = othersOf(attributes, {"status", "message", "url"});
}

/// The OpenAPI description has underscores instead of dashes.
void TaskResultReader::checkType(const Object &resource, QLatin1StringView type, const QString &at)
{
    const QString written = text(resource, "type", Need::Required, at);
    const QString other = QString(type).replace(u'-', u'_');
    if (!written.isEmpty() && written != type && (m_dialect == CallbackDialect::Specification || written != other))
        fail(json::pointerBelow(at, u"type"_s), "must be "_L1 + type);
}

QList<Outcome> TaskResultReader::readOutcomes(const Object &data)
{
    const auto relationships = object(data, "relationships", Need::Optional, u"/data"_s);
    if (!relationships)
        return {};
    QString at = u"/data/relationships"_s;
    std::string_view key = "outcomes";
    const std::string_view readBack = "task-result-outcomes"; // the relationship's name in the service's answers
    if (m_dialect == CallbackDialect::Specification) {
        if (member(*relationships, readBack, Need::Optional, at))
            fail(json::pointerBelow(at, json::fromView(readBack)), u"must be named outcomes"_s);
    } else if (relationships->at_key(key).error() != simdjson::SUCCESS) {
        key = readBack;
    }
    const auto relationship = object(*relationships, key, Need::Optional, at);
    if (!relationship)
        return {};
    at = json::pointerBelow(at, json::fromView(key));
    const auto list = member(*relationship, "data", Need::Required, at);
    if (!list)
        return {};
    at = json::pointerBelow(at, u"data"_s);
    simdjson::dom::array elements;
    if (list->get(elements) != simdjson::SUCCESS) {
        fail(at, u"must be an array"_s);
        return {};
    }
    QList<Outcome> outcomes;
    for (const Element element : elements) {
        if (m_faults.size() == MaxFaults)
            break;
        outcomes.append(readOutcome(element, json::pointerBelow(at, outcomes.size())));
    }
    return outcomes;
}

Outcome TaskResultReader::readOutcome(const Element &element, const QString &at)
{
    Outcome outcome;
    Object resource;
    if (element.get(resource) != simdjson::SUCCESS) {
        fail(at, u"must be an object"_s);
        return outcome;
    }
    checkType(resource, "task-result-outcomes"_L1, at);
    const auto attributes = object(resource, "attributes", Need::Required, at);
    if (!attributes)
        return outcome;
    const QString inside = json::pointerBelow(at, u"attributes"_s);
    outcome.id = text(*attributes, "outcome-id", needOfText(), inside);
    outcome.description = text(*attributes, "description", needOfText(), inside);
    outcome.body = text(*attributes, "body", Need::Optional, inside);
    outcome.url = text(*attributes, "url", Need::Optional, inside);
    outcome.tags = readTags(*attributes, inside);
    outcome.unknown = othersOf(*attributes, {"outcome-id", "description", "body", "url", "tags"});
    return outcome;
}

QList<Tag> TaskResultReader::readTags(const Object &attributes, const QString &at)
{
    QList<Tag> tags;
    const auto groups = object(attributes, "tags", Need::Optional, at);
    if (!groups)
        return tags;
    for (const auto group : *groups) {
        const QString name = json::fromView(group.key);
        const QString inside = json::pointerBelow(json::pointerBelow(at, u"tags"_s), name);
        simdjson::dom::array entries;
        if (group.value.get(entries) != simdjson::SUCCESS) {
            fail(inside, u"must be an array"_s);
            continue;
        }
        qsizetype index = 0;
        for (const Element entry : entries) {
            if (const auto tag = readTag(name, entry, json::pointerBelow(inside, index++)))
                tags.append(*tag);
        }
    }
    return tags;
}

std::optional<Tag> TaskResultReader::readTag(const QString &name, const Element &element, const QString &at)
{
    Object entry;
    if (element.get(entry) != simdjson::SUCCESS) {
        fail(at, u"must be an object"_s);
        return {};
    }
    const QString label = text(entry, "label", needOfText(), at);
    const QString levelName = text(entry, "level", Need::Optional, at);
    const auto level = tagLevelOfName(levelName);
    if (!levelName.isNull() && !level)
        fail(json::pointerBelow(at, u"level"_s), u"must be one of none, info, warning, error"_s);
    return Tag{name, label, level.value_or(TagLevel::None)};
}

/// Null counts as missing.
std::optional<TaskResultReader::Element> TaskResultReader::member(const Object &object, std::string_view key, Need need,
                                                                  const QString &at)
{
    std::optional<Element> found;
    for (const auto other : object) { // the last one of a key that stands twice
        if (other.key == key)
            found = other.value;
    }
    if (found && !found->is_null())
        return found;
    if (need == Need::Required)
        fail(json::pointerBelow(at, json::fromView(key)), u"is missing"_s);
    return {};
}

std::optional<TaskResultReader::Object> TaskResultReader::object(const Object &parent, std::string_view key, Need need,
                                                                 const QString &at)
{
    const auto found = member(parent, key, need, at);
    if (!found)
        return {};
    Object object;
    if (found->get(object) == simdjson::SUCCESS)
        return object;
    fail(json::pointerBelow(at, json::fromView(key)), u"must be an object"_s);
    return {};
}

/// A required text must not be empty. Null QString if it is missing.
QString TaskResultReader::text(const Object &object, std::string_view key, Need need, const QString &at)
{
    const auto found = member(object, key, need, at);
    if (!found)
        return {};
    std::string_view text;
    if (found->get(text) != simdjson::SUCCESS) {
        fail(json::pointerBelow(at, json::fromView(key)), u"must be a string"_s);
        return {};
    }
    if (text.empty() && need == Need::Required)
        fail(json::pointerBelow(at, json::fromView(key)), u"must not be empty"_s);
    return json::fromView(text);
}

void TaskResultReader::fail(const QString &at, const QString &detail)
{
    if (m_faults.size() < MaxFaults)
        m_faults.append({.status = u"422"_s, .title = u"invalid attribute"_s, .detail = detail, .pointer = at});
}

QString writtenStatus(const QByteArray &body)
{
    simdjson::dom::parser parser;
    simdjson::dom::element document;
    if (json::parseStrictly(parser, body).get(document) != simdjson::SUCCESS)
        return {};
    return json::StrictJson(document)["data"_L1]["attributes"_L1]["status"_L1].toString({});
}

base::Result<TaskResult> readTaskResult(const QByteArray &body, CallbackDialect dialect)
{
    simdjson::dom::parser parser;
    simdjson::dom::object document;
    if (json::parseStrictly(parser, body).get(document) != simdjson::SUCCESS) {
        const auto object = readObject(body);
        if (!object)
            return object.error();
        return base::Error{.kind = base::ErrorKind::Protocol, .rule = base::Rules::JsonBroken};
    }
    TaskResultReader reader(dialect);
    TaskResult result = reader.read(document);
    if (reader.faults().isEmpty())
        return result;
    return base::Error{.kind = base::ErrorKind::Rejected,
                       .rule = base::Rules::CallbackInvalid,
                       .http = 422,
                       .errors = reader.faults()};
}

} // namespace runlatch::protocol
