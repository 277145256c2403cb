// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QCache>
#include <QHash>

namespace runlatch::models {

/// Findings that the store counted after it had answered (CaptureStore::counted). A row that was read earlier, and
/// lacks them, may be reported later.
class LateFindings
{
public:
    static constexpr int MaxCaptures =
        2000; ///< the oldest are forgotten; their rows lack them until they are read again

    void note(const QHash<qint64, lint::LintSummary> &findings); ///< by the ids of the captures
    store::CaptureRow current(store::CaptureRow row) const;

private:
    QCache<qint64, lint::LintSummary> m_findings{MaxCaptures};
};

} // namespace runlatch::models
