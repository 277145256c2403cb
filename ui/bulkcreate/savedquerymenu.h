// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/savedqueries.h"
#include "changerequests/savedviewlist.h"

#include <QMenu>

namespace runlatch::ui {

/// The menu of saved queries: loads, saves, renames and removes those of this computer, and loads the views that the
/// service keeps for the organization. Both are read when the menu is opened.
class SavedQueryMenu final : public QMenu
{
    Q_OBJECT
public:
    /// All three must outlive this.
    SavedQueryMenu(service::Client &client, store::WorkStore &store, base::Clock &clock, QWidget *parent);

    /// Sets whose views are listed; with a null endpoint nobody's.
    void setPlace(const service::Endpoint &endpoint, const QString &organization);
    void setQuery(const changerequests::BulkDraft &query); ///< what would be saved
    void putBack(const changerequests::SavedQuery &saved) { m_queries.putBack(saved); }

signals:
    /// `leftOut` are the members of a view's query that a request to create has not.
    void chosen(const runlatch::changerequests::BulkDraft &query, const QString &name, const QStringList &leftOut);
    void saved(const QString &name);
    /// Another query had the name.
    void replaced(const runlatch::changerequests::SavedQuery &before);
    void removed(const runlatch::changerequests::SavedQuery &saved);
    void refused(const QString &fact, const QString &next); ///< it cannot be done, and why
    void failed(const runlatch::base::Error &error);        ///< of the disk, or of the service

private:
    void build();
    void buildManaging();
    void buildViews();
    QMenu *addSubmenu(const QString &title);
    void addNote(QMenu &menu, const QString &text);
    void save(const QString &name);
    void rename(const QUuid &id, const QString &name);
    void remove(const changerequests::SavedQuery &query);
    void choose(const protocol::SavedView &view);
    void take(const protocol::SavedView &view);

    changerequests::SavedQueries m_queries;
    changerequests::SavedViewList m_views;
    changerequests::BulkDraft m_query;
    QList<QMenu *> m_submenus; ///< of the present entries
    QMenu *m_ofService = nullptr;
};

} // namespace runlatch::ui
