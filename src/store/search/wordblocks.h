// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/database.h"
#include "store/sqlite/schema.h"

#include <QByteArray>
#include <QUuid>

#include <optional>

namespace runlatch::store {

/// The captures of some ids beside each other, and the keys of their words (WordKeys).
struct WordBlock
{
    qint64 first = 0;
    qint64 last = 0; ///< a capture had this id when the block was made, and `uuid`
    QUuid uuid = {};
    QByteArray bits = {};

    bool hasIds() const; ///< false of a block that nobody here has written
};

/// The file of the word index beside a store file: "captures-words.sqlite" beside "captures.sqlite". It holds no text,
/// and nothing that the store does not have: whoever removes it loses nothing but time. Blocks do not overlap.
class WordBlocks
{
public:
    static QString fileOf(const QString &storeFile);
    static Schema schema(); ///< of the whole file, which has TimeSpans, too

    explicit WordBlocks(Database &database) ///< an opened index; must outlive this
        : m_database(database)
    {
    }

    base::Result<qint64> reached(); ///< the last id of the last block, 0 without blocks
    /// The first and the last block, without their bits. Error: "store.corrupt" for what nobody here has written.
    base::Result<QList<WordBlock>> ends();
    base::Done add(const WordBlock &block);
    base::Done clear();
    base::Done dropBelow(qint64 id);                           ///< drops the blocks that end below the id
    base::Result<std::optional<WordBlock>> next(qint64 after); ///< the first one above the id, without uuid and bits
    base::Done drop(const WordBlock &block);

    /// The blocks from the one that has the id, or the next one, upwards or downwards. Rows of readBlock(), which is
    /// nullopt for what nobody here has written.
    base::Result<Rows> from(qint64 id, bool isUpwards);
    static std::optional<WordBlock> readBlock(const Cursor &rows);

private:
    Database &m_database;
};

} // namespace runlatch::store
