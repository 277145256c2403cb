// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gatheredmatches.h"

#include "changerequests/targetname.h"

#include <QSet>

namespace runlatch::changerequests {

GatheredMatches::Match GatheredMatches::matchOf(const protocol::ExploredWorkspace &workspace)
{
    const bool hasId = isWorkspaceId(workspace.id);
    const QString &name = workspace.name.isEmpty() && !hasId ? workspace.id : workspace.name;
    return {.id = hasId ? workspace.id : QString(), .name = name.left(TargetNames::MaxNameLength)};
}

bool GatheredMatches::isAbout(const QString &ofOrganization,
                              const QList<protocol::ExplorerCondition> &ofConditions) const
{
    return organization == ofOrganization && conditions == ofConditions;
}

QList<GatheredMatches::Match> GatheredMatches::without(const QStringList &leftOut) const
{
    if (leftOut.isEmpty())
        return workspaces;
    const QSet<QString> out(leftOut.cbegin(), leftOut.cend());
    QList<Match> kept;
    for (const Match &match : workspaces) {
        if (!out.contains(match.key()))
            kept.append(match);
    }
    return kept;
}

} // namespace runlatch::changerequests
