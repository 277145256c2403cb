// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/searchwalk.h"

#include <algorithm>

namespace runlatch::store {

namespace {

constexpr qint64 PlainStep = 4096; ///< ids of a stretch whose bytes are not read
constexpr qint64 BytesStep = 64;
constexpr int CostOfBytes = 40;
constexpr int CostOfBlock = 10;
constexpr int MaxStretchCost = 5000;

} // namespace

SearchWalk::SearchWalk(Database &store, WordBlocks *blocks, const SearchPlan &plan, qint64 from, qint64 to)
    : m_store(store)
    , m_blocks(plan.usesIndex() ? blocks : nullptr)
    , m_plan(plan)
    , m_at(from)
    , m_end(to)
    , m_isUpwards(from < to)
{
}

base::Result<qint64> SearchWalk::nearest(qint64 id)
{
    const auto rows = m_isUpwards
        ? m_store.query("SELECT id FROM captures WHERE id BETWEEN ?1 AND ?2 ORDER BY id LIMIT 1", {id, m_end})
        : m_store.query("SELECT id FROM captures WHERE id BETWEEN ?2 AND ?1 ORDER BY id DESC LIMIT 1", {id, m_end});
    if (!rows)
        return rows.error();
    return (*rows)->next() ? (*rows)->number(0) : after(m_end);
}

base::Done SearchWalk::openBlocks()
{
    if (!m_blocks || m_rows)
        return std::monostate();
    auto rows = m_blocks->from(m_at, m_isUpwards);
    if (!rows)
        return rows.error();
    m_rows = std::move(rows).value();
    readBlock();
    return std::monostate();
}

void SearchWalk::readBlock()
{
    m_block.reset();
    if (m_rows->next())
        m_block = WordBlocks::readBlock(*m_rows);
}

base::Result<std::optional<SearchWalk::Stretch>> SearchWalk::next()
{
    if (auto opened = openBlocks(); !opened)
        return opened.error();
    while (m_block && isPast(m_at, farEdge()))
        readBlock();
    if (isPast(m_at, m_end))
        return std::optional<Stretch>();
    if (m_block && !isPast(nearEdge(), m_at))
        return std::optional(takeBlocks());
    const auto found = nearest(m_at);
    if (!found)
        return found.error();
    const qint64 step = (m_plan.readsBytes() ? BytesStep : PlainStep) - 1;
    qint64 to = nearer(m_isUpwards ? *found + step : *found - step, m_end);
    if (m_block && !isPast(nearEdge(), *found)) // only captures that are in blocks are left
        to = m_isUpwards ? nearEdge() - 1 : nearEdge() + 1;
    else if (m_block && !isPast(nearEdge(), to))
        to = m_isUpwards ? nearEdge() - 1 : nearEdge() + 1;
    to = nearer(to, m_end);
    const Stretch stretch{m_at, to, SearchPlan::Look::All, costOfRows(step + 1)};
    m_at = after(to);
    return std::optional(stretch);
}

/// Takes the blocks that follow each other, as long as the same is to be looked at in them.
SearchWalk::Stretch SearchWalk::takeBlocks()
{
    Stretch stretch{m_at, m_at, m_plan.lookAt(m_block->bits), 0};
    do {
        const qint64 to = nearer(farEdge(), m_end);
        stretch.cost += CostOfBlock;
        if (stretch.look == SearchPlan::Look::All)
            stretch.cost += costOfRows(std::abs(to - m_at) + 1);
        stretch.to = to;
        m_at = after(to);
        readBlock();
    } while (m_block && !isPast(m_at, m_end) && nearEdge() == m_at && stretch.cost < MaxStretchCost
             && m_plan.lookAt(m_block->bits) == stretch.look);
    return stretch;
}

int SearchWalk::costOfRows(qint64 rows) const
{
    const auto most = static_cast<int>(std::min(rows, PlainStep));
    return m_plan.readsBytes() ? most * CostOfBytes : most;
}

} // namespace runlatch::store
