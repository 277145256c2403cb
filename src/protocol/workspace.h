// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "protocol/unknownmembers.h"

#include <QJsonObject>
#include <QString>

namespace runlatch::protocol {

/// An organization; its id in the API is its name.
struct Organization
{
    QString name;
    QString externalId; ///< "org-...", may be empty
    UnknownMembers unknown = {};

    friend bool operator==(const Organization &, const Organization &) = default;
};

struct Workspace
{
    QString id; ///< "ws-..."
    QString name;
    int activeChangeRequests = -1; ///< `unarchived-workspace-change-requests-count`; -1 if not told
    QString organization = {};     ///< the organization's id, which is its name; empty if not told
    UnknownMembers unknown = {};

    friend bool operator==(const Workspace &, const Workspace &) = default;
};

/// Errors as for readChangeRequest.
base::Result<Organization> readOrganization(const QJsonObject &resource);
base::Result<Workspace> readWorkspace(const QJsonObject &resource);

/// Both include the unknown members.
QJsonObject writeOrganization(const Organization &organization);
QJsonObject writeWorkspace(const Workspace &workspace, const QString &organization);

} // namespace runlatch::protocol
