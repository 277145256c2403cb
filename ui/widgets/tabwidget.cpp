// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tabwidget.h"

namespace runlatch::ui {

TabWidget::TabWidget(const QString &accessibleName, QWidget *parent)
    : QTabWidget(parent)
    , m_bar(new TabBar(this))
{
    m_bar->setAccessibleName(accessibleName);
    setAccessibleName(accessibleName);
    setTabBar(m_bar);
    setDocumentMode(true);
}

} // namespace runlatch::ui
