// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/outcomeleveldelegate.h"

#include "models/outcomemodel.h"
#include "ui/style/theme.h"
#include "ui/taskview/taglevel.h"

namespace runlatch::ui {

void OutcomeLevelDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::of(option->widget);
    const auto level = index.data(models::OutcomeModel::LevelRole).value<protocol::TagLevel>();
    const QString icon = levelIcon(level);
    option->icon = theme.icon(icon.isEmpty() ? QStringLiteral("circle-dashed") : icon, levelTone(level));
    option->decorationSize = QSize(theme.iconSize(), theme.iconSize());
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace runlatch::ui
