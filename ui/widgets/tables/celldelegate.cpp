// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/celldelegate.h"

#include "ui/style/theme.h"
#include "ui/widgets/tables/tableview.h"

#include <QPainter>

namespace runlatch::ui {

namespace {

bool isLine(const QStyleOptionViewItem &cell)
{
    return (cell.features & ~QStyleOptionViewItem::Alternate) == QStyleOptionViewItem::HasDisplay
        && !cell.text.contains(QChar::LineSeparator) && !cell.text.contains(u'\n');
}

QPalette::ColorGroup colorGroup(const QStyleOptionViewItem &cell)
{
    if (!cell.state.testFlag(QStyle::State_Enabled))
        return QPalette::Disabled;
    return cell.state.testFlag(QStyle::State_Active) ? QPalette::Normal : QPalette::Inactive;
}

} // namespace

/// Cells of a table are painted whenever the pointer moves over their row. The style would lay out the text four times:
/// to measure, to shorten, to measure what is left and to paint it.
void CellDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const auto *table = qobject_cast<const TableView *>(cell.widget);
    if (!isLine(cell) || !table) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    const QStyle &style = *cell.widget->style();
    style.drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    const int padding = style.pixelMetric(QStyle::PM_FocusFrameHMargin, &cell, cell.widget) + 1;
    const QRect room = cell.rect.adjusted(padding, 0, -padding, 0);
    const bool isSelected = cell.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(colorGroup(cell), isSelected ? QPalette::HighlightedText : QPalette::Text));
    const bool isCode = table->cell(index.column()) == TableView::Cell::Mono; // read alike in every language
    painter->setLayoutDirection(isCode ? Qt::LeftToRight : cell.direction);
    drawLine(painter, room, cell, cell.fontMetrics.elidedText(cell.text, cell.textElideMode, room.width()));
    painter->restore();
}

void CellDelegate::drawLine(QPainter *painter, const QRect &room, const QStyleOptionViewItem &cell,
                            const QString &shown) const
{
    painter->drawText(
        room, static_cast<int>(QStyle::visualAlignment(cell.direction, cell.displayAlignment)) | Qt::TextSingleLine,
        shown);
}

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
