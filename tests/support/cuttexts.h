// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "support/windowdriver.h"
#include "ui/style/painting.h"
#include "ui/taskview/stepmark.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/labels/elidedlabel.h"
#include "ui/widgets/labels/selectablelabel.h"

#include <QAbstractScrollArea>
#include <QLabel>
#include <QMenuBar>

#include <algorithm>

/// Texts and controls that a person cannot read or reach in a window that is small for its text. A test that uses it
/// links runlatch_ui.
namespace runlatch::support {

constexpr int LeastRows = 2; ///< of a list, that are in sight

/// Tells whether all of the widget is in its window, or can be scrolled there.
inline bool isReachable(const QWidget &widget)
{
    QRect place = widget.rect();
    for (const QWidget *one = &widget; !one->isWindow(); one = one->parentWidget()) {
        const QWidget *around = one->parentWidget();
        place.translate(one->pos());
        const auto *area = qobject_cast<const QAbstractScrollArea *>(around->parentWidget());
        if (area && area->viewport() == around)
            place = around->rect();
        else if (!around->rect().contains(place))
            return false;
    }
    return true;
}

/// Why the text of a label cannot be read; empty if it can, also where a tool tip has the rest.
inline QString labelFault(const QLabel &label)
{
    if (label.text().isEmpty())
        return {};
    if (label.height() < label.fontMetrics().height())
        return QStringLiteral("has less than a line");
    if (qobject_cast<const ui::ElidedLabel *>(&label)) // has its tool tip
        return {};
    if (label.wordWrap())
        return label.heightForWidth(label.width()) > label.height() ? QStringLiteral("lacks lines") : QString();
    return label.sizeHint().width() > label.width() ? QStringLiteral("is cut") : QString();
}

/// Why a button cannot be told from another one. A word may be away where the tool tip and the name have it.
inline QString buttonFault(QAbstractButton &button)
{
    if (WindowDriver::nameOf(&button).isEmpty())
        return QStringLiteral("has no name");
    if (qobject_cast<QLineEdit *>(button.parentWidget()))
        return {}; // an icon in the line, whose word is for screen readers
    if (button.height() < button.fontMetrics().height())
        return QStringLiteral("has less than a line");
    const bool isAway = button.text().isEmpty() || button.property(ui::style::WordAwayProperty).toBool();
    const int lacking = button.minimumSizeHint().width() - button.width();
    return !isAway && lacking > 0 ? QStringLiteral("lacks %1 pixels for its word").arg(lacking) : QString();
}

/// Headings that are cut have a tool tip.
inline QString listFault(const QAbstractItemView &view)
{
    if (!view.model() || view.model()->rowCount(view.rootIndex()) == 0)
        return {};
    const int wanted = std::min(LeastRows, view.model()->rowCount(view.rootIndex()));
    const QModelIndex last = view.model()->index(wanted - 1, 0, view.rootIndex());
    const QRect first = view.visualRect(view.model()->index(0, 0, view.rootIndex()));
    const int needed = (std::max(first.height(), view.visualRect(last).height())) * wanted;
    if (needed > view.viewport()->height())
        return QStringLiteral("has %1 of the %2 pixels of %3 rows")
            .arg(view.viewport()->height())
            .arg(needed)
            .arg(wanted);
    return {};
}

/// Tells whether it is being opened or closed, or has given way to the last pixel. Then it is not in sight.
inline bool isAway(const QWidget &widget)
{
    for (const QWidget *one = &widget; !one->isWindow(); one = one->parentWidget()) {
        if (one->width() == 0 || one->height() == 0 || qobject_cast<const ui::MessageBar *>(one))
            return true;
    }
    return false;
}

/// Why a person cannot read or use it; empty if all is well. A SelectableLabel is let pass: its text can be scrolled to
/// and copied.
inline QString faultOf(QWidget &widget)
{
    if (const auto *mark = qobject_cast<ui::StepMark *>(&widget); mark && mark->width() != mark->height())
        return QStringLiteral("is no disc");
    if (qobject_cast<const ui::SelectableLabel *>(&widget))
        return {};
    if (const auto *label = qobject_cast<QLabel *>(&widget))
        return label->text().isEmpty() || isReachable(widget)
            ? labelFault(*label)
            : QStringLiteral("is outside, at %1 of %2 pixels").arg(widget.x()).arg(widget.parentWidget()->width());
    if (!WindowDriver::isControl(&widget) || qobject_cast<QTabBar *>(widget.parentWidget())
        || qobject_cast<QMenuBar *>(widget.parentWidget()))
        return {};
    if (!isReachable(widget))
        return QStringLiteral("is outside");
    if (auto *button = qobject_cast<QAbstractButton *>(&widget))
        return buttonFault(*button);
    if (const auto *view = qobject_cast<QAbstractItemView *>(&widget))
        return listFault(*view);
    return widget.height() < widget.fontMetrics().height() ? QStringLiteral("has less than a line") : QString();
}

/// Each visible widget of a window or a part of it that a person cannot read or use, in a sentence of its own.
inline QStringList faultsIn(const QWidget &part)
{
    QStringList faults;
    for (QWidget *widget : part.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != part.window() || isAway(*widget))
            continue;
        const QString fault = faultOf(*widget);
        if (fault.isEmpty())
            continue;
        const QString name = WindowDriver::nameOf(widget).left(60);
        faults += QStringLiteral("%1 \"%2\" %3").arg(QLatin1StringView(widget->metaObject()->className()), name, fault);
    }
    return faults;
}

} // namespace runlatch::support
