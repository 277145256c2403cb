// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QList>

namespace runlatch::models {

/// Rows that were reported while a page was asked for, which may lack them.
class ToldRows
{
public:
    static constexpr int MaxRows = 2000;

    void clear();
    void note(const store::CaptureRow &row);
    bool isTooMany() const { return m_isTooMany; } ///< more than MaxRows came: the last ones are not here
    /// The page, newest first, and behind it the rows that are newer than `reached`.
    QList<store::CaptureRow> with(QList<store::CaptureRow> page, qint64 reached) const;

private:
    QList<store::CaptureRow> m_rows;
    bool m_isTooMany = false;
};

} // namespace runlatch::models
