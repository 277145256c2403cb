// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/reviewerviewdelegate.h"

#include "models/outcomemodel.h"
#include "ui/style/theme.h"
#include "ui/taskview/taglevel.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

void ReviewerViewDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    painter->save();
    QRect free = begin(painter, &cell, index);
    const QRect whole = free;
    const Theme &theme = Theme::of(option.widget);
    const auto place = [&](const QRect &part) { return QStyle::visualRect(cell.direction, whole, part); };
    if (index.column() == models::OutcomeModel::Id) {
        free.setLeft(free.left() + theme.iconSize() + 4 * theme.u()); // below the name, and behind the expander
    } else {
        const int icon = theme.iconSize();
        const bool isOpen = cell.state.testFlag(QStyle::State_Selected);
        theme.paintIcon(painter, place({free.right() - icon, free.center().y() - icon / 2, icon, icon}),
                        isOpen ? u"chevron-left"_s : u"chevron-right"_s, theme.color(Token::Muted));
        free.setRight(free.right() - icon - 2 * theme.u());
    }
    QList<protocol::Tag> tags;
    if (index.column() == models::OutcomeModel::Description)
        tags = index.data(models::OutcomeModel::ShownTagsRole).value<QList<protocol::Tag>>();
    for (const protocol::Tag &tag : std::as_const(tags)) {
        const BadgeSpec spec = tagBadge(tag);
        // A badge takes at most half of the room: the description is what tells outcomes apart.
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
