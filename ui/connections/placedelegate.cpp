// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/connections/placedelegate.h"

#include "models/pickermodel.h"
#include "ui/style/theme.h"

#include <QLocale>
#include <QPainter>

namespace runlatch::ui {

using models::PickerModel;

namespace {

QString countOf(const QModelIndex &index)
{
    const QVariant count = index.data(PickerModel::CountRole);
    return count.isValid() ? QLocale().toString(count.toInt()) : QString();
}

bool isFound(const QModelIndex &index)
{
    return index.data(PickerModel::KindRole).toInt() == static_cast<int>(PickerModel::Kind::Found);
}

} // namespace

void PlaceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QRect row = cell.rect;
    const QString count = countOf(index);
    cell.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    const QRect inner = row.adjusted(2 * theme.u(), 0, -2 * theme.u(), 0);
    const int room = count.isEmpty() ? 0 : theme.width(count) + 3 * theme.u();
    const QRect name = QStyle::visualRect(cell.direction, row, inner.adjusted(0, 0, -room, 0));
    painter->save();
    painter->setFont(cell.font);
    painter->setPen(
        cell.palette.color(cell.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(name, Qt::AlignVCenter | Qt::AlignLeading | Qt::TextSingleLine,
                      cell.fontMetrics.elidedText(cell.text, Qt::ElideMiddle, name.width()));
    painter->setPen(theme.color(Token::Muted));
    painter->drawText(QStyle::visualRect(cell.direction, row, inner), Qt::AlignVCenter | Qt::AlignTrailing, count);
    if (index.row() > 0 && isFound(index) && !isFound(index.siblingAtRow(index.row() - 1)))
        painter->fillRect(QRect(row.left(), row.top(), row.width(), 1), theme.color(Token::Hairline));
    painter->restore();
}

QSize PlaceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const int room = theme.width(QLocale().toString(100'000)) + 3 * theme.u();
    return {QStyledItemDelegate::sizeHint(option, index).width() + room, theme.controlHeight()};
}

} // namespace runlatch::ui
