// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QList>
#include <QString>
#include <QStringView>

/// All that the program prints, and its exit codes, in one table. `help events` and the man page are made from it, and
/// the tests hold every line that the program prints to it. It is a reference: its words are English as the names are
/// that it explains.
namespace runlatch::cli {

/// A member of an event.
struct EventField
{
    enum class Type { Text, Number, Truth, Object, List };

    QLatin1StringView name;
    Type type = Type::Text;
    QLatin1StringView meaning;
    bool mayBeNull = false;
    bool isAlways = true; ///< false: left out where it says nothing

    constexpr EventField orNull() const { return {name, type, meaning, true, isAlways}; }
    constexpr EventField sometimes() const { return {name, type, meaning, mayBeNull, false}; }
};

/// An event as some commands print it; an event of another command may have the same name and other members.
struct EventKind
{
    QLatin1StringView name;
    QLatin1StringView commands; ///< separated by ", "; empty: all of them
    QLatin1StringView meaning;
    QList<EventField> fields = {}; ///< in the order in which they are printed, without "event"

    bool isOf(QStringView command) const;
};
const QList<EventKind> &eventKinds();
/// Null where the command prints no event of this name.
const EventKind *findEvent(QStringView name, QStringView command);

/// "text", "number or null", "list, not always".
QString typeText(const EventField &field);

struct ExitCode
{
    QLatin1StringView code; ///< "0", "128+N"
    QLatin1StringView meaning;
};
const QList<ExitCode> &exitCodes();

struct EnvironmentVariable
{
    QLatin1StringView name;
    QLatin1StringView meaning;
};
const QList<EnvironmentVariable> &environmentVariables();

} // namespace runlatch::cli
