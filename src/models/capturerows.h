// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "base/result.h"
#include "models/capturewindow.h"
#include "models/taskstates.h"
#include "store/capturestore.h"

#include <QAbstractTableModel>

#include <map>

namespace runlatch::models {

/// The rows of CaptureModel: a window on the received requests, newest first, of at most MostRows. Live rows are put
/// at its top while it begins at the newest, else they are counted. What is too much leaves at the other end and is
/// fetched again from the store when the view comes near.
///
/// Rows are known by their uuid and stand in the order of their ids. One that the disk refused has none: it stands
/// where it came, is kept here (it could not be fetched again), and moves to its place when it was written after all.
class CaptureRows : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// A row is some 500 bytes and its texts, which the receiver cuts at 200 characters each: 1 to 5 KB, so the window
    /// holds 2 to 10 MB, and those that the disk refused half of that once more.
    static constexpr int MostRows = 2000;
    static constexpr int MostUnstored = 1000; ///< kept beside the window; the oldest goes first

    /// `store` may be null (then there are only live rows); it must outlive this.
    explicit CaptureRows(store::CaptureStore *store, QObject *parent = nullptr);

    /// Rows from Receiver::captured, oldest first.
    void prepend(const QList<store::CaptureRow> &rows);
    /// A row that changed; one that is not loaded is ignored. The state that a reply reached is that of all deliveries
    /// of its run task, and of those that are told or read later (TaskStates).
    void update(const store::CaptureRow &row);

    const store::CaptureRow &at(int row) const { return m_window.at(row).row; }
    int rowOf(qint64 captureId) const; ///< -1 where it is not loaded; a search by halves
    int rowOf(const QUuid &uuid) const { return m_window.find(uuid); }

    /// Requests above the first row, as far as they were told or have been loaded; 0 where the window begins at the
    /// newest. What the store drops of them is counted until the window comes there.
    qint64 newerRows() const { return m_newer; }
    bool isAtNewest() const { return m_atNewest; }
    bool canFetchNewer() const { return m_store && !m_atNewest && m_asking == Asking::Nothing; }
    void fetchNewer();  ///< the next ones above the window; nothing where that cannot be
    void fetchNewest(); ///< the window begins at the newest again: a reset of the model, when the rows are there
    /// Asks which of the rows are still in the store; those that are not leave.
    void refresh();

    int rowCount(const QModelIndex &parent = {}) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void fetched();                                  ///< a window arrived, perhaps an empty one
    void failed(const runlatch::base::Error &error); ///< a window could not be read; asking again tries again
    void newerChanged(qint64 count);                 ///< newerRows() is another number
    void refreshed();                                ///< what refresh() found has left

private:
    using Place = CaptureWindow::Place;
    using Entries = std::vector<CaptureWindow::Entry>;
    using Page = QList<store::CaptureRow>;
    using Arrived = void (CaptureRows::*)(const Page &page);
    enum class Asking { Nothing, Older, Newer, Newest };

    base::Callback<Page> asked(Asking asking, Arrived arrived);
    void takeOlder(const Page &page);
    void takeNewer(const Page &page);
    void takeNewest(const Page &page);
    void absorb(const Page &page, const Place &above, const Place &below);
    Entries entries(const Page &page, const Place &above, const Place &below) const;
    void merge(const Entries &entries);
    void remove(int first, int count);
    void trimTop();
    void trimBottom();

    Place placeOf(const store::CaptureRow &row);
    bool belongs(const Place &place) const;
    void keepUnstored(const CaptureWindow::Entry &entry);
    void settle(const store::CaptureRow &row);
    void move(int row, const CaptureWindow::Entry &entry);
    void anchorUnstored(qint64 id);
    void noteAbove(const CaptureWindow::Entry &entry);
    Page withTold(const Page &page) const;
    void setNewer(qint64 count);
    void check(qint64 before);
    void removeMissing(qint64 before, qint64 end, const Page &page);

    store::CaptureStore *m_store;
    CaptureWindow m_window;
    TaskStates m_states;
    std::map<QUuid, CaptureWindow::Entry> m_unstored; ///< by uuid; also those that are in the window
    qint64 m_highest = 0;                             ///< the largest id that was told or read
    Page m_told;                                      ///< while newer ones are asked for: they may miss the answer
    qint64 m_arrivals = 0;
    qint64 m_newer = 0;
    quint64 m_ticket = 0; ///< of the newest question: late answers to others are dropped
    Asking m_asking = Asking::Nothing;
    bool m_toldTooMany = false; ///< more than MostRows of those
    bool m_hasRead = false;
    bool m_complete;
    bool m_atNewest = true;
    bool m_refreshing = false;
    bool m_refreshAgain = false;
};

} // namespace runlatch::models
