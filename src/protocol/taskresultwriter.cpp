// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/taskresultwriter.h"

#include "json/orderedjson.h"

#include <QHash>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

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
    QList<QByteArray> entries;
    for (const Tag &tag : tags)
        entries.append(writeTag(tag));
    return writeTagGroups(tags, entries);
}

} // namespace

QByteArray writeTag(const Tag &tag)
{
    json::OrderedJson entry;
    entry.add(u"label", tag.label);
    if (tag.level != TagLevel::None)
        entry.add(u"level", tagLevelName(tag.level));
    return entry.toJson();
}

QByteArray writeTagGroups(const QList<Tag> &tags, const QList<QByteArray> &entries)
{
    QList<std::pair<QString, QList<QByteArray>>> groups; // in the order of their first appearance
    QHash<QString, qsizetype> places; // of the names among the groups: a body of 64 MB may have millions
    for (qsizetype index = 0; index < tags.size(); ++index) {
        const QString &name = tags.at(index).name;
        const auto place = places.constFind(name);
        if (place == places.constEnd()) {
            places.insert(name, groups.size());
            groups.append({name, {entries.at(index)}});
        } else {
            groups[*place].second.append(entries.at(index));
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

QByteArray writePlainResult(const TaskResult &result)
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
