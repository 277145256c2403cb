// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/postgres/postgresconnection.h"
#include "store/postgres/postgressearcher.h"
#include "store/sqlite/sealer.h"
#include "store/storedcaptures.h"

#include <functional>

namespace runlatch::store {

class CaptureTable;

/// The captures in a database of PostgreSQL that receivers write to. It only reads, in transactions that can do nothing
/// else or by single statements, and makes no table. It connects when it is first asked. Names of secrets that were
/// added here are redacted, because the receivers may have sealed without them; in the bytes only if there is no key.
///
/// Errors: those of PostgresConnection and checkPostgresSchema().
class ServerCaptures final : public StoredCaptures
{
public:
    /// `clock` must outlive this.
    ServerCaptures(const ServerAddress &address, base::Clock &clock);
    /// Opens the secrets that this key sealed. The caller redacts what it shows of the bytes.
    ServerCaptures(const ServerAddress &address, const QByteArray &key, base::Clock &clock);

    base::Done checkKey() const; ///< error: Secret "store.other-key" if another lasting key sealed the last secrets

    base::Result<QList<CaptureRow>> list(qint64 before, int limit) const override;
    base::Result<QList<CaptureRow>> find(const CaptureFilter &filter, qint64 before, int limit,
                                         const std::shared_ptr<const std::atomic_bool> &stop = {}) const override;
    base::Result<Capture> load(qint64 id) const override;

private:
    template <typename T> using Read = std::function<base::Result<T>(CaptureTable &)>;
    template <typename T> base::Result<T> read(const Read<T> &work) const;
    base::Done prepare() const;

    base::Clock &m_clock;
    bool m_opensSecrets = true;
    Sealer m_sealer; ///< its key opens nothing if none was given
    mutable PostgresConnection m_connection;
    mutable PostgresSearcher m_searcher;
    mutable bool m_isChecked = false;
};

} // namespace runlatch::store
