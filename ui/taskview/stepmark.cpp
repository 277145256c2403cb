// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/taskview/stepmark.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QLocale>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

StepMark::StepMark(int number, QWidget *parent)
    : QWidget(parent)
    , m_number(number)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setState(State::Later);
}

void StepMark::setState(State state)
{
    m_state = state;
    const QString step = tr("Step %1").arg(QLocale().toString(m_number));
    setAccessibleName(state == State::Done ? tr("%1, done").arg(step) : step);
    update();
}

QSize StepMark::sizeHint() const
{
    const int side = 7 * Theme::of(this).u();
    return {side, side};
}

void StepMark::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    const bool current = m_state == State::Current;
    const Tone tone = m_state == State::Done ? Tone::Success : Tone::None;
    const QColor fill = current ? theme.color(Token::Accent) : theme.toneFill(tone);
    const QColor text = current ? theme.color(Token::OnAccent) : theme.toneText(tone);
    const int side = qMin(width(), height());
    QRect disc(0, 0, side, side); // also where a layout has given it less room than it asks for
    disc.moveCenter(rect().center());
    style::paintBox(&painter, disc, fill, theme.isHighContrast() ? text : QColor(), side / 2.0);
    if (m_state == State::Done) {
        QRect icon(0, 0, theme.iconSize(), theme.iconSize());
        icon.moveCenter(rect().center());
        theme.paintIcon(&painter, icon, u"check"_s, text);
        return;
    }
    painter.setFont(theme.font(TextStyle::Bold));
    painter.setPen(text);
    painter.drawText(rect(), Qt::AlignCenter, QLocale().toString(m_number));
}

} // namespace runlatch::ui
