// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/sentencelabel.h"

#include "ui/style/theme.h"
#include "wording/plaintext.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QtMath>
#include <QToolTip>

namespace runlatch::ui {

SentenceLabel::SentenceLabel(QWidget *parent)
    : QWidget(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void SentenceLabel::setText(const QString &fact, const QString &next)
{
    const QString gap = fact.isEmpty() || next.isEmpty() ? QString() : QString(u' ');
    m_layout.setText(QString(fact + gap + next).replace(u'\n', QChar::LineSeparator));
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    m_layout.setFormats({QTextLayout::FormatRange{0, static_cast<int>(fact.size()), bold}});
    setAccessibleName(m_layout.text());
    updateGeometry();
    update();
}

int SentenceLabel::heightForWidth(int width) const
{
    return layOut(width);
}

QSize SentenceLabel::sizeHint() const
{
    const int width = Theme::of(this).width(m_layout.text(), TextStyle::Bold);
    return {width, fontMetrics().height()};
}

QSize SentenceLabel::minimumSizeHint() const
{
    return {20 * fontMetrics().averageCharWidth(), fontMetrics().height()};
}

bool SentenceLabel::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip && toolTip().isEmpty() && layOut(width()) > height()) {
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), wording::toolTip(text()), this);
        return true;
    }
    return QWidget::event(event);
}

void SentenceLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const int height = layOut(width());
    m_layout.draw(&painter, QPointF(0, qMax(0, (rect().height() - height) / 2)));
}

void SentenceLabel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    QWidget::changeEvent(event);
}

int SentenceLabel::layOut(int width) const
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(layoutDirection());
    m_layout.setTextOption(option);
    m_layout.setFont(font());
    double height = 0;
    m_layout.beginLayout();
    for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition(QPointF(0, height));
        height += line.height();
    }
    m_layout.endLayout();
    return qMax(qCeil(height), fontMetrics().height());
}

} // namespace runlatch::ui
