// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"
#include "models/changerequestmodel.h"

#include <QObject>

class QAction;
class QMenu;

namespace runlatch::ui {

class ChangeRequestTable;

/// Actions for the selected rows, except archiving: copy in several forms, copy as requests for a shell, and open on
/// the web. All are in one menu and have keys.
class RowActions final : public QObject
{
    Q_OBJECT

public:
    /// All must outlive this.
    RowActions(ChangeRequestTable &table, const models::ChangeRequestModel &model,
               const changerequests::ChangeRequestPager &pager, const service::Client &client);

    /// The context menu. It opens at the mouse or, for the keyboard's menu key, at the current row. `archive` is its
    /// first action.
    QMenu *menu() const { return m_menu; }
    QAction *archive() const { return m_archive; } ///< triggered by the menu; connect to it
    QAction *raw() const { return m_raw; }         ///< triggered by the menu; connect to it

    QList<int> rows() const;    ///< the selected rows, from top to bottom
    QUrl workspacePage() const; ///< page of the current row; invalid if it is not known
    void openWorkspacePage();
    void popUpAtCurrent();

signals:
    void filterWanted(const QString &term); ///< the user wants to add this term to the filter

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
    QString currentId() const; ///< empty if there is none
    void popUp(const QPoint &at);
    QString workspaceInPath() const;

    ChangeRequestTable &m_table;
    const models::ChangeRequestModel &m_model;
    const changerequests::ChangeRequestPager &m_pager;
    const service::Client &m_client;
    QMenu *m_menu;
    QAction *m_archive;
    QAction *m_cell;
    QList<QAction *> m_copies; ///< copy the selected rows
    QAction *m_only;
    QAction *m_hide;
    QMenu *m_all; ///< copies all listed rows
    QMenu *m_curl;
    QAction *m_open;
    QAction *m_raw;
};

} // namespace runlatch::ui
