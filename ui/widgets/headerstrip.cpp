// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/headerstrip.h"

#include "ui/theme.h"
#include "ui/widgets/elidedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

namespace runlatch::ui {

HeaderStrip::HeaderStrip(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(title, TextStyle::PageTitle, this))
    , m_lines(new QVBoxLayout(this))
    , m_back(new QHBoxLayout)
    , m_context(new QHBoxLayout)
    , m_actions(new QHBoxLayout)
{
    const int u = Theme::of(this).u();
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_lines->setContentsMargins(0, 0, 0, 1); // the hairline
    m_lines->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u - 1);
    line->setSpacing(4 * u);
    m_context->setSpacing(2 * u);
    m_actions->setSpacing(2 * u);
    line->addLayout(m_back);
    line->addWidget(m_title);
    line->addLayout(m_context);
    line->addStretch(1);
    line->addLayout(m_actions);
    m_lines->addLayout(line);
}

void HeaderStrip::setTitle(const QString &title)
{
    m_title->setText(title);
    restyle();
}

void HeaderStrip::setBack(QWidget *button)
{
    m_back->addWidget(button);
}

void HeaderStrip::addContext(QWidget *widget)
{
    m_context->addWidget(widget);
}

void HeaderStrip::addAction(QWidget *widget)
{
    m_actions->addWidget(widget);
}

void HeaderStrip::setSecondLine(QWidget *widget)
{
    const int u = Theme::of(this).u();
    auto *line = new QHBoxLayout;
    line->setContentsMargins(u, 0, 4 * u, 0); // a tab's own padding brings its word to the page's edge
    line->addWidget(widget);
    line->addStretch(1);
    m_lines->addLayout(line);
}

void HeaderStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::of(this).color(Token::Hairline));
}

void HeaderStrip::resizeEvent(QResizeEvent *event)
{
    restyle();
    QWidget::resizeEvent(event);
}

void HeaderStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        restyle();
    QWidget::changeEvent(event);
}

void HeaderStrip::restyle()
{
    m_title->setTextStyle(window()->width() < Theme::NarrowWindow ? TextStyle::ItemTitle : TextStyle::PageTitle);
    m_title->setMinimumWidth(qMin(m_title->sizeHint().width(), 44 * Theme::of(this).u()));
    setMinimumHeight(13 * Theme::of(this).u());
}

} // namespace runlatch::ui
