// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QQueue>
#include <QSet>

#include <optional>

namespace runlatch::base {

/// A set for values that strangers can add. It holds at most `most` values and forgets its oldest value first.
template <typename T> class BoundedSet
{
public:
    explicit BoundedSet(qsizetype max)
        : m_max(max)
    {
    }

    bool contains(const T &value) const { return m_values.contains(value); }
    qsizetype size() const { return m_values.size(); }

    /// Returns the value that was forgotten for it; nullopt if there was none.
    std::optional<T> insert(const T &value)
    {
        if (m_values.contains(value))
            return std::nullopt;
        std::optional<T> forgotten;
        if (m_values.size() >= m_max) {
            forgotten = m_order.dequeue();
            m_values.remove(*forgotten);
        }
        m_values.insert(value);
        m_order.enqueue(value);
        return forgotten;
    }

    void clear()
    {
        m_values.clear();
        m_order.clear();
    }

    /// Returns whether the value was in the set. Takes time in proportion to `most`.
    bool remove(const T &value) { return m_values.remove(value) && m_order.removeOne(value); }

private:
    qsizetype m_max;
    QSet<T> m_values;
    QQueue<T> m_order; ///< the oldest first
};

} // namespace runlatch::base
