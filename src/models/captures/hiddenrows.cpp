// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/hiddenrows.h"

namespace runlatch::models {

std::optional<CaptureWindow::Entry> HiddenRows::show(qint64 id)
{
    const auto hidden = m_rows.constFind(id);
    if (hidden == m_rows.constEnd())
        return {};
    std::optional<CaptureWindow::Entry> entry(*hidden);
    m_rows.erase(hidden);
    return entry;
}

void HiddenRows::forget(const QList<qint64> &ids)
{
    for (const qint64 id : ids)
        m_rows.remove(id);
}

bool HiddenRows::update(const store::CaptureRow &row)
{
    const auto hidden = m_rows.find(row.id);
    if (hidden == m_rows.end())
        return false;
    hidden->row = row;
    return true;
}

void HiddenRows::update(const LateFindings &findings)
{
    for (CaptureWindow::Entry &hidden : m_rows)
        hidden.row = findings.current(hidden.row);
}

} // namespace runlatch::models
