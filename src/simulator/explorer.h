// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"
#include "simulator/state/resources.h"
#include "simulator/state/workspacefacts.h"

#include <QHash>

namespace runlatch::simulator {

/// The explorer's view `workspaces`. Its data are those of the start and never change. The answer of the real service
/// to a condition that it cannot use is not public; here every such condition is an error.
class Explorer
{
public:
    static constexpr qsizetype MaxConditions = 100; ///< each is compared with each workspace
    static constexpr qsizetype MaxValues = 1000;    ///< of all conditions together; likewise

    Explorer(const Resources &resources, const QDateTime &now);

    /// The workspaces that meet all conditions, by name or by the field `sort` ("-" in front: downwards; a missing
    /// value counts as the smallest). Texts compare by UTF-16 units, so "is" and "contains" are case-sensitive. Errors:
    /// Rejected; "explorer.too-many" (conditions or values; `subject` = "filter"); `subject` = the field:
    /// "explorer.field" (not of this view), "explorer.operator" (unknown) and those of protocol::check.
    base::Result<QList<protocol::ExploredWorkspace>> find(const QString &organization,
                                                          const QList<protocol::ExplorerCondition> &conditions,
                                                          const QString &sort = {}) const;

private:
    QHash<QString, QList<protocol::ExploredWorkspace>> m_rows; ///< rows by organization
};

/// The row with only these attributes; with all attributes if `fields` is empty.
protocol::ExploredWorkspace narrowed(protocol::ExploredWorkspace workspace, const QStringList &fields);

} // namespace runlatch::simulator
