// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "store/readonlystore.h"

#include <QByteArray>
#include <QString>

#include <memory>

namespace runlatch::inspector {

/// A store of a team, and what opens it.
struct SharedPlace
{
    QString address;          ///< "postgresql://...", without a password
    QByteArray password = {}; ///< in memory only; empty: libpq looks into .pgpass and service files
    QString keyFile = {};     ///< of the receivers (store::readKeyFile); empty: secrets stay sealed
};

/// Judges an address without a connection: Usage with a rule of ServerAddress::parse(), or "store.no-postgresql" where
/// this build has no libpq.
base::Done checkShared(const QString &address);
bool canShare(); ///< whether this build has libpq

/// Opens the store for reading. Waits for the disk and the server, so it is called in a thread of the pool; the store
/// belongs to that thread. `clock` must outlive the store. Errors: those of checkShared(), readKeyFile() and
/// ServerDesk::open().
base::Result<std::shared_ptr<store::ReadOnlyStore>> openShared(const SharedPlace &place, base::Clock &clock);

} // namespace runlatch::inspector
