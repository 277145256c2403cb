// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/iconlabel.h"

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

void IconLabel::setIcon(const QString &icon)
{
    m_icon = icon;
    m_tone.reset();
    update();
}

void IconLabel::setIcon(const QString &icon, Tone tone)
{
    m_icon = icon;
    m_tone = tone;
    update();
}

void IconLabel::setSide(int side)
{
    m_side = side;
    updateGeometry();
}

QSize IconLabel::sizeHint() const
{
    const int side = m_side.value_or(Theme::of(this).iconSize());
    return {side, side};
}

void IconLabel::paintEvent(QPaintEvent *)
{
    if (m_icon.isEmpty())
        return;
    QPainter painter(this);
    const Theme &theme = Theme::of(this);
    theme.paintIcon(&painter, rect(), m_icon, m_tone ? theme.toneText(*m_tone) : theme.color(m_token));
}

} // namespace runlatch::ui
