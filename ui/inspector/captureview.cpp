// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captureview.h"

#include "models/capturemodel.h"

#include <QScrollBar>

namespace runlatch::ui {

namespace {

constexpr int NearTop = 50; // rows; newer rows are loaded before the user reaches the first one

} // namespace

CaptureView::CaptureView(const QString &accessibleName, QWidget *parent)
    : TableView(accessibleName, parent)
{
    setVerticalScrollMode(ScrollPerItem); // the bar's value is the first visible row
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &CaptureView::lookUp);
}

void CaptureView::setCaptures(models::CaptureModel &model)
{
    m_captures = &model;
    setModel(&model);
    // Connected after the header's own connections, because the header must know the new rows before the view looks for
    // the visible ones.
    connect(&model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { keepAfterInsertion(first, last); });
    connect(&model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { keepAfterRemoval(first, last); });
    connect(&model, &models::CaptureModel::fetched, this, &CaptureView::lookUp);
}

void CaptureView::keepAfterInsertion(int first, int last)
{
    QScrollBar *bar = verticalScrollBar();
    const int top = bar->value();
    const bool seesTheNewest = top == 0 && m_captures->isAtNewest();
    if (first > top || seesTheNewest)
        return;
    executeDelayedItemsLayout(); // the scroll bar needs the new range first
    bar->setValue(top + last - first + 1);
}

void CaptureView::keepAfterRemoval(int first, int last)
{
    QScrollBar *bar = verticalScrollBar();
    const int above = qMin(last + 1, bar->value()) - first;
    if (above <= 0)
        return;
    const int top = bar->value() - above;
    executeDelayedItemsLayout();
    bar->setValue(top);
}

void CaptureView::lookUp()
{
    if (m_captures && verticalScrollBar()->value() < NearTop)
        m_captures->fetchNewer();
}

/// Takes the focus without making a row current. Qt would make a row current, and a chosen row outside the window would
/// be lost.
void CaptureView::focusInEvent(QFocusEvent *event)
{
    m_isEntered = true;
    TableView::focusInEvent(event);
    m_isEntered = false;
}

QModelIndex CaptureView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (m_isEntered)
        return {};
    if (m_captures && action == MoveHome && !m_captures->isAtNewest()) {
        emit newestWanted();
        return currentIndex();
    }
    // The chosen row may be outside the window. The keys then start from the first visible row.
    if (m_captures && !currentIndex().isValid() && action != MoveHome && action != MoveEnd)
        return m_captures->index(rowAt(0), firstColumn());
    return TableView::moveCursor(action, modifiers);
}

} // namespace runlatch::ui
