// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiver.h"
#include "changerequests/oddservice.h"
#include "support/changerequests.h"

#include <QMap>
#include <QSet>

namespace runlatch::changerequests {

using support::changeRequest;

inline QList<Archiver::ToArchive> requests(int count)
{
    QList<Archiver::ToArchive> some;
    for (int number = 0; number < count; ++number)
        some.append({changeRequest(QStringLiteral("wscr-%1").arg(number)), QStringLiteral("billing")});
    return some;
}

/// The change requests that a service has archived, and its other answers for some ids.
struct Desk
{
    http::Response answer(const Asked &asked)
    {
        const QString id = asked.path.section(QStringLiteral("change-requests/"), 1).section(QLatin1Char('/'), 0, 0);
        if (asked.method == "GET")
            return shown.contains(id)
                ? shown.value(id)
                : OddService::json(200, {{QStringLiteral("data"), OddService::row(id, archived.contains(id))}});
        if (refusals.contains(id))
            return refusals.value(id);
        if (archived.contains(id))
            return OddService::error(400, QStringLiteral("The change request is already archived."));
        archived.insert(id);
        return OddService::json(200, {{QStringLiteral("data"), OddService::row(id, true)}});
    }
    QSet<QString> archived;
    QMap<QString, http::Response> refusals; ///< answers to archive requests
    QMap<QString, http::Response> shown;
};

} // namespace runlatch::changerequests
