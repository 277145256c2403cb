// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "json/jsonchildren.h"

#include "json/jsontext.h"

#include <algorithm>

namespace runlatch::json {

namespace {

constexpr qsizetype MaxSearchedText = 1024 * 1024; // bytes of one string with escapes, which are resolved in a copy

bool isJsonBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

qsizetype behindBlanks(QByteArrayView text, qsizetype at)
{
    while (at < text.size() && isJsonBlank(text[at]))
        ++at;
    return at;
}

bool endsJsonWord(char c)
{
    return c == ',' || c == '}' || c == ']' || isJsonBlank(c);
}

/// Behind the object or array whose bracket stands at `at`; counts its children.
qsizetype endOfNested(QByteArrayView text, qsizetype at, quint32 &count)
{
    int depth = 0;
    bool isEmpty = true;
    count = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (c == '"') {
            isEmpty = false;
            at = behindJsonString(text, at);
            continue;
        }
        ++at;
        if (c == '}' || c == ']') {
            if (--depth == 0)
                break;
        } else if (c == ',') {
            count += depth == 1 ? 1 : 0;
        } else if (!isJsonBlank(c)) {
            isEmpty = isEmpty && depth == 0;
            depth += c == '{' || c == '[' ? 1 : 0;
        }
    }
    count += isEmpty ? 0 : 1;
    return at;
}

QJsonValue::Type typeByFirst(char first)
{
    switch (first) {
    case '{': return QJsonValue::Object;
    case '[': return QJsonValue::Array;
    case '"': return QJsonValue::String;
    case 't':
    case 'f': return QJsonValue::Bool;
    case 'n': return QJsonValue::Null;
    default: return QJsonValue::Double;
    }
}

/// Reads the value at `at`; its length is 0 if there is none.
JsonChild readOneChild(QByteArrayView text, qsizetype at)
{
    JsonChild child{.offset = static_cast<quint32>(at), .type = typeByFirst(at < text.size() ? text[at] : '\0')};
    qsizetype end = at;
    if (child.isContainer())
        end = endOfNested(text, at, child.count);
    else if (child.type == QJsonValue::String)
        end = behindJsonString(text, at);
    else
        while (end < text.size() && !endsJsonWord(text[end]))
            ++end;
    child.length = static_cast<quint32>(end - at);
    return child;
}

bool isMeant(QByteArrayView string, const text::FoldedSearch &wanted)
{
    if (string.size() > MaxSearchedText || !string.contains('\\'))
        return wanted.isIn(string);
    return wanted.isIn(jsontext::decoded(string));
}

} // namespace

qsizetype behindJsonString(QByteArrayView text, qsizetype at)
{
    return std::min(jsontext::endOfString(text, at + 1) + 1, text.size());
}

JsonChild jsonDocument(QByteArrayView text)
{
    const qsizetype begin = behindBlanks(text, text.startsWith("\xEF\xBB\xBF") ? 3 : 0);
    JsonChild document{.offset = static_cast<quint32>(begin), .length = static_cast<quint32>(text.size() - begin)};
    if (begin < text.size() && (text[begin] == '{' || text[begin] == '['))
        document.type = typeByFirst(text[begin]);
    return document;
}

JsonChildren readJsonChildren(QByteArrayView text, bool isObject, qsizetype at, int most)
{
    return readJsonChildren(text, isObject, at, {.most = most, .wanted = text.size(), .known = nullptr});
}

JsonChildren readJsonChildren(QByteArrayView text, bool isObject, qsizetype at, const JsonChildrenWanted &some)
{
    JsonChildren found;
    while (found.children.size() < some.most && (found.children.isEmpty() || at <= some.wanted)) {
        at = behindBlanks(text, at);
        while (at < text.size() && text[at] == ',')
            at = behindBlanks(text, at + 1);
        if (at >= text.size() || text[at] == '}' || text[at] == ']')
            return found;
        JsonChild key;
        if (isObject) {
            if (text[at] != '"')
                return found;
            key = readOneChild(text, at);
            at = behindBlanks(text, at + key.length);
            if (at >= text.size() || text[at] != ':')
                return found;
            at = behindBlanks(text, at + 1);
        }
        JsonChild child = some.known && some.known->offset == at ? *some.known : readOneChild(text, at);
        if (child.length == 0)
            return found;
        if (isObject) {
            child.keyOffset = key.offset + 1;
            child.keyLength = key.length - std::min<quint32>(key.length, 2);
        }
        at += child.length;
        found.children.append(child);
    }
    at = behindBlanks(text, at);
    if (at < text.size() && text[at] == ',')
        found.next = at;
    return found;
}

QString jsonString(QByteArrayView string, qsizetype most)
{
    return jsontext::decodedText(string, most);
}

QList<qsizetype> findInJson(QByteArrayView text, const text::FoldedSearch &wanted, qsizetype most,
                            const std::atomic<bool> *cancelled)
{
    QList<qsizetype> found;
    for (qsizetype at = 0; at < text.size() && found.size() < most && !(cancelled && *cancelled);) {
        const char c = text[at];
        if (isJsonBlank(c) || QByteArrayView("{}[],:").contains(c)) {
            ++at;
            continue;
        }
        const JsonChild token = readOneChild(text, at);
        QByteArrayView meant = text.sliced(at, std::max<quint32>(token.length, 1));
        if (token.type == QJsonValue::String && meant.size() > 1)
            meant = meant.sliced(1, meant.size() - 2);
        if (isMeant(meant, wanted))
            found.append(at);
        at += std::max<quint32>(token.length, 1);
    }
    return found;
}

} // namespace runlatch::json
