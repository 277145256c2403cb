// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/followmode.h"

#include "models/captures/capturemodel.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QTableView>
#include <QWheelEvent>

#include <utility>

namespace runlatch::ui {

FollowMode::FollowMode(QTableView &table)
    : QObject(&table)
    , m_table(table)
{
    table.installEventFilter(this);
    table.viewport()->installEventFilter(this);
}

void FollowMode::setCaptures(models::CaptureModel &model)
{
    m_captures = &model;
    m_state = State::Following;
    m_isChosen = false;
    hold();
    emit changed();
}

void FollowMode::follow()
{
    m_isChosen = false;
    set(State::Following);
}

void FollowMode::pause()
{
    if (m_state == State::Following)
        set(State::Paused);
}

void FollowMode::turnOff()
{
    set(State::TurnedOff);
}

void FollowMode::set(State state)
{
    if (state == m_state)
        return;
    m_state = state;
    hold();
    emit changed();
}

void FollowMode::hold()
{
    if (m_captures)
        m_captures->setHeld(isHolding());
    if (m_captures && !isHolding() && !m_captures->isAtNewest())
        emit newerWanted();
}

bool FollowMode::isTop() const
{
    return m_captures && m_captures->isAtNewest() && m_table.verticalScrollBar()->value() == 0;
}

void FollowMode::noteChoice(int row)
{
    m_isChosen = row == 0 && isTop();
    if (!m_isChosen)
        pause();
}

void FollowMode::expect(int rows)
{
    const QModelIndex current = m_table.currentIndex();
    if (m_state != State::Following || !m_isChosen || !current.isValid())
        return;
    if (current.row() + rows >= m_table.viewport()->height() / qMax(1, m_table.rowHeight(current.row())))
        pause();
}

void FollowMode::noteScroll(int from, int to)
{
    if (to > from)
        pause();
    else if (m_state == State::Paused && isTop())
        follow();
}

/// noteChoice() tells what a click chooses, but nothing tells that the chosen row was clicked.
bool FollowMode::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::MouseMove) {
        setPointed(m_table.rowAt(static_cast<QMouseEvent *>(event)->position().toPoint().y()) >= 0);
    } else if (type == QEvent::MouseButtonPress) {
        const QModelIndex clicked = m_table.indexAt(static_cast<QMouseEvent *>(event)->position().toPoint());
        if (watched == m_table.viewport() && clicked.isValid() && clicked.row() == m_table.currentIndex().row())
            pause();
    } else if (type == QEvent::Leave || type == QEvent::WindowDeactivate) {
        setPointed(false);
    } else if (type == QEvent::ContextMenu) {
        pause();
    } else if (type == QEvent::Wheel && m_table.verticalScrollBar()->value() == 0 && m_state == State::Paused
               && static_cast<QWheelEvent *>(event)->angleDelta().y() > 0) {
        noteScroll(0, 0); // at the top nothing scrolls, but the user wants to see what is newer
        emit newerWanted();
    }
    return QObject::eventFilter(watched, event);
}

void FollowMode::setPointed(bool pointed)
{
    const bool points = pointed && m_table.isActiveWindow();
    if (std::exchange(m_isPointed, points) != points)
        hold();
}

} // namespace runlatch::ui
