// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/tabbar.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>
#include <QStyleOptionTab>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

static QString pillText(TabPill pill)
{
    return pill.count > 0 ? QLocale().toString(pill.count) : QString();
}

static int pillWidth(const Theme &theme, const QString &text)
{
    return text.isEmpty() ? 0 : qMax(qRound(4.5 * theme.u()), theme.width(text, TextStyle::Small) + 3 * theme.u());
}

TabBar::TabBar(QWidget *parent)
    : QTabBar(parent)
{
    setDrawBase(false);
    setExpanding(false);
    setElideMode(Qt::ElideNone);
    setUsesScrollButtons(true);
    setMouseTracking(true);
    for (QToolButton *arrow : findChildren<QToolButton *>()) { // has a fill, because tabs must not show through
        arrow->setBackgroundRole(QPalette::NoRole);
        arrow->setAutoFillBackground(true);
    }
}

void TabBar::setPill(int index, TabPill pill)
{
    setTabData(index, QVariant::fromValue(pill));
    const QString count = pillText(pill);
    const QString word = tabText(index).remove(u'&');
    const QString meaning = pill.words.isEmpty() ? count : pill.words;
    setAccessibleTabName(index, meaning.isEmpty() ? QString() : u"%1, %2"_s.arg(word, meaning));
    setTabToolTip(index, pill.words.toHtmlEscaped());
    // For QTabBar a change of tab data does not change the size; a change of the text does.
    setTabText(index, tabText(index));
    update();
}

TabPill TabBar::pill(int index) const
{
    return tabData(index).value<TabPill>();
}

QSize TabBar::tabSizeHint(int index) const
{
    const Theme &theme = Theme::of(this);
    const int pill = pillWidth(theme, pillText(this->pill(index)));
    const int word = fontMetrics().size(Qt::TextShowMnemonic, tabText(index)).width();
    return {word + (pill > 0 ? pill + qRound(1.5 * theme.u()) : 0) + 6 * theme.u(), theme.controlHeight() + theme.u()};
}

QSize TabBar::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

void TabBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    for (int index = 0; index < count(); ++index) {
        if (isTabVisible(index))
            paintTab(&painter, index);
    }
}

void TabBar::changeEvent(QEvent *event)
{
    QTabBar::changeEvent(event);
    if (event->type() == QEvent::FontChange && count() > 0)
        setTabText(0, tabText(0));
}

void TabBar::paintTab(QPainter *painter, int index) const
{
    const Theme &theme = Theme::of(this);
    const int u = theme.u();
    QStyleOptionTab option;
    initStyleOption(&option, index);
    const bool selected = index == currentIndex();
    const bool enabled = isEnabled() && isTabEnabled(index);
    const bool hovered = option.rect.contains(mapFromGlobal(QCursor::pos())) && underMouse();
    const auto place = [&](const QRect &part) { return QStyle::visualRect(layoutDirection(), option.rect, part); };
    const TabPill pill = this->pill(index);
    const QString count = pillText(pill);
    const int wide = pillWidth(theme, count);
    QRect room = option.rect.adjusted(3 * u, 0, -3 * u, 0);
    if (wide > 0) {
        const int high = qRound(4.5 * u);
        const QRect box = place(QRect(room.right() - wide + 1, room.center().y() - high / 2, wide, high));
        style::paintBox(painter, box, theme.toneFill(pill.tone), QColor(), high / 2.0);
        painter->setFont(theme.font(TextStyle::Small));
        painter->setPen(theme.toneText(pill.tone));
        painter->drawText(box, Qt::AlignCenter, count);
        room.setRight(room.right() - wide - u);
    }
    const Token color = !enabled ? Token::Faint : selected || hovered ? Token::Text : Token::Muted;
    painter->setFont(font());
    style::paintText(painter, place(room), tabText(index), theme.color(color), option, Qt::TextShowMnemonic);
    if (selected) {
        const QRect line(option.rect.left() + 2 * u, option.rect.bottom() - 1, option.rect.width() - 4 * u, 2);
        painter->fillRect(line, theme.color(Token::Focus));
    }
    if (selected && hasFocus())
        style::paintFocus(painter, option.rect.adjusted(u, u / 2, -u, -u / 2), theme, u);
}

} // namespace runlatch::ui
