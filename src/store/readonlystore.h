// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/threadedstore.h"

namespace runlatch::store {

/// The store of other programs, of which this one only reads. What would change it is answered with Storage
/// "store.no-right", and limits have no effect. Names of secrets that were added here are redacted in what it answers.
class ReadOnlyStore : public ThreadedStore
{
    Q_OBJECT
public:
    virtual QString place() const = 0; ///< the database and its host
    /// Connects at once to a server that was lost, and is not asked again yet. Answers when that was tried. Errors: as
    /// when it was opened.
    virtual void reconnect(QObject *context, base::Callback<std::monostate> done) = 0;

    void append(const NewCapture &capture, QObject *context, base::Callback<CaptureRow> done) override;
    void addReply(qint64 captureId, const SentReply &reply, std::optional<protocol::TaskState> state, QObject *context,
                  base::Callback<CaptureRow> done) override;
    void markUnanswered(const QUuid &uuid, QObject *context, base::Callback<CaptureRow> done) override;
    void setPinned(qint64 id, bool pinned, QObject *context, base::Callback<CaptureRow> done) override;
    void setPinned(qint64 id, PinColor color, QObject *context, base::Callback<CaptureRow> done) override;
    void setCause(qint64 id, base::Rule cause, QObject *context, base::Callback<CaptureRow> done) override;
    void setLineage(qint64 id, qint64 parent, const QString &edited, QObject *context,
                    base::Callback<CaptureRow> done) override;
    void setRule(qint64 id, const QString &rule, QObject *context, base::Callback<CaptureRow> done) override;
    void setNote(qint64 id, const QString &note, QObject *context, base::Callback<CaptureRow> done) override;
    void remove(const QList<qint64> &ids, QObject *context, base::Callback<qint64> done) override;
    void setQuota(const Quota &quota) override;
    void setDrafted(const QSet<QUuid> &captures) override;
    void allowDroppingEarlier() override;

protected:
    using ThreadedStore::ThreadedStore;

private:
    void refuse(QObject *context, base::Callback<CaptureRow> done) const;
};

} // namespace runlatch::store
