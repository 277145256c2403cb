// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/taborder.h"

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
    if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() || !widget->isVisible() || !widget->isEnabled())
        return false;
    // Of a group of radio buttons Tab goes to the chosen one; arrows move within. Qt takes the policy from the others
    // when one gets the focus, and does not give it back where another is chosen by the program.
    const auto *radio = qobject_cast<const QRadioButton *>(widget);
    if (radio && radio->group() && radio->group()->checkedButton())
        return radio->isChecked();
    return (widget->focusPolicy() & Qt::TabFocus) != 0;
}

void collectInOrder(QWidget *widget, QList<QWidget *> &order);

void collectInOrder(QLayout *layout, QList<QWidget *> &order)
{
    for (int index = 0; index < layout->count(); ++index) {
        QLayoutItem *item = layout->itemAt(index);
        if (item->widget() != nullptr)
            collectInOrder(item->widget(), order);
        else if (item->layout() != nullptr)
            collectInOrder(item->layout(), order);
    }
}

void collectInOrder(QWidget *widget, QList<QWidget *> &order)
{
    if (auto *tabs = qobject_cast<QTabWidget *>(widget)) {
        order.append(tabs->tabBar());
        for (int index = 0; index < tabs->count(); ++index)
            collectInOrder(tabs->widget(index), order);
        return;
    }
    order.append(widget);
    if (auto *split = qobject_cast<QSplitter *>(widget)) {
        for (int index = 0; index < split->count(); ++index)
            collectInOrder(split->widget(index), order);
    } else if (auto *area = qobject_cast<QScrollArea *>(widget)) {
        collectInOrder(area->widget(), order);
    } else if (widget->layout() != nullptr) {
        collectInOrder(widget->layout(), order);
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

/// From a place in the order on; null where there is none.
QWidget *nextStop(const QList<QWidget *> &order, qsizetype at, bool next)
{
    const qsizetype step = next ? 1 : -1;
    for (qsizetype place = at + step; place >= 0 && place < order.size(); place += step) {
        if (takesTab(order.at(place)))
            return order.at(place);
    }
    return nullptr;
}

/// Of the widget or of what it is a part of; -1 where neither is in the order.
qsizetype placeOf(QWidget *widget, const QWidget *root, const QList<QWidget *> &order)
{
    for (QWidget *part = widget; part && part != root; part = part->parentWidget()) {
        if (const qsizetype at = order.indexOf(part); at >= 0)
            return at;
    }
    return -1;
}

} // namespace

bool focusNextInLayout(QWidget *root, bool next)
{
    QList<QWidget *> order;
    collectInOrder(root, order);
    QWidget *focus = root->window()->focusWidget();
    const qsizetype at = placeOf(focus, root, order);
    QWidget *target = at < 0 ? nullptr : nextStop(order, at, next);
    // What has the focus is going (Qt asks for the next one then): who worked there stays near.
    if (!target && at >= 0 && !takesTab(focus))
        target = nextStop(order, at, !next);
    if (!target)
        target = nextOutside(root, next);
    if (!target)
        target = nextStop(order, next ? -1 : order.size(), next);
    if (target)
        target->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return target != nullptr;
}

} // namespace runlatch::ui
