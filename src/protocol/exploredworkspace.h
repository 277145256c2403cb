// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::protocol {

/// A row of the explorer's view of workspaces. The service's data may be out of date.
struct ExploredWorkspace
{
    QString id;                  ///< "ws-..."; empty if only a name was told
    QString name;                ///< may be empty if `fields` left it out
    QJsonObject attributes;      ///< as received, kebab-case: "project-name", "current-run-status", "drifted"
    UnknownMembers unknown = {}; ///< unknown members except `attributes`, which are all above

    /// The value of a field by its request name ("project_name"), as text; empty if it is null or absent.
    QString text(QStringView field) const;

    friend bool operator==(const ExploredWorkspace &, const ExploredWorkspace &) = default;
};

/// Errors as for readChangeRequest; an id or a name is required. If the id is not a "ws-" id, `external-id` is used.
base::Result<ExploredWorkspace> readExploredWorkspace(const QJsonObject &resource);
QJsonObject writeExploredWorkspace(const ExploredWorkspace &workspace); ///< type `visibility-workspace`

} // namespace runlatch::protocol
