// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/celldelegate.h"

namespace runlatch::ui {

/// Draws an outcome as the service lists it: its id below the name of its run task, then the badges of the tags it
/// shows, the description, and an arrow to the details.
class ReviewerViewDelegate final : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
