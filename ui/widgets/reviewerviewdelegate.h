// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/celldelegate.h"

namespace runlatch::ui {

/// An outcome's details as the service lists them: the badges of its shown tags, then the description.
class ReviewerViewDelegate final : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
