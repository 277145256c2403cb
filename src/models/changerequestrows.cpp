// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestrows.h"

namespace runlatch::models {

void ChangeRequestRows::append(const protocol::ChangeRequest &changeRequest)
{
    if (m_size % Block == 0)
        m_blocks.append(QList<protocol::ChangeRequest>());
    QList<protocol::ChangeRequest> &last = m_blocks.last();
    // A list with a second block is long, and its blocks will be full, so reserving wastes no room.
    if (m_blocks.size() > 1 && last.capacity() < Block)
        last.reserve(Block);
    last.append(changeRequest);
    ++m_size;
}

void ChangeRequestRows::replace(qsizetype index, const protocol::ChangeRequest &changeRequest)
{
    m_blocks[index / Block][index % Block] = changeRequest;
}

} // namespace runlatch::models
