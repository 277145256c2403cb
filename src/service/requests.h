// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/requester.h"
#include "http/url.h"
#include "protocol/runtasks/tasksetup.h"
#include "service/dialectwalk.h"
#include "service/endpoint.h"
#include "service/listquery.h"

namespace runlatch::service {

/// Builds every request of the client, with its path and header as documented (spec 4, 5.1). Sends nothing.
class Requests
{
public:
    explicit Requests(const Endpoint &endpoint)
        : m_endpoint(endpoint)
    {
    }

    /// Tells whether `part` can stand in a path. An empty part, "." and ".." cannot: an empty part names another
    /// endpoint, and the others would leave their place in the path.
    static bool canStandInPath(const QString &part);
    static base::Error unusable(const QString &name); ///< Usage "service.name": `name` cannot stand in a path

    http::Outgoing ping() const;
    http::Outgoing account() const;
    http::Outgoing user(const QString &id) const;
    http::Outgoing organizations(const QString &search, const PageQuery &page) const;
    http::Outgoing entitlements(const QString &organization) const; ///< spec 4.10
    http::Outgoing workspaces(const QString &organization, const QString &search, const PageQuery &page) const;
    http::Outgoing workspace(const QString &id) const; ///< used by WorkspaceNaming
    /// Used by WorkspaceLookup.
    http::Outgoing findWorkspace(const QString &organization, const QString &name, int page) const;
    http::Outgoing changeRequests(const QString &workspace, const ListQuery &query) const; ///< spec 4.1
    http::Outgoing create(const QString &organization, const protocol::BulkCreation &creation,
                          const protocol::BulkActionDialect &dialect) const; ///< spec 4.4
    /// Not in the specification, but in the OpenAPI description.
    http::Outgoing taskResult(const QString &id) const;
    http::Outgoing taskOutcomes(const QString &resultId, const PageQuery &page) const;
    http::Outgoing taskStage(const QString &id) const;
    http::Outgoing savedViews(const QString &organization, const PageQuery &page) const;
    http::Outgoing savedView(const QString &organization, const QString &id) const;
    http::Outgoing explore(const QString &organization, const QList<protocol::ExplorerCondition> &conditions,
                           const QString &sort, const PageQuery &page) const;

    /// Run tasks of an organization, and of its workspaces (spec 4.12).
    http::Outgoing tasks(const QString &organization, const PageQuery &page) const;
    http::Outgoing task(const QString &id) const; ///< with its attachments and their workspaces
    http::Outgoing createTask(const QString &organization, const protocol::TaskSetup &setup) const;
    http::Outgoing updateTask(const QString &id, const protocol::TaskSetup &setup) const;
    http::Outgoing removeTask(const QString &id) const;
    http::Outgoing attachments(const QString &workspaceId, const PageQuery &page) const;
    http::Outgoing attach(const QString &workspaceId, const QString &taskId,
                          const protocol::TaskPlacement &placement) const;
    http::Outgoing updateAttachment(const QString &workspaceId, const QString &id,
                                    const protocol::TaskPlacement &placement) const;
    http::Outgoing detach(const QString &workspaceId, const QString &id) const;

    /// The documented dialects in the order in which they are tried, the learned one first. The name of each is its
    /// Dialect value.
    QList<DialectWalk::Try> show(const QString &id, Dialect::Show learned) const;       ///< spec 4.2
    QList<DialectWalk::Try> archive(const QString &id, Dialect::Archive learned) const; ///< spec 4.3

private:
    http::Outgoing request(const QString &purpose, const QByteArray &method, const QStringList &parts,
                           const http::QueryItems &query = {}) const;

    Endpoint m_endpoint;
};

} // namespace runlatch::service
