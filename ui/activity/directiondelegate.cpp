// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/activity/directiondelegate.h"

#include "models/activitymodel.h"
#include "ui/style/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString iconOf(const QModelIndex &index)
{
    if (index.data(models::ActivityModel::ReceivedRole).isValid())
        return u"arrow-left-right"_s;
    const auto direction = index.data(models::ActivityModel::RecordRole).value<http::ExchangeRecord>().direction;
    return direction == http::ExchangeRecord::Direction::Sent ? u"arrow-up-right"_s : u"arrow-down-left"_s;
}

} // namespace

void DirectionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    painter->save();
    const QRect room = begin(painter, &cell, index);
    const Theme &theme = Theme::of(option.widget);
    const QRect place = QStyle::alignedRect(cell.direction, Qt::AlignVCenter | Qt::AlignLeft,
                                            QSize(theme.iconSize(), theme.iconSize()), room);
    theme.paintIcon(painter, place, iconOf(index), theme.color(Token::Muted));
    painter->restore();
}

} // namespace runlatch::ui
