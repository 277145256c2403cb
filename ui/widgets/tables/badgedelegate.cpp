// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/badgedelegate.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <utility>

namespace runlatch::ui {

BadgeDelegate::BadgeDelegate(SpecOf specOf, QObject *parent)
    : CellDelegate(parent)
    , m_specOf(std::move(specOf))
{
}

BadgeDelegate::BadgeDelegate(int role, QObject *parent)
    : BadgeDelegate([role](const QModelIndex &index) { return index.data(role).value<BadgeSpec>(); }, parent)
{
}

void BadgeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    painter->save();
    const QRect room = begin(painter, &cell, index);
    const BadgeSpec spec = m_specOf(index);
    if (!spec.text.isEmpty())
        paintBadge(painter, room, spec, Theme::of(option.widget));
    painter->restore();
}

QSize BadgeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = Theme::of(option.widget);
    return {badgeSize(theme, m_specOf(index)).width() + 4 * theme.u(), theme.controlHeight()};
}

} // namespace runlatch::ui
