// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "protocol/workspace.h"

#include <QHash>
#include <QList>

#include <optional>

namespace runlatch::simulator {

struct BacklogSize
{
    QString organization;
    int workspaces = 0;
    int changeRequests = 0;
    quint32 seed = 1;
};

/// Organizations, workspaces and change requests, made up from a seed: the same size and seed give the same
/// ids, names, texts and ages. Pure; `now` is what the ages count from.
///
/// All that was asked for is in the first organization. The second one is small and has no change requests.
class Backlog
{
public:
    Backlog(const BacklogSize &size, const QDateTime &now);

    const QList<protocol::Organization> &organizations() const { return m_organizations; }
    bool hasOrganization(const QString &name) const;

    /// By name.
    QList<protocol::Workspace> workspaces(const QString &organization) const;
    std::optional<protocol::Workspace> workspaceById(const QString &id) const;
    /// Without an organization: the first of that name (spec 4.1 names a workspace so).
    std::optional<protocol::Workspace> workspaceByName(const QString &name, const QString &organization = {}) const;
    QString organizationOf(const QString &workspaceId) const;

    /// The active ones, then the archived ones (spec 3.1: "sorted separately"); each newest first.
    QList<protocol::ChangeRequest> changeRequests(const QString &workspaceId) const;
    std::optional<protocol::ChangeRequest> changeRequest(const QString &id) const;

    /// spec 4.3. Errors: NotFound; Rejected with http 400 where it is archived already.
    base::Result<protocol::ChangeRequest> archive(const QString &id, const QDateTime &now);

private:
    struct Place
    {
        QString organization;
        protocol::Workspace workspace;
    };
    class Maker;

    Place *place(const QString &workspaceId);

    QString m_user; ///< who archives through the API
    QList<protocol::Organization> m_organizations;
    QList<Place> m_places;
    QList<protocol::ChangeRequest> m_changeRequests;
    QHash<QString, qsizetype> m_indexes; ///< of m_changeRequests by id
};

} // namespace runlatch::simulator
