// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturemodel.h"
#include "store/captures/deliveries.h"

#include <optional>

namespace runlatch::ui {

/// The request that is chosen in a list. It stays chosen, and is kept up to date, while it is outside the window of the
/// list.
class ChosenCapture
{
public:
    const store::CaptureRow *row() const { return m_row ? &*m_row : nullptr; } ///< null if none is chosen
    void choose(const store::CaptureRow &row);
    void reset();
    /// Takes its newest state: from the model if it is loaded, otherwise from these rows.
    void update(const models::CaptureModel &model, const QList<store::CaptureRow> &rows);
    void setDeliveries(qint64 id, const store::Deliveries &deliveries); ///< ignored if it is another one
    /// The latest delivery of its task result before it; 0 without one. Among the loaded rows until its deliveries are
    /// known, and for an imported request, which has no others in the store.
    qint64 previousDelivery(const models::CaptureModel &model) const;

private:
    std::optional<store::CaptureRow> m_row;
    qint64 m_previous = 0; ///< of its deliveries
};

} // namespace runlatch::ui
