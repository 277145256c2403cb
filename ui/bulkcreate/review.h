// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/sendable.h"
#include "http/requester.h"
#include "ui/bulkcreate/subjectcheck.h"

#include <QDateTime>
#include <QString>

#include <optional>

namespace runlatch::ui {

/// The request to be sent, and the known facts about it.
struct Review
{
    QString connection;
    changerequests::BulkDraft draft;
    QList<protocol::ExplorerCondition> conditions; ///< enabled conditions, which are sent
    bool areMatchesRead = false;                   ///< there is an answer to the query
    std::optional<int> matches;                    ///< matches of the query in the last answer, if they were counted
    QDateTime matchesReadAt;                       ///< UTC
    bool areMatchesStale = false;
    std::optional<changerequests::GatheredMatches> gathered = {}; ///< all matches of an exact draft, if they were read
    bool isGathering = false;                                     ///< they are being read
    std::optional<base::Error> gatheringError = {};               ///< the reason why they could not be read
    QStringList notFound;                  ///< workspaces of a list, by id or name, that the service does not have
    QStringList notKnown;                  ///< workspaces of a list that could not be looked up
    int lookingUp = 0;                     ///< number of workspaces still being looked up
    QDateTime now;                         ///< UTC
    std::optional<http::Outgoing> request; ///< empty while something is missing
    /// Ids of the workspaces that are sent, or, by query, of those of which it is known that they match.
    QStringList targetIds;
    changerequests::Sendable sendable;   ///< of the draft as it stands
    QString problem;                     ///< the obstacle in words
    bool isElsewhere = false;            ///< the draft belongs to another connection than the current one
    protocol::BulkActionDialect dialect; ///< the dialect of the request
    bool isDialectFound = false;         ///< the service is known to accept the dialect
    bool isDialectChosen = false;        ///< by hand, for the connection: no other one is tried
    SubjectFacts sameSubject;            ///< what is known of the same subject on the targets

    bool isByQuery() const { return draft.by == changerequests::BulkDraft::Targets::Query; }
    /// The workspaces of an exact draft that are sent; empty while they are unknown.
    QList<changerequests::GatheredMatches::Match> exactTargets() const
    {
        return gathered ? gathered->without(draft.leftOut) : QList<changerequests::GatheredMatches::Match>();
    }
    /// The number of workspaces; empty if it is unknown.
    std::optional<int> targets() const { return sendable.workspaces; }
};

} // namespace runlatch::ui
