// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "protocol/page.h"
#include "protocol/workspace.h"
#include "service/pacedsender.h"
#include "service/pagewalk.h"
#include "service/requests.h"

#include <QStringList>

namespace runlatch::service {

/// Finds the name of a workspace by its `ws-` id, for a service whose lists of change requests know names alone (spec
/// 4.1). It requests the workspace. If the service has no such resource (404, 405) it reads the lists of workspaces:
/// the list of the organization, or, if none was given, the lists of all organizations that the token sees.
class WorkspaceNaming final : public base::Operation<QString>
{
public:
    static constexpr int MaxPages = 20; ///< pages of 100 organizations or workspaces, all together

    /// Ends with `scope`. Errors: NotFound "service.no-workspace"; those of
    /// http::Requester and readDocument.
    static void start(PacedSender &sender, const Requests &requests, const QString &organization, const QString &id,
                      QObject *scope, base::Callback<QString> done);

private:
    WorkspaceNaming(PacedSender &sender, const Requests &requests, const QString &organization, const QString &id,
                    QObject *scope, base::Callback<QString> done);
    void askForIt();
    void askForOrganizations();
    void askNext();
    void goOn();

    PacedSender &m_sender;
    Requests m_requests;
    QString m_id;
    QStringList m_organizations; ///< organizations that are not read to their end
    PageWalk m_walk;             ///< of the organizations, then of the workspaces of the first of them
    int m_pages = 0;             ///< pages requested in all
};

} // namespace runlatch::service
