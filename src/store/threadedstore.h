// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/capturestore.h"
#include "store/groupcommit.h"

#include <memory>

namespace runlatch::store {

class CaptureReader;
class CaptureRemoval;
class FindingCounter;
class QuotaKeeper;
class SliceSearcher;

/// A store whose parts live in threads of their own: hands each call to its part. Who derives from it makes the parts,
/// and joins their threads before they go.
class ThreadedStore : public CaptureStore
{
    Q_OBJECT
public:
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
    void usage(QObject *context, base::Callback<Usage> done) override;

    void list(qint64 before, int limit, QObject *context, base::Callback<QList<CaptureRow>> done) override;
    void listNewer(qint64 after, int limit, QObject *context, base::Callback<QList<CaptureRow>> done) override;
    void load(qint64 id, QObject *context, base::Callback<Capture> done) override;
    void deliveries(qint64 id, int limit, QObject *context, base::Callback<Deliveries> done) override;
    void present(const QList<qint64> &ids, QObject *context, base::Callback<QList<qint64>> done) override;
    void takenUuids(const QList<QUuid> &uuids, QObject *context, base::Callback<QList<QUuid>> done) override;
    base::Call search(const CaptureFilter &filter, const SearchRange &range, QObject *context,
                      std::function<void(const SearchReport &)> progress, base::Callback<SearchReport> done) override;

protected:
    struct Parts
    {
        GroupCommit *commits = nullptr;
        CaptureRemoval *removal = nullptr;
        QuotaKeeper *quota = nullptr;
        CaptureReader *reader = nullptr;
        SliceSearcher *searcher = nullptr;
        FindingCounter *counter = nullptr;
        std::weak_ptr<const void> isOpen = {}; ///< for searches that outlive the store
    };

    explicit ThreadedStore(const Parts &parts);

private:
    void change(QObject *context, base::Callback<CaptureRow> done, GroupCommit::Work work);

    const Parts m_parts;
};

} // namespace runlatch::store
