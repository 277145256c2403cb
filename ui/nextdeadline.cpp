// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/nextdeadline.h"

#include "ui/style/theme.h"

#include <QPainter>

namespace runlatch::ui {

NextDeadline::NextDeadline(QWidget *parent)
    : PushButton({}, parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
}

/// Narrower figures alone do not make it narrower, or it would move each second.
void NextDeadline::setSpec(const BadgeSpec &spec)
{
    if (spec == m_spec)
        return;
    const qsizetype before = m_spec.text.size();
    m_spec = spec;
    setAccessibleName(spec.text);
    if (spec.text.size() != before || sizeHint().width() > width())
        updateGeometry();
    update();
}

QSize NextDeadline::sizeHint() const
{
    return badgeSize(Theme::of(this), m_spec).grownBy(QMargins(1, 1, 1, 1) * Theme::of(this).u());
}

/// A long name from a stranger does not force the window's width.
QSize NextDeadline::minimumSizeHint() const
{
    const QSize full = sizeHint();
    return {qMin(full.width(), 30 * Theme::of(this).u()), full.height()};
}

void NextDeadline::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    paintBadge(&painter, rect().marginsRemoved(QMargins(1, 1, 1, 1) * theme.u()), m_spec, theme);
}

void NextDeadline::showEvent(QShowEvent *event)
{
    PushButton::showEvent(event);
    emit watchedChanged(true);
}

void NextDeadline::hideEvent(QHideEvent *event)
{
    PushButton::hideEvent(event);
    emit watchedChanged(false);
}

} // namespace runlatch::ui
