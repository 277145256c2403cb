// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/writtenresult.h"

#include "json/jsonchildren.h"
#include "json/jsonedit.h"
#include "json/jsonlayout.h"
#include "json/orderedjson.h"
#include "protocol/taskresultwriter.h"

#include <QHash>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

constexpr int ChildrenAtOnce = 1000;

constexpr auto DataKey = "data"_L1;
constexpr auto AttributesKey = "attributes"_L1;
constexpr auto RelationshipsKey = "relationships"_L1;

template <typename Visit> void visitChildren(const QByteArray &container, Visit visit)
{
    const json::JsonChild document = json::jsonDocument(container);
    if (!document.isContainer())
        return;
    qsizetype at = document.offset + 1;
    while (at > 0) {
        const json::JsonChildren some =
            json::readJsonChildren(container, document.type == QJsonValue::Object, at, ChildrenAtOnce);
        for (const json::JsonChild &child : some.children)
            visit(container.mid(child.offset, child.length));
        at = some.next;
    }
}

QList<QByteArray> valuesOf(const QByteArray &container)
{
    QList<QByteArray> values;
    visitChildren(container, [&values](const QByteArray &value) { values.append(value); });
    return values;
}

QByteArray withText(const QByteArray &object, const QString &key, const QString &before, const QString &after)
{
    if (before == after)
        return object;
    return after.isEmpty() ? json::withoutMember(object, {key})
                           : json::withMembers(object, {{key, json::OrderedJson::value(after)}});
}

/// As withText(), for a member that is written even if it is empty.
QByteArray withRequired(const QByteArray &object, const QString &key, const QString &before, const QString &after)
{
    return before == after ? object : json::withMembers(object, {{key, json::OrderedJson::value(after)}});
}

/// Things of the text that are not yet taken by one of the result.
class Untaken
{
public:
    explicit Untaken(qsizetype count)
        : m_isTaken(count, false)
    {
    }

    void add(const QByteArray &key, qsizetype index) { m_places[key].append(index); }
    std::optional<qsizetype> takeOf(const QByteArray &key)
    {
        QList<qsizetype> &places = m_places[key];
        while (!places.isEmpty()) {
            if (const auto index = take(places.takeFirst()))
                return index;
        }
        return {};
    }
    std::optional<qsizetype> take(qsizetype index)
    {
        if (index >= m_isTaken.size() || m_isTaken.at(index))
            return {};
        m_isTaken[index] = true;
        return index;
    }

private:
    QHash<QByteArray, QList<qsizetype>> m_places;
    QList<bool> m_isTaken;
};

using Partners = QList<std::optional<qsizetype>>;

/// The thing of the text that each one of the result was: first by its contents, then by its name, then by its place.
template <typename Thing, typename Contents, typename Name>
Partners partnersOf(const QList<Thing> &before, const QList<Thing> &after, Contents contents, Name name)
{
    Untaken untaken(before.size());
    Partners partners(after.size());
    const auto pairBy = [&](const auto &key) {
        for (qsizetype index = 0; index < before.size(); ++index)
            untaken.add(key(before.at(index)), index);
        for (qsizetype index = 0; index < after.size(); ++index) {
            if (!partners.at(index))
                partners[index] = untaken.takeOf(key(after.at(index)));
        }
    };
    pairBy(contents);
    pairBy(name);
    for (qsizetype index = 0; index < after.size(); ++index) {
        if (!partners.at(index))
            partners[index] = untaken.take(index);
    }
    return partners;
}

QByteArray tagContents(const Tag &tag)
{
    return 'c' + json::OrderedJson::value(tag.name) + writeTag(tag);
}

QByteArray tagName(const Tag &tag)
{
    return 'n' + json::OrderedJson::value(tag.name) + json::OrderedJson::value(tag.label);
}

QByteArray outcomeContents(Outcome outcome)
{
    outcome.unknown = {};
    return 'c' + writeOutcome(outcome);
}

QByteArray outcomeName(const Outcome &outcome)
{
    return 'n' + json::OrderedJson::value(outcome.id);
}

QByteArray rewrittenTag(const QByteArray &entry, const Tag &before, const Tag &after)
{
    const QByteArray labeled = withRequired(entry, u"label"_s, before.label, after.label);
    if (before.level == after.level)
        return labeled;
    const bool isDefault = after.level == TagLevel::None;
    return withText(labeled, u"level"_s, tagLevelName(before.level), isDefault ? QString() : tagLevelName(after.level));
}

QByteArray rewrittenTags(const QByteArray &attributes, const QList<Tag> &before, const QList<Tag> &after)
{
    const QString key = u"tags"_s;
    if (before == after)
        return attributes;
    if (after.isEmpty())
        return json::withoutMember(attributes, {key});
    QList<QByteArray> written;
    visitChildren(json::memberValue(attributes, key),
                  [&written](const QByteArray &group) { written.append(valuesOf(group)); });
    const Partners partners =
        written.size() == before.size() ? partnersOf(before, after, &tagContents, &tagName) : Partners(after.size());
    QList<QByteArray> entries;
    for (qsizetype index = 0; index < after.size(); ++index) {
        const Tag &tag = after.at(index);
        const auto partner = partners.at(index);
        entries.append(partner ? rewrittenTag(written.at(*partner), before.at(*partner), tag) : writeTag(tag));
    }
    return json::withMembers(attributes, {{key, writeTagGroups(after, entries)}});
}

QByteArray rewrittenOutcome(const QByteArray &written, const Outcome &before, const Outcome &after)
{
    if (hasSameContents(before, after))
        return written;
    QByteArray attributes = json::memberValue(written, AttributesKey);
    attributes = withRequired(attributes, u"outcome-id"_s, before.id, after.id);
    attributes = withRequired(attributes, u"description"_s, before.description, after.description);
    attributes = withText(attributes, u"body"_s, before.body, after.body);
    attributes = withText(attributes, u"url"_s, before.url, after.url);
    attributes = rewrittenTags(attributes, before.tags, after.tags);
    return json::withMembers(written, {{AttributesKey, attributes}});
}

bool haveSameContents(const QList<Outcome> &some, const QList<Outcome> &others)
{
    const auto isSame = [](const Outcome &one, const Outcome &other) { return hasSameContents(one, other); };
    return std::equal(some.begin(), some.end(), others.begin(), others.end(), isSame);
}

/// Without the object of all outcomes; if it has other members, it stays with an empty list.
QByteArray withoutOutcomes(const QByteArray &data, const QString &key)
{
    const QByteArray relationships = json::memberValue(data, RelationshipsKey);
    const QByteArray outcomes = json::memberValue(relationships, key);
    if (json::withoutMember(outcomes, {DataKey}) != "{}") { // such as `links` and `meta`
        const QByteArray empty = json::withMembers(outcomes, {{DataKey, "[]"}});
        return json::withMembers(data, {{RelationshipsKey, json::withMembers(relationships, {{key, empty}})}});
    }
    const QByteArray others = json::withoutMember(relationships, {key});
    return others == "{}" ? json::withoutMember(data, {RelationshipsKey})
                          : json::withMembers(data, {{RelationshipsKey, others}});
}

QByteArray rewrittenOutcomes(const QByteArray &data, const QList<Outcome> &before, const QList<Outcome> &after)
{
    const QByteArray relationships = json::memberValue(data, RelationshipsKey);
    const QString readBack = u"task-result-outcomes"_s; // the name in the service's answers
    const bool isReadBack = json::memberValue(relationships, u"outcomes"_s).isNull()
        && !json::memberValue(relationships, readBack).isNull();
    const QString key = isReadBack ? readBack : u"outcomes"_s;
    if (after.isEmpty())
        return withoutOutcomes(data, key);
    const QByteArray outcomes = json::memberValue(relationships, key);
    const QList<QByteArray> written = valuesOf(json::memberValue(outcomes, DataKey));
    const Partners partners = written.size() == before.size()
        ? partnersOf(before, after, &outcomeContents, &outcomeName)
        : Partners(after.size());
    QList<QByteArray> elements;
    for (qsizetype index = 0; index < after.size(); ++index) {
        const Outcome &outcome = after.at(index);
        const auto partner = partners.at(index);
        elements.append(partner ? rewrittenOutcome(written.at(*partner), before.at(*partner), outcome)
                                : writeOutcome(outcome));
    }
    const QByteArray list = json::withMembers(outcomes, {{DataKey, json::OrderedJson::array(elements)}});
    return json::withMembers(data, {{RelationshipsKey, json::withMembers(relationships, {{key, list}})}});
}

} // namespace

base::Result<TaskResult> readWritten(const QByteArray &text)
{
    return readTaskResult(text, CallbackDialect::Draft);
}

QByteArray rewritten(const QByteArray &text, const TaskResult &result)
{
    const base::Result<TaskResult> before = readWritten(text);
    if (!before)
        return writePlainResult(result);
    if (hasSameContents(*before, result))
        return text;
    QByteArray data = json::memberValue(text, DataKey);
    QByteArray attributes = json::memberValue(data, AttributesKey);
    attributes = withRequired(attributes, u"status"_s, taskStatusName(before->status), taskStatusName(result.status));
    attributes = withText(attributes, u"message"_s, before->message, result.message);
    attributes = withText(attributes, u"url"_s, before->url, result.url);
    data = json::withMembers(data, {{AttributesKey, attributes}});
    if (!haveSameContents(before->outcomes, result.outcomes))
        data = rewrittenOutcomes(data, before->outcomes, result.outcomes);
    return json::withMembers(text, {{DataKey, data}});
}

bool isWrittenOtherwise(const QByteArray &text, const TaskResult &result)
{
    TaskResult plain = result;
    plain.unknown = {};
    for (Outcome &outcome : plain.outcomes)
        outcome.unknown = {};
    return json::laidOut(text, json::JsonLayout::Compact, {}) != writePlainResult(plain);
}

bool hasSameContents(const Outcome &one, const Outcome &other)
{
    return one.id == other.id && one.description == other.description && one.body == other.body && one.url == other.url
        && one.tags == other.tags;
}

bool hasSameContents(const TaskResult &one, const TaskResult &other)
{
    return one.status == other.status && one.message == other.message && one.url == other.url
        && haveSameContents(one.outcomes, other.outcomes);
}

} // namespace runlatch::protocol
