// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/elidedlabel.h"

#include <QAbstractButton>
#include <QLabel>
#include <QToolButton>

/// What a person cannot read of a widget, because it has too little room. A test that uses it links runlatch_ui.
namespace runlatch::support {

/// The text of a button or a label that does not fit into it; empty if it fits. What is shortened on purpose, and tells
/// the rest in its tool tip, counts as fitting.
inline QString cutText(const QWidget &widget)
{
    const auto widthOf = [&widget](const QString &text) {
        return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    };
    const auto *tool = qobject_cast<const QToolButton *>(&widget);
    if (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
        return {};
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return widthOf(button->text()) > button->width() && button->toolTip().isEmpty() ? button->text() : QString();
    const auto *label = qobject_cast<const QLabel *>(&widget);
    if (!label || label->textFormat() != Qt::PlainText || qobject_cast<const ui::ElidedLabel *>(label))
        return {};
    const bool fits = label->wordWrap() ? label->heightForWidth(label->width()) <= label->height()
                                        : widthOf(label->text()) <= label->contentsRect().width();
    return fits || !label->toolTip().isEmpty() ? QString() : label->text();
}

} // namespace runlatch::support
