// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/busyline.h"

#include "ui/style/theme.h"

#include <QPainter>

#include <chrono>

using namespace std::chrono_literals;

namespace runlatch::ui {

BusyLine::BusyLine(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Loading"));
    m_delay.setSingleShot(true);
    m_delay.setInterval(300ms);
    m_position.setStartValue(0.0);
    m_position.setEndValue(1.0);
    m_position.setDuration(1200);
    m_position.setLoopCount(-1);
    connect(&m_delay, &QTimer::timeout, this, &BusyLine::begin);
    connect(&m_position, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
}

void BusyLine::setBusy(bool busy)
{
    if (busy == isBusy())
        return;
    if (busy) {
        m_delay.start();
        return;
    }
    m_delay.stop();
    m_position.stop();
    m_moving = false;
    update();
}

QSize BusyLine::sizeHint() const
{
    return {0, 2};
}

void BusyLine::paintEvent(QPaintEvent *)
{
    if (!m_moving)
        return;
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.color(Token::Hairline));
    const int length = width() / 3;
    const int begin = qRound(m_position.currentValue().toDouble() * (width() + length)) - length;
    painter.fillRect(QRect(theme.reducedMotion() ? 0 : begin, 0, length, height()), theme.color(Token::Focus));
}

void BusyLine::begin()
{
    m_moving = true;
    if (!Theme::of(this).reducedMotion())
        m_position.start();
    update();
}

} // namespace runlatch::ui
