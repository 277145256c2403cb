// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/desktop/alert.h"

#include <QPointer>

class QMenu;
class QSystemTrayIcon;
class QWidget;

namespace runlatch::ui {

/// The icon of the program in the tray of the desktop, where it has one: a click brings the window to the front. It is
/// a channel for the desktops that show the messages of such an icon themselves; a click leads to the newest alert.
class TrayIcon final : public AlertChannel
{
    Q_OBJECT

public:
    explicit TrayIcon(QWidget &window, QObject *parent = nullptr); ///< `window` must outlive this
    ~TrayIcon() override;

    void appear(); ///< call once, when the window is shown
    void show(const Alert &alert) override;

private:
    QWidget &m_window;
    QSystemTrayIcon *m_icon = nullptr; ///< null where there is no tray, and before appear()
    QPointer<QMenu> m_menu;
    AlertKind m_newest = AlertKind::Requests;
};

} // namespace runlatch::ui
