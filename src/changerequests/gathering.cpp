// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gathering.h"

#include "base/rules.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using runlatch::base::Error;
using runlatch::base::ErrorKind;
using runlatch::base::Result;
using runlatch::protocol::ChangeRequest;
using runlatch::protocol::Page;
using runlatch::protocol::Workspace;

namespace runlatch::changerequests {

namespace {
constexpr int MaxRefusals = 3; // answers 401 in a row
}

Gathering::Gathering(service::Client &client, QObject *parent)
    : QObject(parent)
    , m_client(client)
{
}

void Gathering::start(const service::Endpoint &endpoint, const service::WorkspaceName &place, service::Scope scope,
                      int pageSize)
{
    reset();
    m_endpoint = endpoint;
    m_place = place;
    m_scope = scope;
    m_pageSize = pageSize;
    m_isRunning = true;
    if (place.text.isEmpty())
        m_workspaces = std::make_unique<ListReading<Workspace>>();
    else
        addJob({.id = {}, .name = place.text}, place);
    pump();
}

void Gathering::reset()
{
    ++m_run;
    m_wasCancelled = false;
    m_found = {};
    m_news = {};
    m_refusals = 0;
    m_underWay = 0;
    m_seen.clear();
    m_workspaces.reset();
    m_known.clear();
    m_jobs.clear();
    m_firstJob = 0;
}

void Gathering::cancel()
{
    if (!m_isRunning)
        return;
    stop();
    m_wasCancelled = true;
    ++m_run; // a slot may have called this: then the outer tell() emits nothing more
    tell();
}

bool Gathering::isComplete() const
{
    return m_run > 0 && !m_isRunning && !m_wasCancelled && m_found.failures.isEmpty() && m_found.unreadable.isEmpty()
        && m_found.unsettled.isEmpty();
}

void Gathering::addJob(const Workspace &workspace, const service::WorkspaceName &name)
{
    m_jobs.push_back(std::make_unique<Job>(
        Job{.workspace = workspace, .name = name, .reading = ListReading<ChangeRequest>(m_pageSize)}));
    m_jobs.back()->workspace.unknown = {}; // kilobytes each, and not needed here
    ++m_found.progress.workspaces;
}

/// Sends requests up to the limit. The list of workspaces comes first, because it names the other lists.
void Gathering::pump()
{
    while (m_isRunning && m_underWay < MaxUnderWay) {
        const std::optional<int> number = m_workspaces ? m_workspaces->walk().next() : std::nullopt;
        if (number)
            askForWorkspaces(*number);
        else if (!pumpJobs())
            break;
    }
    if (m_isRunning && m_underWay == 0)
        stop(); // nothing is left to request
}

bool Gathering::pumpJobs()
{
    while (m_firstJob < m_jobs.size() && !m_jobs[m_firstJob])
        ++m_firstJob;
    for (std::size_t index = m_firstJob; index < m_jobs.size(); ++index) {
        const std::optional<int> number = m_jobs[index] ? m_jobs[index]->reading.walk().next() : std::nullopt;
        if (!number)
            continue;
        askFor(index, *number);
        return true;
    }
    return false;
}

void Gathering::askForWorkspaces(int number)
{
    m_workspaces->ask();
    ++m_underWay;
    m_client.workspaces(m_endpoint, m_place.organization, {}, {.number = number, .size = service::PageWalk::Size},
                        m_workspaces->context(),
                        [this, number](const Result<Page<Workspace>> &answer) { workspacesCame(number, answer); });
}

void Gathering::askFor(std::size_t index, int number)
{
    Job &job = *m_jobs[index];
    job.reading.ask();
    ++m_underWay;
    const service::ListQuery query{.page = {.number = number, .size = m_pageSize},
                                   .scope = m_scope,
                                   .asksWhyMissing =
                                       m_asksWhyMissing && !m_place.text.isEmpty()}; // of many each may be gone
    m_client.list(m_endpoint, job.name, query, job.reading.context(),
                  [this, index, number](const Result<Page<ChangeRequest>> &answer) { came(index, number, answer); });
}

void Gathering::workspacesCame(int number, const Result<Page<Workspace>> &answer)
{
    --m_underWay;
    if (answer) {
        m_workspaces->came(number, *answer);
        while (const auto page = m_workspaces->take())
            takeWorkspaces(*page);
    } else if (!m_workspaces->endsBy(number, answer.error())) {
        failWorkspaces(answer.error());
    }
    if (m_workspaces && m_workspaces->walk().isAtEnd())
        endWorkspaces();
    pump();
    tell();
}

void Gathering::takeWorkspaces(const Page<Workspace> &page)
{
    for (const Workspace &workspace : page.items) {
        m_found.names.insert(workspace.id, workspace.name);
        if (m_known.contains(workspace.id))
            continue;
        m_known.insert(workspace.id);
        if (m_scope == service::Scope::Active && workspace.activeChangeRequests == 0)
            continue;
        const bool hasName = !workspace.name.isEmpty();
        addJob(workspace,
               hasName ? service::WorkspaceName{m_place.organization, workspace.name}
                       : service::WorkspaceName{{}, workspace.id});
    }
}

void Gathering::endWorkspaces()
{
    m_underWay -= m_workspaces->stop();
    m_found.shifted = m_found.shifted || m_workspaces->walk().hasShifted();
    if (m_workspaces->walk().wantsAnotherRound()) {
        m_workspaces->startAgain();
        return;
    }
    if (const auto doubt = m_workspaces->walk().doubt()) {
        failWorkspaces({.kind = ErrorKind::Protocol, .rule = *doubt, .subject = m_place.organization});
        return;
    }
    if (m_workspaces->walk().hasShifted())
        m_found.unsettled.append(Workspace{.id = {}, .name = m_place.organization});
    keepUnreadable({}, m_workspaces->takeUnreadable());
    m_workspaces.reset();
}

void Gathering::failWorkspaces(const Error &error)
{
    m_found.failures.append({{}, error});
    m_news.failure = error;
    keepUnreadable({}, m_workspaces->takeUnreadable());
    m_underWay -= m_workspaces->stop();
    m_workspaces.reset();
}

void Gathering::came(std::size_t index, int number, const Result<Page<ChangeRequest>> &answer)
{
    Job &job = *m_jobs[index];
    --m_underWay;
    if (answer) {
        m_refusals = 0;
        job.reading.came(number, *answer);
        while (const auto page = job.reading.take())
            take(job, *page);
    } else if (!job.reading.endsBy(number, answer.error())) {
        countRefusal(answer.error());
        fail(index, answer.error());
    }
    if (m_jobs[index] && job.reading.walk().isAtEnd())
        end(index);
    pump();
    tell();
}

void Gathering::take(Job &job, const Page<ChangeRequest> &page)
{
    const bool isFirst = job.reading.walk().awaited() == 2; // this page has just been taken
    if (isFirst) {
        const int expected = page.pagination.totalCount.value_or(page.pagination.rows);
        m_found.progress.expected += expected - job.expected;
        job.expected = expected;
    }
    Arrival arrival{.page = {job.workspace, page.pagination, page.narrowedHere, job.reading.walk().round()},
                    .rows = {}};
    for (const ChangeRequest &row : page.items) {
        keepName(job, row);
        if (isNews(row))
            arrival.rows.append(row);
    }
    m_found.progress.changeRequests += static_cast<int>(arrival.rows.size());
    if (isFirst || !page.items.isEmpty() || !page.unreadable.isEmpty())
        m_news.arrivals.append(arrival);
}

void Gathering::keepName(const Job &job, const ChangeRequest &row)
{
    if (!row.workspaceId.isEmpty() && !m_found.names.contains(row.workspaceId) && !job.workspace.name.isEmpty())
        m_found.names.insert(row.workspaceId, job.workspace.name);
}

/// Returns whether the request is new. A request that was reported before and is archived now is an update.
bool Gathering::isNews(const ChangeRequest &row)
{
    const auto before = m_seen.constFind(row.id);
    const bool isNew = before == m_seen.constEnd();
    if (!isNew && (*before || !row.isArchived()))
        return false;
    if (!isNew)
        m_news.updates.append(row);
    m_seen.insert(row.id, row.isArchived());
    return isNew;
}

void Gathering::fail(std::size_t index, const Error &error)
{
    Job &job = *m_jobs[index];
    m_found.failures.append({job.workspace, error});
    keepUnreadable(job.workspace, job.reading.takeUnreadable());
    m_underWay -= job.reading.stop();
    m_jobs[index].reset();
    ++m_found.progress.workspacesDone;
}

void Gathering::end(std::size_t index)
{
    Job &job = *m_jobs[index];
    m_underWay -= job.reading.stop();
    m_found.shifted = m_found.shifted || job.reading.walk().hasShifted();
    if (job.reading.walk().wantsAnotherRound()) {
        job.reading.startAgain();
        return;
    }
    if (const auto doubt = job.reading.walk().doubt()) {
        fail(index, {.kind = ErrorKind::Protocol, .rule = *doubt, .subject = job.name.text});
        return;
    }
    if (job.reading.walk().hasShifted())
        m_found.unsettled.append(job.workspace);
    keepUnreadable(job.workspace, job.reading.takeUnreadable());
    m_jobs[index].reset();
    ++m_found.progress.workspacesDone;
}

void Gathering::keepUnreadable(const Workspace &workspace, const QList<Error> &errors)
{
    for (const Error &error : errors) {
        if (m_found.unreadable.size() < MaxUnreadable)
            m_found.unreadable.append({workspace, error});
    }
}

/// Counts the answers 401 in a row. A single one does not end the run: some services answer 401 for one workspace when
/// they mean 404.
void Gathering::countRefusal(const Error &error)
{
    m_refusals = error.kind == ErrorKind::Unauthorized ? m_refusals + 1 : 0;
    if (m_refusals < MaxRefusals)
        return;
    m_news.failure = error;
    stop();
}

/// Ends the run. Requests under way are dropped.
void Gathering::stop()
{
    m_isRunning = false;
    if (m_workspaces)
        m_workspaces->stop();
    for (std::size_t index = m_firstJob; index < m_jobs.size(); ++index) {
        if (m_jobs[index]) {
            m_jobs[index]->reading.stop();
            keepUnreadable(m_jobs[index]->workspace, m_jobs[index]->reading.takeUnreadable());
        }
    }
    m_underWay = 0;
}

/// Reports the news. Must be the last statement, because a slot may start a new run.
void Gathering::tell()
{
    const int mine = m_run;
    const QList<ChangeRequest> updates = std::exchange(m_news.updates, {});
    const std::optional<Error> error = std::exchange(m_news.failure, std::nullopt);
    const bool hasEnded = !m_isRunning;
    while (mine == m_run && !m_news.arrivals.isEmpty()) {
        const Arrival arrival = m_news.arrivals.takeFirst();
        if (!arrival.rows.isEmpty())
            emit arrived(arrival.rows);
        if (mine == m_run)
            emit pageRead(arrival.page);
    }
    if (!updates.isEmpty() && mine == m_run)
        emit updated(updates);
    if (mine == m_run)
        emit progressed();
    if (error && mine == m_run)
        emit failed(*error);
    if (hasEnded && mine == m_run)
        emit finished();
}

} // namespace runlatch::changerequests
