// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/latefindings.h"

namespace runlatch::models {

void LateFindings::note(const QHash<qint64, lint::LintSummary> &findings)
{
    for (auto found = findings.begin(); found != findings.end(); ++found)
        m_findings.insert(found.key(), new lint::LintSummary(found.value()));
}

store::CaptureRow LateFindings::current(store::CaptureRow row) const
{
    if (row.findings)
        return row;
    if (const lint::LintSummary *known = m_findings.object(row.id))
        row.findings = *known;
    return row;
}

} // namespace runlatch::models
