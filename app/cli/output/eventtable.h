// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

/// All events that the program prints, in one table. `help events` and the man page are made from it, and the tests
/// check each printed line against it. The table is a reference: its texts are English, like the names that it
/// explains.
namespace runlatch::cli {

/// A member of an event.
struct EventField
{
    enum class Type { Text, Number, Truth, Object, List };

    QLatin1StringView name;
    Type type = Type::Text;
    QLatin1StringView meaning;
    bool mayBeNull = false;
    bool isAlways = true; ///< false: omitted if it has no content

    constexpr EventField orNull() const { return {name, type, meaning, true, isAlways}; }
    constexpr EventField sometimes() const { return {name, type, meaning, mayBeNull, false}; }
};

/// An event as some commands print it. An event of another command may have the same name with other members.
struct EventKind
{
    QLatin1StringView name;
    QLatin1StringView commands; ///< separated by ", "; empty: all commands
    QLatin1StringView meaning;
    QList<EventField> fields = {}; ///< in the order of printing, without "event"

    bool isOf(QStringView command) const;
};
const QList<EventKind> &eventKinds();
/// Null if the command prints no event of this name.
const EventKind *findEvent(QStringView name, QStringView command);

/// "text", "number or null", "list, not always".
QString typeText(const EventField &field);

} // namespace runlatch::cli
