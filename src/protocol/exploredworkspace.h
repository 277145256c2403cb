// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::protocol {

/// A row of the explorer's view of workspaces: what the service knew about it some while ago.
struct ExploredWorkspace
{
    QString id;                  ///< "ws-..."
    QString name;                ///< may be empty where `fields` left it out
    QJsonObject attributes;      ///< as they came, kebab-case: "project-name", "current-run-status", "drifted"
    UnknownMembers unknown = {}; ///< its `attributes` stay empty: all of them are above

    /// The value of a field by its request name ("project_name"), as text; empty where it is null or absent.
    QString text(QStringView field) const;

    friend bool operator==(const ExploredWorkspace &, const ExploredWorkspace &) = default;
};

/// Errors as of readChangeRequest; only the id is required. Where it is no "ws-" id, `external-id` is taken.
base::Result<ExploredWorkspace> readExploredWorkspace(const QJsonObject &resource);
QJsonObject writeExploredWorkspace(const ExploredWorkspace &workspace); ///< type `visibility-workspace`

} // namespace runlatch::protocol
