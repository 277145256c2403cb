// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/celldelegate.h"

#include "ui/style/theme.h"
#include "ui/widgets/tables/tableview.h"

#include <QPainter>

namespace runlatch::ui {

void CellDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::of(option->widget);
    option->displayAlignment = (option->displayAlignment & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter;
    const auto *table = qobject_cast<const TableView *>(option->widget);
    if (!table)
        return;
    option->state.setFlag(QStyle::State_HasFocus, false); // no focus frame, because the row has the accent bar
    const TableView::Cell cell = table->cell(index.column());
    if (cell != TableView::Cell::Text || table->isMuted(index)) {
        option->palette.setColor(QPalette::Text, theme.color(Token::Muted));
        option->palette.setColor(QPalette::HighlightedText, theme.color(Token::Muted));
    }
    if (cell == TableView::Cell::Mono) {
        option->font = theme.font(TextStyle::Mono);
        option->fontMetrics = QFontMetrics(option->font);
        option->textElideMode = Qt::ElideMiddle;
    }
    const int padding = 2 * theme.u(); // the style adds the padding
    option->rect = contents(*option, index, theme).adjusted(-padding, 0, padding, 0);
}

QRect CellDelegate::contents(const QStyleOptionViewItem &option, const QModelIndex &index, const Theme &theme)
{
    const auto *table = qobject_cast<const TableView *>(option.widget);
    const bool first = table && index.column() == table->firstColumn();
    const QRect inner = option.rect.adjusted((first ? 4 : 2) * theme.u(), 0, -2 * theme.u(), 0);
    return QStyle::visualRect(option.direction, option.rect, inner);
}

QRect CellDelegate::begin(QPainter *painter, QStyleOptionViewItem *option, const QModelIndex &index) const
{
    const QRect room = contents(*option, index, Theme::of(option->widget));
    initStyleOption(option, index);
    option->widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, option, painter, option->widget);
    painter->setLayoutDirection(option->direction);
    return room;
}

} // namespace runlatch::ui
