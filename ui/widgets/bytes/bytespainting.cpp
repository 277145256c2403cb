// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/bytes/bytesview.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

using Kind = text::VisibleCharacter::Kind;

namespace {

constexpr int MinColumns = 16;

Tone toneOfKind(Kind kind)
{
    return kind == Kind::Undecodable ? Tone::Error : kind == Kind::Hidden ? Tone::Warning : Tone::None;
}

} // namespace

double BytesView::cellWidth() const
{
    return QFontMetricsF(font()).horizontalAdvance(u'0');
}

int BytesView::rowHeight() const
{
    return fontMetrics().height() + Theme::of(this).u() / 2;
}

int BytesView::pageRows() const
{
    return std::max(1, viewport()->height() / rowHeight());
}

int BytesView::marginWidth() const
{
    const auto digits = m_mode == Hex ? 8 : std::max(3, static_cast<int>(QString::number(m_bytes.size()).size()));
    return static_cast<int>(std::ceil(digits * cellWidth())) + 4 * Theme::of(this).u();
}

int BytesView::columnsInView() const
{
    const int room = viewport()->width() - marginWidth() - 6 * Theme::of(this).u(); // a line's end stands behind it
    return std::clamp(static_cast<int>(room / cellWidth()), MinColumns, text::TextRows::MaxColumns);
}

QRectF BytesView::cellBox(const BytesLayout::Cell &cell, int top) const
{
    const double left = marginWidth() + 3.0 * Theme::of(this).u();
    return {left + cell.column * cellWidth(), double(top), cell.columns * cellWidth(), double(rowHeight())};
}

qsizetype BytesView::offsetAt(const QPoint &point) const
{
    const qsizetype index = verticalScrollBar()->value() + std::max(0, point.y()) / rowHeight();
    if (index >= m_layout->rowCount())
        return m_bytes.size();
    const BytesLayout::Row row = m_layout->rows(index, 1).constFirst();
    qsizetype nearest = row.end;
    double least = 1e9;
    for (const BytesLayout::Cell &cell : row.cells) {
        const double distance = std::abs(cellBox(cell, 0).left() - point.x());
        if (distance < least) {
            least = distance;
            nearest = cell.offset;
        }
    }
    const bool isBehind = !row.cells.isEmpty() && point.x() > cellBox(row.cells.last(), 0).right();
    return isBehind && row.end == m_bytes.size() ? row.end : nearest;
}

bool BytesView::isMarked(qsizetype offset) const
{
    const auto after = std::upper_bound(m_marks.begin(), m_marks.end(), offset);
    return after != m_marks.begin() && offset < *std::prev(after) + m_markLength;
}

void BytesView::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme.color(Token::Base));
    int top = theme.u() / 2;
    for (const BytesLayout::Row &row : m_layout->rows(verticalScrollBar()->value(), pageRows() + 1)) {
        paintRow(painter, row, top, theme);
        top += rowHeight();
    }
    if (hasFocus())
        style::paintFocus(&painter, viewport()->rect(), theme, 0);
}

void BytesView::paintRow(QPainter &painter, const BytesLayout::Row &row, int top, const Theme &theme) const
{
    const qsizetype begin = std::min(m_anchor, m_cursor);
    const qsizetype end = std::max(m_anchor, m_cursor);
    for (const BytesLayout::Cell &cell : row.cells) {
        if (cell.offset < end && cell.offset + cell.length > begin)
            painter.fillRect(cellBox(cell, top), style::selectionColor(theme, this));
        else if (isMarked(cell.offset))
            painter.fillRect(cellBox(cell, top), theme.toneFill(Tone::Warning));
        else if (cell.kind == Kind::Mark || cell.kind == Kind::Hidden || cell.kind == Kind::Undecodable)
            style::paintBox(&painter, cellBox(cell, top).adjusted(0.5, 1, -0.5, -1),
                            theme.toneFill(toneOfKind(cell.kind)), QColor(), theme.u() / 2.0);
    }
    painter.setFont(font());
    painter.setPen(theme.color(Token::Muted));
    painter.drawText(QRectF(0, top, marginWidth(), rowHeight()), Qt::AlignRight | Qt::AlignVCenter, row.margin);
    paintCells(painter, row, top, theme);
    if (hasFocus())
        paintCursor(painter, row, top, theme);
}

/// Characters of one kind that follow each other are drawn at once.
void BytesView::paintCells(QPainter &painter, const BytesLayout::Row &row, int top, const Theme &theme) const
{
    for (qsizetype at = 0; at < row.cells.size();) {
        const BytesLayout::Cell &first = row.cells[at];
        QString text = first.text;
        QRectF box = cellBox(first, top);
        qsizetype next = at + 1;
        const auto isPlain = [](const BytesLayout::Cell &cell) {
            return cell.kind == Kind::Text && cell.text.size() == cell.columns && cell.text.at(0).unicode() < 0x7F;
        };
        if (isPlain(first)) {
            while (next < row.cells.size() && isPlain(row.cells[next])
                   && row.cells[next].column == row.cells[next - 1].column + row.cells[next - 1].columns)
                text += row.cells[next++].text;
            box.setRight(cellBox(row.cells[next - 1], top).right() + 1);
        }
        const bool isMuted = first.kind == Kind::LineEnd;
        painter.setPen(first.kind == Kind::Text ? theme.color(Token::Text)
                           : isMuted            ? theme.color(Token::Faint)
                                                : theme.toneText(toneOfKind(first.kind)));
        painter.drawText(box, int(Qt::AlignLeft | Qt::AlignVCenter) | int(Qt::TextDontClip) | int(Qt::TextSingleLine),
                         text);
        at = next;
    }
}

void BytesView::paintCursor(QPainter &painter, const BytesLayout::Row &row, int top, const Theme &theme) const
{
    const bool isLast = m_cursor == m_bytes.size() && row.end == m_cursor;
    if (!isLast && (m_cursor < row.offset || m_cursor >= row.end))
        return;
    QRectF box = cellBox({}, top);
    if (isLast && row.offset < row.end && m_bytes.endsWith('\n') && m_mode == Text)
        return; // it stands in the empty row below
    bool isFound = false;
    for (const BytesLayout::Cell &cell : row.cells) {
        if (m_cursor >= cell.offset && m_cursor < cell.offset + cell.length) {
            box = cellBox(cell, top);
            isFound = true;
            break;
        }
    }
    if (!isFound && !row.cells.isEmpty())
        box.moveLeft(cellBox(row.cells.last(), top).right());
    painter.fillRect(QRectF(box.left() - 1, top, 2, rowHeight()), theme.color(Token::Focus));
}

} // namespace runlatch::ui
