// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/search/slicesearcher.h"
#include "store/sql/connection.h"

namespace runlatch::store {

/// Searches the captures of a server. The server leaves out what the filter tells without texts; texts are judged here,
/// by the filter's own rules, so a word has all captures read that the rest of the filter accepts. An empty stretch of
/// ids costs nothing.
class PostgresSearcher final : public SliceSearcher
{
    Q_OBJECT
public:
    explicit PostgresSearcher(Connection &connection); ///< which must outlive this

    void search(const Slice &slice, const base::Answer<SearchReport> &answer) override;
    base::Result<SearchReport> search(const Slice &slice); ///< likewise, at once and in any thread

    /// The bounds of a stretch, which one statement reads.
    static constexpr int MaxRows = 5000;
    static constexpr int MaxWholeRows = 256;    ///< with their bytes
    static constexpr qint64 MaxBytes = 8 << 20; ///< of heads and bodies; ends with the capture that reaches it
    static constexpr qint64 LongestSlice = 50;  ///< milliseconds; somebody waits for progress

private:
    base::Done readBounds(SearchReport &report);
    base::Done walk(const Slice &slice, qint64 from, qint64 to, SearchReport &report);
    base::Result<qint64> endOfStretch(const Slice &slice, qint64 from, qint64 to);
    base::Done look(const Slice &slice, qint64 from, qint64 to, SearchReport &report);

    Connection &m_connection;
};

} // namespace runlatch::store
