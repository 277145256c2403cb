// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "service/connectioncheck.h"

#include "base/operation.h"

using namespace Qt::StringLiterals;
using runlatch::base::ErrorKind;
using runlatch::base::Result;

namespace runlatch::service {

namespace {

base::Done doneOf(const std::optional<base::Error> &error)
{
    return error ? base::Done(*error) : base::Done(std::monostate());
}

template <typename T> std::optional<base::Error> errorOf(const Result<T> &answer)
{
    return answer ? std::nullopt : std::optional(answer.error());
}

/// Sends the requests of the check one after the other. Each step begins the next one.
class ConnectionCheck final : public base::Operation<ConnectionReport>
{
public:
    ConnectionCheck(Client &client, const Endpoint &endpoint, const WorkspaceName &place, QObject *context,
                    base::Callback<ConnectionReport> done)
        : Operation(&client, context, std::move(done))
        , m_client(client)
        , m_endpoint(endpoint)
    {
        m_report.place = place;
    }

    void start()
    {
        m_client.ping(m_endpoint, this, [this](const Result<ServiceFacts> &facts) {
            if (!facts) {
                finish(facts.error());
                return;
            }
            m_report.facts = *facts;
            askAccount();
        });
    }

private:
    void askAccount();
    void askOrganization();
    void askWorkspace();
    void askList(Scope scope);
    void askShow(const QString &id);
    void report();

    Client &m_client;
    Endpoint m_endpoint;
    ConnectionReport m_report;
};

void ConnectionCheck::askAccount()
{
    m_client.account(m_endpoint, this, [this](const Result<Account> &account) {
        if (account)
            m_report.account = *account;
        else if (account.error().http != 404) {
            finish(account.error());
            return;
        }
        if (m_report.place.text.isEmpty())
            askOrganization();
        else
            askList(Scope::Active);
    });
}

/// Requests the first organization. A service that lists none may still be asked for a workspace by its name, so this
/// is an error of the connection only if the host is no such service at all.
void ConnectionCheck::askOrganization()
{
    m_client.organizations(m_endpoint, {.number = 1, .size = 20}, this,
                           [this](const Result<protocol::Page<protocol::Organization>> &page) {
                               if (!page && (page.error().kind != ErrorKind::NotFound)) {
                                   finish(page.error());
                                   return;
                               }
                               if (!page || page->items.isEmpty()) {
                                   report();
                                   return;
                               }
                               m_report.place.organization = page->items.first().name;
                               askWorkspace();
                           });
}

void ConnectionCheck::askWorkspace()
{
    m_client.workspaces(m_endpoint, m_report.place.organization, {}, {.number = 1, .size = 20}, this,
                        [this](const Result<protocol::Page<protocol::Workspace>> &page) {
                            if (!page || page->items.isEmpty()) {
                                report();
                                return;
                            }
                            m_report.place.text = page->items.first().name;
                            askList(Scope::Active);
                        });
}

/// Requests the active change requests first, because that tells whether the service knows the parameter. Archived
/// change requests will do for trying `show`.
void ConnectionCheck::askList(Scope scope)
{
    m_client.list(m_endpoint, m_report.place, {.page = {}, .scope = scope}, this,
                  [this, scope](const Result<protocol::Page<protocol::ChangeRequest>> &page) {
                      m_report.list = doneOf(errorOf(page));
                      if (page && !page->items.isEmpty())
                          askShow(page->items.first().id);
                      else if (page && scope == Scope::Active)
                          askList(Scope::All);
                      else
                          report();
                  });
}

void ConnectionCheck::askShow(const QString &id)
{
    m_client.show(m_endpoint, id, this, [this](const Result<protocol::ChangeRequest> &shown) {
        m_report.show = doneOf(errorOf(shown));
        report();
    });
}

void ConnectionCheck::report()
{
    m_report.dialect = m_client.dialect(m_endpoint);
    finish(m_report);
}

} // namespace

base::Call checkConnection(Client &client, const Endpoint &endpoint, const WorkspaceName &place, QObject *context,
                           base::Callback<ConnectionReport> done)
{
    auto *check = new ConnectionCheck(client, endpoint, place, context, std::move(done));
    check->start();
    return base::Call(check);
}

} // namespace runlatch::service
