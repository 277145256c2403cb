// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/taskresult.h"

#include "json/orderedjson.h"
#include "protocol/names.h"

#include <QHash>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr Names<4> TagLevelNames{"none"_L1, "info"_L1, "warning"_L1, "error"_L1};
constexpr Names<3> StatusNames{"running"_L1, "passed"_L1, "failed"_L1};

void addText(json::OrderedJson &json, QStringView key, const QString &text)
{
    if (!text.isEmpty())
        json.add(key, text);
}

void addUnknown(json::OrderedJson &json, const QJsonObject &unknown)
{
    for (auto member = unknown.begin(); member != unknown.end(); ++member)
        json.add(member.key(), member.value());
}

QByteArray writeTags(const QList<Tag> &tags)
{
    QList<std::pair<QString, QList<QByteArray>>> groups; // in the order of their first appearance
    QHash<QString, qsizetype> places; // of the names among the groups: a body of 64 MB may have millions
    for (const Tag &tag : tags) {
        json::OrderedJson entry;
        entry.add(u"label", tag.label);
        if (tag.level != TagLevel::None)
            entry.add(u"level", tagLevelName(tag.level));
        const auto place = places.constFind(tag.name);
        if (place == places.constEnd()) {
            places.insert(tag.name, groups.size());
            groups.append({tag.name, {entry.toJson()}});
        } else {
            groups[*place].second.append(entry.toJson());
        }
    }
    json::OrderedJson json;
    for (const auto &group : std::as_const(groups))
        json.addRaw(group.first, json::OrderedJson::array(group.second));
    return json.toJson();
}

QByteArray writeOutcome(const Outcome &outcome)
{
    json::OrderedJson attributes;
    attributes.add(u"outcome-id", outcome.id);
    attributes.add(u"description", outcome.description);
    if (!outcome.tags.isEmpty())
        attributes.addRaw(u"tags", writeTags(outcome.tags));
    addText(attributes, u"body", outcome.body);
    addText(attributes, u"url", outcome.url);
    addUnknown(attributes, outcome.unknown);
    return json::OrderedJson()
        .add(u"type", u"task-result-outcomes"_s)
        .addRaw(u"attributes", attributes.toJson())
        .toJson();
}

} // namespace

QString tagLevelName(TagLevel level)
{
    return nameOf(TagLevelNames, level);
}

std::optional<TagLevel> tagLevelOfName(QStringView name)
{
    return valueOfName<TagLevel>(TagLevelNames, name);
}

QString taskStatusName(TaskStatus status)
{
    return nameOf(StatusNames, status);
}

std::optional<TaskStatus> taskStatusOfName(QStringView name)
{
    return valueOfName<TaskStatus>(StatusNames, name);
}

bool Tag::isShownInList() const
{
    return name.compare("severity"_L1, Qt::CaseInsensitive) == 0 || name.compare("status"_L1, Qt::CaseInsensitive) == 0;
}

QByteArray writeTaskResult(const TaskResult &result)
{
    json::OrderedJson attributes;
    attributes.add(u"status", taskStatusName(result.status));
    addText(attributes, u"message", result.message);
    addText(attributes, u"url", result.url);
    addUnknown(attributes, result.unknown);
    json::OrderedJson data;
    data.add(u"type", u"task-results"_s).addRaw(u"attributes", attributes.toJson());
    if (!result.outcomes.isEmpty()) {
        QList<QByteArray> outcomes;
        for (const Outcome &outcome : result.outcomes)
            outcomes.append(writeOutcome(outcome));
        const QByteArray list = json::OrderedJson().addRaw(u"data", json::OrderedJson::array(outcomes)).toJson();
        data.addRaw(u"relationships", json::OrderedJson().addRaw(u"outcomes", list).toJson());
    }
    return json::OrderedJson().addRaw(u"data", data.toJson()).toJson();
}

} // namespace runlatch::protocol
