// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/postgres/serveraddress.h"
#include "store/sqlite/sealer.h"
#include "store/threadedstore.h"

#include <optional>

namespace runlatch::store {

/// The store in a database of PostgreSQL, which any number of programs may use at the same time. All work is done in
/// threads of its own, each with a connection: one writes, one reads, and one searches and counts findings.
///
/// A capture is answered when the server has committed it with synchronous_commit=on. It survives the loss of that
/// server only where the server's synchronous_standby_names has its successor. While the server is lost, each call is
/// answered with Storage "store.unreachable"; nothing is kept for later.
///
/// A transaction that writes and stays open, anywhere on that server, holds up what list(), listNewer() and search()
/// show, and nothing else. The connection is TLS with sslmode=verify-full unless the address says another sslmode.
///
/// It lacks one capability of the contract: Quota::bytes is not held, because the pages of a server do not shrink when
/// captures go. Quota::age is, and drops whole days.
class PostgresStore final : public ThreadedStore
{
    Q_OBJECT
public:
    /// Connects, and makes the tables where there are none. The call waits for the server, for
    /// PostgresConnection::LongestConnecting and Longest at most. `clock` must outlive the store, and is used from its
    /// threads. Errors: Storage as makePostgresSchema(); Secret with rule "store.key" if the key does not have 32 bytes
    /// or is that of a session, which would end with this program, and "store.other-key" if it must fit and does not.
    static base::Result<std::unique_ptr<PostgresStore>> open(const ServerAddress &address, const StoreKey &key,
                                                             base::Clock &clock);
    ~PostgresStore() override; ///< waits for the server

    void setQuota(const Quota &quota) override;
    QString place() const; ///< the database and its host
    /// Storage "store.weak-server" with the server's settings that let a crash lose what it has committed.
    std::optional<base::Error> warning() const;

private:
    class Private;
    explicit PostgresStore(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
