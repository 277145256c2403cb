// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "changerequests/savedquery.h"
#include "store/work/workstore.h"

#include <QObject>

#include <optional>

namespace runlatch::changerequests {

/// The saved queries of this computer, in the store of work. A change is seen at once and written in the store's
/// thread. What cannot be read stays in the store, and is counted. One thread.
class SavedQueries final : public QObject
{
    Q_OBJECT
public:
    static constexpr qsizetype MaxQueries = 200;

    /// Both must outlive this.
    SavedQueries(store::WorkStore &store, base::Clock &clock, QObject *parent = nullptr);

    void read(); ///< reads them from the store, once; after a failure again
    bool isRead() const { return m_state == State::Read; }
    const QList<SavedQuery> &all() const { return m_all; } ///< by name
    int unreadable() const { return m_unreadable; }        ///< those that cannot be read, or are beyond MaxQueries
    const SavedQuery *find(const QString &name) const;     ///< null if there is none of that name

    /// Tells whether one more query of that name can be saved.
    bool hasRoomFor(const QString &name) const { return isRead() && (find(name) || m_all.size() < MaxQueries); }
    /// Saves a query; one of that name is replaced and returned. Call only if hasRoomFor() and fits().
    std::optional<SavedQuery> save(const QString &name, const BulkDraft &query);
    static bool fits(const QString &name, const BulkDraft &query); ///< neither is too long or empty
    /// Returns false if another query has that name.
    bool rename(const QUuid &id, const QString &name);
    void remove(const QUuid &id);
    void putBack(const SavedQuery &saved); ///< as it was before it was removed or replaced

signals:
    void changed();
    void failed(const runlatch::base::Error &error); ///< of reading, or of writing the last change

private:
    enum class State { New, Reading, Read };
    struct Contents
    {
        QList<SavedQuery> queries;
        int unreadable = 0;
    };

    static Contents contentsOf(const QList<store::Draft> &drafts);
    void take(const Contents &contents);
    void fail(const base::Error &error);
    void put(const SavedQuery &saved);
    base::Callback<std::monostate> telling();

    store::WorkStore &m_store;
    base::Clock &m_clock;
    State m_state = State::New;
    QList<SavedQuery> m_all;
    int m_unreadable = 0;
};

} // namespace runlatch::changerequests
