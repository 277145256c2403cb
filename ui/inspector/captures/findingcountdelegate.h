// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/celldelegate.h"

namespace runlatch::ui {

/// Draws the findings of a row of a models::CaptureModel: the number of each kind that there is,
/// beside the icon of its severity. The cell's display text and its tool tip say all of them in words.
class FindingCountDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    using CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
