// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "interchange/harsplitter.h"

#include <utility>

namespace runlatch::interchange {

namespace {

constexpr qsizetype LongestName = 16; // of "log" and "entries"; longer ones are others
constexpr qint64 EntriesDepth = 3;    // {"log": {"entries": [

} // namespace

void HarSplitter::add(QByteArrayView bytes)
{
    m_pending.remove(0, m_at);
    m_at = 0;
    m_pending += bytes;
}

std::optional<QByteArray> HarSplitter::next()
{
    while (m_at < m_pending.size()) {
        const char letter = m_pending[m_at++];
        const bool wasInEntry = m_isInEntry;
        take(letter);
        if (wasInEntry || m_isInEntry) {
            if (++m_size <= MaxRecordBytes)
                m_entry += letter;
            else
                m_entry = QByteArray();
        }
        if (std::exchange(m_isEntryDone, false)) {
            m_size = 0;
            return std::exchange(m_entry, QByteArray());
        }
    }
    return std::nullopt;
}

void HarSplitter::take(char letter)
{
    if (m_isInString) {
        if (std::exchange(m_isEscaped, false))
            return;
        if (letter == '\\')
            m_isEscaped = true;
        else if (letter == '"')
            m_isInString = false;
        else if (!m_isInEntry && m_name.size() <= LongestName)
            m_name += letter;
        return;
    }
    switch (letter) {
    case '"':
        m_isInString = true;
        m_name.clear();
        break;
    case ':':
        if (!m_isInEntry && (m_depth == 1 || m_depth == 2))
            m_key[m_depth - 1] = m_name;
        break;
    case '{':
    case '[': open(letter); break;
    case '}':
    case ']': close(); break;
    default: break;
    }
}

void HarSplitter::open(char letter)
{
    if (isInEntries() && m_depth == EntriesDepth)
        m_isInEntry = true;
    ++m_depth;
    if (m_depth == EntriesDepth && letter == '[' && !m_hasEntries && m_key[0] == "log" && m_key[1] == "entries")
        m_hasEntries = true;
}

void HarSplitter::close()
{
    --m_depth;
    if (m_isInEntry && m_depth == EntriesDepth) {
        m_isInEntry = false;
        m_isEntryDone = true;
    } else if (isInEntries() && m_depth < EntriesDepth) {
        m_isClosed = true;
    }
}

bool HarSplitter::isInEntries() const
{
    return m_hasEntries && !m_isClosed;
}

} // namespace runlatch::interchange
