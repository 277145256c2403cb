// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/exchangerelay.h"

#include <utility>

namespace runlatch::http {

void ExchangeRelay::offer(ExchangeRecord record)
{
    const int waiting = m_waiting.fetch_add(1);
    if (waiting >= MaxWaiting) {
        m_waiting.fetch_sub(1);
        return;
    }
    if (waiting >= MaxWhole) {
        record.requestHeaders.clear();
        record.requestBody.clear();
        record.responseHeaders.clear();
        record.responseBody.clear();
        record.path.truncate(BriefPath);
    }
    const auto tell = [this, record = std::move(record)] {
        m_waiting.fetch_sub(1);
        emit exchanged(record);
    };
    QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

} // namespace runlatch::http
