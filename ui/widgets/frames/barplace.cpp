// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/barplace.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace runlatch::ui {

static int gapOf(const Theme &theme)
{
    return theme.u() / 2;
}

QHBoxLayout *makeBarRow(QWidget &bar)
{
    const int u = Theme::of(&bar).u();
    auto *row = new QHBoxLayout(&bar);
    const int above = u + gapOf(Theme::of(&bar));
    row->setContentsMargins(3 * u, above, 2 * u, above);
    row->setSpacing(2 * u);
    return row;
}

QRect barBox(const QWidget &bar)
{
    const int gap = gapOf(Theme::of(&bar));
    return bar.rect().adjusted(0, gap, 0, -gap);
}

void paintBar(QWidget &bar, Tone tone)
{
    const Theme &theme = Theme::of(&bar);
    QPainter painter(&bar);
    const QColor border = theme.isHighContrast() ? theme.toneText(tone) : QColor();
    style::paintBox(&painter, barBox(bar), theme.toneFill(tone), border, theme.u());
}

BarPlace::BarPlace(QWidget *parent)
    : QWidget(parent)
    , m_bars(new QVBoxLayout(this))
{
    const int u = Theme::of(this).u();
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    m_bars->setContentsMargins(2 * u, 0, 2 * u, 0); // each bar has its own gap, so without bars there is no height
    m_bars->setSpacing(0);
}

void BarPlace::add(QWidget *bar)
{
    m_bars->addWidget(bar);
}

} // namespace runlatch::ui
