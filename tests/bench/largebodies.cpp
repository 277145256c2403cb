// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "largebodies.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

constexpr qsizetype LargeSize = 20 * 1024 * 1024;

QByteArray needle()
{
    return '"' + QByteArray(LargeNeedle) + '"';
}

/// An object of 100,000 keys, a line each.
QByteArray broad()
{
    constexpr int Keys = 100'000;
    QByteArray text = "{\n";
    text.reserve(LargeSize + 1024);
    for (int key = 0; key < Keys - 1; ++key) {
        const QByteArray name = "  \"key_" + QByteArray::number(key) + "\": \"";
        text += name + QByteArray(LargeSize / Keys - name.size() - 3, 'v') + "\",\n";
    }
    return text + "  \"end\": " + needle() + "\n}\n";
}

/// A thousand levels, of which the deepest has nearly all of the bytes.
QByteArray deep()
{
    constexpr qsizetype Levels = 1000;
    QByteArray text;
    text.reserve(LargeSize + 1024);
    for (qsizetype level = 1; level < Levels; ++level)
        text += "{\"before\":1,\"in\":";
    text += "[";
    while (text.size() < LargeSize - Levels)
        text += "\"a value of the deepest level, of which there are many because it is so long: "
                "it is longer than those of a payload usually are\",";
    return text + needle() + "]" + QByteArray(Levels - 1, '}');
}

QByteArray oneString()
{
    QByteArray text = "{\"text\":\"";
    text.reserve(LargeSize + 1024);
    text += QByteArray("words with \\\"quotes\\\" and \\u00e4 escapes ").repeated(LargeSize / 40);
    text.truncate(text.lastIndexOf(' '));
    return text + ' ' + QByteArray(LargeNeedle) + "\"}";
}

/// A list of as many rows as the tree shows, all in one line.
QByteArray oneLine()
{
    constexpr int ListLength = 190'000;
    const QByteArray part =
        ",\"on\":true,\"of\":[" + QByteArray("1,").repeated(LargeSize / ListLength / 2 - 20) + "1]},";
    QByteArray text = "{\"list\":[";
    text.reserve(LargeSize + 1024);
    for (int number = 0; number < ListLength; ++number)
        text += "{\"n\":" + QByteArray::number(number) + part;
    return text + needle() + "]}";
}

} // namespace

QList<LargeBody> largeBodies()
{
    return {{u"broad"_s, u"100,000 keys"_s, broad},
            {u"deep"_s, u"1,000 levels"_s, deep},
            {u"string"_s, u"one string"_s, oneString},
            {u"line"_s, u"one line"_s, oneLine}};
}

} // namespace runlatch::bench
