// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/result.h"
#include "models/captures/capturepages.h"
#include "models/captures/hiddenrows.h"
#include "models/captures/latefindings.h"
#include "models/captures/storedids.h"
#include "models/captures/taskstates.h"
#include "models/captures/toldrows.h"
#include "models/captures/unstoredrows.h"
#include "models/captures/windowedrows.h"

namespace runlatch::models {

/// The rows of CaptureModel: a window on the received requests, newest first, of at most MaxRows. While the window
/// begins at the newest row, live rows are inserted at its top; otherwise they are only counted. Surplus rows leave at
/// the other end and are fetched again from the store when the view comes near.
///
/// Rows are identified by their uuid and ordered by their ids. A row that the disk refused has no id. It stands where
/// it arrived, is kept here (it could not be fetched again), and moves to its place when it is written after all.
class CaptureRows : public WindowedRows
{
    Q_OBJECT
public:
    /// A row has some 500 bytes and its texts, which the receiver cuts at 200 characters each: 1 to 5 KB. The window
    /// thus takes 2 to 10 MB, and the rows that the disk refused half of that again.
    static constexpr int MaxRows = 2000;
    static constexpr int MaxUnstored = UnstoredRows::MaxRows; ///< kept beside the window; the oldest goes first

    /// `store` may be null (then there are only live rows); it must outlive this.
    explicit CaptureRows(store::CaptureStore *store, QObject *parent = nullptr);

    /// Rows from Receiver::captured, oldest first.
    void prepend(const QList<store::CaptureRow> &rows);
    /// Takes a changed row. If it is not loaded, it comes if it fits the filter by now. The state that a reply reached
    /// applies to all deliveries of its run task, also to those that are reported or read later (TaskStates).
    void update(const store::CaptureRow &row);

    /// Requests above the first row, as far as they were reported or have been loaded; 0 if the window begins at the
    /// newest. Rows among them that the store dropped are counted until the window comes there.
    qint64 newerRows() const { return m_newer; }
    bool isAtNewest() const { return m_atNewest; }
    bool canFetchNewer() const { return m_store && !m_atNewest && m_asking == Asking::Nothing; }
    void fetchNewer();  ///< requests the rows above the window; no effect if there are none
    void fetchNewest(); ///< moves the window to the newest row: a model reset when the rows arrive
    /// Moves the window to the newest row that is not newer than this id, likewise. It takes the same time for any id.
    /// The window is empty if there is none, which only happens with a filter.
    void fetchFrom(qint64 id);
    void fetchOldest(); ///< moves the window to the oldest row, likewise
    /// Tells whether the window is about to move: by fetchNewest(), fetchFrom() or fetchOldest().
    bool isMoving() const { return m_asking == Asking::Newest || m_asking == Asking::Elsewhere; }
    bool isAtOldest() const { return m_complete; }
    int inMemory() const { return m_unstored.inMemory(); } ///< requests that are lost if the program ends now
    /// A row that the disk refused, also one outside the window or the filter; nullptr: there is none. Valid until a
    /// row comes or changes.
    const store::CaptureRow *unstored(const QUuid &uuid) const { return m_unstored.find(uuid); }
    /// The range of ids in the store: the largest one that was reported or read, and the smallest one when refresh()
    /// looked for it last; 0 if none is known.
    qint64 highestId() const { return m_highest; }
    qint64 lowestId() const { return m_stored->lowest(); }
    /// While held, live rows are only counted, so that no row is displaced; fetchNewer() takes them. A list without
    /// rows, or without a store, takes them all the same.
    void setHeld(bool held) { m_held = held; }
    bool isHeld() const { return m_held; }
    /// Leaves these rows out, as if they were gone, until show() or forget(): a deletion that can be undone. Ids that
    /// are not loaded are ignored.
    void hide(const QList<qint64> &ids);
    void show(const QList<qint64> &ids); ///< the hidden rows are back, those above the window with fetchNewer()
    /// The store has removed the hidden rows.
    void forget(const QList<qint64> &ids) { m_hidden.forget(ids); }
    /// Asks which of the rows are still in the store, and removes the others.
    void refresh();

    /// Shows only the requests that a filter accepts, as they are found, the newest first: a model reset. Requests that
    /// arrive are judged by the store before they come. A row that changes stays until a filter is set again. Without a
    /// store there is nothing to search.
    void setFilter(const store::CaptureFilter &filter);
    bool isFiltered() const { return m_pages->isFiltered(); }
    const CapturePages::Progress &search() const { return m_pages->progress(); }
    void stopSearch(); ///< what was found stays; goOn() looks for more
    void goOn();

    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void fetched();                                  ///< a window arrived; it may be empty
    void failed(const runlatch::base::Error &error); ///< a window could not be read; asking again tries again
    void newerChanged(qint64 count);                 ///< newerRows() changed
    void refreshed();                                ///< the rows that refresh() found missing are removed
    void searched();                                 ///< search() changed
    void lowestChanged();                            ///< lowestId() changed
    void moved();       ///< the window has moved, of which the rest of a filtered page may still be searched for
    void moveDropped(); ///< a filter, stopSearch() or another move ended what was asked for: neither fetched() nor
                        ///< failed() comes

private:
    using Page = QList<store::CaptureRow>;
    using Arrived = void (CaptureRows::*)(const Page &page);
    enum class Asking { Nothing, Older, Newer, Newest, Elsewhere };

    void insertLive(const Page &rows);
    store::CaptureRow current(const store::CaptureRow &row) const { return m_findings.current(m_states.current(row)); }
    void takeFindings(const QHash<qint64, lint::LintSummary> &findings);
    void takeFound(const Page &rows);
    void drop();
    base::Callback<Page> asked(Asking asking, Arrived arrived);
    void takeOlder(const Page &page);
    void takeNewer(const Page &page);
    void takeNewest(const Page &page);
    void takeFrom(const Page &page);
    void takeOldest(const Page &page);
    void moveTo(const Page &page, bool isOldest, bool isNewest, qint64 end);
    void absorb(const Page &page, const Place &above, const Place &below);
    Entries entries(const Page &page, const Place &above, const Place &below) const;
    void trimTop();
    void trimBottom();

    Place placeOf(const store::CaptureRow &row);
    bool takesLive() const { return m_atNewest && !(m_held && m_store && !window().isEmpty()); }
    bool belongs(const Place &place) const;
    bool isSearchedFor(const Place &place) const;
    void judgeAgain(QList<qint64> ids);
    void countAbove(const CaptureWindow::Entry &entry);
    void keepUnstored(const CaptureWindow::Entry &entry);
    void settle(const store::CaptureRow &row);
    void anchorUnstored(qint64 id);
    void noteAbove(const CaptureWindow::Entry &entry);
    Page withTold(const Page &page) const;
    void setNewer(qint64 count);
    void takeGone(const QSet<qint64> &gone);

    store::CaptureStore *m_store;
    CapturePages *m_pages;
    StoredIds *m_stored;
    TaskStates m_states;
    LateFindings m_findings;
    HiddenRows m_hidden;
    UnstoredRows m_unstored; ///< also those in the window
    qint64 m_from = 0;       ///< the id of fetchFrom()
    qint64 m_highest = 0;    ///< the largest id that was reported or read
    ToldRows m_told;         ///< during a request for newer rows, or for a move
    qint64 m_reached = 0;    ///< the last id of the last page; 0: none
    qint64 m_arrivals = 0;
    qint64 m_newer = 0;
    qint64 m_counted = 0;      ///< the largest id that is counted in m_newer, with a filter
    qint64 m_searchedFrom = 0; ///< the largest id that was known when the filter was set
    quint64 m_ticket = 0;      ///< number of the newest request; late answers to others are dropped
    Asking m_asking = Asking::Nothing;
    bool m_hasRead = false;
    bool m_complete; ///< the window ends at the oldest row
    bool m_atNewest = true;
    bool m_held = false;
    bool m_refreshAgain = false;
};

} // namespace runlatch::models
