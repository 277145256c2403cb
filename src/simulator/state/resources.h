// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/changerequest.h"
#include "protocol/workspace.h"
#include "simulator/state/invention.h"

#include <QHash>
#include <QList>
#include <QSet>

#include <functional>
#include <optional>

namespace runlatch::simulator {

struct ResourceCounts
{
    QString organization;
    int workspaces = 0;
    int changeRequests = 0;
    quint32 seed = 1;
};

/// Organizations, workspaces and change requests, made up from a seed: the same size and seed give the same ids, names,
/// texts and ages. Pure; ages count from `now`.
///
/// The first organization has everything that ResourceCounts asks for. The second one is small and has no change
/// requests.
class Resources
{
public:
    /// The most change requests that may be created until the next start. Without this bound the holder of the token
    /// could go on for ever.
    static constexpr qsizetype MaxCreated = 100'000;
    /// Characters; the texts of a bulk action count once.
    static constexpr qsizetype MaxCreatedText = 16 * 1024 * 1024;

    Resources(const ResourceCounts &size, const QDateTime &now);

    const QList<protocol::Organization> &organizations() const { return m_organizations; }
    std::optional<protocol::Organization> organization(const QString &name) const;
    bool hasOrganization(const QString &name) const { return organization(name).has_value(); }

    /// The workspaces, sorted by name.
    QList<protocol::Workspace> workspaces(const QString &organization) const;
    std::optional<protocol::Workspace> workspaceById(const QString &id) const;
    /// A workspace by its name. Without an organization it is the first workspace of that name (spec 4.1 names a
    /// workspace that way).
    std::optional<protocol::Workspace> workspaceByName(const QString &name, const QString &organization = {}) const;
    QString organizationOf(const QString &workspaceId) const;

    /// The active ones, then the archived ones (spec 3.1: apart); each newest first.
    QList<protocol::ChangeRequest> changeRequests(const QString &workspaceId) const;
    std::optional<protocol::ChangeRequest> changeRequest(const QString &id) const;

    /// spec 4.3. Errors: NotFound; Rejected with http 400 if it is archived already.
    base::Result<protocol::ChangeRequest> archive(const QString &id, const QDateTime &now);
    /// Takes the room for `count` change requests that share their texts; false if there is no room. Call before add().
    bool reserve(qsizetype count, const Text &text);
    /// Creates an active change request; the workspace has to exist.
    protocol::ChangeRequest add(const QString &workspaceId, const Text &text, const QDateTime &now);
    /// Called for each change request that add() makes, when it is there.
    void setAdded(const std::function<void(const protocol::ChangeRequest &)> &added) { m_added = added; }
    /// Changes the list of a workspace by one row: first a made-up one is added, the next time the newest one is
    /// archived, and so on. Nothing is added if there is no room.
    void shift(const QString &workspaceId, const QDateTime &now);

    /// The change requests that were created or archived, in the order of their creation.
    QList<protocol::ChangeRequest> changedChangeRequests() const;
    /// Puts back what an earlier start created or archived: replaces the one of its id, or adds it, and counts it as
    /// created. Without its workspace it is found by its id alone.
    void restore(const protocol::ChangeRequest &changed);

    const QString &user() const { return m_user; } ///< the user of the API
    QString userName(const QString &id) const;     ///< empty for an unknown user
    QString newId(QStringView prefix) { return m_invention.id(prefix); }

private:
    struct Place
    {
        QString organization;
        protocol::Workspace workspace;
    };
    class Maker;

    Place *place(const QString &workspaceId);
    void append(const protocol::ChangeRequest &changeRequest);
    void countActive(const protocol::ChangeRequest &changeRequest, int difference);

    std::function<void(const protocol::ChangeRequest &)> m_added;
    Invention m_invention;
    QString m_user;
    QStringList m_users;          ///< user ids
    bool m_isArchiveNext = false; ///< whether the next shift() archives
    QList<protocol::Organization> m_organizations;
    QList<Place> m_places;
    QList<protocol::ChangeRequest> m_changeRequests;
    qsizetype m_created = 0; ///< includes the reserved ones
    qsizetype m_createdText = 0;
    QHash<QString, qsizetype> m_indexes; ///< indexes in m_changeRequests by id
    QSet<QString> m_changed;             ///< ids of what is not as it was made up
};

} // namespace runlatch::simulator
