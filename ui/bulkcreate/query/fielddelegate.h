// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/explorerfield.h"

#include <QStyledItemDelegate>

namespace runlatch::ui {

/// Draws the name of a field of workspaces, and muted at its end the type of its values.
class FieldDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int TypeRole = Qt::UserRole; ///< QString, the words for the type

    using QStyledItemDelegate::QStyledItemDelegate;

    static QString typeWords(protocol::ExplorerType type);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace runlatch::ui
