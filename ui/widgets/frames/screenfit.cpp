// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/screenfit.h"

#include <QEvent>
#include <QScreen>
#include <QStyle>
#include <QWidget>
#include <QWindow>

namespace runlatch::ui {

ScreenFit::ScreenFit(QWidget &window, const QSize &least)
    : QObject(&window)
    , m_window(window)
    , m_least(least)
{
    window.installEventFilter(this);
    fit();
}

/// The window system draws the frame, and tells of it when it has shown the window. Until then it is a guess.
QSize ScreenFit::frame() const
{
    const QSize told = m_window.frameGeometry().size() - m_window.size();
    return told.isNull() ? QSize(0, m_window.style()->pixelMetric(QStyle::PM_TitleBarHeight)) : told;
}

void ScreenFit::fit()
{
    const QSize room = m_window.screen()->availableSize() - frame();
    m_window.setMinimumSize(m_least.boundedTo(room));
    const bool isOwnSize = (m_window.windowState() & (Qt::WindowMaximized | Qt::WindowFullScreen)) == 0;
    if (isOwnSize && m_window.size() != m_window.size().boundedTo(room))
        m_window.resize(m_window.size().boundedTo(room));
}

/// The window becomes active behind the moment at which its frame is known.
bool ScreenFit::eventFilter(QObject *, QEvent *event)
{
    if (event->type() == QEvent::Show)
        connect(m_window.windowHandle(), &QWindow::screenChanged, this, &ScreenFit::fit, Qt::UniqueConnection);
    if (event->type() == QEvent::Show || event->type() == QEvent::WindowActivate)
        fit();
    return false;
}

} // namespace runlatch::ui
