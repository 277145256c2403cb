// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/archiveitem.h"

#include <QHash>
#include <QList>

namespace runlatch::changerequests {

/// The items of an Archiver, by the id under which they are in the store. One that is not of the batch is forgotten
/// when it has ended and its outcome is known. The batch is kept in its order beside them, as who shows it asks for all
/// of it whenever one of its items changes. No I/O.
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
    /// Instead of the batch before, of which those of unknown outcome are kept.
    void beginBatch(const QList<ArchiveItem> &items);

    void put(const ArchiveItem &item);
    void putAside(const ArchiveItem &item); ///< the batch shows it when it changes next
    void update(const ArchiveItem &item);   ///< put, or forgotten
    void forget(const QUuid &id);           ///< unless it is of the batch

    /// The id under which this change request failed before and is in the store; asked for again it is the same row.
    QUuid failedBefore(const service::Endpoint &endpoint, const QString &changeRequestId) const;
    void noteFailed(const ArchiveItem &item);
    void forgetFailed(const QList<QUuid> &ids);

private:
    using Request = std::pair<std::pair<QUuid, QUrl>, QString>; ///< connection, service and change request

    QHash<QUuid, ArchiveItem> m_items;
    QHash<Request, QUuid> m_failed;
    QList<ArchiveItem> m_batch;
    QHash<QUuid, qsizetype> m_places; ///< in the batch
};

} // namespace runlatch::changerequests
