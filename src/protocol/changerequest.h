// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace runlatch::protocol {

/// That a change request was archived: spec 3.1 sets both or none, so they are kept together.
struct Archived
{
    QString by;   ///< user id; empty where the service does not say who
    QDateTime at; ///< UTC

    friend bool operator==(const Archived &, const Archived &) = default;
};

/// A to-do on a workspace (spec 2.1), as the service told it at one moment.
struct ChangeRequest
{
    QString id; ///< "wscr-..."
    QString subject;
    QString message; ///< markdown from strangers; empty where the service sent null
    std::optional<Archived> archived;
    QDateTime createdAt; ///< UTC; invalid where not told
    QDateTime updatedAt; ///< UTC; invalid where not told (the OpenAPI shape has none)
    QString createdBy;   ///< user id; empty where not told (the specification's shape has none)
    QString workspaceId; ///< "ws-..."
    UnknownMembers unknown;

    bool isArchived() const { return archived.has_value(); }
    friend bool operator==(const ChangeRequest &, const ChangeRequest &) = default;
};

/// The two ways the service's documents spell the resource: the reference and the OpenAPI description.
enum class ChangeRequestShape {
    Specification, ///< `workspace_change_requests`, archived-by, updated-at (spec 2.1)
    OpenApi,       ///< `workspace-change-requests`, relationships created-by and archived-by-user
};

/// Reads either shape. Needs an id and a subject; of everything else, what is missing, null or not what it should be
/// counts as not told. An `archived-at` that cannot be read still says that it is archived.
/// Errors: Protocol, `subject` = the JSON Pointer below the resource, `rule` = "json.missing" or "json.type".
base::Result<ChangeRequest> readChangeRequest(const QJsonObject &resource);

/// Writes the keys of one shape, times with milliseconds and "Z", and then what is unknown.
QJsonObject writeChangeRequest(const ChangeRequest &changeRequest, ChangeRequestShape shape);

} // namespace runlatch::protocol
