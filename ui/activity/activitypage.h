// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/activitysieve.h"
#include "ui/workbench.h"

#include <QWidget>

class QAction;
class QMenu;
class QPushButton;
class QStackedLayout;

namespace runlatch::ui {

class PaneSplitter;
class ActivityDetail;
class EmptyState;
class FilterEdit;
class HeaderStrip;
class MessageBar;
class Segmented;
class TableView;

/// Every exchange over HTTP: a table, newest first, and the chosen exchange in full.
class ActivityPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ActivityPage(Workbench &workbench, QWidget *parent = nullptr);

    void focusFirst();
    void setLogged(bool logged); ///< turns the log file on or off, as the page's own menu does
    /// Shows that the log file could not be written.
    void showLogError(const base::Error &error);

signals:
    void logWanted(bool wanted); ///< the user turned the log file on or off; already saved in the preferences

protected:
    bool focusNextPrevChild(bool next) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildHeader();
    QMenu *buildExportMenu();
    QWidget *buildFilterLine();
    void buildTable();
    void buildLayout();
    void connectModel();
    void setKind(int kind);
    void clearFilter();
    void leaveFilter();
    void setPaused(bool paused);
    void showEmptiness();
    void showCurrent();
    void showLater();
    QModelIndex laterTry() const;
    void fitColumns();
    void askForFile();
    void exportTo(const QString &file);

    Workbench &m_workbench;
    models::ActivitySieve m_sieve;
    HeaderStrip *m_header;
    MessageBar *m_message;
    QPushButton *m_pause = nullptr;
    QAction *m_copyCurl = nullptr;
    QAction *m_logged = nullptr;
    Segmented *m_kinds;
    FilterEdit *m_filter;
    PaneSplitter *m_splitter;
    QStackedLayout *m_stack = nullptr;
    TableView *m_table;
    EmptyState *m_empty;
    ActivityDetail *m_detail;
    int m_firstSeen = 0; ///< the first visible row before rows were inserted
};

} // namespace runlatch::ui
