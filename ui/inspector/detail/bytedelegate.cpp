// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/detail/bytedelegate.h"

#include "ui/style/theme.h"

#include <QPainter>

namespace runlatch::ui {

ByteDelegate::ByteDelegate(int differentRole, QObject *parent)
    : CellDelegate(parent)
    , m_differentRole(differentRole)
{
}

void ByteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.data(m_differentRole).toBool() && !option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, Theme::of(option.widget).toneFill(Tone::Warning));
    CellDelegate::paint(painter, option, index);
}

void ByteDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::of(option->widget);
    option->font = theme.font(TextStyle::Mono);
    option->fontMetrics = QFontMetrics(option->font);
    if (!index.data(m_differentRole).toBool())
        return;
    option->palette.setColor(QPalette::Text, theme.toneText(Tone::Warning));
    option->palette.setColor(QPalette::HighlightedText, theme.toneText(Tone::Warning));
}

} // namespace runlatch::ui
