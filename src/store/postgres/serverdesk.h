// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/postgres/serveraddress.h"
#include "store/readonlystore.h"
#include "store/sqlite/sealer.h"

#include <memory>
#include <optional>

namespace runlatch::store {

/// The captures in a database of PostgreSQL that receivers write to, for somebody who looks at them. It has two threads
/// with a connection each, one to read and one to search. It makes no table, and needs no right to write. Without a key
/// secrets stay sealed: '*' stands in their places, and `Capture::complete` is false if there are any.
///
/// While the server is lost, each call is answered with Storage "store.unreachable"; the connection comes back with a
/// later call, or by reconnect().
class ServerDesk final : public ReadOnlyStore
{
    Q_OBJECT
public:
    /// Connects and waits for the server, for PostgresConnection::LongestConnecting and Longest at most. `clock` must
    /// outlive the store, and is used from its threads. Errors: those of PostgresConnection and checkPostgresSchema();
    /// Secret "store.key" for a key without 32 bytes, "store.other-key" if it must fit and does not.
    static base::Result<std::unique_ptr<ServerDesk>> open(const ServerAddress &address,
                                                          const std::optional<StoreKey> &key, base::Clock &clock);
    ~ServerDesk() override; ///< waits for the server

    QString place() const override;
    void reconnect(QObject *context, base::Callback<std::monostate> done) override;

private:
    class Private;
    explicit ServerDesk(std::unique_ptr<Private> opened);
    std::unique_ptr<Private> d;
};

} // namespace runlatch::store
