// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/query/switch.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QPainter>

namespace runlatch::ui {

Switch::Switch(QWidget *parent)
    : QCheckBox(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus); // see ConditionList::m_add
    setChecked(true);
}

void Switch::setName(const QString &name)
{
    setAccessibleName(name);
    setToolTip(name.toHtmlEscaped());
}

QSize Switch::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    return {7 * theme.u(), theme.controlHeight()};
}

void Switch::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const double height = 4 * theme.u();
    QRectF track(0, (this->height() - height) / 2, width(), height);
    const Token border = isEnabled() ? Token::FieldBorder : Token::Hairline;
    const bool filled = isChecked() && isEnabled();
    QPainter painter(this);
    style::paintBox(&painter, track, theme.color(filled ? Token::Accent : Token::Base),
                    filled ? QColor() : theme.color(border), height / 2);
    QRectF knob(0, 0, height - 6, height - 6);
    knob.moveCenter(track.center());
    const bool atRight = isChecked() == isLeftToRight();
    knob.moveLeft(atRight ? track.right() - knob.width() - 3 : track.left() + 3);
    style::paintBox(&painter, knob, theme.color(filled ? Token::OnAccent : border), QColor(), knob.width() / 2);
    if (hasFocus())
        style::paintBox(&painter, track, QColor(), theme.color(filled ? Token::Text : Token::Focus), height / 2, 2);
}

} // namespace runlatch::ui
