// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/systemclock.h"
#include "support/changerequests.h"
#include "support/scriptedservice.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>

namespace runlatch::models {

inline QJsonObject changeRequestJson(const QString &id, bool isArchived = false)
{
    const protocol::ChangeRequest active = support::changeRequest(id);
    return protocol::writeChangeRequest(isArchived ? support::archived(active) : active,
                                        protocol::ChangeRequestDialect::Specification);
}

inline support::Script answerOf(const QJsonValue &data)
{
    return support::Script::answer(
        support::httpAnswer(200, QJsonDocument(QJsonObject{{QStringLiteral("data"), data}}).toJson()));
}

inline support::Script pageOf(const QJsonArray &rows, const protocol::Pagination &pagination)
{
    QJsonObject document{{QStringLiteral("data"), rows}};
    protocol::writePagination(document, pagination, QUrl(QStringLiteral("http://tf.example/x")));
    return support::Script::answer(support::httpAnswer(200, QJsonDocument(document).toJson()));
}

inline support::Script serverError() // an error after which the client does not try again
{
    return support::Script::answer(support::httpAnswer(501));
}

/// Rows "PREFIXn" with n from first to last.
inline QJsonArray rows(const QString &prefix, int first, int last)
{
    QJsonArray made;
    for (int number = first; number <= last; ++number)
        made.append(changeRequestJson(prefix + QString::number(number)));
    return made;
}

/// Workspaces "web-n" with n from first to last; only those of odd numbers tell their active change requests.
inline QJsonArray workspaceRows(int first, int last)
{
    QJsonArray made;
    for (int number = first; number <= last; ++number)
        made.append(protocol::writeWorkspace(
            {QStringLiteral("ws-%1").arg(number), QStringLiteral("web-%1").arg(number), number % 2 ? number : -1},
            QStringLiteral("acme")));
    return made;
}

/// Retries are real.
using ServiceFixture = support::ScriptedService<base::SystemClock>;

} // namespace runlatch::models
