// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/keys/taborder.h"

#include <QAbstractButton>
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
    if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() || !widget->isVisible() || isOutOfUse(widget))
        return false;
    // In a group of radio buttons, Tab goes to the checked button, and arrow keys move within the group. Qt removes the
    // tab stop of the others when one gets the focus, and does not restore it if the program checks another.
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
        if (area->widget())
            collectInOrder(area->widget(), order);
    } else if (widget->layout() != nullptr) {
        collectInOrder(widget->layout(), order);
    }
}

/// The next widget in Qt's order that is not below `root`; null if there is none.
QWidget *nextInChain(QWidget *root, bool next)
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

/// The next tab stop from position `at` on; null if there is none.
QWidget *nextStop(const QList<QWidget *> &order, qsizetype at, bool next)
{
    const qsizetype step = next ? 1 : -1;
    for (qsizetype place = at + step; place >= 0 && place < order.size(); place += step) {
        if (takesTab(order.at(place)))
            return order.at(place);
    }
    return nullptr;
}

/// The outermost widget around `root` in its window; `root` itself if there is none.
QWidget *outermostAround(QWidget *root)
{
    while (!root->isWindow() && root->parentWidget() && !root->parentWidget()->isWindow())
        root = root->parentWidget();
    return root;
}

/// The next tab stop that is not below `root`, in the order of the layouts around it; null if there is none.
QWidget *nextOutside(QWidget *root, bool next)
{
    QWidget *around = outermostAround(root);
    QList<QWidget *> order;
    collectInOrder(around, order);
    const qsizetype first = order.indexOf(root);
    if (around == root || first < 0)
        return nextInChain(root, next);
    qsizetype last = first;
    while (last + 1 < order.size() && root->isAncestorOf(order.at(last + 1)))
        ++last;
    if (QWidget *target = nextStop(order, next ? last : first, next))
        return target;
    if (QWidget *target = nextInChain(around, next))
        return target;
    return nextStop(order, next ? -1 : order.size(), next);
}

/// The position of the widget or of its nearest parent in the order; -1 if neither is in it.
qsizetype placeOf(QWidget *widget, const QWidget *root, const QList<QWidget *> &order)
{
    for (QWidget *part = widget; part && part != root; part = part->parentWidget()) {
        if (const qsizetype at = order.indexOf(part); at >= 0)
            return at;
    }
    return -1;
}

/// Space and Enter on it only change what it shows, or open a list.
bool pressesNothing(const QWidget *widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(widget);
    return !button || button->isCheckable();
}

/// The tab stop nearest to position `at` on which no key does anything at once; null if there is none.
QWidget *nearestCalmStop(const QList<QWidget *> &order, qsizetype at)
{
    for (qsizetype distance = 1; distance < order.size(); ++distance) {
        for (const qsizetype place : {at + distance, at - distance}) {
            QWidget *widget = order.value(place);
            if (widget && takesTab(widget) && pressesNothing(widget))
                return widget;
        }
    }
    return nullptr;
}

/// Without TabFocusReason, with which a line of text would be selected, and overwritten by the next letter.
bool letFall(QWidget *focus, const QList<QWidget *> &order, qsizetype at)
{
    QWidget *target = nearestCalmStop(order, qMax<qsizetype>(at, 0));
    if (target)
        target->setFocus(Qt::OtherFocusReason);
    else
        focus->clearFocus();
    return target != nullptr;
}

} // namespace

/// A parent that is being hidden is marked before its children are.
bool isOutOfUse(const QWidget *widget)
{
    return !widget->isEnabled() || !widget->isVisibleTo(widget->window());
}

bool focusNextInLayout(QWidget *root, bool next)
{
    QList<QWidget *> order;
    collectInOrder(root, order);
    QWidget *focus = root->window()->focusWidget();
    const qsizetype at = placeOf(focus, root, order);
    if (focus && isOutOfUse(focus))
        return letFall(focus, order, at);
    QWidget *target = at < 0 ? nullptr : nextStop(order, at, next);
    if (!target)
        target = nextOutside(root, next);
    if (!target)
        target = nextStop(order, next ? -1 : order.size(), next);
    if (target)
        target->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return target != nullptr;
}

bool focusFirstInLayout(QWidget *root)
{
    QList<QWidget *> order;
    collectInOrder(root, order);
    QWidget *first = nextStop(order, -1, true);
    if (first)
        first->setFocus(Qt::OtherFocusReason);
    return first != nullptr;
}

} // namespace runlatch::ui
