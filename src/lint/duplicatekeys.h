// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArrayView>

#include <cstdint>
#include <vector>

namespace runlatch::lint {

/// Finds keys that stand twice in one object, however they are escaped, in time that grows with the text: the hashes
/// are seeded, so that nobody can choose keys that collide. Takes 16 bytes for each member of an object that is open,
/// and 8 more while it is closed. Internal to this library.
class DuplicateKeys
{
public:
    struct Key
    {
        std::uint32_t hash = 0;
        std::uint32_t offset = 0; ///< behind the quote
        std::uint32_t size = 0;
        bool isEscaped = false;
    };

    /// The text is at most 4 GB, and must outlive this.
    explicit DuplicateKeys(QByteArrayView text)
        : m_text(text)
    {
    }

    void open() { m_objects.push_back(m_keys.size()); }
    void add(qsizetype offset, qsizetype size, bool isEscaped);
    /// The keys of the innermost object that stood there before, in the order of the text. Valid until the next call.
    const std::vector<Key> &close();

    qsizetype steps() const { return m_steps; } ///< comparisons so far; for tests

private:
    QByteArrayView view(const Key &key) const { return m_text.sliced(key.offset, key.size); }
    bool isSame(const Key &left, const Key &right);
    void compareAll(std::size_t first);
    void compareByTable(std::size_t first);

    const QByteArrayView m_text;
    std::vector<Key> m_keys; ///< of all open objects, outer ones first
    std::vector<std::size_t> m_objects;
    std::vector<std::uint32_t> m_table;
    std::vector<Key> m_found;
    qsizetype m_steps = 0;
};

} // namespace runlatch::lint
