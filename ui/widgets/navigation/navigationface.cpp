// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/navigationface.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/navigation/navigationlist.h"

#include <QAbstractButton>
#include <QLocale>
#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

static constexpr int MaxSaid = 9999; // the highest number that is spelled out; counters may stop above it

NavigationFace::NavigationFace(const QString &icon)
    : m_icon(icon)
{
}

QSize NavigationFace::sizeHint(const QAbstractButton &entry) const
{
    const Theme &theme = Theme::of(&entry);
    const int u = theme.u();
    if (m_rail)
        return {9 * u, 9 * u};
    const int number = m_waiting > 0 ? theme.width(u"0000"_s, TextStyle::Small) + 5 * u : 0;
    const int word = theme.width(entry.text(), TextStyle::Bold);
    return {qMax(50 * u, 8 * u + theme.iconSize() + word + number), 9 * u};
}

void NavigationFace::name(QAbstractButton &entry) const
{
    QString said = entry.text();
    if (m_waiting > 0)
        said = u"%1, %2"_s.arg(said,
                               m_waiting > MaxSaid
                                   ? NavigationList::tr("more than %1 waiting").arg(QLocale().toString(MaxSaid))
                                   : NavigationList::tr("%n waiting", nullptr, m_waiting));
    entry.setAccessibleName(said);
    entry.setToolTip(m_rail ? said.toHtmlEscaped() : QString());
    entry.updateGeometry();
    entry.update();
}

void NavigationFace::paint(QAbstractButton &entry) const
{
    const Theme &theme = Theme::of(&entry);
    const int u = theme.u();
    QPainter painter(&entry);
    paintGround(&painter, entry);
    const int side = theme.iconSize() + 2;
    const QRect icon(m_rail ? (entry.width() - side) / 2 : 3 * u, (entry.height() - side) / 2, side, side);
    theme.paintIcon(&painter, QStyle::visualRect(entry.layoutDirection(), entry.rect(), icon), m_icon,
                    theme.color(entry.isChecked() ? Token::Focus : Token::Muted));
    QRect room = entry.rect().adjusted(3 * u + side + 2 * u, 0, -3 * u, 0);
    paintWaiting(&painter, entry, room);
    if (!m_rail)
        paintWord(&painter, entry, room);
    if (entry.hasFocus())
        style::paintFocus(&painter, entry.rect(), theme, 1.5 * u);
}

void NavigationFace::paintGround(QPainter *painter, const QAbstractButton &entry) const
{
    const Theme &theme = Theme::of(&entry);
    const int u = theme.u();
    if (entry.isChecked()) {
        style::paintBox(painter, entry.rect(), theme.color(Token::Base), QColor(), 1.5 * u);
        const QRect bar(0, 2 * u, 3, entry.height() - 4 * u);
        style::paintBox(painter, QStyle::visualRect(entry.layoutDirection(), entry.rect(), bar),
                        theme.color(Token::Focus), QColor(), 1.5);
    } else if (entry.underMouse()) {
        style::paintBox(painter, entry.rect(), theme.color(Token::InactiveSelection), QColor(), 1.5 * u);
    }
}

/// Draws a pill at the right, or a dot in the rail. Reduces `room` by its width.
void NavigationFace::paintWaiting(QPainter *painter, const QAbstractButton &entry, QRect &room) const
{
    if (m_waiting <= 0)
        return;
    const Theme &theme = Theme::of(&entry);
    const int u = theme.u();
    if (m_rail) {
        const QRect dot(entry.width() - 2 * u - 1, u / 2, 2 * u, 2 * u);
        style::paintBox(painter, QStyle::visualRect(entry.layoutDirection(), entry.rect(), dot),
                        theme.toneText(Tone::Warning), QColor(), u);
        return;
    }
    const QString text = QLocale().toString(qMin(m_waiting, MaxSaid)) + (m_waiting > MaxSaid ? u"+"_s : QString());
    const int high = 5 * u;
    const int wide = qMax(high, theme.width(text, TextStyle::Small) + 3 * u);
    const QRect place(room.right() - wide + 1, (entry.height() - high) / 2, wide, high);
    const QRect pill = QStyle::visualRect(entry.layoutDirection(), entry.rect(), place);
    style::paintBox(painter, pill, theme.toneFill(Tone::Warning), QColor(), high / 2.0);
    painter->setFont(theme.font(TextStyle::Small));
    painter->setPen(theme.toneText(Tone::Warning));
    painter->drawText(pill, Qt::AlignCenter, text);
    room.setRight(place.left() - 2 * u);
}

void NavigationFace::paintWord(QPainter *painter, const QAbstractButton &entry, const QRect &room) const
{
    const Theme &theme = Theme::of(&entry);
    QStyleOption option;
    option.initFrom(&entry);
    painter->setFont(theme.font(entry.isChecked() ? TextStyle::Bold : TextStyle::Body));
    style::paintText(painter, QStyle::visualRect(entry.layoutDirection(), entry.rect(), room), entry.text(),
                     theme.color(Token::Text), option);
}

} // namespace runlatch::ui
