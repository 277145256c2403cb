// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownbrowser.h"

#include "ui/markdown/markdownrenderer.h"

#include <QAbstractTextDocumentLayout>
#include <QMimeData>
#include <QPainter>
#include <QPaintEvent>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocumentFragment>
#include <QTextLayout>

#include <cmath>

namespace runlatch::ui {

MarkdownBrowser::MarkdownBrowser(QWidget *parent)
    : QTextBrowser(parent)
    , m_style(MarkdownStyle::of(this))
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    setTextInteractionFlags(Qt::TextBrowserInteraction);
}

MarkdownExtent MarkdownBrowser::render(const QString &markdown, const MarkdownLimits &limits)
{
    m_style = MarkdownStyle::of(this, m_scale);
    const int position = verticalScrollBar()->value();
    const MarkdownExtent extent = MarkdownRenderer::render(markdown, m_style, limits, *document());
    verticalScrollBar()->setValue(position);
    return extent;
}

void MarkdownBrowser::showHeading(int number)
{
    contentHeight(); // lays all of it out, so that the bar reaches to its end
    int passed = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && passed++ == number) {
            const QRectF area = document()->documentLayout()->blockBoundingRect(block);
            verticalScrollBar()->setValue(number == 0 ? 0 : qFloor(area.top()));
            return;
        }
    }
}

int MarkdownBrowser::contentHeight() const
{
    return int(std::ceil(document()->documentLayout()->documentSize().height())) + 2 * frameWidth();
}

/// Another program would load what the HTML of a stranger names, or follow its links.
QMimeData *MarkdownBrowser::createMimeDataFromSelection() const
{
    auto *copied = new QMimeData;
    copied->setText(textCursor().selection().toPlainText());
    return copied;
}

QVariant MarkdownBrowser::loadResource(int type, const QUrl &)
{
    if (type != QTextDocument::ImageResource)
        return QByteArray();
    QPixmap nothing(1, 1);
    nothing.fill(Qt::transparent);
    return nothing;
}

void MarkdownBrowser::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        const QPointF offset(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
        const QRectF visible(event->rect());
        for (QTextBlock block = cursorForPosition(event->rect().topLeft()).block(); block.isValid();
             block = block.next()) {
            QRectF area = document()->documentLayout()->blockBoundingRect(block).translated(offset);
            if (area.top() > visible.bottom() + area.height())
                break;
            area.setLeft(offset.x());
            area.setRight(offset.x() + document()->textWidth());
            paintBlock(painter, block, area);
        }
    }
    QTextBrowser::paintEvent(event);
}

void MarkdownBrowser::paintBlock(QPainter &painter, const QTextBlock &block, const QRectF &area) const
{
    const QTextBlockFormat format = block.blockFormat();
    const int unit = m_style.unit;
    const auto role = MarkdownRole(format.intProperty(MarkdownRoleProperty));
    QRectF inner = area.adjusted(format.leftMargin(), 0, 0, 0);
    if (role == MarkdownRole::Code) {
        // Two units of padding on all sides; the line spacing of 118 % leaves space that belongs to no block.
        const qreal below = format.bottomMargin() > 0 ? 2 * unit : inner.height() * 0.2;
        inner.adjust(-2 * unit, format.topMargin() > 0 ? -2 * unit : 0, 0, below);
        painter.fillRect(inner.toAlignedRect(), m_style.code);
    } else if (role == MarkdownRole::Rule) {
        painter.fillRect(QRectF(inner.left(), std::round(inner.center().y()), inner.width(), 1), m_style.hairline);
    }
    const int quotes = format.intProperty(MarkdownQuoteProperty);
    for (int depth = 0; depth < quotes; ++depth) {
        const qreal gap =
            block.next().blockFormat().intProperty(MarkdownQuoteProperty) > depth ? format.bottomMargin() : 0;
        painter.fillRect(QRectF(area.left() + 4 * unit * depth, area.top(), 2, area.height() + gap), m_style.hairline);
    }
    paintMarker(painter, block, area);
}

void MarkdownBrowser::paintMarker(QPainter &painter, const QTextBlock &block, const QRectF &area) const
{
    const QTextBlockFormat format = block.blockFormat();
    const bool isTask = format.hasProperty(MarkdownTaskProperty);
    const QString marker = format.stringProperty(MarkdownMarkerProperty);
    if (block.layout()->lineCount() == 0 || (!isTask && marker.isEmpty()))
        return;
    const QTextLine line = block.layout()->lineAt(0);
    const int unit = m_style.unit;
    const qreal baseline = area.top() + line.y() + line.ascent();
    const QRectF column(area.left() + format.leftMargin() - 8 * unit, area.top() + line.y(), 6.5 * unit, line.height());
    painter.setPen(m_style.text);
    if (!isTask) {
        painter.setFont(m_style.body);
        painter.drawText(QPointF(column.right() - painter.fontMetrics().horizontalAdvance(marker), baseline), marker);
        return;
    }
    const qreal side = 2.5 * unit;
    const QRectF box(column.right() - side, baseline - side, side, side);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    if (format.boolProperty(MarkdownTaskProperty))
        painter.drawPolyline(QPolygonF{box.topLeft() + QPointF(0.2, 0.5) * side,
                                       box.topLeft() + QPointF(0.42, 0.72) * side,
                                       box.topLeft() + QPointF(0.8, 0.28) * side});
}

} // namespace runlatch::ui
