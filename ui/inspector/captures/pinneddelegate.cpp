// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/pinneddelegate.h"

#include "models/captures/capturemodel.h"
#include "ui/inspector/captures/pincolors.h"
#include "ui/style/theme.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

void PinnedDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    painter->save();
    const QRect room = begin(painter, &cell, index);
    if (index.data(models::CaptureModel::PinnedRole).toBool()) {
        const Theme &theme = Theme::of(option.widget);
        const auto color = static_cast<store::PinColor>(index.data(models::CaptureModel::PinColorRole).toInt());
        const int side = theme.iconSize();
        const QRect place(room.left(), room.center().y() - side / 2 + 1, side, side);
        theme.paintIcon(painter, QStyle::visualRect(option.direction, room, place), u"star"_s, pinColor(theme, color));
    }
    painter->restore();
}

} // namespace runlatch::ui
