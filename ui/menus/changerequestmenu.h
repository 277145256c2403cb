// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QMenu>
#include <QPointer>

namespace runlatch::ui {

/// The menu "Change request": what the menu of a row of the change requests offers, and the ways to create them. While
/// their list is not in sight it leads there, so that nothing happens to requests that nobody sees.
class ChangeRequestMenu final : public QMenu
{
    Q_OBJECT

public:
    explicit ChangeRequestMenu(QWidget *parent);

    /// The menu has the actions of `row`, the menu of a row of `list`.
    void setRequests(QMenu &row, QWidget &list);

signals:
    void listWanted(); ///< it is to be shown
    void newWanted();  ///< change requests are to be created
    void sentWanted(); ///< what was sent from this computer is to be shown

private:
    QAction *addOwn(const QString &text, const QString &id, void (ChangeRequestMenu::*wanted)());
    void fill();
    void release();

    QPointer<QMenu> m_row;
    QPointer<QWidget> m_list;
    QList<QAction *> m_own;
};

} // namespace runlatch::ui
