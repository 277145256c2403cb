// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "redaction/secretfinder.h"
#include "store/captures/capture.h"
#include "store/captures/sealedsecrets.h"

#include <optional>

namespace runlatch::store {

/// The SQL of captures, their bytes, secrets and replies. It neither begins nor ends transactions; the caller does
/// that, around any number of calls. An error of another kind than Storage has changed nothing. Lives in the thread of
/// its database.
class CaptureTable
{
public:
    /// Both must outlive this.
    CaptureTable(Connection &database, const Sealer &sealer)
        : m_database(database)
        , m_secrets(database, sealer)
    {
    }

    /// Stores a capture and numbers the delivery. A repeated delivery takes over from its task result the state that a
    /// callback reached, and the deadline, which runs from the first delivery that was answered 200 (spec 4.6 rule 2).
    base::Result<CaptureRow> append(const NewCapture &capture);
    /// Stores a reply. State and deadline apply to all deliveries of the task result; a final state stays final.
    base::Result<CaptureRow> addReply(qint64 captureId, const SentReply &reply,
                                      std::optional<protocol::TaskState> state);
    base::Result<CaptureRow> setPinned(qint64 id, bool pinned);
    base::Result<CaptureRow> setPinned(qint64 id, PinColor color);
    /// Notes what was counted, unless it was counted already. No error if the capture was removed.
    base::Done setFindings(qint64 id, const lint::LintSummary &findings);
    /// Notes why the signature does not hold. A valid, refused or imported capture has no such cause and stays as it
    /// is.
    base::Result<CaptureRow> setCause(qint64 id, base::Rule cause);
    /// Notes that the capture is `parent`, sent again with those changes (CaptureRow::edited).
    base::Result<CaptureRow> setLineage(qint64 id, qint64 parent, const QString &edited);
    base::Result<CaptureRow> setRule(qint64 id, const QString &rule); ///< an imported capture stays as it is
    base::Result<CaptureRow> setNote(qint64 id, const QString &note); ///< without the capture's secrets
    /// Marks a capture whose sender was answered 503 before the capture was on disk. The clock of its run task did not
    /// start.
    base::Result<CaptureRow> markUnanswered(const QUuid &uuid);
    base::Result<QList<CaptureRow>> list(qint64 before, int limit);
    base::Result<QList<CaptureRow>> listNewer(qint64 after, int limit); ///< the next rows, newest first
    base::Result<QList<qint64>> present(const QList<qint64> &ids);      ///< those that there are, in their order
    base::Result<QList<QUuid>> takenUuids(const QList<QUuid> &uuids);   ///< those of a capture, in their order
    /// With the secrets that have not expired by `now`: the others count as purged. For all that leaves the store.
    base::Result<Capture> load(qint64 id, const QDateTime &now) { return loadWith(id, now); }
    /// With all secrets that there are, also expired ones: to seal them, or to count findings.
    base::Result<Capture> load(qint64 id) { return loadWith(id, std::nullopt); }

private:
    base::Result<Capture> loadWith(qint64 id, const std::optional<QDateTime> &now);
    base::Result<QList<CaptureRow>> rows(Sql sql, QList<Value> values);
    base::Result<std::optional<CaptureRow>> findEarlier(const NewCapture &capture);
    base::Done followEarlierDelivery(CaptureRow &row);
    base::Done setProgress(const CaptureRow &row);
    base::Done insert(CaptureRow &row, const QByteArray &head, const QByteArray &body);
    base::Done readBytes(Capture &capture);
    base::Done readReplies(Capture &capture);

    Connection &m_database;
    SealedSecrets m_secrets;
};

} // namespace runlatch::store
