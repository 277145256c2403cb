// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "store/search/searchrange.h"
#include "store/search/searchwalk.h"
#include "store/search/wordfunctions.h"

#include <QObject>

namespace runlatch::store {

/// Searches captures in a thread of its own, beside the writer and the reader. It works in slices, so that several
/// searches go on side by side, and one that was cancelled ends at once.
class CaptureSearcher final : public QObject
{
    Q_OBJECT
public:
    /// The question for one slice. `stop` ends it early, with any answer.
    struct Slice
    {
        std::shared_ptr<const SearchPlan> plan;
        SearchRange range;
        WordFunctions::Stop stop;
        bool endsEarly = false; ///< with the first rows, so that somebody sees them soon
    };

    explicit CaptureSearcher(const QString &storeFile);

    base::Done open(); ///< call after the writer's open(), which makes the tables
    void openIndex();  ///< call when WordIndexer is ready; without an index the bytes of all captures are read
    void close();

    /// Answers with what is found in the first part of the range, or in all of it.
    void search(const Slice &slice, const base::Answer<SearchReport> &answer);

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
