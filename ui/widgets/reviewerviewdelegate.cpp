// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/reviewerviewdelegate.h"

#include "models/outcomemodel.h"
#include "ui/theme.h"
#include "ui/widgets/reviewerviewbadges.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace runlatch::ui {

void ReviewerViewDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    painter->save();
    QRect free = begin(painter, &cell, index);
    const QRect whole = free;
    const Theme &theme = Theme::of(option.widget);
    const auto place = [&](const QRect &part) { return QStyle::visualRect(cell.direction, whole, part); };
    const auto tags = index.data(models::OutcomeModel::ShownTagsRole).value<QList<protocol::Tag>>();
    for (const protocol::Tag &tag : tags) {
        const BadgeSpec spec = tagBadge(tag);
        // Half of the room at most for one of them: the description is what tells outcomes apart.
        const int width = std::min({badgeSize(theme, spec).width(), whole.width() / 2, free.width()});
        if (width < 6 * theme.u())
            break;
        paintBadge(painter, place({free.left(), free.top(), width, free.height()}), spec, theme);
        free.setLeft(free.left() + width + 2 * theme.u());
    }
    painter->setFont(cell.font);
    painter->setPen(theme.color(Token::Text));
    painter->drawText(place(free), int(Qt::AlignVCenter | Qt::AlignLeading) | int(Qt::TextSingleLine),
                      cell.fontMetrics.elidedText(cell.text, Qt::ElideRight, free.width()));
    painter->restore();
}

} // namespace runlatch::ui
