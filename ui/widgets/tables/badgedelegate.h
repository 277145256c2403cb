// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/labels/badge.h"
#include "ui/widgets/tables/celldelegate.h"

#include <functional>

namespace runlatch::ui {

/// Draws a cell as a badge. The display text of the cell is still the word, for screen readers and copies.
class BadgeDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    /// The badge of a cell. A badge with an empty text draws nothing. Called at each paint, so it must be cheap.
    using SpecOf = std::function<BadgeSpec(const QModelIndex &)>;

    explicit BadgeDelegate(SpecOf specOf, QObject *parent);
    /// Reads the BadgeSpec from `role`.
    explicit BadgeDelegate(int role, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    SpecOf m_specOf;
};

} // namespace runlatch::ui
