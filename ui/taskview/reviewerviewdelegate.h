// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/celldelegate.h"

namespace runlatch::ui {

/// An outcome as the service lists it: its id below its run task's name, then the badges of its shown tags, the
/// description, and the way into its details.
class ReviewerViewDelegate final : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
