// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "protocol/exploredworkspace.h"
#include "protocol/explorerquery.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::changerequests {

/// Every workspace that matched a query when its list was read to the end.
struct GatheredMatches
{
    static constexpr qsizetype MaxMatches = 10'000; ///< as many as a list of targets has

    struct Match
    {
        QString id;   ///< "ws-..."; empty if the service told none
        QString name; ///< may be empty if there is an id

        const QString &key() const { return id.isEmpty() ? name : id; } ///< by which it is left out
        friend bool operator==(const Match &, const Match &) = default;
    };

    /// The match of a row: without an id unless it can be sent, and with at most TargetNames::MaxNameLength characters.
    static Match matchOf(const protocol::ExploredWorkspace &workspace);

    QString organization;
    QList<protocol::ExplorerCondition> conditions;
    QList<Match> workspaces; ///< each once
    QDateTime at;            ///< UTC, of the last page
    int unreadable = 0;      ///< rows that could not be read, and are not in `workspaces`
    /// The reason why more workspaces may match (service::PageWalk::doubt); nullopt if the list is proved to be whole.
    std::optional<base::Rule> doubt = {};
    bool hasShifted = false; ///< the list changed also while it was read for the second time

    bool isAbout(const QString &ofOrganization, const QList<protocol::ExplorerCondition> &ofConditions) const;
    /// The matches without those that are left out by their keys. Linear.
    QList<Match> without(const QStringList &leftOut) const;

    friend bool operator==(const GatheredMatches &, const GatheredMatches &) = default;
};

} // namespace runlatch::changerequests
