// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/taborder.h"

#include <QButtonGroup>
#include <QLayout>
#include <QRadioButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>

namespace runlatch::ui {

namespace {

bool takesTab(const QWidget *widget)
{
    if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() || !widget->isVisible()
        || !widget->isEnabled())
        return false;
    // Of a group of radio buttons Tab goes to the chosen one; arrows move within.
    const auto *radio = qobject_cast<const QRadioButton *>(widget);
    return !radio || radio->isChecked() || !radio->group() || !radio->group()->checkedButton();
}

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
        if (takesTab(tabs->tabBar()))
            order.append(tabs->tabBar());
        for (int index = 0; index < tabs->count(); ++index)
            collect(tabs->widget(index), order);
        return;
    }
    if (takesTab(widget))
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

/// The next one in Qt's order that is not below `root`; null where there is none.
QWidget *nextOutside(QWidget *root, bool next)
{
    const auto after = [next](QWidget *widget) {
        return next ? widget->nextInFocusChain() : widget->previousInFocusChain();
    };
    for (QWidget *widget = after(root); widget != root; widget = after(widget)) {
        if (takesTab(widget) && !root->isAncestorOf(widget))
            return widget;
    }
    return nullptr;
}

} // namespace

bool focusNextInLayout(QWidget *root, bool next)
{
    QList<QWidget *> order;
    collect(root, order);
    const qsizetype at = order.indexOf(root->window()->focusWidget());
    QWidget *target = at < 0 ? nullptr : order.value(next ? at + 1 : at - 1);
    if (!target)
        target = nextOutside(root, next);
    if (!target && !order.isEmpty())
        target = next ? order.first() : order.last();
    if (target)
        target->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return target != nullptr;
}

} // namespace runlatch::ui
