// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/newcaptures.h"
#include "store/sqlite/database.h"
#include "support/fakeclock.h"
#include "support/quickfolder.h"
#include "support/storecalls.h"

#include <QDir>
#include <QFile>

namespace runlatch::store {

inline StoreKey testKey()
{
    return QByteArray(32, 'k');
}

inline base::Done useKey(SqliteStore &store, const StoreKey &key)
{
    return support::answerOf<std::monostate>([&](QObject *context, auto done) { store.useKey(key, context, done); });
}

/// A folder with a store in it, at a fixed time.
struct StoreFixture
{
    support::QuickFolder folder;
    support::FakeClock clock;
    std::unique_ptr<SqliteStore> store;

    QString file() const { return folder.filePath(QStringLiteral("captures.sqlite")); }
    std::optional<base::Error> open(const StoreKey &key = testKey(), const UpgradeWatch &watch = {})
    {
        auto opened = SqliteStore::open(file(), key, clock, watch);
        if (!opened)
            return opened.error();
        store = std::move(opened).value();
        return std::nullopt;
    }
    /// The secrets that another connection finds in the file; -1 if it cannot be read.
    qint64 sealed() const
    {
        Database database(file());
        if (!database.open(Database::Access::ReadOnly))
            return -1;
        const auto count = database.number("SELECT COUNT(sealed) FROM capture_secrets");
        return count ? *count : -1;
    }
    /// The secrets that keys of sessions sealed, likewise.
    qint64 sealedBySessions() const
    {
        Database database(file());
        if (!database.open(Database::Access::ReadOnly))
            return -1;
        const auto count = database.number("SELECT COUNT(session_key) FROM capture_secrets");
        return count ? *count : -1;
    }
    /// The content of all files in the folder.
    QByteArray allBytes() const { return support::bytesOf(folder.path()); }
    /// Tells whether any file contains a piece of the secret.
    bool holds(const QByteArray &secret) const
    {
        const QByteArray bytes = allBytes();
        for (qsizetype at = 0; at + 6 <= secret.size(); ++at) {
            if (bytes.contains(secret.sliced(at, 6)))
                return true;
        }
        return false;
    }
};

} // namespace runlatch::store
