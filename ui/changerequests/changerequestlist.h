// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/rule.h"
#include "changerequests/changerequestpager.h"
#include "models/changerequestsieve.h"
#include "settings/preferences.h"
#include "wording/sentence.h"

#include <QWidget>

class QStackedLayout;

namespace runlatch::ui {

class EmptyChangeRequests;
class ChangeRequestFoot;
class ChangeRequestNotices;
class ChangeRequestToolbar;
class BarPlace;
class BusyLine;
class ChangeRequestTable;
class ProgressStrip;

/// The table of the change requests of one workspace or of all. Above it are scope, filter, order and columns, below it
/// progress and pages.
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
    void addBar(QWidget *bar); ///< in the place of the bars, between the table and its pages

    /// An organization without a workspace means all its workspaces.
    void setPlace(const service::WorkspaceName &place);
    void setEndpoint(const service::Endpoint &endpoint); ///< null: no connection
    /// Shows the error below the table; old rows stay.
    void showError(const base::Error &error, wording::Activity activity);
    void turn(int pages); ///< the previous (-1) or next (1) page, if there is one
    void reload();
    bool offersCancel() const; ///< whether loading can be cancelled
    void cancel();
    void addToFilter(const QString &term);
    const filter::Expression &filter() const { return m_sieve.filter(); }
    void setFilter(const QString &text);
    /// True if rows are loaded, even if the filter hides them, or are being loaded.
    bool hasRows() const;
    void focusTable();
    void focusFilter();

signals:
    void filterChanged();
    void columnsFitted();  ///< columns gave way, or came back
    void currentChanged(); ///< the current request, its state or the selection changed
    void connectionWanted();
    void simulatorWanted();
    void
    certificateWanted(runlatch::base::Rule rule); ///< `rule` of http::Requester says why the certificate was refused
    void placeWanted();
    void retryWanted(); ///< organizations or workspaces failed to load, not a page
    void menuWanted();  ///< context menu of the current row, by keyboard

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout(service::Client &client);
    void keepSession(settings::Session &session);
    void keepSort(settings::Session &session);
    void connectPager();
    void noteRows();
    void connectTable();
    void connectToolbar();
    void connectEmptiness();
    void showPage();
    void showRows();
    void fitColumns();
    void showProgress();
    void showFoot();
    void showEmptiness();
    bool isLoading() const;
    void sortBy(int column, Qt::SortOrder order);

    models::ChangeRequestModel m_model;
    changerequests::ChangeRequestPager m_pager;
    models::ChangeRequestSieve m_sieve;
    ChangeRequestTable *m_table;
    ChangeRequestToolbar *m_toolbar;
    ChangeRequestNotices *m_notices;
    BusyLine *m_busy;
    ProgressStrip *m_progress; ///< of loading all, and of a slow page
    BarPlace *m_bars;
    ChangeRequestFoot *m_foot;
    EmptyChangeRequests *m_empty;
    QStackedLayout *m_stack = nullptr;
    bool m_isNoting = false; ///< the call that reports changed rows is queued
};

} // namespace runlatch::ui
