// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/eventtable.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace runlatch {

/// The command in the arguments, in the form of the event table; empty for help and texts.
inline QString commandOf(const QStringList &arguments)
{
    for (const QString &other : {QStringLiteral("--help"), QStringLiteral("-h"), QStringLiteral("--human")}) {
        if (arguments.contains(other))
            return {};
    }
    const QString first = arguments.value(0);
    if (first == QLatin1StringView("help") || first.startsWith(u'-'))
        return {};
    const bool isPlan = first == QLatin1StringView("plan");
    if (isPlan && arguments.contains(QStringLiteral("--markdown")))
        return {};
    const bool isGroup = isPlan || first == QLatin1StringView("change-requests")
        || first == QLatin1StringView("captures") || first == QLatin1StringView("run-task");
    const bool isLedger = isGroup && arguments.value(1) == QLatin1StringView("ledger");
    return arguments.mid(0, isLedger ? 3 : isGroup ? 2 : 1).join(u' ');
}

inline bool isOfType(const QJsonValue &value, const cli::EventField &field)
{
    using Type = cli::EventField::Type;
    if (value.isNull())
        return field.mayBeNull;
    switch (field.type) {
    case Type::Text: return value.isString();
    case Type::Number: return value.isDouble();
    case Type::Truth: return value.isBool();
    case Type::Object: return value.isObject();
    case Type::List: return value.isArray();
    }
    return false;
}

/// The difference between a printed line and the event table; empty if there is none.
inline QString strangeInEvent(const QString &command, const QByteArray &line)
{
    const QJsonObject event = QJsonDocument::fromJson(line).object();
    const QString name = event[QLatin1StringView("event")].toString();
    const cli::EventKind *kind = cli::findEvent(name, command);
    if (!kind)
        return QStringLiteral("%1 prints the event \"%2\", which is not in the table").arg(command, name);
    QStringList unknown = event.keys();
    unknown.removeAll(QStringLiteral("event"));
    for (const cli::EventField &field : kind->fields) {
        const bool isThere = unknown.removeAll(QString(field.name)) > 0;
        if (!isThere && field.isAlways)
            return QStringLiteral("%1: the event \"%2\" lacks \"%3\"").arg(command, name, field.name);
        if (isThere && !isOfType(event[field.name], field))
            return QStringLiteral("%1: \"%3\" of the event \"%2\" is no %4")
                .arg(command, name, field.name, cli::typeText(field));
    }
    return unknown.isEmpty() ? QString()
                             : QStringLiteral("%1: the event \"%2\" has \"%3\", which is not in the table")
                                   .arg(command, name, unknown.join(u' '));
}

} // namespace runlatch
