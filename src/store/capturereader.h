// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/answer.h"
#include "base/clock.h"
#include "store/captures/capturetable.h"
#include "store/captures/deliveryreader.h"
#include "store/quota/quota.h"

#include <QObject>

namespace runlatch::store {

/// Reads captures in a thread of its own, beside the writer; neither waits for the other.
class CaptureReader final : public QObject
{
    Q_OBJECT
public:
    /// `connection` and `clock` must outlive this.
    CaptureReader(Connection &connection, const StoreKey &key, base::Clock &clock);

    void useKey(const StoreKey &key) { m_sealer.use(key); } ///< what earlier keys sealed can still be opened
    /// From now on it redacts what names of secrets that were added here name, because other programs sealed without
    /// them: in all texts, and in the bytes unless `keepsBytes`. Call before the first question.
    void redactAddedNames(bool keepsBytes);

    void list(qint64 before, int limit, const base::Answer<QList<CaptureRow>> &answer);
    void listNewer(qint64 after, int limit, const base::Answer<QList<CaptureRow>> &answer);
    void present(const QList<qint64> &ids, const base::Answer<QList<qint64>> &answer);
    void takenUuids(const QList<QUuid> &uuids, const base::Answer<QList<QUuid>> &answer);
    void usage(const base::Answer<Usage> &answer);
    void tellUsage(); ///< emits `used`, unless the file cannot be read
    void load(qint64 id, const base::Answer<Capture> &answer);
    void deliveries(qint64 id, int limit, const base::Answer<Deliveries> &answer);

signals:
    void used(const runlatch::store::Usage &usage);

private:
    base::Result<QList<CaptureRow>> shown(const std::function<base::Result<QList<CaptureRow>>()> &read);
    base::Done redact(Deliveries &deliveries);

    Connection &m_database;
    Sealer m_sealer;
    base::Clock &m_clock;
    CaptureTable m_table;
    bool m_redacts = false; ///< as of redactAddedNames()
    bool m_keepsBytes = true;
};

} // namespace runlatch::store
