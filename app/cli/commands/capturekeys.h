// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "app/cli/commands/storekeys.h"
#include "base/systemclock.h"

#include <QCommandLineParser>
#include <QObject>

namespace runlatch::cli {

/// The keys with which `captures` checks signatures anew. A body with secrets can be checked only with the key of the
/// store, of --store-key-file or of the keychain; without any key the keychain is left alone.
class CaptureKeys final : public QObject
{
    Q_OBJECT
public:
    explicit CaptureKeys(Output &output, QObject *parent = nullptr);

    static void declare(QCommandLineParser &parser);
    base::Done read(const QCommandLineParser &parser); ///< errors as those of readHmacKeys() and StoreKeys
    /// Opens the store and calls `done` once: now, or when the keychain has answered. Errors: those of
    /// StoreKeys::open().
    void open(const QString &place, base::Callback<Captures> done);
    /// Tells whether check() needs the bytes of the row: there are keys, and it was not valid when it came.
    bool concerns(const store::CaptureRow &row) const;
    /// Checks with the keys as inspector::checkKept() does. nullopt also for a row that they do not concern.
    std::optional<protocol::SignatureCheck> check(const store::Capture &capture) const;

private:
    Output &m_output;
    base::SystemClock m_clock;
    StoreKeys m_storeKeys;
    QList<QByteArray> m_keys;
};

} // namespace runlatch::cli
