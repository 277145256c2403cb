// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/card.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QPainter>

namespace runlatch::ui {

Card::Card(QWidget *parent)
    : QFrame(parent)
{
    setContentsMargins(1, 1, 1, 1);
}

void Card::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    style::paintBox(&painter, rect(), theme.color(Token::Base), theme.color(Token::Hairline), 1.5 * theme.u());
}

} // namespace runlatch::ui
