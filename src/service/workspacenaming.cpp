// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/workspacenaming.h"

#include "base/rules.h"
#include "service/pagerequest.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Result;

namespace runlatch::service {

namespace {

bool hasNoSuchResource(const Result<http::Response> &answer)
{
    return answer && (answer->status == 404 || answer->status == 405);
}

} // namespace

void WorkspaceNaming::start(PacedSender &sender, const Requests &requests, const QString &organization,
                            const QString &id, QObject *scope, base::Callback<QString> done)
{
    (new WorkspaceNaming(sender, requests, organization, id, scope, std::move(done)))->askForIt();
}

WorkspaceNaming::WorkspaceNaming(PacedSender &sender, const Requests &requests, const QString &organization,
                                 const QString &id, QObject *scope, base::Callback<QString> done)
    : Operation(scope, scope, std::move(done))
    , m_sender(sender)
    , m_requests(requests)
    , m_id(id)
{
    if (Requests::canStandInPath(organization))
        m_organizations.append(organization);
}

void WorkspaceNaming::askForIt()
{
    const http::Outgoing request = m_requests.workspace(m_id);
    m_sender.send(request, this, [this, url = request.url](const Result<http::Response> &answer) {
        if (hasNoSuchResource(answer)) {
            if (m_organizations.isEmpty())
                askForOrganizations();
            else
                askNext();
            return;
        }
        const auto document = answer ? readDocument(*answer, url, m_id) : answer.error();
        const auto workspace = document ? readResource(*document, &protocol::readWorkspace)
                                        : Result<protocol::Workspace>(document.error());
        finish(workspace ? Result<QString>(workspace->name) : workspace.error());
    });
}

void WorkspaceNaming::askForOrganizations()
{
    const PageQuery asked{.number = m_walk.awaited(), .size = PageWalk::Size};
    const auto answered = [this](const Result<protocol::Page<protocol::Organization>> &page) {
        if (page) {
            m_walk.take(PageWalk::seen(*page));
            for (const protocol::Organization &organization : page->items) {
                if (Requests::canStandInPath(organization.name))
                    m_organizations.append(organization.name);
            }
        } else if (!m_walk.takeRefusal(page.error())) {
            finish(page.error());
            return;
        }
        if (!m_walk.isAtEnd() && ++m_pages < MaxPages) {
            askForOrganizations();
            return;
        }
        m_walk = PageWalk();
        askNext();
    };
    sendForPage<protocol::Organization>(m_sender, m_requests.organizations({}, asked), asked, u"organizations"_s,
                                        &protocol::readOrganization, this, answered);
}

void WorkspaceNaming::askNext()
{
    if (m_organizations.isEmpty() || ++m_pages > MaxPages) {
        finish(base::Error{
            .kind = base::ErrorKind::NotFound, .rule = base::Rules::ServiceNoWorkspace, .subject = m_id, .detail = {}});
        return;
    }
    const PageQuery asked{.number = m_walk.awaited(), .size = PageWalk::Size};
    const auto answered = [this](const Result<protocol::Page<protocol::Workspace>> &page) {
        if (!page && !m_walk.takeRefusal(page.error())) {
            finish(page.error());
            return;
        }
        if (page) {
            const auto found =
                std::find_if(page->items.begin(), page->items.end(),
                             [this](const protocol::Workspace &workspace) { return workspace.id == m_id; });
            if (found != page->items.end()) {
                finish(found->name);
                return;
            }
            m_walk.take(PageWalk::seen(*page));
        }
        goOn();
    };
    sendForPage<protocol::Workspace>(m_sender, m_requests.workspaces(m_organizations.first(), {}, asked), asked, m_id,
                                     &protocol::readWorkspace, this, answered);
}

void WorkspaceNaming::goOn()
{
    if (m_walk.isAtEnd()) {
        m_organizations.removeFirst();
        m_walk = PageWalk();
    }
    askNext();
}

} // namespace runlatch::service
