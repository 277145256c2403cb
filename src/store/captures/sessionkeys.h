// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/sqlite/database.h"
#include "store/sqlite/sealer.h"

#include <QList>
#include <QObject>

#include <optional>

namespace runlatch::store {

/// The keys of sessions in which no keychain answered, and what they sealed. When the lasting key comes while such a
/// session still runs, all that is sealed anew with it, a slice at a time, each after the work that the writer was
/// given meanwhile. Before that the session's key is kept in the file, sealed with the lasting one, so that the next
/// opening goes on where this one was ended or killed. Without the lasting key it is lost with its session. Lives in
/// the writer's thread.
class SessionKeys final : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    SessionKeys(Database &database, Sealer &sealer);

    /// Call when the tables are those of the newest version. Notes the sealer's key if it is of a session, and ends
    /// what an earlier session began. Takes time in proportion to that.
    base::Done open();
    void use(const StoreKey &key); ///< the lasting key; a session's key is ignored, because it replaces none
    void goOn();                   ///< after an error
    void close() { m_sessions.clear(); }

    /// The bounds of a slice.
    static constexpr qint64 MaxSealed = 256;
    static constexpr qint64 MaxSealedBytes = 8 << 20;

private:
    struct Secret
    {
        qint64 captureId = 0;
        qint64 number = 0;
        QByteArray sealed;
    };

    base::Done find();
    base::Done keep(const QByteArray &key, const QByteArray &mark);
    void plan();
    void work();
    base::Done sealSlice();
    base::Result<QList<Secret>> nextSecrets();
    base::Done seal(const Secret &secret);
    base::Done endSession();

    Database &m_database;
    Sealer &m_sealer;
    QList<qint64> m_sessions; ///< ids of sessions whose keys are known and that have secrets left
    qint64 m_captureId = 0;   ///< the last secret of the first session that was looked at
    qint64 m_number = -1;
    bool m_isPlanned = false;
};

} // namespace runlatch::store
