// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerquery.h"

#include <QJsonArray>
#include <QJsonObject>

namespace runlatch::protocol {

/// Reads a query on workspaces: `filter`, and the `type` "workspaces", which spec 4.4 does not require. Nothing in it
/// is passed over, because a condition that is not understood would change the workspaces that are meant. Errors:
/// Rejected with `subject` = the JSON Pointer from the query: "create.query-type"; "explorer.member" (a member that no
/// query has); "json.missing"; "json.type"; those of readFilter, and of check for each condition.
base::Result<ReadFilter> readQuery(const QJsonObject &query);

/// Reads the filter of a query, whose pointers begin with `place`. Errors: as readQuery.
base::Result<ReadFilter> readConditions(const QJsonArray &filter, const QString &place);

} // namespace runlatch::protocol
