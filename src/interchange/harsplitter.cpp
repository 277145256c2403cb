// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harsplitter.h"

#include "interchange/foreign/jsonmembers.h"

#include <utility>

namespace runlatch::interchange {

void HarSplitter::add(QByteArrayView bytes)
{
    m_pending.remove(0, m_at);
    m_at = 0;
    m_pending += bytes;
}

std::optional<QByteArray> HarSplitter::next()
{
    using Place = HarOutline::Place;
    while (m_at < m_pending.size()) {
        const char letter = m_pending[m_at++];
        const Place place = m_outline.take(letter);
        if (place == Place::Entry || place == Place::EntryEnd)
            keep(letter);
        if (place != Place::EntryEnd && place != Place::BehindEntry)
            continue;
        m_size = 0;
        return withoutBlanks(std::exchange(m_entry, QByteArray()));
    }
    return std::nullopt;
}

void HarSplitter::keep(char letter)
{
    if (++m_size <= MaxRecordBytes)
        m_entry += letter;
    else
        m_entry = QByteArray();
}

} // namespace runlatch::interchange
