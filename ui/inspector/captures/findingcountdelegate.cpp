// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/findingcountdelegate.h"

#include "models/captures/capturemodel.h"
#include "ui/inspector/captures/findingdelegate.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QStyle>

namespace runlatch::ui {

void FindingCountDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    using lint::LintSeverity;
    using models::CaptureModel;
    constexpr std::pair<LintSeverity, CaptureModel::Role> Kinds[] = {
        {LintSeverity::Error, CaptureModel::ErrorsRole},
        {LintSeverity::Warning, CaptureModel::WarningsRole},
        {LintSeverity::Info, CaptureModel::NotesRole}};
    QList<BadgeSpec> badges;
    for (const auto &[severity, role] : Kinds) {
        BadgeSpec badge = severityBadge(severity);
        badge.text = option.locale.toString(index.data(role).toInt());
        if (index.data(role).toInt() > 0)
            badges.append(badge);
    }
    if (badges.isEmpty()) {
        CellDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem cell = option;
    painter->save();
    const QRect room = begin(painter, &cell, index);
    const Theme &theme = Theme::of(option.widget);
    QRect place = room;
    for (const BadgeSpec &badge : std::as_const(badges)) {
        place.setWidth(qMin(badgeSize(theme, badge).width(), room.right() - place.left() + 1));
        paintBadge(painter, QStyle::visualRect(cell.direction, room, place), badge, theme);
        place.moveLeft(place.right() + 1 + 2 * theme.u());
    }
    painter->restore();
}

} // namespace runlatch::ui
