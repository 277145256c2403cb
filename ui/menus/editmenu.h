// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/edittarget.h"

#include <QObject>
#include <QPointer>

class QMainWindow;
class QMenu;
class QStackedWidget;

namespace runlatch::ui {

/// Does to the control that has the focus what its own keys do, and offers what the page can do with the rows that are
/// chosen. Its actions have no shortcuts, only the names of the keys: those stay with the controls and the pages, and
/// no key is anybody's twice. The selection stays when the menu opens.
class EditMenu final : public QObject
{
    Q_OBJECT

public:
    /// In the menu bar of `window`, behind what is there; for the page of `pages` that is shown.
    EditMenu(QMainWindow &window, QStackedWidget &pages);

    QMenu *menu() const { return m_menu; }
    void refresh(); ///< for the control of now; by itself when the menu opens

    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void add(EditCommand command);
    void noteFocus(QWidget *control);
    EditTarget target() const;
    void showOffers(const QList<QAction *> &offers);
    static QString wordOf(EditCommand command);

    QMainWindow &m_window;
    QStackedWidget &m_pages;
    QMenu *m_menu;
    QList<std::pair<EditCommand, QAction *>> m_commands;
    QAction *m_offersEnd = nullptr; ///< what is offered stands before this line
    QList<QPointer<QAction>> m_offered;
    QPointer<QWidget> m_control; ///< had the focus last, apart from the menus
};

} // namespace runlatch::ui
