// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/output/output.h"
#include "settings/secretstore.h"
#include "store/file/keptcaptures.h"
#include "store/sqlite/sealer.h"

#include <QCommandLineParser>
#include <QObject>

#include <optional>

namespace runlatch::cli {

/// The key of a store file: that of --store-key-file, or without it that of the keychain, which is not asked otherwise.
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
    /// Answers with the key that opens the secrets of that file. Errors: Secret "store.key-needed"; "store.key-ended"
    /// where they were sealed by a key of a session, which nobody has any more; those of store::KeptCaptures. A file
    /// without any secrets is opened by any key.
    void find(const QString &file, QObject *context, base::Callback<store::StoreKey> done);
    /// The captures of that file, whose secrets are opened by what find() answered; without a key they stay sealed.
    /// Errors of a key of a file, which must fit: those of store::KeptCaptures::checkKey().
    static base::Result<store::KeptCaptures> open(const QString &file, const base::Result<store::StoreKey> &key);

signals:
    void foundLate(const QByteArray &key); ///< as settings::SecretStore

private:
    Output &m_output;
    settings::SecretStore m_secrets;
    std::optional<store::StoreKey> m_given;
};

} // namespace runlatch::cli
