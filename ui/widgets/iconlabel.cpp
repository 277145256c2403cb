// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/iconlabel.h"

#include "ui/style/theme.h"

#include <QPainter>

namespace runlatch::ui {

IconLabel::IconLabel(const QString &icon, Token token, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_token(token)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize IconLabel::sizeHint() const
{
    const int size = Theme::of(this).iconSize();
    return {size, size};
}

void IconLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Theme &theme = Theme::of(this);
    theme.paintIcon(&painter, rect(), m_icon, theme.color(m_token));
}

} // namespace runlatch::ui
