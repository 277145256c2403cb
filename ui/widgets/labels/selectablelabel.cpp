// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/labels/selectablelabel.h"

#include "ui/style/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace runlatch::ui {

SelectableLabel::SelectableLabel(const QString &text, TextStyle style, QWidget *parent)
    : Label(text, style, parent)
{
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

void SelectableLabel::setMarks(const QList<QTextLayout::FormatRange> &marks)
{
    m_marks = marks;
    update();
}

void SelectableLabel::paintEvent(QPaintEvent *event)
{
    if (!m_marks.isEmpty())
        drawMarks();
    Label::paintEvent(event);
}

/// Lays the text out as QLabel does: it has no other way to mark a part of a plain text.
void SelectableLabel::drawMarks()
{
    const QRect room = contentsRect().adjusted(margin(), margin(), -margin(), -margin());
    QTextLayout layout(text(), font(), this);
    QTextOption option(QStyle::visualAlignment(layoutDirection(), alignment()) & Qt::AlignHorizontal_Mask);
    option.setTextDirection(layoutDirection());
    option.setWrapMode(wordWrap() ? QTextOption::WordWrap : QTextOption::ManualWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room.width());
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    const qreal spare = std::max<qreal>(0, room.height() - height);
    const qreal above = alignment() & Qt::AlignTop ? 0 : alignment() & Qt::AlignBottom ? spare : spare / 2;
    QPainter painter(this);
    painter.translate(room.left(), room.top() + above);
    for (const QTextLayout::FormatRange &mark : std::as_const(m_marks)) {
        for (int line = 0; line < layout.lineCount(); ++line)
            drawMark(painter, layout.lineAt(line), mark);
    }
}

void SelectableLabel::drawMark(QPainter &painter, const QTextLine &line, const QTextLayout::FormatRange &mark) const
{
    const int begin = std::max(mark.start, line.textStart());
    const int end = std::min(mark.start + mark.length, line.textStart() + line.textLength());
    if (begin >= end)
        return;
    const qreal from = line.cursorToX(begin);
    const qreal to = line.cursorToX(end);
    const QRectF place(std::min(from, to), line.y(), std::abs(to - from), line.height());
    painter.fillRect(place, Theme::of(this).toneFill(Tone::Warning));
    painter.setPen(palette().color(foregroundRole()));
    const qreal under = line.y() + line.ascent() + 2;
    painter.drawLine(QPointF(place.left(), under), QPointF(place.right(), under));
}

} // namespace runlatch::ui
