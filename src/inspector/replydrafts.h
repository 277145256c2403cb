// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "inspector/replydraft.h"
#include "store/workstore.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QUuid>

namespace runlatch::inspector {

/// Keeps the replies that are being written in the store, each by the uuid of its capture: numbers are those of one
/// store. What changed is on its way to the disk half a second later, and at once on `flush()` and at our end.
/// The 200 that were changed last are kept, each of at most 4 MB as JSON.
class ReplyDrafts final : public QObject
{
    Q_OBJECT
public:
    static constexpr int Most = 200;
    static constexpr qsizetype LargestBytes = 4'000'000;

    /// Both must outlive this.
    ReplyDrafts(store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);
    ~ReplyDrafts() override;

    /// Reads what was there when the program ended, however it ended; `restored` or `failed` follows. What was written
    /// meanwhile stays. May be asked for again, when another file was opened.
    void restore();

    ReplyDraft draft(const QUuid &capture) const; ///< an empty one where there is none
    void change(const QUuid &capture, const ReplyDraft &draft);
    /// It was sent as the final result: it goes from the disk, and stays here until the program ends.
    void settle(const QUuid &capture);
    void flush();

    /// Captures for which something is written that was not sent as the final result.
    QSet<QUuid> captures() const;

signals:
    void restored();
    void changed(); ///< captures() is another set
    void saved();   ///< everything that was written is on disk
    /// Once, until something could be saved again. Errors: those of WorkStore, Usage "reply.draft-too-large". What was
    /// not saved is tried again with the next change and on flush().
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
    void save(const QUuid &capture);
    void takeAnswer(const QUuid &capture, const base::Done &answer);
    void fail(const base::Error &error);
    void dropOldest();

    store::WorkStore &m_store;
    base::Clock &m_clock;
    QHash<QUuid, Kept> m_drafts; ///< none of them empty
    QSet<QUuid> m_unsaved;       ///< also those that are to be removed from the store
    int m_saving = 0;
    bool m_isDue = false; ///< a saving is asked of the clock
    bool m_hasFailed = false;
};

} // namespace runlatch::inspector
