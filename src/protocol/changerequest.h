// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QDateTime>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace runlatch::json {
class StrictJson;
}

namespace runlatch::protocol {

/// The user who archived a change request, and the time: spec 3.1 sets both or neither, so they are kept together.
struct Archived
{
    QString by;   ///< user id; empty if not told
    QDateTime at; ///< UTC

    friend bool operator==(const Archived &, const Archived &) = default;
};

/// A to-do of a workspace (spec 2.1), as the service reported it at one moment.
struct ChangeRequest
{
    QString id; ///< "wscr-..."
    QString subject;
    QString message; ///< markdown from strangers; empty if the service sent null
    std::optional<Archived> archived;
    QDateTime createdAt; ///< UTC; invalid if not told
    QDateTime updatedAt; ///< UTC; invalid if not told (the OpenAPI dialect has none)
    QString createdBy;   ///< user id; empty if not told (the specification's dialect has none)
    QString workspaceId; ///< "ws-..."
    UnknownMembers unknown;

    bool isArchived() const { return archived.has_value(); }
    friend bool operator==(const ChangeRequest &, const ChangeRequest &) = default;
};

/// The two dialects of the resource in the service's documents: the reference and the OpenAPI description.
enum class ChangeRequestDialect {
    Specification, ///< `workspace_change_requests`, archived-by, updated-at (spec 2.1)
    OpenApi,       ///< `workspace-change-requests`, relationships created-by and archived-by-user
};

/// Reads either dialect. Needs an id and a subject; any other member that is missing, null or of a wrong type counts as
/// not told. An unreadable `archived-at` still means archived. Errors: Protocol, `subject` = the JSON Pointer below the
/// resource, `rule` = "json.missing" or "json.type".
base::Result<ChangeRequest> readChangeRequest(const QJsonObject &resource);
/// The same of strict JSON, for lists.
base::Result<ChangeRequest> readStrictChangeRequest(const json::StrictJson &resource);

/// Writes the keys of one dialect, times with milliseconds and "Z", and then the unknown members.
QJsonObject writeChangeRequest(const ChangeRequest &changeRequest, ChangeRequestDialect dialect);

} // namespace runlatch::protocol
