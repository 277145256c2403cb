// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/widgets/tables/tableview.h"

#include "ui/style/painting.h"
#include "ui/style/theme.h"
#include "ui/widgets/tables/celldelegate.h"
#include "wording/plaintext.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

#include <utility>

namespace runlatch::ui {

TableView::TableView(const QString &accessibleName, QWidget *parent)
    : QTableView(parent)
{
    setAccessibleName(accessibleName);
    setFrameShape(NoFrame);
    setShowGrid(false);
    setWordWrap(false);
    setCornerButtonEnabled(false);
    setTabKeyNavigation(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setHorizontalScrollMode(ScrollPerPixel);
    setItemDelegate(new CellDelegate(this));
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    // A click would select the column; a table that is sorted turns this on.
    horizontalHeader()->setSectionsClickable(false);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->viewport()->installEventFilter(this);
    measure();
}

void TableView::setStretchColumn(int column)
{
    horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);
}

void TableView::setCell(int column, Cell cell)
{
    m_cells.insert(column, cell);
    viewport()->update();
}

int TableView::widthOf(int column, const QString &sample, int extra) const
{
    const Theme &theme = Theme::of(this);
    const int text = theme.width(sample, cell(column) == Cell::Mono ? TextStyle::Mono : TextStyle::Body) + extra;
    return qMax(text, wordWidth(column)) + padding(column) + 2;
}

int TableView::padding(int column) const
{
    return (column == firstColumn() ? 6 : 4) * Theme::of(this).u();
}

/// The width of the heading without padding and arrow.
int TableView::wordWidth(int column) const
{
    return Theme::of(this).width(model()->headerData(column, Qt::Horizontal).toString(), TextStyle::Small);
}

void TableView::setSample(int column, const QString &sample, int extra)
{
    setColumnWidth(column, widthOf(column, sample, extra));
}

void TableView::setMutedRows(std::function<bool(const QModelIndex &)> muted)
{
    m_muted = std::move(muted);
    viewport()->update();
}

int TableView::firstColumn() const
{
    const QHeaderView *header = horizontalHeader();
    for (int place = 0; place < header->count(); ++place) {
        if (!header->isSectionHidden(header->logicalIndex(place)))
            return header->logicalIndex(place);
    }
    return -1;
}

/// Moves by rows: Home and End go to the first and the last row, because users select rows, not cells.
QModelIndex TableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    const int column = qMax(currentIndex().column(), firstColumn());
    if (model() && action == MoveHome)
        return model()->index(0, column, rootIndex());
    if (model() && action == MoveEnd)
        return model()->index(model()->rowCount(rootIndex()) - 1, column, rootIndex());
    return QTableView::moveCursor(action, modifiers);
}

bool TableView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == horizontalHeader()->viewport() && event->type() == QEvent::ToolTip)
        return showHeading(*static_cast<QHelpEvent *>(event));
    return QTableView::eventFilter(watched, event);
}

/// A column with a tool tip of its own keeps that.
bool TableView::showHeading(const QHelpEvent &event)
{
    const int column = horizontalHeader()->logicalIndexAt(event.pos());
    if (column < 0 || model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).isValid())
        return false;
    const bool isSorted =
        horizontalHeader()->isSortIndicatorShown() && horizontalHeader()->sortIndicatorSection() == column;
    const int arrow = isSorted ? style::sortArrowRoom(Theme::of(this)) : 0;
    const bool isCut = wordWidth(column) + padding(column) + arrow > columnWidth(column);
    const QString word = model()->headerData(column, Qt::Horizontal).toString();
    QToolTip::showText(event.globalPos(), isCut ? wording::toolTip(word) : QString(), this);
    return true;
}

bool TableView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::MouseMove)
        setHoverRow(rowAt(static_cast<QMouseEvent *>(event)->position().toPoint().y()));
    else if (event->type() == QEvent::Leave || event->type() == QEvent::Wheel)
        setHoverRow(-1);
    return QTableView::viewportEvent(event);
}

/// Tints rows across the full width, also beyond their last cell. The cells are drawn over the tint.
void TableView::paintEvent(QPaintEvent *event)
{
    const Theme &theme = Theme::of(this);
    if (model()) {
        QPainter painter(viewport());
        const int last = rowAt(viewport()->height() - 1);
        const int end = last < 0 ? model()->rowCount(rootIndex()) - 1 : last;
        for (int row = qMax(0, rowAt(0)); row <= end; ++row) {
            if (selectionModel()->isRowSelected(row, rootIndex()))
                painter.fillRect(rowRect(row), style::selectionColor(theme, this));
            else if (row == m_hoverRow)
                painter.fillRect(rowRect(row), theme.color(Token::Hover));
            else if (row % 2 == 1)
                painter.fillRect(rowRect(row), theme.color(Token::Alternate));
        }
    }
    QTableView::paintEvent(event);
    if (currentIndex().isValid()) {
        QPainter painter(viewport());
        style::paintCurrentBar(&painter, rowRect(currentIndex().row()), theme, layoutDirection());
    }
}

void TableView::focusInEvent(QFocusEvent *event)
{
    QTableView::focusInEvent(event);
    viewport()->update();
}

void TableView::focusOutEvent(QFocusEvent *event)
{
    QTableView::focusOutEvent(event);
    viewport()->update();
}

void TableView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        measure();
    QTableView::changeEvent(event);
}

/// At the end Qt aligns the last row with the lower edge, and else the first row with the upper one. A table that loses
/// height at its end would so move its rows by a part of one.
void TableView::updateGeometries()
{
    const int value = verticalScrollBar()->value();
    const int offset = verticalHeader()->offset();
    QTableView::updateGeometries();
    const int moved = verticalHeader()->offset() - offset;
    const bool isWithinRow = moved > 0 && moved < verticalHeader()->defaultSectionSize();
    if (verticalScrollBar()->value() == value && isWithinRow)
        verticalHeader()->setOffset(offset);
}

void TableView::measure()
{
    // Otherwise the section's own minimum, from the font and the header's margin, would win.
    verticalHeader()->setMinimumSectionSize(1);
    verticalHeader()->setDefaultSectionSize(Theme::of(this).controlHeight());
}

void TableView::setHoverRow(int row)
{
    if (row == m_hoverRow)
        return;
    viewport()->update(rowRect(m_hoverRow));
    viewport()->update(rowRect(row));
    m_hoverRow = row;
}

QRect TableView::rowRect(int row) const
{
    return row < 0 ? QRect() : QRect(0, rowViewportPosition(row), viewport()->width(), rowHeight(row));
}

} // namespace runlatch::ui
