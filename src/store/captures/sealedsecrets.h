// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"
#include "store/captures/secretplaces.h"
#include "store/sql/connection.h"
#include "store/sqlite/sealer.h"

#include <optional>
#include <utility>

namespace runlatch::store {

/// The time at which the secrets of a row expire, and with them what was fetched with them: 24 h after its deadline.
/// The deadline of a repeated delivery may have passed long ago, so the time of its secrets counts from its arrival.
/// The times of an imported row may be anything.
QDateTime expiryOf(const CaptureRow &row, const QDateTime &now);

/// The SQL of the secrets that were cut from captures and sealed beside them. Neither begins nor ends transactions.
///
/// The secrets are sealed one after the other, and behind them a digest of the whole request, so that nobody without
/// the key can lead a secret to another address. The digest is lacking in values of older versions, and in
/// those of requests that were read from a file without it.
class SealedSecrets
{
public:
    /// Both must outlive this.
    SealedSecrets(Connection &database, const Sealer &sealer)
        : m_database(database)
        , m_sealer(sealer)
    {
    }

    /// Seals the secrets at those places of a new capture as one value. Secrets that have expired by `now` are not
    /// kept, only their places.
    base::Done write(const CaptureRow &row, const QByteArray &head, const QByteArray &body, const SecretPlaces &places,
                     const QDateTime &now);
    /// Likewise of a stored capture that may have sealed secrets already. They stay. It is proven by them only if it is
    /// proven by now.
    base::Done add(const Capture &capture, const SecretPlaces &places, const QDateTime &now);
    /// Puts the secrets back into `capture.head` and `body`; `complete` becomes false if a secret could not be opened,
    /// and `proven` if this key did not seal them with just this request.
    /// Secrets that have expired by `now` count as purged, whether a purge came by or not. Without `now` none has.
    base::Done open(Capture &capture, const std::optional<QDateTime> &now);
    /// The secrets that can be opened, as redaction::repeatedValues, without reading the capture's bytes. Expired ones
    /// are among them until they are purged: the values are for removing them from a text.
    base::Result<QList<QByteArray>> values(qint64 captureId);
    base::Result<SecretPlaces> places(qint64 captureId);
    /// Error: Secret "store.other-key" with the file as its subject, if the key does not open the secrets that a
    /// lasting key sealed last.
    base::Done checkKey();
    base::Done forget(qint64 captureId); ///< forgets the secrets of a capture and their places
    /// The bounds of a purge. A request that comes meanwhile waits for no more than that.
    static constexpr qint64 MaxPurged = 256;
    static constexpr qint64 MaxPurgedBytes = 8 << 20;
    /// Forgets expired secrets, the oldest first, until `most` values or MaxPurgedBytes; returns the number of values,
    /// 0 when there are no more.
    base::Result<qint64> purge(const QDateTime &now, qint64 most = MaxPurged);

private:
    base::Done insert(qint64 number, const Capture &capture, const SecretPlaces &places, const QDateTime &now);
    base::Result<QList<std::pair<qint64, qint64>>> expiredBy(const QDateTime &now,
                                                             qint64 most); ///< captures and numbers

    Connection &m_database;
    const Sealer &m_sealer;
};

} // namespace runlatch::store
