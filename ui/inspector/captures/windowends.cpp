// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/captures/windowends.h"

namespace runlatch::ui {

using models::CaptureModel;

void WindowEnds::setCaptures(CaptureModel &model)
{
    const auto drop = [this] { m_wish = Wish::None; };
    m_model = &model;
    m_wish = Wish::None;
    connect(&model, &CaptureModel::fetched, this, &WindowEnds::take);
    connect(&model, &CaptureModel::moveDropped, this, drop);
    connect(&model, &CaptureModel::failed, this, drop);
}

void WindowEnds::goToNewest()
{
    if (!m_model)
        return;
    const bool isThere = m_model->isAtNewest() && !m_model->isMoving();
    if (!isThere)
        m_model->fetchNewest(); // which ends another wish
    m_wish = Wish::Newest;
    if (isThere)
        take();
}

void WindowEnds::goToOldest()
{
    if (!m_model)
        return;
    m_model->fetchOldest(); // which ends another wish
    m_wish = Wish::Oldest;
}

void WindowEnds::take()
{
    const bool isThere = m_wish == Wish::Newest ? m_model->isAtNewest() : m_model->isAtOldest();
    if (m_wish == Wish::None || !isThere)
        return;
    const bool isNewest = m_wish == Wish::Newest;
    m_wish = Wish::None;
    if (m_model->rowCount() == 0)
        return;
    if (isNewest)
        emit newestReached();
    else
        emit oldestReached();
}

} // namespace runlatch::ui
