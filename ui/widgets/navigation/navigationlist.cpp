// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/navigation/navigationlist.h"

#include "ui/style/theme.h"
#include "ui/widgets/navigation/navigationbutton.h"
#include "ui/widgets/navigation/navigationitem.h"

#include <QEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyle>
#include <QVBoxLayout>

namespace runlatch::ui {

NavigationList::NavigationList(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setAccessibleName(tr("Pages"));
    m_layout->setSpacing(Theme::of(this).u() / 2);
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            emit currentChanged(id);
    });
    restyle();
}

void NavigationList::addPage(int id, const QString &icon, const QString &word)
{
    auto *page = new NavigationItem(icon, word, this);
    page->setRail(m_rail);
    const QSignalBlocker quiet(&m_group);
    m_group.addButton(page, id);
    if (m_group.buttons().size() == 1)
        page->setChecked(true);
    m_layout->addWidget(page);
    restyle();
}

void NavigationList::addGap()
{
    m_layout->addSpacing(2 * Theme::of(this).u());
}

void NavigationList::addFoot()
{
    m_layout->addStretch(1);
}

QAbstractButton *NavigationList::addCommand(const QString &icon, const QString &word)
{
    auto *command = new NavigationButton(icon, word, this);
    command->setRail(m_rail);
    m_commands.append(command);
    m_layout->addWidget(command);
    restyle();
    return command;
}

void NavigationList::setWaiting(int id, int count)
{
    item(id)->setWaiting(count);
}

void NavigationList::setCurrent(int id)
{
    item(id)->setChecked(true);
}

void NavigationList::setRail(bool rail)
{
    if (rail == m_rail)
        return;
    m_rail = rail;
    for (QAbstractButton *page : m_group.buttons())
        static_cast<NavigationItem *>(page)->setRail(rail);
    for (NavigationButton *command : std::as_const(m_commands))
        command->setRail(rail);
    restyle();
}

void NavigationList::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(Token::Side));
    const QRect edge(width() - 1, 0, 1, height());
    painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), edge), theme.color(Token::Hairline));
}

void NavigationList::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        restyle();
    QWidget::changeEvent(event);
}

NavigationItem *NavigationList::item(int id) const
{
    return static_cast<NavigationItem *>(m_group.button(id));
}

void NavigationList::restyle()
{
    const int u = Theme::of(this).u();
    m_layout->setContentsMargins(2 * u, 3 * u, 2 * u, 3 * u);
    // The minimum is that of the rail. A larger minimum would keep the window from becoming narrow enough for the rail.
    setMinimumWidth(13 * u);
    setMaximumWidth(m_rail ? 13 * u : qMax(54 * u, m_layout->sizeHint().width()));
}

} // namespace runlatch::ui
