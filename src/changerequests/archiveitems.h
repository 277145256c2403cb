// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiveitem.h"

#include <QHash>
#include <QList>

namespace runlatch::changerequests {

/// The items of an Archiver, by the id under which they are in the store. An item outside of the batch is forgotten
/// when it has ended and its outcome is known. The batch is also kept as a list in its order, because a view asks for
/// all of it whenever one of its items changes. No I/O.
class ArchiveItems
{
public:
    ArchiveItem value(const QUuid &id) const { return m_items.value(id); }
    QList<ArchiveItem> open() const; ///< under way, or of unknown outcome
    bool isUnderWay(const QUuid &id) const;
    bool isUnknown(const QUuid &id) const;
    bool isAnyUnderWay() const;

    const QList<ArchiveItem> &batch() const { return m_batch; }
    bool isOfBatch(const QUuid &id) const { return m_places.contains(id); }
    /// Replaces the previous batch, but keeps its items of unknown outcome.
    void beginBatch(const QList<ArchiveItem> &items);

    void put(const ArchiveItem &item);
    void putAside(const ArchiveItem &item); ///< like put(), but the batch shows the item only with its next change
    void update(const ArchiveItem &item);   ///< puts the item, or forgets it when it has ended
    void forget(const QUuid &id);           ///< no effect on an item of the batch

    /// The id under which this change request failed before and is in the store. Another try uses the same row.
    QUuid failedBefore(const service::Endpoint &endpoint, const QString &changeRequestId) const;
    void noteFailed(const ArchiveItem &item);
    void forgetFailed(const QList<QUuid> &ids);

private:
    using Request = std::pair<std::pair<QUuid, QUrl>, QString>; ///< connection, service and change request

    QHash<QUuid, ArchiveItem> m_items;
    QHash<Request, QUuid> m_failed;
    QList<ArchiveItem> m_batch;
    QHash<QUuid, qsizetype> m_places; ///< places in the batch
};

} // namespace runlatch::changerequests
