// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/wordblocks.h"

#include "base/rules.h"
#include "store/search/timespans.h"
#include "store/search/wordkeys.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace runlatch::store {

bool WordBlock::hasIds() const
{
    return first > 0 && first <= last && last < std::numeric_limits<qint64>::max();
}

QString WordBlocks::fileOf(const QString &storeFile)
{
    const QFileInfo info(storeFile);
    const QString suffix = info.suffix();
    return info.path() + u'/' + info.completeBaseName() + u"-words"_s + (suffix.isEmpty() ? suffix : u'.' + suffix);
}

Schema WordBlocks::schema()
{
    return {.applicationId = 0x526e4c77, // "RnLw"
            .steps = {{u"CREATE TABLE blocks (first INTEGER PRIMARY KEY, last INTEGER NOT NULL, uuid TEXT NOT NULL,"
                       " bits BLOB NOT NULL)"_s},
                      TimeSpans::tables()}};
}

base::Result<qint64> WordBlocks::reached()
{
    return m_database.number("SELECT last FROM blocks ORDER BY first DESC LIMIT 1");
}

base::Result<QList<WordBlock>> WordBlocks::ends()
{
    const auto rows = m_database.query("SELECT first, last, uuid FROM blocks WHERE first = (SELECT MIN(first) FROM"
                                       " blocks) OR first = (SELECT MAX(first) FROM blocks) ORDER BY first");
    if (!rows)
        return rows.error();
    QList<WordBlock> blocks;
    while ((*rows)->next())
        blocks.append({(*rows)->number(0), (*rows)->number(1), QUuid::fromString((*rows)->text(2)), {}});
    if (auto done = (*rows)->done(); !done)
        return done.error();
    if (!std::ranges::all_of(blocks, &WordBlock::hasIds))
        return m_database.error(base::Rules::StoreCorrupt, u"a block of words has wrong ids"_s);
    return blocks;
}

base::Done WordBlocks::add(const WordBlock &block)
{
    return m_database.execute("INSERT INTO blocks (first, last, uuid, bits) VALUES (?, ?, ?, ?)",
                              {block.first, block.last, block.uuid.toString(QUuid::WithoutBraces), block.bits});
}

base::Done WordBlocks::clear()
{
    return m_database.execute("DELETE FROM blocks");
}

base::Done WordBlocks::dropBelow(qint64 id)
{
    return m_database.execute("DELETE FROM blocks WHERE last < ?1 AND first < ?1", {id});
}

base::Result<std::optional<WordBlock>> WordBlocks::next(qint64 after)
{
    const auto rows =
        m_database.query("SELECT first, last FROM blocks WHERE first > ? ORDER BY first LIMIT 1", {after});
    if (!rows)
        return rows.error();
    return (*rows)->next() ? std::optional(WordBlock{(*rows)->number(0), (*rows)->number(1)}) : std::nullopt;
}

base::Done WordBlocks::drop(const WordBlock &block)
{
    return m_database.execute("DELETE FROM blocks WHERE first = ?", {block.first});
}

base::Result<Rows> WordBlocks::from(qint64 id, bool isUpwards)
{
    if (!isUpwards)
        return m_database.query("SELECT first, last, bits FROM blocks WHERE first <= ? ORDER BY first DESC", {id});
    return m_database.query("SELECT first, last, bits FROM blocks WHERE last >= ?1 AND first >= COALESCE((SELECT first"
                            " FROM blocks WHERE first <= ?1 ORDER BY first DESC LIMIT 1), 0) ORDER BY first",
                            {id});
}

std::optional<WordBlock> WordBlocks::readBlock(const Cursor &rows)
{
    const WordBlock block{rows.number(0), rows.number(1), {}, rows.bytes(2)};
    return block.hasIds() && WordKeys::isOfBits(block.bits) ? std::optional(block) : std::nullopt;
}

} // namespace runlatch::store
