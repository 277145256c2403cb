// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "cliprogram.h"
#include "support/waiting.h"

#include <QJsonObject>

#include <algorithm>
#include <iterator>
#include <utility>

namespace runlatch {

/// Runs to the end, while the integration in this program plays its steps.
inline QList<QJsonObject> runToEnd(Program &program)
{
    if (!support::waitFor([&program] { return program.hasEnded(); }, 20'000))
        return {};
    return program.allEvents();
}

/// A short trial: `more` may give other times.
inline QStringList triggerArguments(const QString &url, const QStringList &more)
{
    QStringList arguments{QStringLiteral("trigger"), QStringLiteral("--url"), url};
    for (const auto &[name, value] : {std::pair(QStringLiteral("--linger"), QStringLiteral("50ms")),
                                      std::pair(QStringLiteral("--deadline"), QStringLiteral("10s"))}) {
        if (!more.contains(name))
            arguments += {name, value};
    }
    return arguments + more;
}

inline QList<QJsonObject> eventsNamed(const QList<QJsonObject> &events, const QString &name)
{
    QList<QJsonObject> found;
    std::copy_if(events.begin(), events.end(), std::back_inserter(found),
                 [&name](const QJsonObject &event) { return event[QLatin1StringView("event")].toString() == name; });
    return found;
}

} // namespace runlatch
