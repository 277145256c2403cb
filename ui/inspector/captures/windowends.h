// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturemodel.h"

#include <QObject>
#include <QPointer>

namespace runlatch::ui {

/// The wish to be at the newest or the oldest request, which may have to be loaded first. A later wish replaces it, and
/// a move of the window that fails, or goes elsewhere, ends it.
class WindowEnds final : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    void setCaptures(models::CaptureModel &model);
    void goToNewest(); ///< no effect without a model
    void goToOldest(); ///< likewise

signals:
    void newestReached(); ///< row 0 is the newest one, and there is one
    void oldestReached(); ///< the last row is the oldest one, and there is one

private:
    enum class Wish { None, Newest, Oldest };

    void take();

    QPointer<models::CaptureModel> m_model;
    Wish m_wish = Wish::None;
};

} // namespace runlatch::ui
