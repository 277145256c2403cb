// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/celldelegate.h"

namespace runlatch::ui {

/// Draws the description of an outcome, and behind it how many errors or warnings the linter finds.
class OutcomeFindingsDelegate final : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
