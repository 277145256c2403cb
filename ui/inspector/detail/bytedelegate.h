// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "ui/widgets/tables/celldelegate.h"

namespace runlatch::ui {

/// Draws bytes in the fixed font. A row that differs is tinted; its sign says the same.
class ByteDelegate final : public CellDelegate
{
    Q_OBJECT

public:
    /// `differentRole`: bool of the model.
    explicit ByteDelegate(int differentRole, QObject *parent);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    int m_differentRole;
};

} // namespace runlatch::ui
