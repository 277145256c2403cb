// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/workspacelookup.h"

#include "base/rules.h"
#include "service/answer.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::service {

namespace {
constexpr int LastPage = 100; // 10,000 workspaces whose names contain this one; ends a list that never ends
}

void WorkspaceLookup::start(PacedSender &sender, const QString &name, Request request, QObject *scope,
                            base::Callback<QString> done)
{
    (new WorkspaceLookup(sender, name, std::move(request), scope, std::move(done)))->ask(1);
}

WorkspaceLookup::WorkspaceLookup(PacedSender &sender, const QString &name, Request request, QObject *scope,
                                 base::Callback<QString> done)
    : Operation(scope, scope, std::move(done))
    , m_sender(sender)
    , m_name(name)
    , m_request(std::move(request))
{
}

void WorkspaceLookup::ask(int page)
{
    m_page = page;
    const http::Outgoing request = m_request(page);
    m_sender.send(request, this, [this, request](const auto &answer) { answered(request, answer); });
}

void WorkspaceLookup::answered(const http::Outgoing &request, const base::Result<http::Response> &answer)
{
    if (!answer) {
        finish(answer.error());
        return;
    }
    if (answer->status == 404) {
        finish(m_name);
        return;
    }
    const auto document = readDocument(*answer, request.url, m_name);
    if (!document) {
        finish(document.error());
        return;
    }
    const auto page = readPage(*document, protocol::paginate(m_page, 100, 0), &protocol::readWorkspace);
    if (page)
        read(*page);
    else
        finish(page.error());
}

void WorkspaceLookup::read(const protocol::Page<protocol::Workspace> &page)
{
    m_hasUnreadable = m_hasUnreadable || !page.unreadable.isEmpty();
    const auto found = std::find_if(page.items.begin(), page.items.end(),
                                    [this](const protocol::Workspace &workspace) { return workspace.name == m_name; });
    if (found != page.items.end())
        finish(found->id);
    else if (page.pagination.next && m_page < LastPage)
        ask(m_page + 1);
    else
        finish(notFound());
}

/// Returns "no such workspace" only if every row could be read.
base::Error WorkspaceLookup::notFound() const
{
    if (m_hasUnreadable)
        return {.kind = base::ErrorKind::Protocol, .rule = base::Rules::ServiceUnreadableWorkspaces, .subject = m_name};
    return {.kind = base::ErrorKind::NotFound, .rule = base::Rules::ServiceNoWorkspace, .subject = m_name};
}

} // namespace runlatch::service
