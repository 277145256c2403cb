// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/postgres/postgresconnection.h"

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace runlatch::store {

/// Tells when other programs wrote to the store of a server (LISTEN). All of it happens in the thread of this object,
/// with a connection of its own. A lost server is listened to again, LongestPause later.
class OtherNews final : public QObject
{
    Q_OBJECT
public:
    /// `own`: what the notices of this program say. `clock` must outlive this.
    OtherNews(const ServerAddress &address, const QByteArray &own, base::Clock &clock);

    void listen();
    void close();

signals:
    void came(); ///< also when some may have been missed

private:
    void read();
    void lose();

    PostgresConnection m_connection;
    const QByteArray m_own;
    base::Clock &m_clock;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace runlatch::store
