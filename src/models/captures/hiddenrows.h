// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/captures/capturewindow.h"
#include "models/captures/latefindings.h"

#include <QHash>

#include <optional>

namespace runlatch::models {

/// The rows that a deletion, which can be undone, keeps out of the list.
class HiddenRows
{
public:
    bool has(qint64 id) const { return m_rows.contains(id); }
    void hide(const CaptureWindow::Entry &entry) { m_rows.insert(entry.row.id, entry); }
    std::optional<CaptureWindow::Entry> show(qint64 id); ///< nullopt if it was not hidden
    void forget(const QList<qint64> &ids);               ///< they are gone from the store
    bool update(const store::CaptureRow &row);           ///< takes its newest state; false if it is not hidden
    void update(const LateFindings &findings);

private:
    QHash<qint64, CaptureWindow::Entry> m_rows; ///< by id
};

} // namespace runlatch::models
