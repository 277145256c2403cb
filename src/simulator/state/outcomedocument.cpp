// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/outcomedocument.h"

#include <QHash>
#include <QJsonArray>

#include <md4c-html.h>

using namespace Qt::StringLiterals;

namespace runlatch::simulator {

namespace {

/// Groups the tags by their names, in the order of the first of each. A stranger chooses how many there are.
QJsonArray tagCategories(const QList<protocol::Tag> &tags)
{
    QStringList names;
    QHash<QString, QJsonArray> values;
    for (const protocol::Tag &tag : tags) {
        QJsonArray &value = values[tag.name];
        if (value.isEmpty())
            names.append(tag.name);
        value.append(QJsonObject{{u"label"_s, tag.label}, {u"level"_s, protocol::tagLevelName(tag.level)}});
    }
    QJsonArray categories;
    for (const QString &name : names)
        categories.append(QJsonObject{{u"label"_s, name}, {u"value"_s, values.value(name)}});
    return categories;
}

void appendHtml(const MD_CHAR *text, MD_SIZE size, void *html)
{
    static_cast<QByteArray *>(html)->append(text, static_cast<qsizetype>(size));
}

} // namespace

QJsonObject outcomeResource(const protocol::Outcome &outcome, const QString &id, const QString &resultId)
{
    const QString self = "/api/v2/task-result-outcomes/"_L1 + id;
    const QJsonObject attributes{
        {u"outcome-id"_s, outcome.id},
        {u"description"_s, outcome.description},
        {u"tags"_s, tagCategories(outcome.tags)},
        {u"url"_s, outcome.url.isEmpty() ? QJsonValue() : QJsonValue(outcome.url)},
    };
    const QJsonObject result{{u"data"_s, QJsonObject{{u"id"_s, resultId}, {u"type"_s, u"task-results"_s}}}};
    return {{u"id"_s, id},
            {u"type"_s, u"task-result-outcomes"_s},
            {u"attributes"_s, attributes},
            {u"relationships"_s, QJsonObject{{u"task-result"_s, result}}},
            {u"links"_s,
             QJsonObject{{u"self"_s, self},
                         {u"body"_s, outcome.body.isEmpty() ? QJsonValue() : QJsonValue(QString(self + "/body"_L1))}}}};
}

QByteArray outcomeHtml(const QString &markdown)
{
    const QByteArray text = markdown.toUtf8();
    QByteArray html;
    md_html(text.constData(), static_cast<MD_SIZE>(text.size()), appendHtml, &html, MD_DIALECT_GITHUB | MD_FLAG_NOHTML,
            0);
    return html;
}

} // namespace runlatch::simulator
