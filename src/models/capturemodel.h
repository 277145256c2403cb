// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "base/error.h"
#include "store/capturestore.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QLocale>

namespace runlatch::models {

/// Received requests, newest first: live rows at the top, older ones in windows from the store as the view asks
/// for them. Rows are known by their uuid, so one that comes again (written after all, answered) changes in place.
class CaptureModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Id, Time, Stage, Workspace, Run, Signature, State, Deadline, Size, ColumnCount };
    Q_ENUM(Column)
    /// What the state column says; the first four are no state of a task but reasons why there is none.
    enum class Shown { Refused, Unreadable, NoReplyNeeded, Unsupported, Awaiting, Running, Passed, Failed, Errored };
    Q_ENUM(Shown)
    enum Role {
        CaptureIdRole = Qt::UserRole, ///< qint64; 0 while only in memory
        VerdictRole,                  ///< int of protocol::Verdict
        ShownRole,                    ///< int of Shown
        DeadlineRole,                 ///< QDateTime, UTC; invalid where none runs
        RemainingRole,                ///< int, whole seconds to the deadline; invalid where none runs
        StoredRole,                   ///< bool; false: the disk refused it
    };

    /// `store` may be null (then there are only live rows); it and `clock` must outlive this.
    CaptureModel(store::CaptureStore *store, base::Clock &clock, QObject *parent = nullptr);

    /// Rows from Receiver::captured, oldest first.
    void prepend(const QList<store::CaptureRow> &rows);
    /// A row that changed; one that is not loaded is ignored.
    void update(const store::CaptureRow &row);

    const store::CaptureRow &at(int row) const { return m_rows.at(row); }
    int rowOf(qint64 captureId) const; ///< -1 where it is not loaded
    int rowOf(const QUuid &uuid) const;
    /// Errored as soon as the deadline is over without a final result (spec 3.2).
    Shown shown(const store::CaptureRow &row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

signals:
    void fetched();                                  ///< a window arrived, perhaps an empty one
    void failed(const runlatch::base::Error &error); ///< a window could not be read; asking again tries again
    void ticked();                                   ///< once a second while a deadline runs

private:
    void append(const QList<store::CaptureRow> &window);
    void replace(int row, const store::CaptureRow &with);
    void watch();
    void tick(int last);
    void noteId(qint64 id);
    bool runs(const store::CaptureRow &row) const;
    QString text(const store::CaptureRow &row, Column column) const;
    QString deadlineText(const store::CaptureRow &row) const;
    QString toolTip(const store::CaptureRow &row, Column column) const;

    store::CaptureStore *m_store;
    base::Clock &m_clock;
    QLocale m_locale;
    QList<store::CaptureRow> m_rows;
    QHash<QUuid, qint64> m_order; ///< row = m_newest - order, so that a new first row moves none of them
    qint64 m_newest = -1;
    qint64 m_oldestId = 0; ///< smallest id loaded: where the next window begins
    bool m_fetching = false;
    bool m_complete = false;
    bool m_watching = false;
};

} // namespace runlatch::models
