// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/keys/edittarget.h"

#include <QObject>
#include <QPointer>

class QMainWindow;
class QMenu;
class QStackedWidget;

namespace runlatch::ui {

/// The Edit menu. Its commands do to the focused control what the control's own keys do, and it offers the page's
/// actions for the selected rows. Its actions have no shortcuts and only show the names of the keys: shortcuts stay
/// with controls and pages, so that no key is assigned twice. The controls keep their selection when the menu opens.
class EditMenu final : public QObject
{
    Q_OBJECT

public:
    /// Adds the menu to the menu bar of `window`, after the existing menus, for the shown page of `pages`.
    EditMenu(QMainWindow &window, QStackedWidget &pages);

    QMenu *menu() const { return m_menu; }
    void refresh(); ///< updates the menu for the focused control; called when the menu opens

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
    QAction *m_offersEnd = nullptr; ///< offers are inserted before this separator
    QList<QPointer<QAction>> m_offered;
    QPointer<QWidget> m_control; ///< the last focused control, ignoring the menus
};

} // namespace runlatch::ui
