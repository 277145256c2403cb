// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/message.h"
#include "interchange/foreign/jsonmembers.h"

#include <QDateTime>

namespace runlatch::interchange {

/// The objects of a file of JSON, as text that nobody has judged yet: the documents that stand in it one after the
/// other, or the elements of its list. Of a document that has a list of this name its elements count. At most
/// MaxForeignRequests, and a null one for those behind them. Takes time in proportion to the bytes.
QList<QByteArray> jsonDocuments(const QByteArray &file, const QByteArray &listName = {});

/// The names of the members of the first object of the text, which may be cut, and of the first object within its
/// members, up to 64 each. They are compared as they are written, without escapes.
struct JsonNames
{
    QList<QByteArray> outer;
    QList<QByteArray> inner; ///< of the first element of a list of objects
};
JsonNames jsonNames(QByteArrayView beginning);

/// The members of an object whose names are not known, each with one value or with all of its list: {"a":"1"} and
/// {"a":["1","2"]}. A number or truth is as it is written, null is empty. At most 1,000; nullopt if there are more.
std::optional<http::Headers> jsonPairs(QByteArrayView object);

/// A nested member, by its way from the outer object; empty members where it ends early.
JsonMembers membersAt(const JsonMembers &outer, const QList<QByteArray> &way, const QList<QByteArray> &names);

/// A time in milliseconds since 1970. Invalid if it is none.
QDateTime timeOfEpoch(std::optional<qint64> milliseconds);

} // namespace runlatch::interchange
