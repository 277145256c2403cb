// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "manychangerequests.h"

#include "base/utc.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace runlatch::bench {

namespace {

QJsonObject row(int number)
{
    static const QString advice =
        u"- read the *upgrade* guide of the module\n- set `required_version` and run a plan\n- say who looked at it\n"_s;
    constexpr qsizetype Length = 2000;
    protocol::ChangeRequest made;
    made.id = u"wscr-%1"_s.arg(number, 16, 36, QLatin1Char('0'));
    made.subject = u"Upgrade provider number %1 in %2"_s.arg(number).arg(number * 7919 % ManyChangeRequests);
    made.message = u"## What to do before day %1\n\n"_s.arg(number % 365);
    if (number % ChangeRequestsOfPage == 0)
        made.message += u"This one is for the next quarter.\n"_s;
    while (made.message.size() < Length)
        made.message += advice;
    made.message.truncate(Length);
    made.workspaceId = u"ws-%1"_s.arg(number % 200, 16, 36, QLatin1Char('0'));
    made.createdAt = QDateTime::fromSecsSinceEpoch(1'750'000'000 + number * 60, base::Utc);
    made.updatedAt = made.createdAt.addSecs(60);
    if (number % 3 == 0)
        made.archived = protocol::Archived{.by = u"user-abcdefghijklmnop"_s, .at = made.updatedAt};
    return protocol::writeChangeRequest(made, protocol::ChangeRequestDialect::Specification);
}

} // namespace

QList<protocol::ChangeRequest> changeRequestsPage(int page)
{
    QJsonArray rows;
    for (int number = page * ChangeRequestsOfPage; number < (page + 1) * ChangeRequestsOfPage; ++number)
        rows.append(row(number));
    const QJsonArray read = QJsonDocument::fromJson(QJsonDocument(rows).toJson()).array();
    QList<protocol::ChangeRequest> made;
    for (const QJsonValue &resource : read)
        made.append(protocol::readChangeRequest(resource.toObject()).value());
    return made;
}

} // namespace runlatch::bench
