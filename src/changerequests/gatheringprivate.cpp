// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/gatheringprivate.h"

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

using Job = GatheringJob;

constexpr int MostRefusals = 3; // answers 401 in a row

template <typename T> PageWalk::Seen seenOf(const Page<T> &page)
{
    PageWalk::Seen seen{.ids = {},
                        .unreadable = static_cast<int>(page.unreadable.size()),
                        .pagination = page.pagination,
                        .narrowedHere = page.narrowedHere};
    for (const T &item : page.items)
        seen.ids.append(item.id);
    return seen;
}

} // namespace

void Gathering::Private::addJob(const Workspace &workspace, const service::WorkspaceName &name)
{
    jobs.push_back(std::make_unique<Job>(Job{.workspace = workspace, .name = name}));
    jobs.back()->workspace.unknown = {}; // kilobytes each, and nobody asks for them here
    jobs.back()->reading.walk = PageWalk(pageSize);
    ++progress.workspaces;
}

/// Asks for as much as may be under way: the list of workspaces first, as the others come from it.
void Gathering::Private::pump()
{
    while (isRunning && underWay < AtATime) {
        const std::optional<int> number = workspaces ? workspaces->walk.next() : std::nullopt;
        if (number)
            askForWorkspaces(*number);
        else if (!pumpJobs())
            break;
    }
    if (isRunning && underWay == 0)
        stop(); // nothing is left to ask for
}

bool Gathering::Private::pumpJobs()
{
    while (firstJob < jobs.size() && !jobs[firstJob])
        ++firstJob;
    for (std::size_t index = firstJob; index < jobs.size(); ++index) {
        const std::optional<int> number = jobs[index] ? jobs[index]->reading.walk.next() : std::nullopt;
        if (!number)
            continue;
        askFor(index, *number);
        return true;
    }
    return false;
}

void Gathering::Private::askForWorkspaces(int number)
{
    workspaces->walk.ask();
    ++workspaces->underWay;
    ++underWay;
    client.workspaces(endpoint, place.organization, {}, {.number = number, .size = PageWalk::Size},
                      workspaces->context.get(),
                      [this, number](const Result<Page<Workspace>> &answer) { workspacesCame(number, answer); });
}

void Gathering::Private::askFor(std::size_t index, int number)
{
    Job &job = *jobs[index];
    job.reading.walk.ask();
    ++job.reading.underWay;
    ++underWay;
    const service::ListQuery query{.page = {.number = number, .size = pageSize}, .scope = scope};
    client.list(endpoint, job.name, query, job.reading.context.get(),
                [this, index, number](const Result<Page<ChangeRequest>> &answer) { came(index, number, answer); });
}

void Gathering::Private::workspacesCame(int number, const Result<Page<Workspace>> &answer)
{
    --workspaces->underWay;
    --underWay;
    if (answer) {
        workspaces->early.insert(number, *answer);
        while (!workspaces->walk.isAtEnd() && workspaces->early.contains(workspaces->walk.awaited()))
            takeWorkspaces(workspaces->early.take(workspaces->walk.awaited()));
        if (workspaces->walk.isAtEnd())
            endWorkspaces();
    } else {
        failures.append({{}, answer.error()});
        failure = answer.error();
        underWay -= workspaces->stop();
        workspaces.reset();
    }
    pump();
    tell(q);
}

void Gathering::Private::takeWorkspaces(const Page<Workspace> &page)
{
    workspaces->walk.take(seenOf(page));
    workspaces->unreadable += page.unreadable;
    for (const Workspace &workspace : page.items) {
        names.insert(workspace.id, workspace.name);
        if (known.contains(workspace.id))
            continue;
        known.insert(workspace.id);
        if (scope == service::Scope::Active && workspace.activeChangeRequests == 0)
            continue;
        const bool hasName = !workspace.name.isEmpty();
        addJob(workspace,
               hasName ? service::WorkspaceName{place.organization, workspace.name}
                       : service::WorkspaceName{{}, workspace.id});
    }
}

void Gathering::Private::endWorkspaces()
{
    underWay -= workspaces->stop();
    shifted = shifted || workspaces->walk.hasShifted();
    if (workspaces->walk.wantsAnotherRound()) {
        workspaces->startAgain();
        return;
    }
    if (workspaces->walk.isEndless())
        failures.append({{}, {.kind = ErrorKind::Protocol, .rule = u"list.endless"_s, .subject = place.organization}});
    keepUnreadable({}, workspaces->unreadable);
    workspaces.reset();
}

void Gathering::Private::came(std::size_t index, int number, const Result<Page<ChangeRequest>> &answer)
{
    Job &job = *jobs[index];
    --job.reading.underWay;
    --underWay;
    if (!answer) {
        countRefusal(answer.error());
        fail(index, answer.error());
    } else {
        refusals = 0;
        job.reading.early.insert(number, *answer);
        while (!job.reading.walk.isAtEnd() && job.reading.early.contains(job.reading.walk.awaited()))
            take(job, job.reading.early.take(job.reading.walk.awaited()));
        if (job.reading.walk.isAtEnd())
            end(index);
    }
    pump();
    tell(q);
}

void Gathering::Private::take(Job &job, const Page<ChangeRequest> &page)
{
    const bool isFirst = job.reading.walk.awaited() == 1;
    job.reading.walk.take(seenOf(page));
    job.reading.unreadable += page.unreadable;
    if (isFirst) {
        progress.expected += page.pagination.totalCount - job.expected;
        job.expected = page.pagination.totalCount;
    }
    Arrival arrival{.page = {job.workspace, page.pagination, page.narrowedHere, job.reading.walk.round()}, .rows = {}};
    for (const ChangeRequest &row : page.items) {
        keepName(job, row);
        if (isNews(row))
            arrival.rows.append(row);
    }
    progress.changeRequests += static_cast<int>(arrival.rows.size());
    if (isFirst || !page.items.isEmpty() || !page.unreadable.isEmpty())
        toTell.append(arrival);
}

void Gathering::Private::keepName(const Job &job, const ChangeRequest &row)
{
    if (!row.workspaceId.isEmpty() && !names.contains(row.workspaceId) && !job.workspace.name.isEmpty())
        names.insert(row.workspaceId, job.workspace.name);
}

/// What was told before and is archived now is an update.
bool Gathering::Private::isNews(const ChangeRequest &row)
{
    const auto before = seen.constFind(row.id);
    const bool isNew = before == seen.constEnd();
    if (!isNew && (*before || !row.isArchived()))
        return false;
    if (!isNew)
        toUpdate.append(row);
    seen.insert(row.id, row.isArchived());
    return isNew;
}

void Gathering::Private::fail(std::size_t index, const Error &error)
{
    Job &job = *jobs[index];
    failures.append({job.workspace, error});
    keepUnreadable(job.workspace, job.reading.unreadable);
    underWay -= job.reading.stop();
    jobs[index].reset();
    ++progress.workspacesDone;
}

void Gathering::Private::end(std::size_t index)
{
    Job &job = *jobs[index];
    underWay -= job.reading.stop();
    shifted = shifted || job.reading.walk.hasShifted();
    if (job.reading.walk.wantsAnotherRound()) {
        job.reading.startAgain();
        return;
    }
    if (job.reading.walk.isEndless()) {
        fail(index, {.kind = ErrorKind::Protocol, .rule = u"list.endless"_s, .subject = job.name.text});
        return;
    }
    if (job.reading.walk.hasShifted())
        unsettled.append(job.workspace);
    keepUnreadable(job.workspace, job.reading.unreadable);
    jobs[index].reset();
    ++progress.workspacesDone;
}

void Gathering::Private::keepUnreadable(const Workspace &workspace, const QList<Error> &errors)
{
    for (const Error &error : errors) {
        if (unreadable.size() < MostUnreadable)
            unreadable.append({workspace, error});
    }
}

/// One workspace may be refused for itself by a service that means 404.
void Gathering::Private::countRefusal(const Error &error)
{
    refusals = error.kind == ErrorKind::Unauthorized ? refusals + 1 : 0;
    if (refusals < MostRefusals)
        return;
    failure = error;
    stop();
}

/// The end; calls under way end without an answer.
void Gathering::Private::stop()
{
    isRunning = false;
    if (workspaces)
        workspaces->stop();
    for (std::size_t index = firstJob; index < jobs.size(); ++index) {
        if (jobs[index]) {
            jobs[index]->reading.stop();
            keepUnreadable(jobs[index]->workspace, std::exchange(jobs[index]->reading.unreadable, {}));
        }
    }
    underWay = 0;
}

void Gathering::Private::tell(Gathering *q)
{
    const int mine = q->m_run;
    const QList<ChangeRequest> updates = std::exchange(q->d->toUpdate, {});
    const std::optional<Error> error = std::exchange(q->d->failure, std::nullopt);
    const bool hasEnded = !q->d->isRunning;
    while (mine == q->m_run && !q->d->toTell.isEmpty()) {
        const Arrival arrival = q->d->toTell.takeFirst();
        if (!arrival.rows.isEmpty())
            emit q->arrived(arrival.rows);
        if (mine == q->m_run)
            emit q->pageRead(arrival.page);
    }
    if (!updates.isEmpty() && mine == q->m_run)
        emit q->updated(updates);
    if (mine == q->m_run)
        emit q->progressed();
    if (error && mine == q->m_run)
        emit q->failed(*error);
    if (hasEnded && mine == q->m_run)
        emit q->finished();
}

} // namespace runlatch::changerequests
