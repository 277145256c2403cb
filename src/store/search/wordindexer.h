// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/search/timespans.h"
#include "store/search/wordblocks.h"
#include "store/search/wordkeys.h"

#include <QObject>

namespace runlatch::store {

/// Writes the word index, and the times beside it, in a thread of its own, beside the writer, which it never keeps
/// waiting: it reads committed captures, one block after the other, and lets other work of its thread pass between two
/// blocks. An index that cannot be written ends; searches then read the bytes of all captures.
class WordIndexer final : public QObject
{
    Q_OBJECT
public:
    /// A block ends after so many captures, or so many bytes. The newest captures wait for a full block; searches read
    /// their bytes.
    static constexpr qint64 BlockCaptures = 64;
    static constexpr qint64 BlockBytes = 1 << 20;

    explicit WordIndexer(const QString &storeFile);

    void open(); ///< call after the writer's open(); makes the file, or makes it anew, and begins
    void close();
    void wake(); ///< call after a commit; cheap
    /// Makes the file anew, because nobody here has written what it has. Once: a disk that loses it again is given up.
    void remake();
    /// Empties the file, because it has words of secrets that were sealed meanwhile, and begins anew. False if that is
    /// left to the next opening.
    bool startAnew();

signals:
    void ready(); ///< the file can be opened for reading
    /// Captures that wait for the index, 0 while fewer than a block do. Emitted when it changed.
    void lagging(qint64 captures);

private:
    base::Done openFiles();
    base::Done openIndex();
    base::Done makeAnew();
    base::Done checkSameStore();
    void step();
    base::Result<bool> indexBlock(); ///< false if too few captures wait
    base::Done sweep();              ///< drops blocks whose captures are all gone
    base::Result<WordBlock> readCaptures(qint64 after);
    void tellLag();
    void fail(const base::Error &error);
    void giveUp(const base::Error &error);

    Database m_store;
    Database m_index;
    WordBlocks m_blocks;
    TimeSpans m_times;
    WordKeys m_keys;
    qint64 m_reached = 0;
    qint64 m_sweptTo = 0; ///< the end of the block that was looked at last
    qint64 m_lag = 0;
    bool m_isOpen = false;
    bool m_isPlanned = false;
    bool m_isRemade = false;
    bool m_mayExtend = true; ///< the times may lack captures that the words have
};

} // namespace runlatch::store
