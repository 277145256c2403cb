// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"
#include "store/search/capturecondition.h"

#include <atomic>
#include <memory>
#include <vector>

struct sqlite3;

namespace runlatch::store {

class Database;

/// The functions of a CaptureCondition in one connection, so that a text is compared by the filter language's own
/// rules: has_word(word, value, ...) is 1 if the word is in one of the texts, has_endpoint(word, path) if it is in the
/// path or in the name of its endpoint, is_in_bytes(word, id) if it is in the head or the body of the capture. Its
/// bytes are read here, because SQLite would keep them once for each word of a statement, and a body may have 64 MB.
/// Lives in the connection's thread.
class WordFunctions
{
public:
    using Stop = std::shared_ptr<const std::atomic_bool>;

    /// Call after `database` was opened; this must outlive the connection.
    base::Done addTo(Database &database);
    /// The words and names of the next statements. A statement fails as soon as `stop` is true; it may be null.
    void set(const CaptureCondition &condition, Stop stop);
    void forget(); ///< frees the bytes of the last capture, when the statements are done

    struct Bytes ///< as texts
    {
        QString head;
        QString body;
    };
    /// The bytes of a capture, which stay for the next word. Empty if there are none; an error is a code of SQLite.
    int read(sqlite3 *connection, qint64 id);
    const Bytes &bytes() const { return m_bytes; }

    const filter::Word *word(qint64 index) const; ///< null for an index without a word
    const EndpointNames &endpointNames() const { return m_endpointNames; }
    bool isStopped() const { return m_stop && m_stop->load(std::memory_order_relaxed); }

private:
    std::vector<filter::Word> m_words;
    EndpointNames m_endpointNames;
    Stop m_stop;
    qint64 m_readId = 0; ///< 0: none
    Bytes m_bytes;
};

} // namespace runlatch::store
