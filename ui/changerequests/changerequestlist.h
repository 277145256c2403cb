// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"
#include "models/changerequestsieve.h"
#include "settings/preferences.h"
#include "wording/sentence.h"

#include <QWidget>

class QStackedLayout;
class QVBoxLayout;

namespace runlatch::ui {

class BacklogEmptiness;
class BacklogFoot;
class BacklogNotices;
class BacklogToolbar;
class BusyLine;
class ChangeRequestTable;
class ProgressStrip;

/// The table of a workspace's change requests, or of all workspaces': scope, filter, order and columns over it, what
/// is under way and the pages below it.
class ChangeRequestList final : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive this; `preferences` keeps the columns.
    ChangeRequestList(service::Client &client, base::Clock &clock, settings::Preferences &preferences,
                      QWidget *parent = nullptr);

    changerequests::ChangeRequestPager &pager() { return m_pager; }
    models::ChangeRequestModel &model() { return m_model; }
    ChangeRequestTable &table() { return *m_table; }
    void addAbove(QWidget *bar); ///< over the table, under the toolbar
    void addBelow(QWidget *bar); ///< between table and pages: no row moves

    /// An organization without a workspace: all its workspaces.
    void setPlace(const service::WorkspaceName &place);
    void setEndpoint(const service::Endpoint &endpoint); ///< null: there is no connection
    /// Above the table; old rows stay.
    void showError(const base::Error &error, wording::Activity activity);
    void turn(int pages); ///< one page back (-1) or on (1), where there is one
    void reload();
    bool offersCancel() const; ///< of what is being loaded
    void cancel();
    void addToFilter(const QString &term);
    void setFilter(const QString &text);
    /// Some are loaded, though the filter may hide them, or are about to come.
    bool hasRows() const;
    void focusTable();
    void focusFilter();

signals:
    void currentChanged(); ///< another request, another state of it, others chosen, or none
    void connectionWanted();
    void simulatorWanted();
    void certificateWanted(const QString &rule); ///< as of http::Client: why it was refused
    void placeWanted();
    void retryWanted(); ///< what failed was no page but what leads to it
    void menuWanted();  ///< of the current row, by keyboard

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout(service::Client &client);
    void connectPager();
    void noteRows();
    void connectTable();
    void connectToolbar();
    void connectEmptiness();
    void showPage();
    void showRows();
    void showProgress();
    void showFoot();
    void showEmptiness();
    bool isLoading() const;
    void sortBy(int column, Qt::SortOrder order);
    void act(wording::Sentence::Action action);

    models::ChangeRequestModel m_model;
    changerequests::ChangeRequestPager m_pager;
    models::ChangeRequestSieve m_sieve;
    ChangeRequestTable *m_table;
    BacklogToolbar *m_toolbar;
    BacklogNotices *m_notices;
    BusyLine *m_busy;
    ProgressStrip *m_progress; ///< of gathering, and of a page that takes long
    BacklogFoot *m_foot;
    BacklogEmptiness *m_empty;
    QStackedLayout *m_stack = nullptr;
    QVBoxLayout *m_above = nullptr;
    QVBoxLayout *m_below = nullptr;
    bool m_isNoting = false; ///< that rows changed will be told
};

} // namespace runlatch::ui
