// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/search/searchwalk.h"
#include "store/search/slicesearcher.h"
#include "store/search/wordfunctions.h"

namespace runlatch::store {

/// Searches the captures of a file by the index of words.
class CaptureSearcher final : public SliceSearcher
{
    Q_OBJECT
public:
    explicit CaptureSearcher(const QString &storeFile);

    base::Done open(); ///< call after the writer's open(), which makes the tables
    void openIndex();  ///< call when WordIndexer is ready; without an index the bytes of all captures are read
    void close();

    void search(const Slice &slice, const base::Answer<SearchReport> &answer) override;

signals:
    void indexBroken(); ///< the index has what nobody here has written; it is closed, and was not used

private:
    base::Result<SearchReport> search(const Slice &slice);
    base::Done readBounds(SearchReport &report);
    base::Done walk(const Slice &slice, qint64 from, qint64 to, SearchReport &report);
    base::Done walk(const Slice &slice, SearchWalk &walk, qint64 to, SearchReport &report);
    base::Done look(const Slice &slice, const SearchWalk::Stretch &stretch, SearchReport &report);

    Database m_database;
    Database m_index;
    WordBlocks m_blocks;
    TimeSpans m_times;
    WordFunctions m_functions;
    bool m_hasIndex = false;
};

} // namespace runlatch::store
