// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capturetable.h"

#include <QDateTime>

namespace runlatch::store {

/// The row of a capture without these secrets. The texts of its payload are read again from the body: one that was cut
/// may end within a secret.
CaptureRow rowWithout(const QList<QByteArray> &secrets, const Capture &capture);

/// Seals what stands in clear in a capture that is stored already. Neither begins nor ends transactions.
class RowSealing
{
public:
    enum class Texts {
        Stay,    ///< the texts of the row are as they were
        Request, ///< they are read from head and body again, because version one cut them before removing secrets
        Payload, ///< if secrets are found, those of the payload are read again, and all are redacted
    };

    /// Both must outlive this.
    RowSealing(Connection &database, const Sealer &sealer);

    /// Tells whether a secret stands in clear in it, in its row or in its replies, and adds its bytes to `size`.
    /// Errors: NotFound, Storage.
    base::Result<bool> isDue(qint64 id, qint64 &size);
    /// Seals its secrets and redacts them in its replies; what is sealed already stays so. Secrets that have expired by
    /// `now` are redacted, not sealed, and those that cannot be opened stay as they are. If something was sealed, the
    /// fact "vacuum_due" is 1. Errors as above.
    base::Done seal(qint64 id, Texts texts, const QDateTime &now);

private:
    struct Stored;

    base::Result<Stored> look(qint64 id);
    base::Done rewrite(const Stored &stored, const QDateTime &now);
    base::Done rewrite(const Capture &capture, const SecretPlaces &places, const QDateTime &now);
    base::Done writeBytes(const Capture &capture);
    base::Done writeTexts(const CaptureRow &row);
    base::Done redactReplies(qint64 id, const QList<QByteArray> &secrets);

    Connection &m_database;
    CaptureTable m_table;
    SealedSecrets m_secrets;
};

} // namespace runlatch::store
