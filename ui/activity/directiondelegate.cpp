// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/directiondelegate.h"

#include "models/activitymodel.h"
#include "ui/style/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

void DirectionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    painter->save();
    const QRect room = begin(painter, &cell, index);
    const Theme &theme = Theme::of(option.widget);
    const auto direction = index.data(models::ActivityModel::RecordRole).value<http::ExchangeRecord>().direction;
    const bool isSent = direction == http::ExchangeRecord::Direction::Sent;
    const QRect place = QStyle::alignedRect(cell.direction, Qt::AlignVCenter | Qt::AlignLeft,
                                            QSize(theme.iconSize(), theme.iconSize()), room);
    theme.paintIcon(painter, place, isSent ? u"arrow-up-right"_s : u"arrow-down-left"_s, theme.color(Token::Muted));
    painter->restore();
}

} // namespace runlatch::ui
