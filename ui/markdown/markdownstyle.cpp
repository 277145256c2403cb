// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownstyle.h"

#include "ui/style/theme.h"

namespace runlatch::ui {

/// Fonts have their size in points or in pixels.
static QFont scaled(QFont font, qreal scale)
{
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * scale);
    else
        font.setPixelSize(qRound(font.pixelSize() * scale));
    return font;
}

MarkdownStyle MarkdownStyle::of(const QWidget *widget, qreal scale)
{
    const Theme &theme = Theme::of(widget);
    MarkdownStyle style;
    style.body = scaled(theme.font(TextStyle::Body), scale);
    style.mono = scaled(theme.font(TextStyle::Mono), scale);
    style.text = theme.color(Token::Text);
    style.muted = theme.color(Token::Muted);
    style.link = theme.color(Token::Link);
    style.code = theme.color(Token::Code);
    style.hairline = theme.color(Token::Hairline);
    style.unit = theme.u();
    return style;
}

MarkdownLimits MarkdownLimits::patient()
{
    constexpr int times = 25;
    MarkdownLimits limits;
    limits.bytes *= times;
    limits.blocks *= times;
    limits.codeLines *= times;
    limits.cells *= times;
    limits.spans *= times;
    limits.linkBytes *= times;
    limits.lineSearches *= times;
    return limits;
}

} // namespace runlatch::ui
