// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/trayicon.h"

#include "ui/desktop/raising.h"

#include <QApplication>
#include <QMenu>
#include <QSystemTrayIcon>

namespace runlatch::ui {

TrayIcon::TrayIcon(QWidget &window, QObject *parent)
    : AlertChannel(parent)
    , m_window(window)
{
}

TrayIcon::~TrayIcon()
{
    delete m_menu;
}

void TrayIcon::appear()
{
    if (m_icon || !QSystemTrayIcon::isSystemTrayAvailable())
        return;
    m_menu = new QMenu;
    m_menu->addAction(tr("Show Runlatch"), this, [this] { raiseWindow(m_window, {}); });
    m_menu->addAction(tr("Quit"), &m_window, &QWidget::close);
    m_icon = new QSystemTrayIcon(QApplication::windowIcon(), this);
    m_icon->setContextMenu(m_menu);
    m_icon->setToolTip(QApplication::applicationDisplayName());
    connect(m_icon, &QSystemTrayIcon::activated, this, [this](QSystemTrayIcon::ActivationReason reason) {
        if (reason == QSystemTrayIcon::Trigger || reason == QSystemTrayIcon::DoubleClick)
            raiseWindow(m_window, {});
    });
    connect(m_icon, &QSystemTrayIcon::messageClicked, this, [this] { emit clicked(m_newest, {}); });
    m_icon->show();
}

void TrayIcon::show(const Alert &alert)
{
    if (!m_icon)
        return;
    m_newest = alert.kind;
    m_icon->showMessage(alert.title, alert.text, QApplication::windowIcon());
}

} // namespace runlatch::ui
