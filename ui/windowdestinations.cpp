// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/windowdestinations.h"

#include "ui/bulkcreate/bulkcreatepage.h"
#include "ui/changerequests/changerequestspage.h"
#include "ui/inspector/captures/capturelist.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/settings/settingsdialog.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

WindowDestinations::WindowDestinations(Workbench &workbench, WindowPages &pages, QObject *parent)
    : DestinationFinder(parent)
    , m_workbench(workbench)
    , m_pages(pages)
{
}

/// Queries may have been saved since, and the language may be another one.
void WindowDestinations::begin()
{
    m_help.reset();
    m_queries = std::make_unique<changerequests::SavedQueries>(m_workbench.workStore, m_workbench.clock);
    connect(m_queries.get(), &changerequests::SavedQueries::changed, this, &WindowDestinations::grown);
    m_queries->read();
}

/// The queries, which may come late, stand last: nothing that is shown moves for them.
QList<Destination> WindowDestinations::find(const QString &typed)
{
    DestinationSearch search(typed);
    if (typed.trimmed().isEmpty())
        return {};
    offerRows(search);
    offerConnections(search);
    offerSettings(search);
    offerFilters(search);
    offerHelp(search);
    offerQueries(search);
    return search.found();
}

std::function<void()> WindowDestinations::wayTo(WindowPages::Page page)
{
    return [this, page] { emit pageWanted(page); };
}

void WindowDestinations::offerRows(DestinationSearch &search)
{
    if (auto *page = m_pages.ifMade<ChangeRequestsPage>()) {
        search.setWay(wayTo(WindowPages::ChangeRequests));
        page->offerTo(search);
    }
    if (auto *page = m_pages.ifMade<RunTasksPage>()) {
        search.setWay(wayTo(WindowPages::RunTasks));
        page->list().offerTo(search, [page](qint64 id) { page->showRequest(id); });
    }
}

void WindowDestinations::offerConnections(DestinationSearch &search)
{
    search.setWay(wayTo(WindowPages::ChangeRequests));
    for (const settings::Connection &connection : m_workbench.connections.all()) {
        search.offer(DestinationKind::Connection, connection.name, connection.base.host(),
                     [this, id = connection.id] { m_pages.changeRequests().connectTo(id); });
    }
}

void WindowDestinations::offerSettings(DestinationSearch &search)
{
    search.setWay({});
    const QStringList sections = SettingsDialog::sections();
    for (int section = 0; section < sections.size(); ++section)
        search.offer(DestinationKind::Setting, sections[section], {},
                     [this, section] { emit settingsWanted(section); });
}

void WindowDestinations::offerFilters(DestinationSearch &search)
{
    search.setWay(wayTo(WindowPages::RunTasks));
    for (const settings::SavedFilter &filter : m_workbench.preferences.captureFilters()) {
        search.offer(DestinationKind::SavedFilter, filter.name, filter.text, [this, text = filter.text] {
            m_pages.runTasks().showRequests();
            m_pages.runTasks().list().setFilter(text);
        });
    }
}

/// The pages are made of some 100 KB in memory, when the first words are typed.
void WindowDestinations::offerHelp(DestinationSearch &search)
{
    if (!m_help)
        m_help.emplace(help::Library::language());
    search.setWay({});
    for (const help::Page &page : m_help->pages()) {
        for (const help::Section &section : page.sections) {
            const bool isPage = section.anchor.isEmpty();
            const QString place = isPage ? page.name : page.name + u'#' + section.anchor;
            if (!isPage || section.level == 1)
                search.offer(DestinationKind::Help, section.title, isPage ? QString() : page.title,
                             [this, place] { emit helpWanted(place); });
        }
    }
}

void WindowDestinations::offerQueries(DestinationSearch &search)
{
    if (!m_queries)
        return;
    search.setWay(wayTo(WindowPages::BulkCreate));
    for (const changerequests::SavedQuery &saved : m_queries->all()) {
        search.offer(DestinationKind::SavedQuery, saved.name, {},
                     [this, saved] { m_pages.bulkCreate().useQuery(saved.query, saved.name); });
    }
}

} // namespace runlatch::ui
