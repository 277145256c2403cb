// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/taborder.h"

#include <QLayout>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

namespace runlatch::ui {

namespace {

void collect(QWidget *widget, QList<QWidget *> &order);

void collect(QLayout *layout, QList<QWidget *> &order)
{
    for (int index = 0; index < layout->count(); ++index) {
        QLayoutItem *item = layout->itemAt(index);
        if (item->widget() != nullptr)
            collect(item->widget(), order);
        else if (item->layout() != nullptr)
            collect(item->layout(), order);
    }
}

void collect(QWidget *widget, QList<QWidget *> &order)
{
    if (auto *tabs = qobject_cast<QTabWidget *>(widget)) {
        order.append(tabs->tabBar());
        for (int index = 0; index < tabs->count(); ++index)
            collect(tabs->widget(index), order);
        return;
    }
    if ((widget->focusPolicy() & Qt::TabFocus) != 0)
        order.append(widget);
    if (auto *split = qobject_cast<QSplitter *>(widget)) {
        for (int index = 0; index < split->count(); ++index)
            collect(split->widget(index), order);
    } else if (auto *area = qobject_cast<QScrollArea *>(widget)) {
        collect(area->widget(), order);
    } else if (widget->layout() != nullptr) {
        collect(widget->layout(), order);
    }
}

} // namespace

void orderTabs(QWidget *root)
{
    QList<QWidget *> order;
    collect(root, order);
    for (qsizetype index = 1; index < order.size(); ++index)
        QWidget::setTabOrder(order.at(index - 1), order.at(index));
}

} // namespace runlatch::ui
