// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/gathering.h"

#include "changerequests/oddservice.h"
#include "support/waiting.h"

#include <QSet>
#include <QSignalSpy>

#include <algorithm>

namespace runlatch::changerequests {

inline const service::WorkspaceName OneWorkspace{{}, QStringLiteral("ws-1")};
inline const service::WorkspaceName AllWorkspaces{QStringLiteral("acme"), {}};

/// A gathering and a record of all its signals.
struct Heard
{
    explicit Heard(OddService &service)
        : endpoint(service.endpoint)
        , gathering(service.client)
    {
        QObject::connect(&gathering, &Gathering::arrived, &gathering, [this](const auto &rows) {
            for (const protocol::ChangeRequest &row : rows)
                ids.append(row.id);
        });
        QObject::connect(&gathering, &Gathering::updated, &gathering, [this](const auto &rows) { updates += rows; });
    }
    bool gather(const service::WorkspaceName &place, service::Scope scope = service::Scope::All)
    {
        gathering.start(endpoint, place, scope);
        return support::waitFor([this] { return !gathering.isRunning(); }, 20'000);
    }
    bool isWhole(int count) const
    {
        return ids.size() == count && QSet<QString>(ids.begin(), ids.end()).size() == count;
    }

    service::Endpoint endpoint;
    Gathering gathering;
    QStringList ids;
    QList<protocol::ChangeRequest> updates;
    QSignalSpy finished{&gathering, &Gathering::finished};
    QSignalSpy failed{&gathering, &Gathering::failed};
    QSignalSpy updated{&gathering, &Gathering::updated};
};

/// An organization of `count` workspaces "ws-0"... with one change request each.
inline http::Response organization(const Asked &asked, int count)
{
    if (asked.path.endsWith(QLatin1StringView("/workspaces"))) {
        QJsonArray rows;
        for (int number = (asked.page - 1) * 100; number < std::min(count, asked.page * 100); ++number)
            rows.append(
                OddService::workspace(QStringLiteral("ws-%1").arg(number), QStringLiteral("name-%1").arg(number)));
        return OddService::list(rows, asked.page, (count + 99) / 100, count);
    }
    const QString workspace = asked.path.section(u'/', 2, 2);
    return OddService::list({OddService::row(QLatin1StringView("wscr-") + workspace)}, 1, 1, 1);
}

} // namespace runlatch::changerequests
