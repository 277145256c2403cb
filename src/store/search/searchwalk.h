// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/search/searchplan.h"
#include "store/search/wordblocks.h"

#include <optional>

namespace runlatch::store {

/// Cuts the ids of a search into stretches, in the order of the search. The word index tells what is to be looked at in
/// each. Ids that no block covers, such as the newest, are looked at in short stretches. A stretch whose bodies are
/// read ends with the one, or the block, that brings them to 5 MB. Ids whose captures were received at other times than
/// the plan's are a stretch without a look.
class SearchWalk
{
public:
    struct Stretch
    {
        qint64 from = 0; ///< in the order of the search: the larger id unless it goes upwards
        qint64 to = 0;
        SearchPlan::Look look = SearchPlan::Look::All;
        int cost = 0; ///< about the number of rows that could be read in the same time
    };

    /// The index of words and times; null where there is none. All must outlive this.
    struct Index
    {
        WordBlocks *blocks = nullptr;
        TimeSpans *times = nullptr;
    };

    /// From one id to the other, upwards or downwards.
    SearchWalk(Database &store, const Index &index, const SearchPlan &plan, qint64 from, qint64 to);

    /// The next stretch; nullopt at the end.
    base::Result<std::optional<Stretch>> next();
    /// Tells whether the index has what nobody here has written. The walk goes on without it.
    bool isIndexBroken() const { return m_isIndexBroken; }

private:
    base::Result<qint64> nearest(qint64 id); ///< the id of the first capture from there on; past the end without one
    void openBlocks();
    void readBlock();
    void dropIndex();
    bool isPast(qint64 id, qint64 limit) const { return m_isUpwards ? id > limit : id < limit; }
    base::Result<std::optional<Stretch>> skip();
    qint64 after(qint64 id) const { return m_isUpwards ? id + 1 : id - 1; }
    qint64 before(qint64 id) const { return m_isUpwards ? id - 1 : id + 1; }
    qint64 nearer(qint64 one, qint64 other) const { return isPast(one, other) ? other : one; }
    qint64 nearEdge() const { return m_isUpwards ? m_block->first : m_block->last; }
    qint64 farEdge() const { return m_isUpwards ? m_block->last : m_block->first; }
    base::Result<std::optional<Stretch>> takeBlocks();
    base::Result<qint64> bytesOf(qint64 from, qint64 to, SearchPlan::Look look);
    base::Done limitBytes(Stretch &stretch);
    int costOfRows(qint64 rows) const;
    static int costOfBytes(qint64 bytes);

    Database &m_store;
    WordBlocks *m_blocks;
    TimeSpans *m_times;
    const SearchPlan &m_plan;
    qint64 m_at;
    qint64 m_end;
    bool m_isUpwards;
    qint64 m_limit; ///< the last id up to which captures may be of the plan's times
    Rows m_rows;
    std::optional<WordBlock> m_block; ///< the next one
    bool m_isIndexBroken = false;
};

} // namespace runlatch::store
