// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "base/result.h"
#include "protocol/page.h"
#include "protocol/workspace.h"
#include "service/pacedsender.h"
#include "service/pagewalk.h"

#include <functional>

namespace runlatch::service {

/// Finds the id of a workspace by its exact name. It searches the list (GET organizations/:org/workspaces with
/// search[name]) instead of requesting organizations/:org/workspaces/:name: there a 404 would mean "no such workspace"
/// as well as "no such endpoint", while an existing list without the name is a clear no. The search matches parts of
/// names, so pages are read until the name is found.
class WorkspaceLookup final : public base::Operation<QString>
{
public:
    using Request = std::function<http::Outgoing(int page)>;

    /// Ends with `scope`. `done` gets the id, or `name` itself if the list answers 404. Errors: NotFound
    /// "service.no-workspace"; Protocol "service.unreadable-workspaces" if the name was not found and some rows cannot
    /// be read, "service.part-of-workspaces" if it was not found and the list is not proved to be complete; those of
    /// http::Requester and readDocument.
    static void start(PacedSender &sender, const QString &name, Request request, QObject *scope,
                      base::Callback<QString> done);

private:
    WorkspaceLookup(PacedSender &sender, const QString &name, Request request, QObject *scope,
                    base::Callback<QString> done);
    void ask();
    void answered(const http::Outgoing &request, const base::Result<http::Response> &answer);
    void read(const protocol::Page<protocol::Workspace> &page);
    void goOn();
    base::Error notFound() const;

    PacedSender &m_sender;
    QString m_name;
    Request m_request;
    PageWalk m_walk;
    bool m_hasUnreadable = false; ///< a page so far had rows that could not be read
};

} // namespace runlatch::service
