// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/label.h"

#include <QEvent>

namespace runlatch::ui {

Label::Label(const QString &text, TextStyle style, QWidget *parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    setTextStyle(style);
}

void Label::setTextStyle(TextStyle style)
{
    setFont(Theme::of(this).font(style));
    if (style == TextStyle::Mono)
        setLayoutDirection(Qt::LeftToRight);
    else
        unsetLayoutDirection();
}

void Label::setMuted(bool muted)
{
    setForegroundRole(muted ? QPalette::PlaceholderText : QPalette::WindowText);
}

void Label::setTone(Tone tone)
{
    m_tone = tone;
    setForegroundRole(QPalette::WindowText); // on a Base background the color would otherwise be Text
    tint();
}

int Label::heightForWidth(int width) const
{
    const Measured present{.text = text(),
                           .font = font(),
                           .margins = contentsMargins(),
                           .margin = margin(),
                           .indent = indent(),
                           .dotsPerInch = logicalDpiY(),
                           .isWrapped = wordWrap()};
    if (!(present == m_measured) || m_heights.size() >= MaxHeights) {
        m_measured = present;
        m_heights.clear();
    }
    const auto known = m_heights.constFind(width);
    return known != m_heights.cend() ? *known : *m_heights.insert(width, QLabel::heightForWidth(width));
}

void Label::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_tone)
        tint();
    QLabel::changeEvent(event);
}

void Label::tint()
{
    const QColor color = Theme::of(this).toneText(*m_tone);
    if (palette().color(QPalette::WindowText) == color)
        return;
    QPalette own;
    own.setColor(QPalette::WindowText, color);
    setPalette(own);
}

} // namespace runlatch::ui
