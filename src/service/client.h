// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "http/client.h"
#include "protocol/changerequest.h"
#include "protocol/page.h"
#include "protocol/workspace.h"
#include "service/endpoint.h"
#include "service/formwalk.h"
#include "service/pagequery.h"

#include <QHash>
#include <QObject>

namespace runlatch::service {

/// A workspace as the user names it: a name in an organization, or a `ws-` id with no organization needed.
struct WorkspaceName
{
    QString organization;
    QString text;

    friend bool operator==(const WorkspaceName &, const WorkspaceName &) = default;
};

/// What an archive operation came to.
struct Archiving
{
    protocol::ChangeRequest changeRequest; ///< archived
    bool already = false;                  ///< it was archived before, by whom and when `changeRequest` says
};

/// Every documented operation on change requests, typed in, `Result<typed>` out. Pages are asked for by number;
/// a URL in `links` is never followed. Every call carries `Authorization` and `Content-Type:
/// application/vnd.api+json` (spec 4). Nothing that may have been carried out is ever repeated.
///
/// Errors: those of http::Client; those of readDocument; Usage "service.name" for an id or name that cannot stand
/// in a path. `subject` names what was asked for. Calls end without an answer when this client dies.
class Client : public QObject
{
    Q_OBJECT
public:
    explicit Client(http::Client &http, QObject *parent = nullptr);

    void setEndpoint(const Endpoint &endpoint); ///< forgets the dialect and the looked-up ids when the base differs
    const Endpoint &endpoint() const { return m_endpoint; }
    const Dialect &dialect() const { return m_dialect; }

    /// Organizations and workspaces for pickers; `search` narrows on the server, by part of the name.
    http::Call organizations(const QString &search, const PageQuery &page, QObject *context,
                             base::Callback<protocol::Page<protocol::Organization>> done);
    http::Call organizations(const PageQuery &page, QObject *context,
                             base::Callback<protocol::Page<protocol::Organization>> done);
    http::Call workspaces(const QString &organization, const QString &search, const PageQuery &page, QObject *context,
                          base::Callback<protocol::Page<protocol::Workspace>> done);

    /// spec 4.1. A name is looked up to its id, and remembered; where look-ups answer 404 it is used as typed.
    /// NotFound "service.no-workspace" where the organization has none of that name.
    http::Call list(const WorkspaceName &workspace, const PageQuery &page, QObject *context,
                    base::Callback<protocol::Page<protocol::ChangeRequest>> done);
    /// spec 4.2. The documented forms in order, on 404 and 405; what worked is remembered. A 404 to every form is
    /// one NotFound and teaches nothing.
    http::Call show(const QString &id, QObject *context, base::Callback<protocol::ChangeRequest> done);
    /// spec 4.3. Forms as above. Answers the archived request. A refusal that says "already archived", and a
    /// success without a document, are settled by showing it: what is archived counts as done.
    /// Protocol "service.not-archived" where the service says success and the request is still active.
    http::Call archive(const QString &id, QObject *context, base::Callback<Archiving> done);

private:
    using ChangeRequests = protocol::Page<protocol::ChangeRequest>;
    using ChangeRequestDone = base::Callback<protocol::ChangeRequest>;

    QObject *begin(QObject *context);
    void lookUp(const WorkspaceName &workspace, QObject *scope, base::Callback<QString> done);
    void listAt(const QString &workspaceInPath, const WorkspaceName &workspace, const PageQuery &page, QObject *scope,
                base::Callback<ChangeRequests> done);
    void remember(const WorkspaceName &workspace, const QString &workspaceInPath,
                  const base::Result<ChangeRequests> &answer);
    void showWithin(const QString &id, QObject *scope, ChangeRequestDone done);
    void archiveAnswered(const QString &id, const FormWalk::Arrival &arrival, QObject *scope,
                         const base::Callback<Archiving> &done);

    http::Client &m_http;
    Endpoint m_endpoint;
    Dialect m_dialect;
    QHash<std::pair<QString, QString>, QString> m_workspaceIds; ///< organization and name -> what the list was asked by
};

} // namespace runlatch::service
