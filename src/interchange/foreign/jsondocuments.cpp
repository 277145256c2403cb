// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/foreign/jsondocuments.h"

#include "base/utc.h"
#include "interchange/foreign/foreignrequest.h"
#include "json/jsonchildren.h"

#include <algorithm>

namespace runlatch::interchange {

namespace {

using json::JsonChild;

constexpr int MaxNames = 64;
constexpr int MaxPairs = 1000;

QByteArrayView textOf(QByteArrayView text, const JsonChild &child)
{
    return text.sliced(child.offset, child.length);
}

QByteArrayView keyOf(QByteArrayView text, const JsonChild &child)
{
    return text.sliced(child.keyOffset, child.keyLength);
}

/// The children of a container, whose bracket is its first byte.
QList<JsonChild> childrenOf(QByteArrayView text, const JsonChild &container, int most)
{
    const bool isObject = container.type == QJsonValue::Object;
    return json::readJsonChildren(text, isObject, container.offset + 1, most).children;
}

/// The documents of the text: what follows each other is read as the elements of a list would be.
QList<JsonChild> documentsOf(QByteArrayView text, int most)
{
    const JsonChild first = json::jsonDocument(text);
    return json::readJsonChildren(text, false, first.offset, most).children;
}

/// The list of that name in a document; nullopt if it has none.
std::optional<JsonChild> listOf(QByteArrayView text, const JsonChild &document, const QByteArray &name)
{
    if (name.isEmpty() || document.type != QJsonValue::Object)
        return std::nullopt;
    const QList<JsonChild> members = childrenOf(text, document, MaxNames);
    const auto found = std::find_if(members.begin(), members.end(), [&](const JsonChild &member) {
        return member.type == QJsonValue::Array && keyOf(text, member) == name;
    });
    return found == members.end() ? std::nullopt : std::optional(*found);
}

QByteArray meaningOf(QByteArrayView text, const JsonChild &value)
{
    if (value.type == QJsonValue::Null)
        return {};
    const QByteArrayView written = textOf(text, value);
    if (value.type != QJsonValue::String || written.size() < 2)
        return written.toByteArray();
    return json::jsonString(written.sliced(1, written.size() - 2), written.size()).toUtf8();
}

} // namespace

QList<QByteArray> jsonDocuments(const QByteArray &file, const QByteArray &listName)
{
    constexpr int most = MaxForeignRequests + 1;
    QList<QByteArray> pieces;
    const QList<JsonChild> documents = documentsOf(file, most);
    for (const JsonChild &document : documents) {
        QList<JsonChild> found{document};
        if (document.type == QJsonValue::Array)
            found = childrenOf(file, document, most);
        else if (const auto list = listOf(file, document, listName))
            found = childrenOf(file, *list, most);
        for (const JsonChild &each : std::as_const(found)) {
            if (pieces.size() > MaxForeignRequests)
                return pieces;
            const bool isTaken = pieces.size() < MaxForeignRequests;
            pieces.append(isTaken ? textOf(file, each).toByteArray() : QByteArray());
        }
    }
    return pieces;
}

JsonNames jsonNames(QByteArrayView beginning)
{
    JsonNames names;
    JsonChild object = json::jsonDocument(beginning);
    const auto firstIn = [&](const JsonChild &list) { return childrenOf(beginning, list, 1).value(0); };
    if (object.type == QJsonValue::Array)
        object = firstIn(object);
    if (object.type != QJsonValue::Object)
        return names;
    const QList<JsonChild> members = childrenOf(beginning, object, MaxNames);
    for (const JsonChild &member : members) {
        names.outer.append(keyOf(beginning, member).toByteArray());
        if (member.type != QJsonValue::Array || !names.inner.isEmpty())
            continue;
        const JsonChild element = firstIn(member);
        if (element.type != QJsonValue::Object)
            continue;
        const QList<JsonChild> inner = childrenOf(beginning, element, MaxNames);
        for (const JsonChild &each : inner)
            names.inner.append(keyOf(beginning, each).toByteArray());
    }
    return names;
}

std::optional<http::Headers> jsonPairs(QByteArrayView object)
{
    const JsonChild document = json::jsonDocument(object);
    http::Headers pairs;
    if (document.type != QJsonValue::Object)
        return pairs;
    const QList<JsonChild> members = childrenOf(object, document, MaxPairs + 1);
    for (const JsonChild &member : members) {
        QByteArray quoted = '"' + keyOf(object, member).toByteArray() + '"';
        const QByteArray name =
            meaningOf(quoted, {.length = static_cast<quint32>(quoted.size()), .type = QJsonValue::String});
        const bool isList = member.type == QJsonValue::Array;
        const QList<JsonChild> values = isList ? childrenOf(object, member, MaxPairs + 1) : QList<JsonChild>{member};
        for (const JsonChild &value : values)
            pairs.append({name, meaningOf(object, value)});
        if (pairs.size() > MaxPairs)
            return std::nullopt;
    }
    return pairs;
}

JsonMembers membersAt(const JsonMembers &outer, const QList<QByteArray> &way, const QList<QByteArray> &names)
{
    JsonMembers members = outer;
    for (qsizetype step = 0; step < way.size(); ++step) {
        const bool isLast = step + 1 == way.size();
        const auto nested = members.object(way.at(step));
        const auto read = nested ? JsonMembers::read(*nested, isLast ? names : QList<QByteArray>{way.at(step + 1)})
                                 : base::Result<JsonMembers>(JsonMembers());
        members = read ? *read : JsonMembers();
    }
    return members;
}

QDateTime timeOfEpoch(std::optional<qint64> milliseconds)
{
    constexpr qint64 last = 253'000'000'000'000; // in the year 9987
    const bool isLikely = milliseconds && *milliseconds > 0 && *milliseconds < last;
    return isLikely ? QDateTime::fromMSecsSinceEpoch(*milliseconds, base::Utc) : QDateTime();
}

} // namespace runlatch::interchange
