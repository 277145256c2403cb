// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/explorerquery.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::protocol {

/// A saved view of the explorer: a query under a name, which the service keeps for an organization.
struct SavedView
{
    static constexpr qsizetype MaxConditions = 1000;

    QString id;        ///< "sq-..."
    QString name = {}; ///< may be empty
    QString type = {}; ///< what it lists: "workspaces", "modules" and so on; empty if it is not told
    QList<ExplorerCondition> conditions = {};
    bool hasQuery = false;               ///< a row of a list may leave the query out
    std::optional<base::Error> why = {}; ///< why it cannot be used; there are no conditions then
    /// The members of the query that no request to create change requests has, such as "fields" and "sort".
    QStringList leftOut = {};

    /// Tells whether its conditions are all there, and are about workspaces.
    bool isUsable() const { return hasQuery && !why; }
};

/// Reads the type `explorer-saved-queries`, whose query has its filter in either FilterDialect. A query that cannot be
/// used is kept with the reason, because a condition that is left out would change the workspaces that are meant:
/// Rejected "create.query-type" (subject: the type), "explorer.too-many", those of readFilter. Errors as for
/// readChangeRequest; only the id is required.
base::Result<SavedView> readSavedView(const QJsonObject &resource);
QJsonObject writeSavedView(const SavedView &view, FilterDialect dialect);

} // namespace runlatch::protocol
