// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"
#include "simulator/backlog.h"
#include "simulator/workspacefacts.h"

#include <QHash>

namespace runlatch::simulator {

/// The explorer's view `workspaces`: knows what it is told at the start, and nothing of it changes. What the real
/// service says to a condition that it cannot use is not public; here nothing is guessed, all of it is an error.
class Explorer
{
public:
    static constexpr qsizetype MostConditions = 100; ///< each of them is held against each workspace

    Explorer(const Backlog &backlog, const QDateTime &now);

    /// The workspaces that meet all conditions, by name or by the field `sort` ("-" before it: downwards; what has no
    /// value comes first then as the smallest). Texts compare by UTF-16 units, so that "is" and "contains" mind case.
    /// Errors: Rejected; "explorer.too-many" (conditions; `subject` = "filter"); `subject` = the field:
    /// "explorer.field" (none of the view's), "explorer.operator" (one that is not known) and those of protocol::check.
    base::Result<QList<protocol::ExploredWorkspace>> find(const QString &organization,
                                                          const QList<protocol::ExplorerCondition> &conditions,
                                                          const QString &sort = {}) const;

private:
    QHash<QString, QList<protocol::ExploredWorkspace>> m_rows; ///< by organization
};

/// The rows with only these of their attributes; with all where `fields` is empty.
protocol::ExploredWorkspace narrowed(protocol::ExploredWorkspace workspace, const QStringList &fields);

} // namespace runlatch::simulator
