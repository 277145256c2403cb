// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/span.h"
#include "store/capture.h"
#include "store/database.h"
#include "store/sealer.h"

namespace runlatch::store {

/// The SQL of the secrets that were cut from captures and sealed beside them. Neither begins nor ends transactions.
class SealedSecrets
{
public:
    /// Both must outlive this.
    SealedSecrets(Database &database, const Sealer &sealer)
        : m_database(database)
        , m_sealer(sealer)
    {
    }

    enum class Part { Head, Body };

    /// Seals the secrets at those places of `bytes`. A secret that has expired by `now` is not kept, only its place.
    base::Done write(const CaptureRow &row, Part part, const QByteArray &bytes, const QList<redaction::Span> &places,
                     const QDateTime &now);
    /// Puts the secrets back into `capture.head` and `body`; `complete` becomes false if a secret could not be opened.
    base::Done open(Capture &capture);
    base::Result<QList<redaction::Span>> places(qint64 captureId, Part part); ///< the places in ascending order
    base::Done forget(qint64 captureId); ///< forgets the secrets of a capture and their places
    /// Forgets expired secrets; returns their number.
    base::Result<qint64> purge(const QDateTime &now);

private:
    Database &m_database;
    const Sealer &m_sealer;
};

} // namespace runlatch::store
