// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/sendable.h"

#include "base/rules.h"

#include <algorithm>

namespace runlatch::changerequests {

namespace {

base::Error obstacleOf(base::Rule rule, const BulkDraft &draft)
{
    return {.kind = base::ErrorKind::Usage, .rule = rule, .subject = draft.organization};
}

int chosenOf(const QList<BulkDraft::Target> &workspaces)
{
    const auto hasNoId = [](const BulkDraft::Target &workspace) { return workspace.id.isEmpty(); };
    return static_cast<int>(targetIds(workspaces).size()
                            + std::count_if(workspaces.cbegin(), workspaces.cend(), hasNoId));
}

} // namespace

Sendable sendableOf(const BulkDraft &draft, const base::Result<protocol::BulkCreation> &creation,
                    const TargetFacts &facts)
{
    const bool isList = draft.by == BulkDraft::Targets::List;
    Sendable sendable{.workspaces = isList ? std::optional(chosenOf(draft.workspaces)) : facts.matches};
    if (!creation)
        sendable.obstacle = creation.error();
    const bool mayComeYet = !sendable.obstacle || sendable.obstacle->rule == base::Rules::CreateNoId;
    if (isList && facts.lookingUp > 0 && mayComeYet)
        sendable.obstacle = obstacleOf(base::Rules::CreateLookingUp, draft);
    else if (!isList && facts.matches == 0 && !sendable.obstacle)
        sendable.obstacle = obstacleOf(base::Rules::CreateNoMatch, draft);
    return sendable;
}

} // namespace runlatch::changerequests
