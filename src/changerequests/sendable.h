// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/bulkdraft.h"

#include <optional>

namespace runlatch::changerequests {

/// The facts about the targets of a draft that it does not have itself.
struct TargetFacts
{
    std::optional<int> matches = {}; ///< of the query as it stands; nullopt if it is not known, or was known long ago
    int lookingUp = 0;               ///< workspaces of the list whose id or name is being looked up
};

/// The workspaces that a draft as it stands is sent for, and the obstacle to that. The sentence, the number and the
/// button of a review come from here.
struct Sendable
{
    /// The workspaces that are meant, each once, also those that have no id yet. nullopt: all that match the query, and
    /// their number is not known.
    std::optional<int> workspaces = {};
    std::optional<base::Error> obstacle = {}; ///< why nothing is sent: a draft is sent whole or not at all
};

/// `creation` is what creationOf() makes of the draft; its error is an obstacle. Others are Usage "create.looking-up",
/// while ids may still come; Usage "create.no-match", if the query is known to match nothing.
Sendable sendableOf(const BulkDraft &draft, const base::Result<protocol::BulkCreation> &creation,
                    const TargetFacts &facts);

} // namespace runlatch::changerequests
