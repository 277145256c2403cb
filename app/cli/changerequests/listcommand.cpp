// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/changerequests/listcommand.h"

#include "base/rules.h"
#include "changerequests/targetname.h"

using namespace Qt::StringLiterals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::cli {

void ListCommand::declare(QCommandLineParser &parser)
{
    ServiceCommand::declare(parser);
    parser.addOption({u"organization"_s, tr("Organization of the workspace."), u"name"_s});
    parser.addOption({u"workspace"_s, tr("Name or ws- id of the workspace."), u"workspace"_s});
    parser.addOption({u"all-workspaces"_s, tr("All pages of every workspace of the organization.")});
    parser.addOption({u"archived"_s, tr("Only archived ones.")});
    parser.addOption({u"active"_s, tr("Only active ones.")});
    parser.addOption({u"page"_s, tr("Number of the page, from 1."), u"number"_s});
    parser.addOption({u"size"_s, tr("Requests on a page, 1 to 100; 20, or 100 where all are read."), u"count"_s});
    parser.addOption({u"all"_s, tr("All pages.")});
}

base::Result<ServiceCommand::Refusal> ListCommand::readOptions(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return Refusal(tr("change-requests list takes options only."));
    if (const Refusal why = readPlace(parser))
        return why;
    if (parser.isSet(u"archived"_s) && parser.isSet(u"active"_s))
        return Refusal(tr("--archived and --active exclude each other."));
    if (parser.isSet(u"archived"_s))
        m_query.scope = service::Scope::Archived;
    else if (parser.isSet(u"active"_s))
        m_query.scope = service::Scope::Active;
    return readPage(parser);
}

ServiceCommand::Refusal ListCommand::readPlace(const QCommandLineParser &parser)
{
    const bool isAll = parser.isSet(u"all-workspaces"_s);
    m_organization = parser.value(u"organization"_s);
    m_workspace = parser.value(u"workspace"_s);
    if (isAll == parser.isSet(u"workspace"_s) || isAll != m_workspace.isEmpty())
        return tr("Either --workspace or --all-workspaces is required.");
    if (isAll && m_organization.isEmpty())
        return tr("--organization is required: the organization of the workspaces.");
    if (parser.values(u"workspace"_s).size() > 1)
        return tr("--workspace is given twice: leave one of them out.");
    if (m_organization.isEmpty() && !m_workspace.startsWith("ws-"_L1))
        return tr("--organization is required to find a workspace by its name.");
    m_readsAll = isAll || parser.isSet(u"all"_s);
    return std::nullopt;
}

ServiceCommand::Refusal ListCommand::readPage(const QCommandLineParser &parser)
{
    if (m_readsAll && parser.isSet(u"page"_s))
        return tr("--page asks for one page, --all and --all-workspaces for all of them.");
    const auto valueOf = [&parser](const QString &option, int usual) {
        return parser.isSet(option) ? parser.value(option) : QString::number(usual);
    };
    constexpr int largest = service::PageWalk::Size;
    const auto number = readNumber(valueOf(u"page"_s, 1), 1, std::numeric_limits<int>::max());
    const auto size = readNumber(valueOf(u"size"_s, m_readsAll ? largest : 20), 1, largest);
    if (!number || !size)
        return tr("--page counts from 1, --size goes from 1 to 100.");
    m_query.page = {*number, *size};
    m_query.asksWhyMissing = true;
    return std::nullopt;
}

void ListCommand::endUnfound(const base::Error &error)
{
    report(error);
    m_hasFailed = true;
    end(false);
}

void ListCommand::begin()
{
    if (m_readsAll)
        gather();
    else
        listPage();
}

bool ListCommand::stop()
{
    if (!m_gathering.isRunning())
        return false;
    m_isStopped = true;
    m_gathering.cancel();
    return true;
}

void ListCommand::gather()
{
    connect(&m_gathering, &Gathering::arrived, this, qOverload<const Rows &>(&ListCommand::show));
    connect(&m_gathering, &Gathering::pageRead, this, qOverload<const Gathering::PageRead &>(&ListCommand::show));
    connect(&m_gathering, &Gathering::updated, this, &ListCommand::showArchivedMeanwhile);
    connect(&m_gathering, &Gathering::progressed, this, &ListCommand::showProgress);
    connect(&m_gathering, &Gathering::failed, this, [this](const base::Error &error) {
        report(error, {}, wording::Activity::ListingWorkspaces);
        m_hasFailed = true;
    });
    connect(&m_gathering, &Gathering::finished, this, &ListCommand::endGathering);
    m_gathering.start(endpoint(), {m_organization, m_workspace}, m_query.scope, m_query.page.size);
}

void ListCommand::showProgress()
{
    const Gathering::Progress &now = m_gathering.progress();
    if (m_workspace.isEmpty() ? now.workspaces == 0 : now.expected == 0)
        return; // no counts are known yet
    const QString read =
        tr("%1 of %n change request(s)", nullptr, qMax(now.changeRequests, now.expected)).arg(now.changeRequests);
    if (m_workspace.isEmpty())
        output().progress(tr("%1 of %n workspace(s), %2", nullptr, now.workspaces).arg(now.workspacesDone).arg(read));
    else
        output().progress(read);
}

/// Names rows that were archived meanwhile and had been printed as active. They are not printed again, only named on
/// standard error.
void ListCommand::showArchivedMeanwhile(const Rows &changeRequests)
{
    for (const ChangeRequest &changeRequest : changeRequests)
        output().diagnostic(tr("%1 was archived while the list was read.").arg(changeRequest.id));
}

void ListCommand::endGathering()
{
    output().endProgress();
    for (const auto *list : {&m_gathering.failures(), &m_gathering.unreadable()}) {
        for (const Gathering::Failure &failure : *list) {
            const QString name = failure.workspace.name;
            if (list == &m_gathering.failures() && failure.workspace.id.isEmpty() && name.isEmpty())
                continue; // a failure of the list of workspaces is already reported
            report(failure.error, name.isEmpty() ? failure.workspace.id : name, wording::Activity::Listing);
            m_hasFailed = true;
        }
    }
    showShifts();
    m_hasFailed = m_hasFailed || m_gathering.wasCancelled();
    end(!m_hasFailed);
}

void ListCommand::showShifts()
{
    for (const protocol::Workspace &workspace : m_gathering.unsettled()) {
        output().diagnostic(
            tr("The list of %1 changed again during the second read: some may be missing.").arg(workspace.name));
        m_hasFailed = true;
    }
    if (m_gathering.shifted() && m_gathering.unsettled().isEmpty())
        output().diagnostic(tr("The list changed while it was read, so it was read a second time."));
}

void ListCommand::listPage()
{
    service().list(endpoint(), {m_organization, m_workspace}, m_query, this,
                   [this](const base::Result<protocol::Page<ChangeRequest>> &page) {
                       if (!page) {
                           report(page.error(), m_workspace, wording::Activity::Listing);
                           m_hasFailed = true;
                           end(false);
                           return;
                       }
                       endPage(*page);
                   });
}

/// A page may be the whole list, or one of several as the service tells. If it tells neither, or contradicts itself,
/// that is said.
void ListCommand::endPage(const protocol::Page<ChangeRequest> &page)
{
    const protocol::Pagination &pagination = page.pagination;
    show(page.items);
    show(Gathering::PageRead{{}, pagination, page.narrowedHere});
    for (const base::Error &error : page.unreadable)
        report(error, m_workspace, wording::Activity::Listing);
    m_hasFailed = !page.unreadable.isEmpty();
    const bool isWhole = m_query.page.number == 1 && protocol::isWholeList(pagination);
    const bool isTold = pagination.next || pagination.isLast || pagination.totalPages || pagination.totalCount;
    const bool countsMore = pagination.totalCount.value_or(0) > pagination.rows;
    const bool isOneOfSeveral = m_query.page.number > 1 || pagination.next || pagination.totalPages.value_or(1) > 1
        || (countsMore && !pagination.isLast);
    if (!isWhole && !(isTold && isOneOfSeveral)) {
        report({.kind = base::ErrorKind::Protocol,
                .rule = countsMore ? base::Rules::ListFewer : base::Rules::ListEndUnknown,
                .subject = m_workspace},
               m_workspace, wording::Activity::Listing);
        m_hasFailed = true;
    }
    end(isWhole && !m_hasFailed);
}

void ListCommand::show(const Rows &changeRequests)
{
    const QString active = tr("active");
    const QString archived = tr("archived");
    const qsizetype width = qMax(active.size(), archived.size());
    for (const ChangeRequest &changeRequest : changeRequests) {
        if (m_workspaceId.isEmpty())
            m_workspaceId = changeRequest.workspaceId;
        QString name; // a single workspace was named by the user
        if (m_workspace.isEmpty())
            name = m_gathering.workspaceNames().value(changeRequest.workspaceId);
        const QString state = (changeRequest.isArchived() ? archived : active).leftJustified(width);
        const QString created = changeRequest.createdAt.toString(u"yyyy-MM-dd").leftJustified(10);
        QStringList cells{changeRequest.id, state, created};
        if (m_workspace.isEmpty())
            cells.append(name.isEmpty() ? changeRequest.workspaceId : name);
        output().event(u"change-request", members(changeRequest, name), (cells << changeRequest.subject).join(u"  "_s));
    }
    m_shown += static_cast<int>(changeRequests.size());
}

void ListCommand::show(const Gathering::PageRead &page)
{
    const protocol::Pagination &pagination = page.pagination;
    json::OrderedJson members;
    members.add(u"number", pagination.number).add(u"of", numberOrNull(pagination.totalPages));
    members.add(u"total", numberOrNull(pagination.totalCount));
    const protocol::Workspace workspace = workspaceOf(page);
    members.add(u"workspace", page.workspace.id.isEmpty() ? m_workspace : page.workspace.id);
    members.add(u"workspace_id", textOrNull(workspace.id)).add(u"workspace_name", textOrNull(workspace.name));
    const auto shown = [](const std::optional<int> &told) { return told ? QString::number(*told) : u"?"_s; };
    QString human = tr("Page %1 of %2, %3 in all")
                        .arg(pagination.number)
                        .arg(shown(pagination.totalPages), shown(pagination.totalCount));
    if (page.narrowedHere) {
        members.add(u"narrowed_here", true);
        human += u' ' + tr("(archived and active ones together: this service cannot tell them apart in its list)");
    }
    if (page.round > 1)
        members.add(u"again", true);
    output().event(u"page", members, m_readsAll ? QStringList() : QStringList{human});
    if (output().hasFailed())
        m_gathering.cancel(); // the reader of the output has gone
}

/// The id and the name, as far as they are known. What the user gave is the name if the rows have another id; without
/// rows its form decides.
protocol::Workspace ListCommand::workspaceOf(const Gathering::PageRead &page) const
{
    if (m_workspace.isEmpty())
        return {.id = page.workspace.id, .name = page.workspace.name};
    const bool isId =
        m_workspaceId.isEmpty() ? changerequests::isWorkspaceId(m_workspace) : m_workspaceId == m_workspace;
    return {.id = isId ? m_workspace : m_workspaceId, .name = isId ? QString() : m_workspace};
}

void ListCommand::end(bool isComplete)
{
    json::OrderedJson members;
    members.add(u"change_requests", m_shown).add(u"complete", isComplete);
    if (m_gathering.shifted())
        members.add(u"shifted", true);
    const QString count = tr("%n change request(s)", nullptr, m_shown);
    const QString human = isComplete ? count : tr("%1; some may be missing").arg(count);
    // The event "page" has already reported the counts of a single page.
    output().event(u"summary", members, m_readsAll ? QStringList{human} : QStringList());
    emit finished(m_isStopped ? Interrupted : m_hasFailed ? CouldNotTell : Done);
}

} // namespace runlatch::cli
