// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/archiveitems.h"

#include <algorithm>

namespace runlatch::changerequests {

QList<ArchiveItem> ArchiveItems::open() const
{
    QList<ArchiveItem> open = m_items.values();
    open.removeIf([](const ArchiveItem &item) { return item.hasEnded() && !item.isUnknown(); });
    return open;
}

bool ArchiveItems::isUnderWay(const QUuid &id) const
{
    const auto item = m_items.constFind(id);
    return item != m_items.constEnd() && !item->hasEnded();
}

bool ArchiveItems::isUnknown(const QUuid &id) const
{
    const auto item = m_items.constFind(id);
    return item != m_items.constEnd() && item->isUnknown();
}

bool ArchiveItems::isAnyUnderWay() const
{
    return std::any_of(m_items.begin(), m_items.end(), [](const ArchiveItem &item) { return !item.hasEnded(); });
}

void ArchiveItems::beginBatch(const QList<ArchiveItem> &items)
{
    for (const ArchiveItem &before : std::as_const(m_batch)) {
        if (!before.isUnknown())
            m_items.remove(before.pending.id);
    }
    m_batch = items;
    m_places.clear();
    for (qsizetype place = 0; place < m_batch.size(); ++place)
        m_places.insert(m_batch.at(place).pending.id, place);
}

void ArchiveItems::put(const ArchiveItem &item)
{
    m_items.insert(item.pending.id, item);
    if (const auto place = m_places.constFind(item.pending.id); place != m_places.constEnd())
        m_batch[*place] = item;
}

void ArchiveItems::putAside(const ArchiveItem &item)
{
    m_items.insert(item.pending.id, item);
}

void ArchiveItems::update(const ArchiveItem &item)
{
    if (isOfBatch(item.pending.id) || !item.hasEnded() || item.isUnknown())
        put(item);
    else
        m_items.remove(item.pending.id);
}

void ArchiveItems::forget(const QUuid &id)
{
    if (!isOfBatch(id))
        m_items.remove(id);
}

QUuid ArchiveItems::failedBefore(const service::Endpoint &endpoint, const QString &changeRequestId) const
{
    return m_failed.value({{endpoint.connection, endpoint.base}, changeRequestId});
}

void ArchiveItems::noteFailed(const ArchiveItem &item)
{
    m_failed.insert({{item.endpoint.connection, item.pending.service}, item.pending.changeRequestId}, item.pending.id);
}

void ArchiveItems::forgetFailed(const QList<QUuid> &ids)
{
    m_failed.removeIf([&ids](const auto &entry) { return ids.contains(entry.value()); });
}

} // namespace runlatch::changerequests
