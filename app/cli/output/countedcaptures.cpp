// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "app/cli/output/countedcaptures.h"

namespace runlatch::cli {

bool CountedCaptures::take(const store::CaptureRow &row)
{
    if (m_unstored.remove(row.uuid))
        return false;
    if (!row.stored)
        m_unstored.insert(row.uuid);
    if (m_limit > 0 && m_taken >= m_limit)
        return false;
    if (!row.isRefused())
        ++m_taken;
    return true;
}

} // namespace runlatch::cli
