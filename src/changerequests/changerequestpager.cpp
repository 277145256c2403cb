// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/changerequestpager.h"

#include <algorithm>
#include <utility>

using runlatch::protocol::ChangeRequest;
using runlatch::service::Scope;

namespace runlatch::changerequests {

namespace {

/// Returns the rows without those that repeat the id of an earlier row.
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

ChangeRequestPager::ChangeRequestPager(service::Client &client, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(clock)
    , m_gathering(client)
    , m_turner(
          [this](const service::PageQuery &page, base::Callback<protocol::Page<ChangeRequest>> done) {
              return m_client.list(m_endpoint, m_workspace, {.page = page, .scope = m_scope, .asksWhyMissing = true},
                                   this, std::move(done));
          },
          [this](const Answer &answer) { answer ? show(answer) : fail(answer.error()); })
{
    connect(&m_gathering, &Gathering::arrived, this, &ChangeRequestPager::gathered);
    connect(&m_gathering, &Gathering::updated, this, [this](const QList<ChangeRequest> &rows) {
        if (state() == State::Gathering)
            addRows(rows);
    });
    connect(&m_gathering, &Gathering::progressed, this, &ChangeRequestPager::tellProgress);
    connect(&m_gathering, &Gathering::failed, this, [this](const base::Error &error) {
        if (auto *all = std::get_if<GatheringAll>(&m_activity))
            all->error = error;
    });
    connect(&m_gathering, &Gathering::finished, this, &ChangeRequestPager::endGathering);
}

void ChangeRequestPager::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    setWorkspace({});
}

void ChangeRequestPager::setWorkspace(const service::WorkspaceName &workspace)
{
    open(Extent::Page, workspace);
}

void ChangeRequestPager::showAllWorkspaces(const QString &organization)
{
    open(Extent::Organization, {organization, {}});
}

void ChangeRequestPager::setScope(Scope scope)
{
    if (scope == m_scope)
        return;
    m_scope = scope;
    open();
}

void ChangeRequestPager::open(Extent extent, const service::WorkspaceName &workspace)
{
    m_extent = extent;
    m_workspace = workspace;
    m_totals = {};
    open();
}

void ChangeRequestPager::open()
{
    m_turner.restart();
    m_shown = NoRows();
    m_lastLoaded = {};
    m_workspaceNames.clear();
    emit workspacesNamed(m_workspaceNames);
    resetRows({});
    emit pageChanged();
    reload();
}

void ChangeRequestPager::reload()
{
    if (m_extent == Extent::Page)
        load();
    else
        gather();
}

void ChangeRequestPager::goTo(int number)
{
    if (m_extent == Extent::Organization)
        return;
    m_extent = Extent::Page;
    m_turner.goTo(number);
    load();
}

void ChangeRequestPager::setSize(int size)
{
    m_turner.setSize(size, sizeIgnored() ? pagination().size : m_turner.asked().size);
    if (m_extent == Extent::Page)
        load();
}

void ChangeRequestPager::loadAll()
{
    if (m_extent == Extent::Page && m_workspace.text.isEmpty())
        return;
    if (m_extent == Extent::Page)
        m_extent = Extent::Workspace;
    gather();
}

void ChangeRequestPager::cancel()
{
    if (state() == State::Gathering)
        m_gathering.cancel();
    else if (state() == State::Loading)
        cancelPage();
}

/// Gathered rows stay shown if the first page after them is cancelled, so their extent returns.
void ChangeRequestPager::cancelPage()
{
    m_turner.stop();
    if (const auto *page = std::get_if<PageRows>(&m_shown))
        m_turner.goBackTo(page->asked);
    else if (std::holds_alternative<GatheredRows>(m_shown))
        m_extent = Extent::Workspace;
    setActivity(Idle{.wasCancelled = std::holds_alternative<NoRows>(m_shown)});
}

std::optional<int> ChangeRequestPager::total(Scope scope) const
{
    return m_totals.at(static_cast<std::size_t>(scope));
}

void ChangeRequestPager::noteArchived(const ChangeRequest &changeRequest)
{
    const auto row = m_rows.find(changeRequest.id);
    const bool isShown = row != m_rows.end();
    const bool isNews = isShown ? !*row : isOfPage(changeRequest);
    if (isNews)
        countArchived(isShown);
    if (isShown) {
        *row = changeRequest.isArchived();
        emit rowReplaced(changeRequest);
    }
    if (isNews)
        emit totalsChanged();
    if (state() == State::Loading)
        load();
}

void ChangeRequestPager::countArchived(bool isShown)
{
    if (auto &active = totalOf(Scope::Active); active && *active > 0)
        --*active;
    if (auto &archived = totalOf(Scope::Archived))
        ++*archived;
    if (isShown && m_scope == Scope::Active)
        ++m_archivedSince;
    if (auto *page = std::get_if<PageRows>(&m_shown); page && m_scope != Scope::All)
        page->countedSince += m_scope == Scope::Active ? -1 : 1;
}

void ChangeRequestPager::load()
{
    m_turner.stop();
    if (m_workspace.text.isEmpty()) {
        setActivity(Idle());
        m_gathering.cancel(); // its answers are no longer wanted
        return;
    }
    setActivity(Loading());
    m_gathering.cancel();
    m_turner.ask();
    m_clock.callAfter(LongAfter, std::get<Loading>(m_activity).watch.get(), [this] {
        std::get<Loading>(m_activity).takesLong = true;
        emit takesLongChanged();
    });
}

void ChangeRequestPager::show(const Answer &answer)
{
    const service::PageQuery &asked = m_turner.asked();
    const bool isShifted = hasShifted(*answer);
    const bool isAgain = comesAgain(*answer);
    const QList<ChangeRequest> rows = withoutRepeated(answer->items);
    const auto count = static_cast<int>(answer->items.size() + answer->unreadable.size());
    const bool isShort = count < asked.size && answer->pagination.next && !answer->narrowedHere;
    m_shown = PageRows{.asked = asked,
                       .pagination = answer->pagination,
                       .unreadable = answer->unreadable,
                       .workspaceId = rows.isEmpty() ? QString() : rows.first().workspaceId,
                       .repeated = static_cast<int>(answer->items.size() - rows.size()),
                       .narrowedHere = answer->narrowedHere,
                       .sizeIgnored = answer->pagination.size != asked.size || count > asked.size || isShort,
                       .numberIgnored = isAgain};
    m_lastLoaded = m_clock.utc();
    learnTotal(*answer);
    resetRows(rows, m_workspace.organization.isEmpty() ? QString() : m_workspace.text);
    setActivity(Idle());
    emit pageChanged();
    if (isShifted)
        emit shifted();
}

/// Tells whether the request belongs to the workspace whose page is shown. By now it may be on another page of that
/// workspace.
bool ChangeRequestPager::isOfPage(const ChangeRequest &changeRequest) const
{
    return std::holds_alternative<PageRows>(m_shown) && !m_rows.isEmpty()
        && page().workspaceId == changeRequest.workspaceId;
}

/// Compares the page with the previous page, if that had another number. A page with the same rows is no shift: a
/// service that ignores the page number always returns them.
bool ChangeRequestPager::hasShifted(const protocol::Page<ChangeRequest> &page) const
{
    const auto *before = std::get_if<PageRows>(&m_shown);
    if (!before || page.pagination.number == before->pagination.number)
        return false;
    const std::optional<int> total = page.pagination.totalCount;
    if (total && before->pagination.totalCount && total != before->pagination.totalCount)
        return true;
    const auto repeated = std::count_if(page.items.begin(), page.items.end(),
                                        [this](const ChangeRequest &row) { return m_rows.contains(row.id); });
    return page.pagination.size == before->pagination.size && repeated > 0 && repeated < page.items.size();
}

/// Tells whether a page with another number has the rows of the present one.
bool ChangeRequestPager::comesAgain(const protocol::Page<ChangeRequest> &page) const
{
    const auto *before = std::get_if<PageRows>(&m_shown);
    if (!before || page.items.isEmpty() || page.items.size() != m_rows.size() + before->repeated)
        return false;
    const bool isSamePage = before->asked.number == m_turner.asked().number;
    return (!isSamePage || before->numberIgnored)
        && std::all_of(page.items.begin(), page.items.end(),
                       [this](const ChangeRequest &row) { return m_rows.contains(row.id); });
}

void ChangeRequestPager::learnTotal(const protocol::Page<ChangeRequest> &page)
{
    if (page.narrowedHere) // the total counts all scopes, and so did the totals of earlier pages
        m_totals = {};
    std::optional<int> total = page.pagination.totalCount;
    if (m_turner.asked().number == 1 && protocol::isWholeList(page.pagination))
        total = page.pagination.rows;
    totalOf(page.narrowedHere ? Scope::All : m_scope) = total;
}

std::optional<int> &ChangeRequestPager::totalOf(Scope scope)
{
    return m_totals.at(static_cast<std::size_t>(scope));
}

void ChangeRequestPager::gather()
{
    m_turner.stop();
    setActivity(GatheringAll());
    m_gathering.start(m_endpoint, m_workspace, m_scope);
    emit gatheringChanged();
}

/// The first rows replace the page. If everything had been gathered before, the old rows stay until the missing ones
/// are known.
void ChangeRequestPager::gathered(const QList<ChangeRequest> &changeRequests)
{
    auto *all = std::get_if<GatheringAll>(&m_activity);
    if (!all)
        return;
    for (const ChangeRequest &changeRequest : changeRequests)
        all->arrived.insert(changeRequest.id);
    m_lastLoaded = m_clock.utc();
    if (std::holds_alternative<GatheredRows>(m_shown))
        addRows(changeRequests);
    else
        takePlaceOfPage(changeRequests);
}

void ChangeRequestPager::takePlaceOfPage(const QList<ChangeRequest> &changeRequests)
{
    m_shown = GatheredRows{pagination()};
    resetRows(changeRequests);
    emit pageChanged();
}

void ChangeRequestPager::tellProgress()
{
    if (state() != State::Gathering)
        return;
    QHash<QString, QString> names = m_workspaceNames; // old rows keep their names until newer rows arrive
    names.insert(m_gathering.workspaceNames());
    if (names != m_workspaceNames) {
        m_workspaceNames = names;
        emit workspacesNamed(names);
    }
    emit gatheringChanged();
}

void ChangeRequestPager::endGathering()
{
    const auto *all = std::get_if<GatheringAll>(&m_activity);
    if (!all)
        return;
    const QSet<QString> arrived = all->arrived;
    const std::optional<base::Error> error = all->error;
    const bool isWhole = m_gathering.failures().isEmpty() && !m_gathering.wasCancelled();
    if (isWhole) {
        if (std::holds_alternative<GatheredRows>(m_shown))
            retainRows(arrived);
        else
            takePlaceOfPage({});
        m_lastLoaded = m_clock.utc();
        if (m_gathering.isComplete())
            countGathered();
    } else if (std::holds_alternative<PageRows>(m_shown)) {
        m_extent = Extent::Page; // nothing came: the page is still shown
    }
    // The gathering failed as a whole if its only workspace, the list of workspaces or the token failed, or if nothing
    // came.
    const bool isOne = m_extent != Extent::Organization || m_gathering.progress().changeRequests == 0 || error;
    if (!m_gathering.wasCancelled() && !m_gathering.failures().isEmpty() && isOne)
        fail(error.value_or(m_gathering.failures().first().error));
    else
        setActivity(Idle());
    emit pageChanged();
    emit gatheringChanged();
}

void ChangeRequestPager::countGathered()
{
    const auto count = static_cast<int>(m_rows.size()) - m_archivedSince;
    totalOf(m_scope) = count;
    if (m_scope != Scope::All)
        return;
    const auto archived = static_cast<int>(std::count(m_rows.cbegin(), m_rows.cend(), true));
    totalOf(Scope::Archived) = archived;
    totalOf(Scope::Active) = count - archived;
}

void ChangeRequestPager::resetRows(const QList<ChangeRequest> &rows, const QString &workspaceName)
{
    m_rows.clear();
    m_archivedSince = 0;
    for (const ChangeRequest &row : rows) {
        m_rows.insert(row.id, row.isArchived());
        if (!workspaceName.isEmpty())
            m_workspaceNames.insert(row.workspaceId, workspaceName);
    }
    emit rowsReset(rows, workspaceName);
}

void ChangeRequestPager::addRows(const QList<ChangeRequest> &rows)
{
    for (const ChangeRequest &row : rows) {
        bool &isArchived = m_rows[row.id];
        if (m_scope == Scope::Active && !isArchived && row.isArchived())
            ++m_archivedSince;
        isArchived = isArchived || row.isArchived();
    }
    emit rowsAdded(rows);
}

void ChangeRequestPager::retainRows(const QSet<QString> &ids)
{
    m_rows.removeIf([&ids](const auto &row) { return !ids.contains(row.key()); });
    if (m_scope == Scope::Active)
        m_archivedSince = static_cast<int>(std::count(m_rows.cbegin(), m_rows.cend(), true));
    emit rowsRetained(ids);
}

bool ChangeRequestPager::takesLong() const
{
    const auto *loading = std::get_if<Loading>(&m_activity);
    return loading && loading->takesLong;
}

bool ChangeRequestPager::wasCancelled() const
{
    const auto *idle = std::get_if<Idle>(&m_activity);
    return idle && idle->wasCancelled;
}

base::Error ChangeRequestPager::error() const
{
    const auto *failure = std::get_if<Failed>(&m_activity);
    return failure ? failure->error : base::Error();
}

protocol::Pagination ChangeRequestPager::pagination() const
{
    if (const auto *gathered = std::get_if<GatheredRows>(&m_shown))
        return gathered->pagination;
    protocol::Pagination now = page().pagination;
    if (page().countedSince == 0 || page().narrowedHere) // otherwise the service counts all scopes
        return now;
    if (!now.next && protocol::mayHaveNext(now))
        now.next = now.number + 1;
    now.rows = std::max(0, now.rows - m_archivedSince);
    if (now.totalCount)
        now.totalCount = std::max(now.rows, *now.totalCount + page().countedSince);
    return now;
}

bool ChangeRequestPager::isComplete() const
{
    if (isGathered())
        return m_gathering.isComplete();
    const auto *page = std::get_if<PageRows>(&m_shown);
    return page && page->asked.number == 1 && page->unreadable.isEmpty() && protocol::isWholeList(pagination());
}

const ChangeRequestPager::PageRows &ChangeRequestPager::page() const
{
    static const PageRows none;
    const auto *page = std::get_if<PageRows>(&m_shown);
    return page ? *page : none;
}

void ChangeRequestPager::fail(const base::Error &error)
{
    setActivity(Failed{error});
    emit failed(error);
}

void ChangeRequestPager::setActivity(Activity activity)
{
    const bool wasBusy = isBusy();
    const bool tookLong = takesLong();
    m_activity = std::move(activity);
    if (wasBusy != isBusy())
        emit loadingChanged(!wasBusy);
    if (tookLong)
        emit takesLongChanged();
}

} // namespace runlatch::changerequests
