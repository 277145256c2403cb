// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

#include <map>
#include <memory>
#include <vector>

namespace runlatch::tests {

/// JSON that can be made wrong member by member: a key may stand twice. The text is written with random white space
/// and escapes, and tells the place of each key and value.
struct PlacedJson
{
    struct Place
    {
        QByteArray text;
        qsizetype offset = 0;

        int line() const { return int(text.first(offset).count('\n')) + 1; }
        int column() const
        {
            return int(QString::fromUtf8(text.mid(text.lastIndexOf('\n', offset - 1) + 1, columns())).toUcs4().size())
                + 1;
        }

    private:
        qsizetype columns() const { return offset == 0 ? 0 : offset - text.lastIndexOf('\n', offset - 1) - 1; }
    };

    QByteArray key;    ///< of a member of an object
    QByteArray scalar; ///< as it is written, if it is neither an object nor an array
    bool isObject = false;
    bool isArray = false;
    std::vector<std::unique_ptr<PlacedJson>> parts;
    mutable qsizetype keyOffset = 0; ///< in the text that write() made last
    mutable qsizetype valueOffset = 0;

    static std::unique_ptr<PlacedJson> of(const QJsonValue &value, const QByteArray &key = {})
    {
        auto made = std::make_unique<PlacedJson>();
        made->key = key;
        made->set(value);
        return made;
    }

    void set(const QJsonValue &value)
    {
        isObject = value.isObject();
        isArray = value.isArray();
        scalar.clear();
        parts.clear();
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            parts.push_back(of(member.value(), member.key().toUtf8()));
        for (const QJsonValue element : value.toArray())
            parts.push_back(of(element));
        if (!isObject && !isArray)
            scalar = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact).chopped(1).sliced(1);
    }

    std::unique_ptr<PlacedJson> copy() const
    {
        auto made = std::make_unique<PlacedJson>();
        made->key = key;
        made->scalar = scalar;
        made->isObject = isObject;
        made->isArray = isArray;
        for (const auto &part : parts)
            made->parts.push_back(part->copy());
        return made;
    }

    QByteArray write(QRandomGenerator &random) const
    {
        QByteArray text = space(random);
        append(text, random);
        return text + space(random);
    }

private:
    static QByteArray space(QRandomGenerator &random)
    {
        static const QByteArray Spaces[] = {"", "", "", " ", "\n", "\r\n", "\t", "  \n "};
        return Spaces[random.bounded(int(std::size(Spaces)))];
    }

    /// Any letter of a key may be an escape.
    static QByteArray written(const QByteArray &key, QRandomGenerator &random)
    {
        if (random.bounded(8) != 0)
            return key;
        const int at = random.bounded(int(key.size()));
        return key.left(at) + "\\u" + QByteArray::number(int(key[at]), 16).rightJustified(4, '0') + key.mid(at + 1);
    }

    void append(QByteArray &text, QRandomGenerator &random) const
    {
        valueOffset = text.size();
        if (!isObject && !isArray) {
            text += scalar;
            return;
        }
        text += isObject ? '{' : '[';
        for (const auto &part : parts) {
            text += (part == parts.front() ? "" : ",") + space(random);
            part->keyOffset = text.size();
            if (isObject)
                text += '"' + written(part->key, random) + '"' + space(random) + ':' + space(random);
            part->append(text, random);
            text += space(random);
        }
        text += isObject ? '}' : ']';
    }
};

} // namespace runlatch::tests
