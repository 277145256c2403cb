// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/search/capturecondition.h"

#include <atomic>
#include <memory>
#include <vector>

namespace runlatch::store {

class Database;

/// The functions of a CaptureCondition in one connection, so that a text is compared by the filter language's own
/// rules: has_word(word, value, ...) is 1 if the word is in one of the texts or bytes, has_endpoint(word, path) if it
/// is in the path or in the name of its endpoint. Lives in the connection's thread.
class WordFunctions
{
public:
    using Stop = std::shared_ptr<const std::atomic_bool>;

    /// Call after `database` was opened; this must outlive the connection.
    base::Done addTo(Database &database);
    /// The words and names of the next statements. A statement fails as soon as `stop` is true; it may be null.
    void set(const CaptureCondition &condition, Stop stop);

    const filter::Word *word(qint64 index) const; ///< null for an index without a word
    const EndpointNames &endpointNames() const { return m_endpointNames; }
    bool isStopped() const { return m_stop && m_stop->load(std::memory_order_relaxed); }

private:
    std::vector<filter::Word> m_words;
    EndpointNames m_endpointNames;
    Stop m_stop;
};

} // namespace runlatch::store
