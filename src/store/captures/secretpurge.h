// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "store/captures/sealedsecrets.h"

#include <QObject>

namespace runlatch::store {

/// Forgets the secrets of captures that have expired. It lives in the writer's thread, and forgets one slice at a time
/// (SealedSecrets::purge), each after the work that the writer was given meanwhile, so that no answer waits for it.
class SecretPurge final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    SecretPurge(Connection &database, const Sealer &sealer, base::Clock &clock);

    /// Begins. Afterwards the log is emptied, because it has the old pages, too. While somebody reads, that has to wait
    /// for the next start.
    void start();
    /// Likewise after others took secrets out of the file.
    void emptyLog();
    /// Forgets up to MaxAtEnd values in one transaction, before the file is closed, which removes the log. Closing
    /// waits for it, so the rest is left to the next opening; SealedSecrets::open() does not open it until then.
    void finish();
    static constexpr qint64 MaxAtEnd = 10'000; ///< or SealedSecrets::MaxPurgedBytes

private:
    void plan();
    void work();
    base::Result<qint64> purgeSlice(qint64 most = SealedSecrets::MaxPurged);

    Connection &m_database;
    SealedSecrets m_secrets;
    base::Clock &m_clock;
    bool m_isPlanned = false;
    bool m_isFinished = false;
    bool m_isInLog = false; ///< secrets are gone from the file, and perhaps not from its log
};

} // namespace runlatch::store
