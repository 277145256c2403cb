// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/buttonrow.h"

#include "ui/style/theme.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace runlatch::ui::style {

ButtonRow::ButtonRow(const Theme &theme, const QStyleOptionButton &button, const QWidget *widget)
    : m_theme(theme)
    , m_button(button)
    , m_role(roleOf(widget))
    , m_text(m_role == Role::Icon || (widget && widget->property(WordAwayProperty).toBool()) ? QString() : button.text)
    , m_count(countText(widget))
{
}

QSize ButtonRow::buttonSize() const
{
    const int u = m_theme.u();
    const int padding = m_text.isEmpty() ? qRound(1.5 * u) : 3 * u;
    const int height = m_role == Role::Segment ? m_theme.controlHeight() - u : m_theme.controlHeight();
    return {qMax(width() + 2 * padding, height), height};
}

void ButtonRow::paint(QPainter *painter)
{
    painter->save();
    const int total = width();
    m_rest = m_button.rect;
    if (total < m_rest.width())
        m_rest.adjust((m_rest.width() - total) / 2, 0, 0, 0);
    m_rest.setWidth(qMin(total, m_button.rect.width()));
    paintIcon(painter);
    const QRect room = take(m_rest.width() - countWidth() - arrowWidth());
    paintText(painter, room, m_text, textColor(), m_button, Qt::TextShowMnemonic);
    paintCount(painter);
    paintArrow(painter);
    painter->restore();
}

int ButtonRow::width() const
{
    const int word = m_button.fontMetrics.size(Qt::TextShowMnemonic, m_text).width();
    return iconWidth() + word + countWidth() + arrowWidth();
}

int ButtonRow::iconWidth() const
{
    if (m_button.icon.isNull())
        return 0;
    return m_theme.iconSize() + (m_text.isEmpty() ? 0 : qRound(1.5 * m_theme.u()));
}

int ButtonRow::countWidth() const
{
    return m_count.isEmpty() ? 0 : m_theme.width(m_count, TextStyle::Small) + m_theme.u();
}

int ButtonRow::arrowWidth() const
{
    if (!m_button.features.testFlag(QStyleOptionButton::HasMenu))
        return 0;
    return m_theme.iconSize() - 4 + (m_text.isEmpty() ? 0 : m_theme.u());
}

QColor ButtonRow::textColor() const
{
    if (!isEnabled())
        return m_theme.color(Token::Faint);
    switch (m_role) {
    case Role::Primary:
    case Role::Danger: return m_theme.color(Token::OnAccent);
    case Role::Text: return m_theme.color(Token::Link);
    case Role::Segment: return m_theme.color(m_button.state.testFlag(QStyle::State_On) ? Token::Text : Token::Muted);
    case Role::Standard:
    case Role::Icon:
    case Role::Flat: break;
    }
    return m_theme.color(Token::Text);
}

QRect ButtonRow::take(int width)
{
    const QRect part(m_rest.left(), m_rest.top(), width, m_rest.height());
    m_rest.setLeft(m_rest.left() + width);
    return QStyle::visualRect(m_button.direction, m_button.rect, part);
}

/// `icon` in one color, for buttons with a fill or role that decides the color of the icon.
static QPixmap tinted(const QIcon &icon, int size, const QColor &color, qreal ratio)
{
    QPixmap pixmap = icon.pixmap(QSize(size, size), ratio);
    QPainter painter(&pixmap);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(QRect(0, 0, size, size), color);
    return pixmap;
}

void ButtonRow::paintIcon(QPainter *painter)
{
    if (m_button.icon.isNull())
        return;
    const int side = m_theme.iconSize();
    const QRect room = take(iconWidth());
    QRect place(0, 0, side, side);
    place.moveCenter(room.center());
    place.moveLeft(m_button.direction == Qt::LeftToRight ? room.left() : room.right() - side + 1);
    const bool ruled = m_role == Role::Primary || m_role == Role::Danger || m_role == Role::Text;
    if (isEnabled() && ruled) {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(place.topLeft(), tinted(m_button.icon, side, textColor(), ratio));
        return;
    }
    const bool on = m_button.state.testFlag(QStyle::State_On);
    m_button.icon.paint(painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled,
                        on ? QIcon::On : QIcon::Off);
}

void ButtonRow::paintCount(QPainter *painter)
{
    if (m_count.isEmpty())
        return;
    take(m_theme.u());
    painter->setFont(m_theme.font(TextStyle::Small));
    const QRect room = take(countWidth() - m_theme.u());
    paintText(painter, room, m_count, m_theme.color(isEnabled() ? Token::Muted : Token::Faint), m_button);
}

void ButtonRow::paintArrow(QPainter *painter)
{
    if (arrowWidth() == 0)
        return;
    const int side = m_theme.iconSize() - 4;
    take(arrowWidth() - side);
    m_theme.paintIcon(painter, take(side), u"chevron-down"_s, textColor());
}

} // namespace runlatch::ui::style
