// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/buttonwords.h"

#include "ui/style/painting.h"

#include <QHelpEvent>
#include <QLayout>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionButton>
#include <QToolTip>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

static int widthOf(const QPushButton &button, const QString &text, const QIcon &icon)
{
    QStyleOptionButton option;
    option.initFrom(&button);
    option.text = text;
    option.icon = icon;
    // Measured without the widget, because its property would say that the word is hidden.
    return button.style()->sizeFromContents(QStyle::CT_PushButton, &option, {}, nullptr).width();
}

void ButtonWords::add(QPushButton *button, const QIcon &icon)
{
    const QIcon alone = icon.isNull() ? button->icon() : icon;
    if (alone.isNull())
        return;
    button->installEventFilter(this);
    m_entries += {button, button->icon(), alone};
    if (m_away)
        show(m_entries.last());
}

void ButtonWords::fit(const QLayout &line, int width)
{
    setAway(wholeWidth(line) > width);
}

int ButtonWords::wholeWidth(const QLayout &line) const
{
    return line.sizeHint().width() + (m_away ? width() : 0);
}

int ButtonWords::leastWidth(const QLayout &line) const
{
    return line.minimumSize().width() - (m_away ? 0 : width());
}

int ButtonWords::width() const
{
    int width = 0;
    for (const Entry &entry : m_entries) {
        const QPushButton &button = *entry.button;
        if (!button.isHidden())
            width += widthOf(button, button.text(), entry.icon) - widthOf(button, {}, entry.ownIcon);
    }
    return width;
}

void ButtonWords::setAway(bool away)
{
    if (away == m_away)
        return;
    m_away = away;
    for (const Entry &entry : m_entries)
        show(entry);
}

void ButtonWords::show(const Entry &entry)
{
    entry.button->setProperty(style::WordAwayProperty, m_away);
    entry.button->setIcon(m_away ? entry.ownIcon : entry.icon); // setting even the same icon updates the size
}

bool ButtonWords::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !m_away)
        return QObject::eventFilter(watched, event);
    auto *button = static_cast<QPushButton *>(watched);
    const QString name = button->accessibleName();
    QStringList lines{name.isEmpty() ? button->text().remove(u'&') : name, button->toolTip()};
    lines.removeAll(QString());
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), lines.join(u'\n'), button);
    return true;
}

} // namespace runlatch::ui
