// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/runtasks/servedresult.h"

#include "protocol/resourcereader.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

std::optional<QString> toldText(const QJsonObject &resource, QLatin1StringView key)
{
    const QJsonValue told = resource["attributes"_L1].toObject().value(key);
    return told.isString() || told.isNull() ? std::optional(told.toString()) : std::nullopt;
}

QList<Tag> categoriesOf(const QJsonArray &categories)
{
    QList<Tag> tags;
    for (const QJsonValue category : categories) {
        const QString name = category["label"_L1].toString();
        const QJsonArray entries = category["value"_L1].toArray();
        for (const QJsonValue entry : entries)
            tags.append({name, entry["label"_L1].toString(),
                         tagLevelOfName(entry["level"_L1].toString()).value_or(TagLevel::None)});
    }
    return tags;
}

} // namespace

base::Result<ServedResult> readServedResult(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const ServedResult read{
        .id = reader.id(),
        .status = reader.text(u"/attributes/status", ResourceReader::Need::Required),
        .message = toldText(resource, "message"_L1),
        .url = toldText(resource, "url"_L1),
        .stage = reader.text(u"/attributes/stage"),
        .outcomesCount = reader.count(u"/attributes/task-result-outcomes-count", -1),
        .taskStageId = reader.text(u"/relationships/task-stage/data/id"),
    };
    if (reader.error())
        return *reader.error();
    return read;
}

base::Result<ServedOutcome> readServedOutcome(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const QJsonObject attributes = resource["attributes"_L1].toObject();
    const ServedOutcome read{.id = reader.id(),
                             .outcome = {.id = reader.text(u"/attributes/outcome-id"),
                                         .description = reader.text(u"/attributes/description"),
                                         .body = {},
                                         .url = reader.text(u"/attributes/url"),
                                         .tags = categoriesOf(attributes["tags"_L1].toArray())},
                             .hasBody = resource["links"_L1]["body"_L1].isString()};
    if (reader.error())
        return *reader.error();
    return read;
}

base::Result<ServedStage> readServedStage(const QJsonObject &resource)
{
    ResourceReader reader(resource);
    const ServedStage read{
        .id = reader.id(),
        .stage = reader.text(u"/attributes/stage"),
        .status = reader.text(u"/attributes/status", ResourceReader::Need::Required),
    };
    if (reader.error())
        return *reader.error();
    return read;
}

} // namespace runlatch::protocol
