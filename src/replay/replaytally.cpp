// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "replay/replaytally.h"

#include <algorithm>

namespace runlatch::replay {

void ReplayTally::add(const base::Result<http::Response> &answer)
{
    if (!answer) {
        ++m_unanswered;
        return;
    }
    ++m_statuses[answer->status];
    const int took = static_cast<int>(answer->took.count());
    m_times.insert(std::ranges::upper_bound(m_times, took), took);
}

int ReplayTally::accepted() const
{
    int accepted = 0;
    for (auto status = m_statuses.cbegin(); status != m_statuses.cend(); ++status)
        accepted += status.key() / 100 == 2 ? status.value() : 0;
    return accepted;
}

} // namespace runlatch::replay
