// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/searchwalk.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace runlatch::store {

namespace {

constexpr qint64 PlainStep = 4096; ///< ids of a stretch whose bytes are not read
constexpr qint64 BytesStep = 64;
constexpr int CostOfBytes = 40;
constexpr int CostOfBlock = 10;
constexpr qint64 BytesOfCost = 1024; ///< bytes of bodies that cost as much as a row
constexpr int MaxStretchCost = 5000; ///< of bodies that is 5 MB

} // namespace

SearchWalk::SearchWalk(Database &store, const Index &index, const SearchPlan &plan, qint64 from, qint64 to)
    : m_store(store)
    , m_blocks(plan.usesIndex() ? index.blocks : nullptr)
    , m_times(plan.isOfTime() ? index.times : nullptr)
    , m_plan(plan)
    , m_at(from)
    , m_end(to)
    , m_isUpwards(from < to)
    , m_limit(m_times ? before(from) : to)
{
}

base::Result<qint64> SearchWalk::nearest(qint64 id)
{
    const auto rows = m_isUpwards
        ? m_store.query("SELECT id FROM captures WHERE id BETWEEN ?1 AND ?2 ORDER BY id LIMIT 1", {id, m_limit})
        : m_store.query("SELECT id FROM captures WHERE id BETWEEN ?2 AND ?1 ORDER BY id DESC LIMIT 1", {id, m_limit});
    if (!rows)
        return rows.error();
    return (*rows)->next() ? (*rows)->number(0) : after(m_limit);
}

void SearchWalk::openBlocks()
{
    if (!m_blocks || m_rows)
        return;
    auto rows = m_blocks->from(m_at, m_isUpwards);
    if (!rows)
        return dropIndex();
    m_rows = std::move(rows).value();
    readBlock();
}

/// Blocks follow each other, and one beside the order would lead the walk back.
void SearchWalk::readBlock()
{
    const std::optional<WordBlock> before = std::exchange(m_block, std::nullopt);
    if (m_rows->next()) {
        m_block = WordBlocks::readBlock(*m_rows);
        const bool isInOrder =
            m_block && (!before || (m_isUpwards ? before->last < m_block->first : m_block->last < before->first));
        if (!isInOrder)
            dropIndex();
    } else if (!m_rows->done()) {
        dropIndex();
    }
}

void SearchWalk::dropIndex()
{
    m_isIndexBroken = true;
    m_block.reset();
    m_rows.reset();
    m_blocks = nullptr;
    m_times = nullptr;
    m_limit = m_end;
}

base::Result<std::optional<SearchWalk::Stretch>> SearchWalk::next()
{
    if (isPast(m_at, m_end))
        return std::optional<Stretch>();
    if (isPast(m_at, m_limit)) {
        auto skipped = skip();
        if (!skipped || *skipped)
            return skipped;
    }
    openBlocks();
    while (m_block && isPast(m_at, farEdge()))
        readBlock();
    if (m_block && !isPast(nearEdge(), m_at))
        return takeBlocks();
    const auto found = nearest(m_at);
    if (!found)
        return found.error();
    const qint64 step = (m_plan.readsBytes() ? BytesStep : PlainStep) - 1;
    qint64 to = nearer(m_isUpwards ? *found + step : *found - step, m_limit);
    if (m_block && !isPast(nearEdge(), *found)) // only captures that are in blocks are left
        to = m_isUpwards ? nearEdge() - 1 : nearEdge() + 1;
    else if (m_block && !isPast(nearEdge(), to))
        to = m_isUpwards ? nearEdge() - 1 : nearEdge() + 1;
    Stretch stretch{m_at, nearer(to, m_limit), SearchPlan::Look::All, costOfRows(step + 1)};
    if (auto done = limitBytes(stretch); !done)
        return done.error();
    m_at = after(stretch.to);
    return std::optional(stretch);
}

/// Finds the next ids whose captures may be of the plan's times. The stretch is of those in front of them; nullopt
/// without any.
base::Result<std::optional<SearchWalk::Stretch>> SearchWalk::skip()
{
    const auto run = m_times->run(m_at, m_isUpwards, m_plan.moments());
    if (!run) {
        dropIndex();
        return std::optional<Stretch>();
    }
    m_limit = *run ? nearer((*run)->to, m_end) : m_end;
    const qint64 from = *run ? (*run)->from : after(m_end);
    if (from == m_at)
        return std::optional<Stretch>();
    m_block.reset();
    m_rows.reset(); // their blocks are far away now
    const Stretch stretch{m_at, nearer(before(from), m_end), SearchPlan::Look::None, CostOfBlock};
    m_at = after(stretch.to);
    return std::optional(stretch);
}

/// Takes the blocks that follow each other, as long as the same is to be looked at in them.
base::Result<std::optional<SearchWalk::Stretch>> SearchWalk::takeBlocks()
{
    Stretch stretch{m_at, m_at, m_plan.lookAt(m_block->bits), 0};
    do {
        const qint64 to = nearer(farEdge(), m_limit);
        const auto bytes = bytesOf(m_at, to, stretch.look);
        if (!bytes)
            return bytes.error();
        stretch.cost += CostOfBlock + costOfBytes(*bytes);
        if (stretch.look == SearchPlan::Look::All)
            stretch.cost += costOfRows(std::abs(to - m_at) + 1);
        stretch.to = to;
        m_at = after(to);
        readBlock();
    } while (m_block && !isPast(m_at, m_limit) && nearEdge() == m_at && stretch.cost < MaxStretchCost
             && m_plan.lookAt(m_block->bits) == stretch.look);
    return std::optional(stretch);
}

/// The bytes of the bodies that are read between two ids. A block ends with the body that makes it too large.
base::Result<qint64> SearchWalk::bytesOf(qint64 from, qint64 to, SearchPlan::Look look)
{
    if (!m_plan.readsBytes() || look == SearchPlan::Look::None)
        return 0;
    const QList<Value> ends{std::min(from, to), std::max(from, to)};
    const auto rows = look == SearchPlan::Look::Noted
        ? m_store.query("SELECT TOTAL(bytes) FROM captures WHERE note <> '' AND id BETWEEN ? AND ?", ends)
        : m_store.query("SELECT TOTAL(bytes) FROM captures WHERE id BETWEEN ? AND ?", ends);
    if (!rows)
        return rows.error();
    return (*rows)->next() ? (*rows)->number(0) : 0;
}

/// Ends a stretch with the capture whose body costs too much.
base::Done SearchWalk::limitBytes(Stretch &stretch)
{
    if (!m_plan.readsBytes())
        return std::monostate();
    const QList<Value> ends{std::min(stretch.from, stretch.to), std::max(stretch.from, stretch.to)};
    const auto rows = m_isUpwards
        ? m_store.query("SELECT id, bytes FROM captures WHERE id BETWEEN ? AND ? ORDER BY id", ends)
        : m_store.query("SELECT id, bytes FROM captures WHERE id BETWEEN ? AND ? ORDER BY id DESC", ends);
    if (!rows)
        return rows.error();
    while (stretch.cost < MaxStretchCost && (*rows)->next()) {
        stretch.cost += costOfBytes((*rows)->number(1));
        if (stretch.cost >= MaxStretchCost)
            stretch.to = (*rows)->number(0);
    }
    return (*rows)->done();
}

int SearchWalk::costOfRows(qint64 rows) const
{
    const auto most = static_cast<int>(std::min(rows, PlainStep));
    return m_plan.readsBytes() ? most * CostOfBytes : most;
}

int SearchWalk::costOfBytes(qint64 bytes)
{
    return static_cast<int>(std::min<qint64>(bytes / BytesOfCost, std::numeric_limits<int>::max() / 4));
}

} // namespace runlatch::store
