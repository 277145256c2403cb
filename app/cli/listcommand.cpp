// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/listcommand.h"

using namespace Qt::StringLiterals;

namespace runlatch::cli {

namespace {

/// Counted from the page that was asked for: a service that always tells the same number must not be asked for ever.
bool hasNext(const protocol::Pagination &pagination, int asked)
{
    constexpr int lastPage = 100'000;
    return pagination.next.has_value() && asked < pagination.totalPages && asked < lastPage;
}

} // namespace

void ListCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addOption({u"organization"_s, tr("Organization of the workspace."), u"name"_s});
    parser.addOption({u"workspace"_s, tr("Name or ws- id of the workspace."), u"workspace"_s});
    parser.addOption({u"all-workspaces"_s, tr("Every workspace of the organization.")});
    parser.addOption({u"archived"_s, tr("Only archived ones.")});
    parser.addOption({u"active"_s, tr("Only active ones.")});
    parser.addOption({u"page"_s, tr("Number of the page, from 1."), u"number"_s, u"1"_s});
    parser.addOption({u"size"_s, tr("Requests on a page, 1 to 100."), u"count"_s, u"20"_s});
    parser.addOption({u"all"_s, tr("All pages.")});
}

std::optional<QString> ListCommand::readOptions(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return tr("change-requests list takes options only.");
    m_organization = parser.value(u"organization"_s);
    m_allWorkspaces = parser.isSet(u"all-workspaces"_s);
    const QString workspace = parser.value(u"workspace"_s);
    if (m_allWorkspaces == parser.isSet(u"workspace"_s))
        return tr("Either --workspace or --all-workspaces is needed.");
    if (m_organization.isEmpty() && !workspace.startsWith("ws-"_L1))
        return tr("--organization is needed to find a workspace by its name.");
    const auto page = readNumber(parser.value(u"page"_s), 1, std::numeric_limits<int>::max());
    const auto size = readNumber(parser.value(u"size"_s), 1, 100);
    if (!page || !size)
        return tr("--page counts from 1, --size goes from 1 to 100.");
    if (parser.isSet(u"archived"_s) && parser.isSet(u"active"_s))
        return tr("--archived and --active exclude each other.");
    if (parser.isSet(u"archived"_s))
        m_query.scope = service::Scope::Archived;
    else if (parser.isSet(u"active"_s))
        m_query.scope = service::Scope::Active;
    m_query.page = {*page, *size};
    m_allPages = parser.isSet(u"all"_s);
    if (m_allPages)
        m_query.page.number = 1;
    m_workspace = workspace;
    return std::nullopt;
}

std::optional<QString> ListCommand::start(const QCommandLineParser &parser)
{
    if (const auto why = readOptions(parser))
        return why;
    bool failed = false;
    if (const auto why = connectTo(parser, failed); why || failed)
        return why;
    if (m_allWorkspaces)
        gather();
    else
        list();
    return std::nullopt;
}

void ListCommand::gather()
{
    using changerequests::Gathering;
    connect(&m_gathering, &Gathering::arrived, this, [this](const QList<protocol::ChangeRequest> &changeRequests) {
        for (const protocol::ChangeRequest &changeRequest : changeRequests)
            show(changeRequest);
        m_shown += static_cast<int>(changeRequests.size());
    });
    connect(&m_gathering, &Gathering::progressed, this, &ListCommand::showProgress);
    connect(&m_gathering, &Gathering::failed, this, [this](const base::Error &error) {
        report(error, {}, wording::Activity::ListingWorkspaces);
        m_failed = true;
    });
    connect(&m_gathering, &Gathering::finished, this, &ListCommand::endGathering);
    m_gathering.start({m_organization, {}}, m_query.scope);
}

/// At most once a second, and last when all is there.
void ListCommand::showProgress()
{
    const changerequests::Gathering::Progress &now = m_gathering.progress();
    constexpr qint64 pause = 1000; // ms
    const bool isEarly = m_sinceProgress.isValid() && m_sinceProgress.elapsed() < pause && m_gathering.isRunning();
    if (isEarly || now.workspaces == 0)
        return;
    m_sinceProgress.start();
    output().diagnostic(tr("%1 of %2 workspaces, %n change request(s)", nullptr, now.changeRequests)
                            .arg(now.workspacesDone)
                            .arg(now.workspaces));
}

void ListCommand::endGathering()
{
    for (const auto *list : {&m_gathering.failures(), &m_gathering.unreadable()}) {
        for (const changerequests::Gathering::Failure &failure : *list) {
            const QString &name = failure.workspace.name;
            if (failure.workspace.id.isEmpty() && name.isEmpty())
                continue; // the list of workspaces: told already
            report(failure.error, name.isEmpty() ? failure.workspace.id : name, wording::Activity::Listing);
            m_failed = true;
        }
    }
    for (const protocol::Workspace &workspace : m_gathering.unsettled()) {
        output().diagnostic(tr("The list of %1 changed while it was read: some may be missing.").arg(workspace.name));
        m_failed = true;
    }
    end();
}

void ListCommand::list()
{
    service().list({m_organization, m_workspace}, m_query, this,
                   [this](const base::Result<protocol::Page<protocol::ChangeRequest>> &page) {
                       if (page) {
                           showPage(*page);
                           return;
                       }
                       report(page.error(), m_workspace, wording::Activity::Listing);
                       m_failed = true;
                       end();
                   });
}

void ListCommand::showPage(const protocol::Page<protocol::ChangeRequest> &page)
{
    for (const protocol::ChangeRequest &changeRequest : page.items) {
        show(changeRequest);
        ++m_shown;
    }
    for (const base::Error &error : page.unreadable) {
        report(error, m_workspace, wording::Activity::Listing);
        m_failed = true;
    }
    const protocol::Pagination &pagination = page.pagination;
    protocol::OrderedJson members;
    members.add(u"number", pagination.number).add(u"of", pagination.totalPages).add(u"total", pagination.totalCount);
    members.add(u"workspace", m_workspace);
    QString human =
        tr("Page %1 of %2, %3 in all").arg(pagination.number).arg(pagination.totalPages).arg(pagination.totalCount);
    if (page.narrowedHere) {
        members.add(u"narrowed_here", true);
        human += u' ' + tr("(archived and active ones together: this service cannot tell them apart in its list)");
    }
    output().event(u"page", members, human);
    if (m_allPages && hasNext(pagination, m_query.page.number)) {
        ++m_query.page.number;
        list();
    } else {
        end();
    }
}

void ListCommand::end()
{
    output().event(u"summary", protocol::OrderedJson().add(u"change_requests", m_shown).add(u"complete", !m_failed),
                   tr("%n change request(s)", nullptr, m_shown));
    emit finished(m_failed ? CouldNotTell : Done);
}

} // namespace runlatch::cli
