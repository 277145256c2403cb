// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/commanddelegate.h"

#include "ui/menus/commandmodel.h"
#include "ui/style/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

void CommandDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const int u = theme.u();
    QStyleOptionViewItem row = option;
    initStyleOption(&row, index);
    row.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, row.widget);
    QRect room = row.rect.adjusted(2 * u, 0, -2 * u, 0);
    const auto draw = [&](const QString &text, Qt::Alignment alignment, const QColor &color) {
        painter->setPen(color);
        painter->drawText(QStyle::visualRect(row.direction, row.rect, room), static_cast<int>(alignment),
                          row.fontMetrics.elidedText(text, Qt::ElideRight, room.width()));
    };
    painter->save();
    painter->setFont(row.font);
    const QColor muted = theme.color(Token::Muted);
    const QString keys = index.data(CommandModel::KeysRole).toString();
    draw(keys, Qt::AlignVCenter | Qt::AlignTrailing, muted);
    if (!keys.isEmpty())
        room.setRight(room.right() - row.fontMetrics.horizontalAdvance(keys) - 3 * u);
    if (index.data(Qt::CheckStateRole).isValid()) {
        const QRect mark(room.left(), room.center().y() - theme.iconSize() / 2, theme.iconSize(), theme.iconSize());
        theme.paintIcon(painter, QStyle::visualRect(row.direction, row.rect, mark), u"check"_s,
                        theme.color(Token::Text));
        room.setLeft(mark.right() + 2 * u);
    }
    draw(row.text, Qt::AlignVCenter | Qt::AlignLeading, theme.color(Token::Text));
    room.setLeft(room.left() + row.fontMetrics.horizontalAdvance(row.text) + 2 * u);
    if (room.width() > 4 * u)
        draw(index.data(CommandModel::PlaceRole).toString(), Qt::AlignVCenter | Qt::AlignLeading, muted);
    painter->restore();
}

QSize CommandDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, Theme::of(option.widget).controlHeight()}; // the list has the width of the palette
}

} // namespace runlatch::ui
