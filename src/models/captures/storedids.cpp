// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/captures/storedids.h"

namespace runlatch::models {

StoredIds::StoredIds(store::CaptureStore *store, QObject *parent)
    : QObject(parent)
    , m_store(store)
{
}

void StoredIds::lookForLowest()
{
    if (!m_store)
        return;
    m_store->listNewer(0, 1, this, [this](const base::Result<QList<store::CaptureRow>> &oldest) {
        if (!oldest || oldest->value(0).id == m_lowest)
            return;
        m_lowest = oldest->value(0).id;
        emit lowestChanged();
    });
}

void StoredIds::check(const QList<qint64> &ids)
{
    if (!m_store || m_isChecking)
        return;
    m_isChecking = true;
    m_store->present(ids, this, [this, ids](const base::Result<QList<qint64>> &present) {
        QSet<qint64> gone;
        if (present)
            gone = QSet<qint64>(ids.begin(), ids.end()).subtract({present->begin(), present->end()});
        m_isChecking = false;
        emit checked(gone);
    });
}

} // namespace runlatch::models
