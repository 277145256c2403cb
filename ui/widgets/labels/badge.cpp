// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/badge.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace runlatch::ui {

static int iconWidth(const Theme &theme, const BadgeSpec &spec)
{
    return spec.icon.isEmpty() ? 0 : theme.iconSize() - 2 + theme.u();
}

static int padding(const Theme &theme, const BadgeSpec &spec)
{
    return spec.quiet ? 0 : qRound(1.5 * theme.u());
}

QSize badgeSize(const Theme &theme, const BadgeSpec &spec)
{
    const int height = QFontMetrics(theme.font(TextStyle::Small)).height() + qRound(0.5 * theme.u());
    return {theme.width(spec.text, TextStyle::Small) + iconWidth(theme, spec) + 2 * padding(theme, spec),
            qMax(height, theme.iconSize())};
}

void paintBadge(QPainter *painter, const QRect &rect, const BadgeSpec &spec, const Theme &theme)
{
    const Qt::LayoutDirection direction = painter->layoutDirection();
    const QSize size = badgeSize(theme, spec);
    QRect box(rect.left(), rect.center().y() - (size.height() - 1) / 2, qMin(size.width(), rect.width()),
              size.height());
    box = QStyle::visualRect(direction, rect, box);
    painter->save();
    if (!spec.quiet) {
        const QColor border = theme.isHighContrast() ? theme.toneText(spec.tone) : QColor();
        style::paintBox(painter, box, theme.toneFill(spec.tone), border, theme.u());
    }
    const int inset = padding(theme, spec);
    QRect room = box.adjusted(inset, 0, -inset, 0);
    if (!spec.icon.isEmpty()) {
        const QRect icon(room.left(), room.top(), theme.iconSize() - 2, room.height());
        theme.paintIcon(painter, QStyle::visualRect(direction, room, icon), spec.icon, theme.toneText(spec.tone));
        const QRect word = room.adjusted(iconWidth(theme, spec), 0, 0, 0);
        room = QStyle::visualRect(direction, room, word);
    }
    // The word of the normal state has the ordinary text color; only its icon has the tone.
    const QColor quiet = theme.color(spec.tone == Tone::None ? Token::Muted : Token::Text);
    painter->setFont(theme.font(TextStyle::Small));
    painter->setPen(spec.quiet ? quiet : theme.toneText(spec.tone));
    const QString word = painter->fontMetrics().elidedText(spec.text, Qt::ElideRight, room.width());
    painter->drawText(room, static_cast<int>(QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter),
                      word);
    painter->restore();
}

Badge::Badge(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

Badge::Badge(const BadgeSpec &spec, QWidget *parent)
    : Badge(parent)
{
    setSpec(spec);
}

void Badge::setSpec(const BadgeSpec &spec)
{
    m_spec = spec;
    setAccessibleName(spec.text);
    updateGeometry();
    update();
}

QSize Badge::sizeHint() const
{
    return badgeSize(Theme::of(this), m_spec);
}

/// Keeps ordinary words whole. A long word from a stranger does not force the window's width.
QSize Badge::minimumSizeHint() const
{
    const QSize full = sizeHint();
    return {qMin(full.width(), 30 * Theme::of(this).u()), full.height()};
}

void Badge::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintBadge(&painter, rect(), m_spec, Theme::of(this));
}

void Badge::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace runlatch::ui
