// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"
#include "models/changerequestmodel.h"

#include <QObject>

class QAction;
class QMenu;

namespace runlatch::ui {

class TableView;

/// What can be done with the rows that are chosen, apart from archiving: copied in several forms, as requests for a
/// shell, and opened on the web. All of it is in one menu, and by keyboard.
class RowActions final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    RowActions(TableView &table, const models::ChangeRequestModel &model,
               const changerequests::ChangeRequestPager &pager, const service::Client &client);

    /// At the mouse, and at the current row for the keyboard's menu key. `archive` stands first in it.
    QMenu *menu() const { return m_menu; }
    QAction *archive() const { return m_archive; } ///< triggered by the menu; connect to it
    QAction *raw() const { return m_raw; }         ///< likewise

    QList<int> rows() const;    ///< chosen, from top to bottom
    QUrl workspacePage() const; ///< of the current one; invalid where it is not known
    void openWorkspacePage();
    void popUpAtCurrent();

signals:
    void filterWanted(const QString &term); ///< to be put beside what the filter has

private:
    void fillMenu();
    void fillCurlMenu();
    void addFiltering();
    void fillFiltering();
    void addCopy(const QString &text, int format);
    QMenu *buildTableMenu();
    void copy(int format, const QList<int> &rows);
    void copyCell();
    void addOffers();
    void enableShortcuts();
    void enableCopies();
    QString currentId() const; ///< empty where there is none
    void popUp(const QPoint &at);
    QString workspaceInPath() const;

    TableView &m_table;
    const models::ChangeRequestModel &m_model;
    const changerequests::ChangeRequestPager &m_pager;
    const service::Client &m_client;
    QMenu *m_menu;
    QAction *m_archive;
    QAction *m_cell;
    QList<QAction *> m_copies; ///< of the rows that are chosen
    QAction *m_only;
    QAction *m_hide;
    QMenu *m_all; ///< copies all rows that are shown
    QMenu *m_curl;
    QAction *m_open;
    QAction *m_raw;
};

} // namespace runlatch::ui
