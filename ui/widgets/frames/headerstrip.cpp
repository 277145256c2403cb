// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/frames/headerstrip.h"

#include "ui/style/givingway.h"
#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/labels/elidedlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace runlatch::ui {

HeaderStrip::HeaderStrip(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(title, TextStyle::PageTitle, this))
    , m_lines(new QVBoxLayout(this))
    , m_line(new QHBoxLayout)
    , m_back(new QHBoxLayout)
    , m_context(new QHBoxLayout)
    , m_actions(new QHBoxLayout)
{
    const int u = Theme::of(this).u();
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_lines->setContentsMargins(0, 0, 0, 1); // room for the hairline
    m_lines->setSpacing(0);
    m_line->setContentsMargins(4 * u, 3 * u, 4 * u, 3 * u - 1);
    m_line->setSpacing(4 * u);
    m_context->setSpacing(2 * u);
    m_actions->setSpacing(2 * u);
    m_line->addLayout(m_back);
    m_line->addWidget(m_title);
    m_line->addLayout(m_context);
    m_line->addStretch(1);
    m_line->addLayout(m_actions);
    m_lines->addLayout(m_line);
}

void HeaderStrip::letTitleGo()
{
    m_titleMayGo = true;
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
    auto *button = qobject_cast<QPushButton *>(widget);
    if (button && style::roleOf(button) == style::Role::Standard)
        m_words.add(button);
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

QSize HeaderStrip::minimumSizeHint() const
{
    int width = widthBesideTitle() + (m_titleMayGo ? 0 : m_title->minimumSizeHint().width());
    for (int index = 1; index < m_lines->count(); ++index)
        width = qMax(width, m_lines->itemAt(index)->minimumSize().width());
    return {width, QWidget::minimumSizeHint().height()};
}

bool HeaderStrip::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        restyle(); // the size of a child changed
    return QWidget::event(event);
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
    m_title->setTextStyle(givesWay(*this, Yielding::LargeTitles) ? TextStyle::ItemTitle : TextStyle::PageTitle);
    m_words.fit(*m_line, width());
    const QMargins margins = m_line->contentsMargins();
    const int least = m_context->sizeHint().width() + m_actions->sizeHint().width() + m_title->minimumSizeHint().width()
        + 4 * m_line->spacing() + margins.left() + margins.right();
    m_title->setVisible(!m_titleMayGo || least <= width());
    const int wanted = qMin(m_title->sizeHint().width(), 44 * Theme::of(this).u());
    m_title->setMinimumWidth(qBound(m_title->minimumSizeHint().width(), width() - widthBesideTitle(), wanted));
    // A page without room for all takes it from its content. Half a title could not be read.
    setMinimumHeight(qMax(13 * Theme::of(this).u(), m_lines->sizeHint().height()));
}

int HeaderStrip::widthBesideTitle() const
{
    return m_words.leastWidth(*m_line) - qMax(m_title->minimumWidth(), m_title->minimumSizeHint().width());
}

} // namespace runlatch::ui
