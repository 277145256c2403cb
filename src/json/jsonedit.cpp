// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonedit.h"

#include "json/jsonchildren.h"
#include "json/orderedjson.h"

namespace runlatch::json {

namespace {

constexpr int MembersAtOnce = 1000; // an object of a stranger may have millions

/// A member as it stands in the text.
struct WrittenMember
{
    QByteArrayView key; ///< with its quotes
    QByteArrayView value;
    bool isObject = false;

    QString name() const
    {
        return jsonString(key.sliced(1, key.size() - 2), key.size()); // a character has a byte at least
    }
};

template <typename Visit> void visitMembers(const QByteArray &object, Visit visit)
{
    const QByteArrayView text(object);
    const JsonChild document = jsonDocument(text);
    qsizetype at = document.type == QJsonValue::Object ? document.offset + 1 : -1;
    while (at > 0) {
        const JsonChildren some = readJsonChildren(text, true, at, MembersAtOnce);
        for (const JsonChild &child : some.children)
            visit(WrittenMember{text.sliced(child.keyOffset - 1, child.keyLength + 2),
                                text.sliced(child.offset, child.length), child.type == QJsonValue::Object});
        at = some.next;
    }
}

void addMember(QByteArray &object, QByteArrayView key, QByteArrayView value)
{
    object += object.isEmpty() ? '{' : ',';
    object += key;
    object += ':';
    object += value;
}

QByteArray closed(const QByteArray &object)
{
    return object.isEmpty() ? QByteArray("{}") : object + '}';
}

} // namespace

QByteArray memberValue(const QByteArray &object, const QString &key)
{
    QByteArray value;
    visitMembers(object, [&](const WrittenMember &member) {
        if (member.name() == key)
            value = member.value.toByteArray();
    });
    return value;
}

QByteArray withMembers(const QByteArray &object, const QMap<QString, QByteArray> &values)
{
    QByteArray written;
    QMap<QString, QByteArray> missing = values;
    visitMembers(object, [&](const WrittenMember &member) {
        const auto given = values.constFind(member.name());
        const bool isGiven = given != values.cend();
        if (isGiven)
            missing.remove(given.key());
        addMember(written, member.key, isGiven ? QByteArrayView(*given) : member.value);
    });
    for (auto value = missing.cbegin(); value != missing.cend(); ++value)
        addMember(written, OrderedJson::value(value.key()), value.value());
    return closed(written);
}

QByteArray withoutMember(const QByteArray &object, const QStringList &keys)
{
    QByteArray written;
    visitMembers(object, [&](const WrittenMember &member) {
        if (member.name() != keys.value(0))
            addMember(written, member.key, member.value);
        else if (keys.size() > 1 && member.isObject)
            addMember(written, member.key, withoutMember(member.value.toByteArray(), keys.mid(1)));
        else if (keys.size() > 1)
            addMember(written, member.key, member.value);
    });
    return closed(written);
}

} // namespace runlatch::json
