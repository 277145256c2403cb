// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"
#include "http/client.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace runlatch::ui {

/// What is about to be sent, and what is known about it.
struct Review
{
    QString connection;
    changerequests::BulkDraft draft;
    QList<protocol::ExplorerCondition> conditions; ///< that are sent
    std::optional<int> matches; ///< of a query, as the service told last; nothing where it was not asked
    QDateTime matchesReadAt;    ///< UTC
    bool areMatchesStale = false;
    QStringList notFound;                  ///< workspaces of a list, by id or name, that the service does not have
    QStringList notKnown;                  ///< and those that could not be looked up
    int lookingUp = 0;                     ///< of the list
    QDateTime now;                         ///< UTC
    std::optional<http::Outgoing> request; ///< nothing while something is missing
    QString problem;                       ///< what is missing
    bool isElsewhere = false;              ///< it belongs to another connection than is looked at
    protocol::BulkForm form;               ///< in which it is sent
    bool isFormFound = false;              ///< the service was seen to take it

    bool isByQuery() const { return draft.by == changerequests::BulkDraft::Targets::Query; }
    /// On how many workspaces; nothing where nobody knows.
    std::optional<int> targets() const
    {
        return isByQuery() ? matches
                           : std::optional(static_cast<int>(changerequests::targetIds(draft.workspaces).size()));
    }
};

} // namespace runlatch::ui
