// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QStringList>

namespace runlatch::json {

/// Changes of an object as text. All members that are not meant keep their order and their bytes, also those that a
/// reader and a writer would change: numbers of many digits, escapes, keys that stand twice. `object` is a JSON object;
/// a byte order mark and the blanks between its members are lost. Each takes time in proportion to it.

/// The member's value as it is written; null where there is none, of several the last.
QByteArray memberValue(const QByteArray &object, const QString &key);

/// Each member of these names has this value, which is JSON. Those that are not there come last, in the order of their
/// names.
QByteArray withMembers(const QByteArray &object, const QMap<QString, QByteArray> &values);

/// Leaves out the member that the keys lead to, from the outermost object on. Unchanged where there is none.
QByteArray withoutMember(const QByteArray &object, const QStringList &keys);

} // namespace runlatch::json
