// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/fielddelegate.h"

#include "ui/style/theme.h"

#include <QPainter>
#include <QStyle>

namespace runlatch::ui {

using protocol::ExplorerType;

QString FieldDelegate::typeWords(ExplorerType type)
{
    switch (type) {
    case ExplorerType::Text: return tr("text");
    case ExplorerType::Number: return tr("number");
    case ExplorerType::Boolean: return tr("yes or no");
    case ExplorerType::Time: return tr("date and time");
    }
    Q_UNREACHABLE();
}

/// The list of completions has no focus, but its current row must be seen.
void FieldDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    QStyleOptionViewItem name = option;
    name.showDecorationSelected = true;
    QStyledItemDelegate::paint(painter, name, index);
    const QRect end = option.rect.adjusted(2 * theme.u(), 0, -2 * theme.u(), 0);
    painter->save();
    painter->setFont(theme.font(TextStyle::Small));
    painter->setPen(theme.color(Token::Muted));
    const auto place = QStyle::visualAlignment(option.direction, Qt::AlignVCenter | Qt::AlignRight);
    painter->drawText(end, static_cast<int>(place), index.data(TypeRole).toString());
    painter->restore();
}

QSize FieldDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    const int type = theme.width(index.data(TypeRole).toString(), TextStyle::Small) + 4 * theme.u();
    return QStyledItemDelegate::sizeHint(option, index) + QSize(type, 0);
}

} // namespace runlatch::ui
