// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/changerequestpager.h"
#include "models/changerequestsieve.h"
#include "settings/preferences.h"
#include "wording/sentence.h"

#include <QWidget>

class QStackedLayout;
class QVBoxLayout;

namespace runlatch::ui {

class BacklogFoot;
class BacklogNotices;
class BacklogToolbar;
class BusyLine;
class EmptyState;
class ProgressStrip;
class TableColumns;
class TableView;

/// The table of a workspace's change requests, or of all workspaces': scope, filter, order and columns over it, what
/// is under way and the pages below it.
class ChangeRequestList final : public QWidget
{
    Q_OBJECT

public:
    /// All must outlive this; `preferences` keeps the columns.
    ChangeRequestList(service::Client &client, base::Clock &clock, settings::Preferences &preferences,
                      QWidget *parent = nullptr);

    models::ChangeRequestPager &pager() { return m_pager; }
    models::ChangeRequestModel &model() { return m_model; }
    TableView &table() { return *m_table; }
    void addAbove(QWidget *bar); ///< over the table, under the toolbar
    void addBelow(QWidget *bar); ///< between table and pages: no row moves

    /// An organization without a workspace: all its workspaces.
    void setPlace(const service::WorkspaceName &place);
    void setConnected(bool connected);
    /// Above the table; old rows stay.
    void showError(const base::Error &error, wording::Activity activity);
    void step(int rows);  ///< one row up (-1) or down (1)
    void turn(int pages); ///< one page back (-1) or on (1), where there is one
    void reload();
    void focusTable();
    void focusFilter();
    int currentRow() const; ///< -1 where none is chosen

signals:
    void currentChanged(); ///< another request, another state of it, others chosen, or none
    void connectionWanted();
    void certificateWanted(const QString &rule); ///< as of http::Client: why it was refused
    void placeWanted();
    void retryWanted(); ///< what failed was no page but what leads to it
    void menuWanted();  ///< of the current row, by keyboard

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void buildTable();
    void buildColumns(settings::Preferences &preferences);
    void buildLayout(service::Client &client);
    void connectPager();
    void connectToolbar();
    void showPage();
    void showRows();
    void showProgress();
    void showFoot();
    void showEmptiness();
    void nothingToList();
    void keepCurrent();
    void sortBy(int column, Qt::SortOrder order);
    void act(wording::Sentence::Action action);

    models::ChangeRequestModel m_model;
    models::ChangeRequestPager m_pager;
    models::ChangeRequestSieve m_sieve;
    TableView *m_table;
    TableColumns *m_columns = nullptr;
    BacklogToolbar *m_toolbar = nullptr;
    BacklogNotices *m_notices;
    BusyLine *m_busy;
    ProgressStrip *m_gathering;
    BacklogFoot *m_foot;
    EmptyState *m_empty;
    QStackedLayout *m_stack = nullptr;
    QVBoxLayout *m_above = nullptr;
    QVBoxLayout *m_below = nullptr;
    QString m_currentId; ///< kept by id through reloads and page turns
    bool m_connected = false;
};

} // namespace runlatch::ui
