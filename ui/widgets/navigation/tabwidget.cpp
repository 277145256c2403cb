// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/tabwidget.h"

#include "ui/style/theme.h"
#include "ui/widgets/keys/taborder.h"

#include <QPainter>

namespace runlatch::ui {

TabWidget::TabWidget(const QString &accessibleName, QWidget *parent)
    : QTabWidget(parent)
    , m_bar(new TabBar(this))
{
    m_bar->setAccessibleName(accessibleName);
    setAccessibleName(accessibleName);
    setTabBar(m_bar);
    setDocumentMode(true);
    connect(this, &QTabWidget::currentChanged, this, &TabWidget::focusFirst);
}

/// Qt has given the focus to the control that was created first.
void TabWidget::focusFirst()
{
    QWidget *page = currentWidget();
    if (!page || m_visited.contains(page))
        return;
    m_visited.insert(page);
    if (page->isAncestorOf(window()->focusWidget()))
        focusFirstInLayout(page);
}

/// Draws the line under the tabs beyond the last tab.
void TabWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, m_bar->geometry().bottom(), width(), 1), Theme::of(this).color(Token::Hairline));
}

} // namespace runlatch::ui
