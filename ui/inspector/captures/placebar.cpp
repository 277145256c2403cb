// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/placebar.h"

#include "models/captures/capturemodel.h"
#include "ui/inspector/captures/captureview.h"
#include "ui/inspector/captures/followmode.h"

#include <QScopedValueRollback>

#include <utility>

namespace runlatch::ui {

namespace {

constexpr qint64 MaxSteps = 1'000'000'000; // a scroll bar counts in int

} // namespace

PlaceBar::PlaceBar(CaptureView &view, QWidget *parent)
    : QScrollBar(Qt::Vertical, parent)
    , m_view(view)
{
    setAccessibleName(tr("Place among all received requests"));
    setFocusPolicy(Qt::NoFocus);
    // The range changes while the view lays itself out; a view that were resized then would not fit its header again.
    QSizePolicy keepsWidth = sizePolicy();
    keepsWidth.setRetainSizeWhenHidden(true);
    setSizePolicy(keepsWidth);
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, &PlaceBar::showPlace);
    connect(view.verticalScrollBar(), &QScrollBar::rangeChanged, this, &PlaceBar::showPlace);
    connect(this, &QScrollBar::valueChanged, this, &PlaceBar::goTo);
    connect(this, &QScrollBar::sliderReleased, this, &PlaceBar::showPlace);
    showPlace();
}

void PlaceBar::setCaptures(models::CaptureModel &model)
{
    m_captures = &model;
    m_wanted = m_asked = 0;
    connect(&model, &models::CaptureModel::fetched, this, &PlaceBar::goOn);
    connect(&model, &models::CaptureModel::moved, this, &PlaceBar::goOn);
    connect(&model, &models::CaptureModel::failed, this, &PlaceBar::giveUp);
    connect(&model, &models::CaptureModel::moveDropped, this, &PlaceBar::giveUp);
    connect(&model, &models::CaptureModel::lowestChanged, this, &PlaceBar::showPlace);
    connect(&model, &models::CaptureModel::newerChanged, this, &PlaceBar::showPlace);
    showPlace();
}

/// Shows where the first visible row is, unless the user is on the way to another place.
void PlaceBar::showPlace()
{
    if (m_wanted != 0 || isSliderDown())
        return;
    const QScopedValueRollback showing(m_isShowing, true);
    const QScrollBar &rows = *m_view.verticalScrollBar();
    const int first = m_captures ? qMin(rows.value(), m_captures->rowCount() - 1) : -1;
    const qint64 highest = m_captures ? m_captures->highestId() : 0;
    const qint64 visible = qMax(1, rows.pageStep());
    const bool fits = first < 0 || (rows.maximum() == 0 && m_captures->isAtNewest() && m_captures->isAtOldest());
    const qint64 span = fits ? 0 : qMax<qint64>(0, highest - m_captures->lowestId() + 1 - visible);
    m_top = highest;
    m_step = span / MaxSteps + 1;
    setPageStep(static_cast<int>(qMax<qint64>(1, visible / m_step)));
    setRange(0, static_cast<int>(span / m_step));
    const qint64 id = first < 0 ? highest : m_captures->at(first).id;
    setValue(id == 0 ? 0 : static_cast<int>(qBound<qint64>(0, (highest - id) / m_step, span / m_step)));
    setVisible(span > 0);
}

void PlaceBar::goTo(int value)
{
    if (m_isShowing || !m_captures)
        return;
    m_wanted = value == 0 ? m_captures->highestId() : qMax<qint64>(1, m_top - value * m_step);
    goOn();
}

void PlaceBar::giveUp()
{
    m_wanted = m_asked = 0;
    showPlace();
}

/// Goes to the wanted place. While its rows are being loaded, the user may go on to another place.
void PlaceBar::goOn()
{
    if (m_wanted == 0 || m_captures->isMoving())
        return;
    if (m_wanted == m_asked || isLoaded(m_wanted)) {
        arrive(std::exchange(m_wanted, 0));
        m_asked = 0;
        return;
    }
    m_asked = m_wanted;
    m_view.followMode().pause();
    m_captures->fetchFrom(m_wanted);
}

bool PlaceBar::isLoaded(qint64 id) const
{
    const int rows = m_captures->rowCount();
    return rows > 0 && (id <= m_captures->at(0).id || m_captures->isAtNewest())
        && (id >= m_captures->at(rows - 1).id || m_captures->isAtOldest());
}

void PlaceBar::arrive(qint64 id)
{
    const int rows = m_captures->rowCount();
    if (rows == 0)
        return m_captures->fetchOldest(); // no older request fits the filter
    const int row = qMin(m_captures->rowFrom(id), rows - 1);
    m_view.verticalScrollBar()->setValue(row);
    m_view.followMode().noteScroll(row, row); // at the top, nothing may have moved
    m_captures->fetchNewer();                 // the user may scroll up from here
    showPlace();
}

} // namespace runlatch::ui
