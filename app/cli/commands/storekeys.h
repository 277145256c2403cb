// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "settings/secretstore.h"
#include "store/sqlite/sealer.h"
#include "store/storedcaptures.h"

#include <QCommandLineParser>
#include <QObject>

#include <memory>
#include <optional>

namespace runlatch::cli {

/// Captures that are only read.
using Captures = std::shared_ptr<const store::StoredCaptures>;

/// The key of a store: that of --store-key-file, or without it that of the keychain, which is not asked otherwise, and
/// never for a database: all who read that have its key in a file.
class StoreKeys final : public QObject
{
    Q_OBJECT
public:
    StoreKeys(base::Clock &clock, Output &output, QObject *parent = nullptr); ///< both must outlive this

    static void declare(QCommandLineParser &parser);
    base::Done read(const QCommandLineParser &parser); ///< errors as those of store::readKeyFile()
    bool isGiven() const { return m_given.has_value(); }

    /// Answers with the key to seal with. Where no keychain answers that is one of this process, and standard error
    /// says so, and what keeps the secrets.
    void readOrMake(QObject *context, base::Callback<store::StoreKey> done);
    /// Answers with the key that opens the secrets of that store. Errors: Secret "store.key-needed"; "store.key-ended"
    /// where they were sealed by a key of a session, which nobody has any more; those of store::KeptCaptures. A file
    /// without any secrets is opened by any key.
    void find(const QString &place, QObject *context, base::Callback<store::StoreKey> done);
    /// The captures of that store, whose secrets are opened by what find() answered; without a key they stay sealed.
    /// They may be used until this is destroyed. Errors: those of inspector::readStore().
    base::Result<Captures> open(const QString &place, const base::Result<store::StoreKey> &key) const;

signals:
    void foundLate(const QByteArray &key); ///< as settings::SecretStore

private:
    base::Clock &m_clock;
    Output &m_output;
    settings::SecretStore m_secrets;
    std::optional<store::StoreKey> m_given;
};

} // namespace runlatch::cli
