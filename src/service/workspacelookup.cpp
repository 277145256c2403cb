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
    (new WorkspaceLookup(sender, name, std::move(request), scope, std::move(done)))->ask();
}

WorkspaceLookup::WorkspaceLookup(PacedSender &sender, const QString &name, Request request, QObject *scope,
                                 base::Callback<QString> done)
    : Operation(scope, scope, std::move(done))
    , m_sender(sender)
    , m_name(name)
    , m_request(std::move(request))
{
}

void WorkspaceLookup::ask()
{
    const http::Outgoing request = m_request(m_walk.awaited());
    m_sender.send(request, this, [this, request](const auto &answer) { answered(request, answer); });
}

void WorkspaceLookup::answered(const http::Outgoing &request, const base::Result<http::Response> &answer)
{
    if (!answer) {
        finish(answer.error());
        return;
    }
    if (answer->status == 404 && m_walk.awaited() == 1) {
        finish(m_name);
        return;
    }
    const auto document = readDocument(*answer, request.url, m_name);
    if (!document) {
        if (m_walk.takeRefusal(document.error()))
            goOn();
        else
            finish(document.error());
        return;
    }
    const protocol::Pagination asked{.number = m_walk.awaited(), .size = PageWalk::Size};
    const auto page = readPage(*document, asked, &protocol::readWorkspace);
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
    if (found != page.items.end()) {
        finish(found->id);
        return;
    }
    m_walk.take(PageWalk::seen(page));
    goOn();
}

void WorkspaceLookup::goOn()
{
    if (m_walk.isAtEnd() || m_walk.awaited() > LastPage)
        finish(notFound());
    else
        ask();
}

/// Returns "no such workspace" only if every row of the whole list could be read.
base::Error WorkspaceLookup::notFound() const
{
    if (!m_walk.isAtEnd() || m_walk.doubt())
        return {.kind = base::ErrorKind::Protocol, .rule = base::Rules::ServicePartOfWorkspaces, .subject = m_name};
    if (m_hasUnreadable)
        return {.kind = base::ErrorKind::Protocol, .rule = base::Rules::ServiceUnreadableWorkspaces, .subject = m_name};
    return {.kind = base::ErrorKind::NotFound, .rule = base::Rules::ServiceNoWorkspace, .subject = m_name};
}

} // namespace runlatch::service
