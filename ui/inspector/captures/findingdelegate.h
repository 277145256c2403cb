// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintfinding.h"
#include "ui/widgets/labels/badge.h"

#include <QStyledItemDelegate>

namespace runlatch::ui {

/// The severity with its icon, word and tone.
BadgeSpec severityBadge(lint::LintSeverity severity);

/// Draws a row of a models::LintModel: the icon, what is wrong, where, and what to do.
class FindingDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
