// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/controls/segmented.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "wording/plaintext.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QRadioButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

Segmented::Segmented(const QString &accessibleName, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
{
    setAccessibleName(accessibleName);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    const int inset = Theme::of(this).u() / 2;
    m_layout->setContentsMargins(inset, inset, inset, inset);
    m_layout->setSpacing(0);
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            emit currentChanged(id);
    });
}

void Segmented::addSegment(int id, const QString &text, const QString &icon)
{
    auto *segment = new QRadioButton(text, this);
    segment->setProperty(style::RoleProperty, u"segment"_s);
    if (!icon.isEmpty())
        segment->setIcon(Theme::of(this).icon(icon));
    const QSignalBlocker quiet(&m_group);
    m_group.addButton(segment, id);
    if (m_group.buttons().size() == 1)
        segment->setChecked(true);
    m_layout->addWidget(segment);
}

void Segmented::setDescription(int id, const QString &description)
{
    m_group.button(id)->setToolTip(wording::toolTip(description));
    m_group.button(id)->setAccessibleDescription(description);
}

void Segmented::setCount(int id, int count)
{
    QAbstractButton *segment = m_group.button(id);
    segment->setProperty(style::CountProperty, count < 0 ? QVariant() : QVariant(count));
    segment->setAccessibleName(count < 0 ? QString() : u"%1, %2"_s.arg(segment->text(), QLocale().toString(count)));
    segment->setIcon(segment->icon()); // makes Qt drop its cached size, which lacks the count
}

void Segmented::setSegmentShown(int id, bool shown)
{
    m_group.button(id)->setVisible(shown);
}

void Segmented::setCurrent(int id)
{
    m_group.button(id)->setChecked(true);
}

void Segmented::focusInEvent(QFocusEvent *event)
{
    if (QAbstractButton *chosen = m_group.checkedButton())
        chosen->setFocus(event->reason());
}

void Segmented::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    style::paintBox(&painter, rect(), theme.color(Token::Track), QColor(), theme.u());
}

} // namespace runlatch::ui
