// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "plan/action.h"
#include "ui/widgets/labels/badge.h"

#include <QStyledItemDelegate>

namespace runlatch::ui {

/// An action as icon, word and color.
BadgeSpec actionBadge(plan::Action action, const QString &word);

/// Draws the action of a change in a tree, and all columns at one height.
class ActionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
