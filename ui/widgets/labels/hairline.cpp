// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/hairline.h"

#include "ui/style/theme.h"

#include <QPainter>

namespace runlatch::ui {

Hairline::Hairline(QWidget *parent)
    : Hairline(Qt::Horizontal, parent)
{
}

Hairline::Hairline(Qt::Orientation orientation, QWidget *parent)
    : QWidget(parent)
{
    if (orientation == Qt::Horizontal)
        setFixedHeight(1);
    else
        setFixedWidth(1);
}

void Hairline::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Theme::of(this).color(Token::Hairline));
}

} // namespace runlatch::ui
