// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/bytedelegate.h"

#include "ui/style/theme.h"

namespace runlatch::ui {

ByteDelegate::ByteDelegate(int differentRole, QObject *parent)
    : CellDelegate(parent)
    , m_differentRole(differentRole)
{
}

void ByteDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    const Theme &theme = Theme::of(option->widget);
    option->font = theme.font(TextStyle::Mono);
    option->fontMetrics = QFontMetrics(option->font);
    if (!index.data(m_differentRole).toBool())
        return;
    option->backgroundBrush = theme.toneFill(Tone::Warning);
    option->palette.setColor(QPalette::Text, theme.toneText(Tone::Warning));
    option->palette.setColor(QPalette::HighlightedText, theme.toneText(Tone::Warning));
}

} // namespace runlatch::ui
