// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/captureteller.h"

namespace runlatch::cli {

void CaptureTeller::take(const store::CaptureRow &row)
{
    m_waiting.append(row);
    if (m_waiting.size() == 1)
        tellNext();
}

bool CaptureTeller::needsBody(const store::CaptureRow &row) const
{
    const bool hasFindings = row.findings > 0 || !row.readable;
    return row.stored && !row.isRefused() && (m_tellsBodies || hasFindings);
}

void CaptureTeller::tellNext()
{
    while (!m_waiting.isEmpty()) {
        const store::CaptureRow row = m_waiting.constFirst();
        if (needsBody(row)) {
            m_store->load(row.id, this, [this](const base::Result<store::Capture> &capture) {
                tell(capture ? std::optional(CaptureReport::redactedBody(*capture)) : std::nullopt);
                tellNext();
            });
            return;
        }
        tell({});
    }
}

/// Reports a row. The row is removed before the signal, so that isIdle() is true for a slot that gets the last one.
void CaptureTeller::tell(const std::optional<QByteArray> &body)
{
    const store::CaptureRow row = m_waiting.takeFirst();
    if (!row.isRefused())
        m_report.tellCaptured(row, body, m_tellsBodies);
    else
        m_report.tellRefused(row);
    emit told(row);
}

} // namespace runlatch::cli
