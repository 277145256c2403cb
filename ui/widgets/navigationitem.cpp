// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigationitem.h"

#include "ui/style/painting.h"
#include "ui/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

static constexpr int MostSaid = 9999; // whoever counts may stop behind it

NavigationItem::NavigationItem(const QString &icon, const QString &word, QWidget *parent)
    : QRadioButton(word, parent)
    , m_icon(icon)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    // A click is for the page, and Tab comes to the current one: by itself Qt would go to the first.
    setFocusPolicy(Qt::NoFocus);
    connect(this, &QRadioButton::toggled, this,
            [this](bool checked) { setFocusPolicy(checked ? Qt::TabFocus : Qt::NoFocus); });
    name();
}

void NavigationItem::setWaiting(int count)
{
    m_waiting = count;
    name();
}

void NavigationItem::setRail(bool rail)
{
    m_rail = rail;
    name();
}

QSize NavigationItem::sizeHint() const
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    if (m_rail)
        return {9 * u, 9 * u};
    const int number = m_waiting > 0 ? theme.width(u"0000"_s, TextStyle::Small) + 5 * u : 0;
    const int word = theme.width(text(), TextStyle::Bold);
    return {qMax(50 * u, 8 * u + theme.iconSize() + word + number), 9 * u};
}

/// What the picture says by place and colour is said to screen readers in words.
void NavigationItem::name()
{
    QString said = text();
    if (m_waiting > 0)
        said = u"%1, %2"_s.arg(said,
                               m_waiting > MostSaid ? tr("more than %1 waiting").arg(QLocale().toString(MostSaid))
                                                    : tr("%n waiting", nullptr, m_waiting));
    setAccessibleName(said);
    setToolTip(m_rail ? said.toHtmlEscaped() : QString());
    updateGeometry();
    update();
}

void NavigationItem::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    QPainter painter(this);
    if (isChecked()) {
        style::paintBox(&painter, rect(), theme.color(Token::Base), QColor(), 1.5 * u);
        const QRect bar(0, 2 * u, 3, height() - 4 * u);
        style::paintBox(&painter, QStyle::visualRect(layoutDirection(), rect(), bar), theme.color(Token::Focus),
                        QColor(), 1.5);
    } else if (underMouse()) {
        style::paintBox(&painter, rect(), theme.color(Token::InactiveSelection), QColor(), 1.5 * u);
    }
    const int side = theme.iconSize() + 2;
    const QRect icon(m_rail ? (width() - side) / 2 : 3 * u, (height() - side) / 2, side, side);
    theme.paintIcon(&painter, QStyle::visualRect(layoutDirection(), rect(), icon), m_icon,
                    theme.color(isChecked() ? Token::Focus : Token::Muted));
    QRect room = rect().adjusted(3 * u + side + 2 * u, 0, -3 * u, 0);
    paintWaiting(&painter, room);
    if (!m_rail)
        paintWord(&painter, room);
    if (hasFocus())
        style::paintFocus(&painter, rect(), theme, 1.5 * u);
}

/// A pill at the right, or a dot in the rail; takes its width from `room`.
void NavigationItem::paintWaiting(QPainter *painter, QRect &room) const
{
    if (m_waiting <= 0)
        return;
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    if (m_rail) {
        const QRect dot(width() - 2 * u - 1, u / 2, 2 * u, 2 * u);
        style::paintBox(painter, QStyle::visualRect(layoutDirection(), rect(), dot), theme.toneText(Tone::Warning),
                        QColor(), u);
        return;
    }
    const QString text = QLocale().toString(qMin(m_waiting, MostSaid)) + (m_waiting > MostSaid ? u"+"_s : QString());
    const int high = 5 * u;
    const int wide = qMax(high, theme.width(text, TextStyle::Small) + 3 * u);
    const QRect place(room.right() - wide + 1, (height() - high) / 2, wide, high);
    const QRect pill = QStyle::visualRect(layoutDirection(), rect(), place);
    style::paintBox(painter, pill, theme.toneFill(Tone::Warning), QColor(), high / 2.0);
    painter->setFont(theme.font(TextStyle::Small));
    painter->setPen(theme.toneText(Tone::Warning));
    painter->drawText(pill, Qt::AlignCenter, text);
    room.setRight(place.left() - 2 * u);
}

void NavigationItem::paintWord(QPainter *painter, const QRect &room) const
{
    const Theme &theme = Theme::of(this);
    QStyleOption option;
    option.initFrom(this);
    painter->setFont(theme.font(isChecked() ? TextStyle::Bold : TextStyle::Body));
    style::paintText(painter, QStyle::visualRect(layoutDirection(), rect(), room), text(), theme.color(Token::Text),
                     option);
}

} // namespace runlatch::ui
