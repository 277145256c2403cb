// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/painting.h"

#include "ui/style/theme.h"

#include <QApplication>
#include <QHash>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace runlatch::ui::style {

Role roleOf(const QWidget *widget)
{
    static const QHash<QString, Role> roles{
        {u"primary"_s, Role::Primary}, {u"text"_s, Role::Text},       {u"danger"_s, Role::Danger},
        {u"icon"_s, Role::Icon},       {u"segment"_s, Role::Segment}, {u"flat"_s, Role::Flat},
    };
    return widget ? roles.value(widget->property(RoleProperty).toString(), Role::Standard) : Role::Standard;
}

void paintBox(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &border, double radius,
              double width)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    painter->setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    const double inset = border.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter->restore();
}

void paintFocus(QPainter *painter, const QRectF &rect, const Theme &theme, double radius)
{
    paintBox(painter, rect, QColor(), theme.color(Token::Focus), radius, 2);
}

QString countText(const QWidget *widget)
{
    const QVariant count = widget ? widget->property(CountProperty) : QVariant();
    return count.isValid() ? QLocale().toString(count.toInt()) : QString();
}

void paintText(QPainter *painter, const QRect &rect, const QString &text, const QColor &color,
               const QStyleOption &option, int flags)
{
    const Qt::Alignment wanted =
        Qt::Alignment(static_cast<Qt::Alignment::Int>(flags)) & (Qt::AlignHorizontal_Mask | Qt::AlignVertical_Mask);
    const Qt::Alignment place = QStyle::visualAlignment(option.direction, wanted ? wanted : Qt::AlignLeft);
    const int mnemonic = flags & (Qt::TextShowMnemonic | Qt::TextHideMnemonic);
    // elidedText() gives "&" room of its own behind a change of script, and would cut a text that fits.
    const QFontMetrics metrics = painter->fontMetrics();
    const bool isWhole = metrics.size(Qt::TextSingleLine | mnemonic, text).width() <= rect.width();
    const QString shown = isWhole ? text : metrics.elidedText(text, Qt::ElideRight, rect.width(), mnemonic);
    painter->setPen(color);
    painter->drawText(rect, static_cast<int>(place) | Qt::AlignVCenter | Qt::TextSingleLine | mnemonic, shown);
}

int sortArrowRoom(const Theme &theme)
{
    return theme.iconSize() - 2 + theme.u();
}

QColor selectionColor(const Theme &theme, const QWidget *view)
{
    const QWidget *focus = QApplication::focusWidget();
    const bool active = view && focus && view->isActiveWindow() && (focus == view || view->isAncestorOf(focus));
    return theme.color(active ? Token::Selection : Token::InactiveSelection);
}

void paintCurrentBar(QPainter *painter, const QRect &row, const Theme &theme, Qt::LayoutDirection direction)
{
    const QRect bar(row.left(), row.top(), qMax(3, theme.u() * 3 / 4), row.height());
    painter->fillRect(QStyle::visualRect(direction, row, bar), theme.color(Token::Focus));
}

} // namespace runlatch::ui::style
