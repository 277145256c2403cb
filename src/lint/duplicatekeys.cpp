// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/duplicatekeys.h"

#include "json/jsontext.h"
#include "text/keyedsum.h"

#include <bit>

namespace runlatch::lint {

namespace {

constexpr std::size_t MaxComparedKeys = 8; // up to here comparing each with each is faster than a table

/// Qt's hash took a third of the linter's time here, although it is as fast as this one where it is called alone.
std::uint32_t hashOf(QByteArrayView bytes)
{
    return static_cast<std::uint32_t>(text::keyedSum(bytes));
}

} // namespace

void DuplicateKeys::add(qsizetype offset, qsizetype size, bool isEscaped)
{
    const QByteArrayView written = m_text.sliced(offset, size);
    const std::uint32_t hash = isEscaped ? hashOf(json::jsontext::decoded(written)) : hashOf(written);
    m_keys.push_back({hash, static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(size), isEscaped});
}

const std::vector<DuplicateKeys::Key> &DuplicateKeys::close()
{
    m_found.clear();
    const std::size_t first = m_objects.back();
    m_objects.pop_back();
    if (m_keys.size() - first <= MaxComparedKeys)
        compareAll(first);
    else
        compareByTable(first);
    m_keys.resize(first);
    return m_found;
}

bool DuplicateKeys::isSame(const Key &left, const Key &right)
{
    ++m_steps;
    if (left.hash != right.hash)
        return false;
    if (!left.isEscaped && !right.isEscaped)
        return view(left) == view(right);
    return json::jsontext::decoded(view(left)) == json::jsontext::decoded(view(right));
}

void DuplicateKeys::compareAll(std::size_t first)
{
    for (std::size_t index = first + 1; index < m_keys.size(); ++index) {
        for (std::size_t before = first; before < index; ++before) {
            if (isSame(m_keys[before], m_keys[index])) {
                m_found.push_back(m_keys[index]);
                break;
            }
        }
    }
}

void DuplicateKeys::compareByTable(std::size_t first)
{
    const std::size_t size = std::bit_ceil((m_keys.size() - first) * 2);
    m_table.assign(size, 0); // a place holds the number of a key, from 1
    for (std::size_t index = first; index < m_keys.size(); ++index) {
        std::size_t place = m_keys[index].hash & (size - 1);
        while (m_table[place] != 0 && !isSame(m_keys[first + m_table[place] - 1], m_keys[index]))
            place = (place + 1) & (size - 1);
        if (m_table[place] != 0)
            m_found.push_back(m_keys[index]);
        else
            m_table[place] = static_cast<std::uint32_t>(index - first + 1);
    }
}

} // namespace runlatch::lint
