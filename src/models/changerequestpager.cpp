// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestpager.h"

#include <QPointer>

#include <algorithm>
#include <utility>

using runlatch::changerequests::Gathering;
using runlatch::protocol::ChangeRequest;
using runlatch::service::Scope;

namespace runlatch::models {

namespace {

/// Without those that bear the id of an earlier one.
QList<ChangeRequest> withoutRepeated(const QList<ChangeRequest> &rows)
{
    QSet<QString> ids;
    QList<ChangeRequest> once;
    for (const ChangeRequest &row : rows) {
        if (!ids.contains(row.id))
            once.append(row);
        ids.insert(row.id);
    }
    return once;
}

} // namespace

ChangeRequestPager::ChangeRequestPager(service::Client &client, ChangeRequestModel &model, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_model(model)
    , m_gathering(client)
{
    connect(&m_gathering, &Gathering::arrived, this, &ChangeRequestPager::gathered);
    connect(&m_gathering, &Gathering::updated, this, [this](const QList<ChangeRequest> &rows) {
        if (m_state == State::Gathering)
            m_model.add(rows);
    });
    connect(&m_gathering, &Gathering::progressed, this, &ChangeRequestPager::tellProgress);
    connect(&m_gathering, &Gathering::failed, this, [this](const base::Error &error) { m_gatheringError = error; });
    connect(&m_gathering, &Gathering::finished, this, &ChangeRequestPager::endGathering);
}

void ChangeRequestPager::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    setWorkspace({});
}

void ChangeRequestPager::setWorkspace(const service::WorkspaceName &workspace)
{
    m_workspace = workspace;
    m_isAllWorkspaces = false;
    m_isGathered = false;
    m_totals = {};
    open();
}

void ChangeRequestPager::showAllWorkspaces(const QString &organization)
{
    m_workspace = {organization, {}};
    m_isAllWorkspaces = true;
    m_isGathered = false;
    m_totals = {};
    open();
}

void ChangeRequestPager::setScope(Scope scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    open();
}

void ChangeRequestPager::open()
{
    m_asked.number = 1;
    m_pagination = {};
    m_unreadable.clear();
    m_repeated = 0;
    m_narrowedHere = false;
    m_sizeIgnored = false;
    m_hasPage = false;
    m_lastLoaded = {};
    m_model.setWorkspaceNames({});
    m_model.setRows({});
    emit pageChanged();
    reload();
}

void ChangeRequestPager::reload()
{
    if (m_isAllWorkspaces || m_isGathered)
        gather();
    else
        load();
}

void ChangeRequestPager::goTo(int number)
{
    if (m_isAllWorkspaces)
        return;
    m_isGathered = false;
    m_asked.number = std::max(1, number);
    load();
}

void ChangeRequestPager::setSize(int size)
{
    const int firstRow = (m_asked.number - 1) * (m_sizeIgnored ? m_pagination.size : m_asked.size);
    m_asked.size = std::clamp(size, 1, 100);
    m_asked.number = firstRow / m_asked.size + 1;
    if (!m_isAllWorkspaces && !m_isGathered)
        load();
}

void ChangeRequestPager::loadAll()
{
    if (m_isAllWorkspaces || !m_workspace.text.isEmpty())
        gather();
}

void ChangeRequestPager::cancel()
{
    if (m_state == State::Gathering)
        m_gathering.cancel();
    else if (m_state == State::Loading)
        cancelPage();
}

/// On the way back from all to the pages it is all that is still shown.
void ChangeRequestPager::cancelPage()
{
    m_call.abort();
    ++m_ticket;
    if (m_hasPage)
        m_asked = m_shown;
    else if (!m_model.loaded().isEmpty())
        m_isGathered = true;
    else
        m_wasCancelled = true;
    setState(State::Idle);
}

std::optional<int> ChangeRequestPager::total(Scope scope) const
{
    return m_totals.at(static_cast<std::size_t>(scope));
}

void ChangeRequestPager::noteArchived(const ChangeRequest &changeRequest)
{
    const ChangeRequest *before = m_model.find(changeRequest.id);
    if (before ? !before->isArchived() : isOfPage(changeRequest)) {
        if (auto &active = totalOf(Scope::Active); active && *active > 0)
            --*active;
        if (auto &archived = totalOf(Scope::Archived))
            ++*archived;
    }
    m_model.replace(changeRequest);
    if (m_state == State::Loading)
        load();
}

void ChangeRequestPager::load()
{
    m_call.abort();
    ++m_ticket;
    setState(m_workspace.text.isEmpty() ? State::Idle : State::Loading);
    m_gathering.cancel(); // nobody listens any more
    if (m_state == State::Idle)
        return;
    const service::ListQuery query{.page = m_asked, .scope = m_scope};
    m_call = m_client.list(m_endpoint, m_workspace, query, this, [this, ticket = m_ticket](const auto &answer) {
        if (ticket == m_ticket)
            answered(answer);
    });
    watch();
}

void ChangeRequestPager::watch()
{
    m_model.clock().callAfter(LongAfter, this, [this, ticket = m_ticket] {
        if (ticket != m_ticket || m_state != State::Loading)
            return;
        m_takesLong = true;
        emit takesLongChanged();
    });
}

void ChangeRequestPager::answered(const base::Result<Page> &answer)
{
    if (!answer) {
        fail(answer.error());
        return;
    }
    // Requests that were deleted or archived meanwhile may leave fewer pages than were asked for.
    const int last = std::max(1, answer->pagination.totalPages);
    const bool isEmpty = answer->items.isEmpty() && answer->unreadable.isEmpty() && !answer->narrowedHere;
    if (isEmpty && last < m_asked.number)
        goTo(last);
    else
        show(*answer);
}

void ChangeRequestPager::show(const Page &page)
{
    const bool isShifted = hasShifted(page);
    const QList<ChangeRequest> rows = withoutRepeated(page.items);
    const auto count = static_cast<int>(page.items.size() + page.unreadable.size());
    const bool isShort = count < m_asked.size && page.pagination.next && !page.narrowedHere;
    m_pagination = page.pagination;
    m_unreadable = page.unreadable;
    m_repeated = static_cast<int>(page.items.size() - rows.size());
    m_narrowedHere = page.narrowedHere;
    m_sizeIgnored = page.pagination.size != m_asked.size || count > m_asked.size || isShort;
    m_hasPage = true;
    m_shown = m_asked;
    m_lastLoaded = m_model.clock().utc();
    learnTotal(page);
    m_model.setRows(rows, m_workspace.organization.isEmpty() ? QString() : m_workspace.text);
    setState(State::Idle);
    emit pageChanged();
    if (isShifted)
        emit shifted();
}

/// Of the workspace whose page is shown, and perhaps on another page of it by now.
bool ChangeRequestPager::isOfPage(const ChangeRequest &changeRequest) const
{
    return m_hasPage && !m_model.loaded().isEmpty() && m_model.loaded().at(0).workspaceId == changeRequest.workspaceId;
}

/// Compared with the page of before, where that was another one. A service that ignores the number gives the same rows
/// again and again; that is no shift.
bool ChangeRequestPager::hasShifted(const Page &page) const
{
    if (!m_hasPage || page.pagination.number == m_pagination.number)
        return false;
    if (page.pagination.totalCount != m_pagination.totalCount)
        return true;
    const auto repeated = std::count_if(page.items.begin(), page.items.end(),
                                        [this](const ChangeRequest &row) { return m_model.find(row.id) != nullptr; });
    return page.pagination.size == m_pagination.size && repeated > 0 && repeated < page.items.size();
}

void ChangeRequestPager::learnTotal(const Page &page)
{
    if (page.narrowedHere) // it counts all, and so did the pages before that seemed to fit
        m_totals = {};
    totalOf(page.narrowedHere ? Scope::All : m_scope) = page.pagination.totalCount;
}

std::optional<int> &ChangeRequestPager::totalOf(Scope scope)
{
    return m_totals.at(static_cast<std::size_t>(scope));
}

void ChangeRequestPager::gather()
{
    m_call.abort();
    ++m_ticket;
    m_replaces = !m_isGathered;
    m_isGathered = true;
    m_hasPage = m_hasPage && m_replaces;
    m_gathered.clear();
    m_gatheringError.reset();
    setState(State::Gathering);
    m_gathering.start(m_endpoint, m_workspace, m_scope);
    emit gatheringChanged();
}

/// The first take the place of the page. Where everything was gathered before, what was there stays until it is known
/// what is gone.
void ChangeRequestPager::gathered(const QList<ChangeRequest> &changeRequests)
{
    if (m_state != State::Gathering)
        return;
    for (const ChangeRequest &changeRequest : changeRequests)
        m_gathered.insert(changeRequest.id);
    m_lastLoaded = m_model.clock().utc();
    if (m_replaces)
        takePlaceOfPage(changeRequests);
    else
        m_model.add(changeRequests);
}

void ChangeRequestPager::takePlaceOfPage(const QList<ChangeRequest> &changeRequests)
{
    m_replaces = false;
    m_hasPage = false;
    m_unreadable.clear();
    m_repeated = 0;
    m_narrowedHere = false;
    m_sizeIgnored = false;
    m_model.setRows(changeRequests);
    emit pageChanged();
}

void ChangeRequestPager::tellProgress()
{
    if (m_state != State::Gathering)
        return;
    QHash<QString, QString> names = m_model.workspaceNames(); // of rows that stay until newer ones are there
    names.insert(m_gathering.workspaceNames());
    if (names != m_model.workspaceNames())
        m_model.setWorkspaceNames(names);
    emit gatheringChanged();
}

void ChangeRequestPager::endGathering()
{
    if (m_state != State::Gathering)
        return;
    const bool isWhole = m_gathering.failures().isEmpty() && !m_gathering.wasCancelled();
    if (isWhole) {
        if (m_replaces)
            takePlaceOfPage({});
        else
            m_model.retain(m_gathered);
        m_lastLoaded = m_model.clock().utc();
        countGathered();
    } else if (m_hasPage) {
        m_isGathered = false; // nothing came: it is the page that is shown
    }
    m_gathered.clear();
    // Of one workspace, of the list of workspaces or of the token, a failure is that of the whole.
    const bool isOne = !m_isAllWorkspaces || m_gathering.progress().changeRequests == 0 || m_gatheringError;
    if (!m_gathering.wasCancelled() && !m_gathering.failures().isEmpty() && isOne)
        fail(m_gatheringError.value_or(m_gathering.failures().first().error));
    else
        setState(State::Idle);
    emit pageChanged();
    emit gatheringChanged();
}

void ChangeRequestPager::countGathered()
{
    const auto count = static_cast<int>(m_model.loaded().size());
    totalOf(m_scope) = count;
    if (m_scope != Scope::All)
        return;
    int archived = 0;
    for (qsizetype index = 0; index < count; ++index)
        archived += m_model.loaded().at(index).isArchived() ? 1 : 0;
    totalOf(Scope::Archived) = archived;
    totalOf(Scope::Active) = count - archived;
}

void ChangeRequestPager::fail(const base::Error &error)
{
    m_error = error;
    setState(State::Failed);
    emit failed(m_error);
}

void ChangeRequestPager::setState(State state)
{
    const auto isBusy = [](State of) { return of == State::Loading || of == State::Gathering; };
    const bool wasBusy = isBusy(m_state);
    m_state = state;
    const bool tookLong = std::exchange(m_takesLong, false);
    m_wasCancelled = m_wasCancelled && state == State::Idle;
    if (wasBusy != isBusy(state))
        emit loadingChanged(!wasBusy);
    if (tookLong)
        emit takesLongChanged();
}

} // namespace runlatch::models
