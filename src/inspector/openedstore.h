// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/capturestore.h"
#include "store/sqlite/sealer.h"
#include "store/sqlite/storelock.h"
#include "store/sqlite/upgradewatch.h"
#include "store/storedcaptures.h"

#include <memory>
#include <optional>

namespace runlatch::store {
class SqliteStore;
}

namespace runlatch::inspector {

/// A store of whichever kind, as it was opened.
struct OpenedStore
{
    std::unique_ptr<store::CaptureStore> store;
    store::SqliteStore *file = nullptr; ///< the same one, if it is a file; null for a database
    QString place;                      ///< the name of the file, or the address of the database
    std::optional<base::Error> warning; ///< what makes a database less safe than a file; to be told
};

/// Opens a file, or the database of an address ("postgresql://..."). Waits for the disk or the server. Errors: those of
/// SqliteStore::open() and PostgresStore::open(); Usage with a rule of ServerAddress::parse(), or with
/// "store.no-postgresql" where this build has no libpq.
base::Result<OpenedStore> openStore(const QString &place, const store::StoreKey &key, base::Clock &clock,
                                    std::shared_ptr<store::StoreLock> lock, const store::UpgradeWatch &watch);

/// The captures of a file or a database, which are only read, also while another program writes them. `key` opens their
/// secrets; one that must fit is tried at once. `clock` must outlive what is answered. Errors: Usage as of openStore();
/// where the key must fit, those of KeptCaptures::checkKey() and ServerCaptures::checkKey().
base::Result<std::shared_ptr<const store::StoredCaptures>>
readStore(const QString &place, const std::optional<store::StoreKey> &key, base::Clock &clock);

bool isDatabase(const QString &place); ///< whether it is the address of a database

/// Judges a place without opening it: errors of Usage as above. A file is never refused here.
base::Done checkPlace(const QString &place);

} // namespace runlatch::inspector
