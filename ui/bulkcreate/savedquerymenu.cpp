// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/savedquerymenu.h"

#include "base/rules.h"
#include "text/plaintext.h"
#include "ui/bulkcreate/query/querytextview.h"
#include "ui/widgets/frames/namequestion.h"
#include "wording/plaintext.h"
#include "wording/sentence.h"

#include <utility>

using namespace Qt::StringLiterals;
using runlatch::changerequests::BulkDraft;
using runlatch::changerequests::SavedQueries;
using runlatch::changerequests::SavedQuery;
using runlatch::protocol::SavedView;

namespace runlatch::ui {

namespace {

constexpr qsizetype MaxEntry = 80; // characters

/// A menu takes & as the mark of a key.
QString entryText(const QString &name)
{
    return text::plainText(name, MaxEntry).replace(u'&', "&&"_L1);
}

QString nameOfView(const SavedView &view)
{
    return view.name.isEmpty() ? view.id : view.name;
}

bool isOfOtherType(const SavedView &view)
{
    return view.why && view.why->rule == base::Rules::CreateQueryType && !view.type.isEmpty();
}

} // namespace

SavedQueryMenu::SavedQueryMenu(service::Client &client, store::WorkStore &store, base::Clock &clock, QWidget *parent)
    : QMenu(tr("Saved queries"), parent)
    , m_queries(store, clock)
    , m_views(client)
{
    connect(this, &QMenu::aboutToShow, this, [this] {
        m_queries.read();
        m_views.read();
        build();
    });
    connect(&m_queries, &SavedQueries::changed, this, [this] {
        if (isVisible()) // otherwise an entry is acting, which must outlive this
            build();
    });
    connect(&m_queries, &SavedQueries::failed, this, &SavedQueryMenu::failed);
    connect(&m_views, &changerequests::SavedViewList::changed, this, &SavedQueryMenu::buildViews);
    build();
}

void SavedQueryMenu::setPlace(const service::Endpoint &endpoint, const QString &organization)
{
    m_views.setPlace(endpoint, organization);
}

void SavedQueryMenu::setQuery(const BulkDraft &query)
{
    m_query = changerequests::queryOf(query);
}

void SavedQueryMenu::build()
{
    clear();
    qDeleteAll(std::exchange(m_submenus, {}));
    QAction *saving = addAction(tr("&Save query..."));
    saving->setEnabled(!m_query.conditions.isEmpty() && m_queries.isRead());
    connect(saving, &QAction::triggered, this, [this] {
        askForName({tr("Save query"), tr("Save"), {}, static_cast<int>(SavedQuery::MaxName)}, parentWidget(),
                   [this](const QString &name) { save(name); });
    });
    addSeparator();
    if (!m_queries.isRead())
        addNote(*this, tr("Reading the saved queries..."));
    else if (m_queries.all().isEmpty())
        addNote(*this, tr("No query is saved on this computer"));
    for (const SavedQuery &query : m_queries.all())
        connect(addAction(entryText(query.name)), &QAction::triggered, this,
                [this, query] { emit chosen(query.query, query.name, {}); });
    if (m_queries.unreadable() > 0)
        addNote(*this, tr("%n saved query(s) cannot be read, and are kept", nullptr, m_queries.unreadable()));
    buildManaging();
    addSeparator();
    m_ofService = addSubmenu({});
    buildViews();
}

void SavedQueryMenu::buildManaging()
{
    QMenu *renaming = addSubmenu(tr("&Rename"));
    QMenu *removing = addSubmenu(tr("R&emove"));
    renaming->setEnabled(!m_queries.all().isEmpty());
    removing->setEnabled(!m_queries.all().isEmpty());
    for (const SavedQuery &query : m_queries.all()) {
        connect(renaming->addAction(entryText(query.name)), &QAction::triggered, this, [this, query] {
            askForName({tr("Rename query"), tr("Rename"), query.name, static_cast<int>(SavedQuery::MaxName)},
                       parentWidget(), [this, id = query.id](const QString &name) { rename(id, name); });
        });
        connect(removing->addAction(entryText(query.name)), &QAction::triggered, this,
                [this, query] { remove(query); });
    }
}

void SavedQueryMenu::buildViews()
{
    m_ofService->clear();
    m_ofService->menuAction()->setVisible(m_views.isSomewhere());
    //: %1 is the name of an organization
    m_ofService->setTitle(tr("Views that %1 has saved").arg(entryText(m_views.organization())));
    for (const SavedView &view : m_views.views()) {
        const QString name = entryText(nameOfView(view));
        //: %1 is the name of a view, %2 what it lists, such as modules
        const QString entry = isOfOtherType(view) ? tr("%1 (lists %2)").arg(name, entryText(view.type))
            : view.why                            ? tr("%1 (cannot be used)").arg(name)
                                                  : name;
        connect(m_ofService->addAction(entry), &QAction::triggered, this, [this, view] { choose(view); });
    }
    if (m_views.error())
        addNote(*m_ofService, wording::sentence(*m_views.error(), wording::Activity::Exploring).fact);
    else if (!m_views.isRead())
        addNote(*m_ofService, tr("Reading the views..."));
    else if (m_views.views().isEmpty())
        addNote(*m_ofService, tr("The organization has no saved views"));
    if (m_views.unreadable() > 0)
        addNote(*m_ofService, tr("%n view(s) cannot be read", nullptr, m_views.unreadable()));
    if (m_views.mayHaveMore())
        addNote(*m_ofService, tr("There may be more views"));
}

QMenu *SavedQueryMenu::addSubmenu(const QString &title)
{
    QMenu *menu = addMenu(title);
    m_submenus.append(menu);
    return menu;
}

void SavedQueryMenu::addNote(QMenu &menu, const QString &text)
{
    menu.addAction(entryText(text))->setEnabled(false);
}

void SavedQueryMenu::save(const QString &name)
{
    if (!m_queries.hasRoomFor(name)) {
        emit refused(tr("The query was not saved."),
                     tr("There are already %n saved queries. Remove one that is not needed.", nullptr,
                        static_cast<int>(SavedQueries::MaxQueries)));
        return;
    }
    if (!SavedQueries::fits(name, m_query)) {
        emit refused(tr("The query was not saved."), tr("It has too many conditions, or its values are too long."));
        return;
    }
    const auto before = m_queries.save(name, m_query);
    if (before)
        emit replaced(*before);
    else
        emit saved(name);
}

void SavedQueryMenu::rename(const QUuid &id, const QString &name)
{
    if (!m_queries.rename(id, name))
        emit refused(tr("The query was not renamed."), tr("Another saved query has the name “%1”.").arg(name));
}

void SavedQueryMenu::remove(const SavedQuery &query)
{
    m_queries.remove(query.id);
    emit removed(query);
}

/// A row of the list may have left the query out.
void SavedQueryMenu::choose(const SavedView &view)
{
    if (view.hasQuery || view.why) {
        take(view);
        return;
    }
    m_views.show(view, this, [this](const base::Result<SavedView> &shown) {
        if (shown)
            take(*shown);
        else
            emit failed(shown.error());
    });
}

void SavedQueryMenu::take(const SavedView &view)
{
    const QString name = nameOfView(view);
    const QString fact = tr("The view “%1” cannot be used.").arg(text::plainText(name));
    if (isOfOtherType(view)) {
        emit refused(fact, tr("It lists %1, and not workspaces.").arg(wording::quoted(view.type)));
        return;
    }
    if (!view.isUsable()) {
        emit refused(fact,
                     view.why ? wording::sentence(*view.why, wording::Activity::ReadingQuery).text()
                              : tr("The service does not return its query."));
        return;
    }
    if (const QString excess = excessOf(view.conditions); !excess.isEmpty()) {
        emit refused(fact, excess);
        return;
    }
    BulkDraft query;
    for (const protocol::ExplorerCondition &condition : view.conditions)
        query.conditions.append({condition, true});
    emit chosen(query, name, view.leftOut);
}

} // namespace runlatch::ui
