// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/desktop/raising.h"

#include <QApplication>
#include <QByteArray>
#include <QWidget>

#include <algorithm>

namespace runlatch::ui {

namespace {

bool isToken(const QByteArray &token)
{
    return !token.isEmpty() && token.size() <= MaxActivationToken
        && std::all_of(token.begin(), token.end(), [](char letter) { return letter > ' ' && letter < '\x7f'; });
}

} // namespace

void raiseWindow(QWidget &window, const QByteArray &token)
{
    if (isToken(token))
        qputenv("XDG_ACTIVATION_TOKEN", token); // Qt uses it for the next activation, and removes it
    if (window.isMinimized())
        window.setWindowState((window.windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    window.show();
    window.raise();
    window.activateWindow();
    QApplication::alert(&window); // nothing where the window is active already
}

} // namespace runlatch::ui
