// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/toldrows.h"

#include <algorithm>
#include <iterator>

namespace runlatch::models {

void ToldRows::clear()
{
    m_rows.clear();
    m_isTooMany = false;
}

void ToldRows::note(const store::CaptureRow &row)
{
    if (m_rows.size() < MaxRows)
        m_rows.append(row);
    else
        m_isTooMany = true;
}

QList<store::CaptureRow> ToldRows::with(QList<store::CaptureRow> page, qint64 reached) const
{
    std::copy_if(m_rows.begin(), m_rows.end(), std::back_inserter(page),
                 [reached](const store::CaptureRow &row) { return row.id > reached; });
    return page;
}

} // namespace runlatch::models
