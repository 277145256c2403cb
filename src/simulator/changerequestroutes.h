// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "simulator/apioperation.h"
#include "simulator/bulkactions.h"
#include "simulator/explorer.h"
#include "simulator/service.h"
#include "simulator/state/resources.h"

#include <QSet>

#include <optional>

namespace runlatch::simulator {

/// The change requests of the API: listed, shown and archived, and created in the workspaces that the explorer finds.
class ChangeRequestRoutes
{
public:
    /// Resources and clock must outlive this. `madeAt`: the time from which the ages of made-up things count.
    ChangeRequestRoutes(Resources &resources, base::Clock &clock, DialectRule dialect, const QDateTime &madeAt);

    http::Response list(ApiQuestion &question);
    http::Response show(ApiQuestion &question);
    http::Response archive(ApiQuestion &question);
    http::Response explore(ApiQuestion &question);
    http::Response exploreAsCsv(ApiQuestion &question);
    http::Response createInBulk(ApiQuestion &question);
    http::Response savedViews(ApiQuestion &question);
    http::Response savedView(ApiQuestion &question);

private:
    /// The workspaces that a query finds, and the fields that it asks for; empty: all.
    struct Explored
    {
        QList<protocol::ExploredWorkspace> workspaces = {};
        QStringList fields = {};
    };
    /// Returns the refusal of a query that cannot be used.
    std::optional<http::Response> exploreInto(Explored &explored, const ApiQuestion &question) const;
    std::optional<protocol::Workspace> listedWorkspace(ApiQuestion &question) const;
    QList<protocol::ChangeRequest> listed(const QString &workspaceId, const ApiQuestion &question) const;

    Resources &m_resources;
    base::Clock &m_clock;
    DialectRule m_dialect;
    Explorer m_explorer;
    BulkActions m_bulkActions;
    QSet<QString> m_listedBefore; ///< workspaces that were listed before
};

} // namespace runlatch::simulator
