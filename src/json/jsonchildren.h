// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/foldedsearch.h"

#include <QByteArrayView>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <atomic>

namespace runlatch::json {

/// A member of an object or an element of an array, by its places in the text.
struct JsonChild
{
    quint32 keyOffset = 0; ///< of what stands between the quotes; an element has no key
    quint32 keyLength = 0;
    quint32 offset = 0; ///< of the value, with its quotes
    quint32 length = 0;
    quint32 count = 0; ///< of its own members or elements
    QJsonValue::Type type = QJsonValue::Undefined;

    bool isContainer() const { return type == QJsonValue::Object || type == QJsonValue::Array; }
};

/// Some children that follow each other in the text.
struct JsonChildren
{
    QList<JsonChild> children;
    qsizetype next = -1; ///< where to go on; -1: there are no more
};

/// The object or array that a text is, without a byte order mark; of type Undefined if it is neither. `count` is not
/// known yet.
JsonChild jsonDocument(QByteArrayView text);

/// Reads at most `most` children of an object or array, from `at` on: one byte behind its bracket at first, later
/// JsonChildren::next. Looks only at brackets, quotes, colons and commas, so it also reads much of what no JSON reader
/// takes; it ends where it cannot go on. Takes time in proportion to what it reads, and no memory for what is deeper.
/// The text is at most 4 GB.
JsonChildren readJsonChildren(QByteArrayView text, bool isObject, qsizetype at, int most);

/// The children that are read.
struct JsonChildrenWanted
{
    int most = 0;
    qsizetype wanted = 0;             ///< the first child that ends behind this place is the last one
    const JsonChild *known = nullptr; ///< a child whose length and count are known; it is not looked at again
};
JsonChildren readJsonChildren(QByteArrayView text, bool isObject, qsizetype at, const JsonChildrenWanted &some);

/// Behind the string whose quote stands at `at`; the end of the text if no quote closes it.
qsizetype behindJsonString(QByteArrayView text, qsizetype at);

/// A string as it is meant, of what stands between its quotes; the first `most` characters or so.
QString jsonString(QByteArrayView string, qsizetype most);

/// The offsets of the first `most` keys and values (not objects or arrays) whose meaning contains the text; of strings
/// with their quotes. Gives up when `*cancelled` becomes true.
QList<qsizetype> findInJson(QByteArrayView text, const text::FoldedSearch &wanted, qsizetype most,
                            const std::atomic<bool> *cancelled = nullptr);

} // namespace runlatch::json
