// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "inspector/replydraft.h"
#include "store/work/workstore.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QUuid>

namespace runlatch::inspector {

/// Saves replies that are being written in the store, each under the uuid of its capture, because row numbers belong to
/// one store. A change is written half a second later, a long draft in the thread pool, and at once on `flush()` and in
/// the destructor. The 200 latest are kept, each of at most 4 MB as JSON.
class ReplyDrafts final : public QObject
{
    Q_OBJECT
public:
    static constexpr int MaxDrafts = 200;
    static constexpr qsizetype MaxBytes = 4'000'000;

    /// Both must outlive this.
    ReplyDrafts(store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);
    ~ReplyDrafts() override;

    /// Reads the drafts that were there when the program ended, however it ended; `restored` or `failed` follows.
    /// Drafts that were written meanwhile stay. Call again when another file was opened.
    void restore();

    ReplyDraft draft(const QUuid &capture) const; ///< empty if there is none
    void change(const QUuid &capture, const ReplyDraft &draft);
    /// Removes the draft from the disk, because it was sent as the final result. It stays in memory until the program
    /// ends.
    void settle(const QUuid &capture);
    void flush();

    /// Captures with a draft that was not sent as the final result.
    QSet<QUuid> captures() const;
    /// Tells whether a draft could not be saved, and is in memory only.
    bool hasUnsaved() const { return m_hasFailed && !m_unsaved.isEmpty(); }

signals:
    void restored();
    void changed(); ///< captures() changed
    void saved();   ///< every draft that was written is on disk
    /// Emitted once, until something could be saved again. Errors: those of WorkStore, Usage "reply.draft-too-large". A
    /// draft that was not saved is tried again with the next change and on flush().
    void failed(const runlatch::base::Error &error);

private:
    struct Kept
    {
        ReplyDraft draft;
        QDateTime changedAt; ///< UTC
        bool isSettled = false;
    };

    void takeOver(const QList<store::Draft> &drafts);
    void saveSoon();
    void saveDue();
    void save(const QUuid &capture);
    void saveLong(const QUuid &capture, const Kept &kept);
    void store(const QUuid &capture, const QByteArray &content, const QDateTime &changedAt);
    void takeAnswer(const QUuid &capture, const base::Done &answer);
    void fail(const base::Error &error);
    void dropOldest();

    store::WorkStore &m_store;
    base::Clock &m_clock;
    QHash<QUuid, Kept> m_drafts;     ///< no draft in it is empty
    QSet<QUuid> m_unsaved;           ///< drafts to save, and drafts to remove from the store
    QHash<QUuid, quint64> m_writing; ///< drafts that the pool writes as JSON, each with the number of its last writing
    quint64 m_writings = 0;
    int m_saving = 0;
    bool m_isDue = false; ///< saving was asked of the clock
    bool m_hasFailed = false;
};

} // namespace runlatch::inspector
