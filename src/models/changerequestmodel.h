// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "models/changerequestrows.h"
#include "models/flatmodels.h"

#include <QHash>
#include <QSet>

namespace runlatch::changerequests {
class ChangeRequestPager;
class UserNames;
} // namespace runlatch::changerequests

namespace runlatch::models {

/// Change requests (spec 4.1): the loaded ones (a page or more), and the shown ones in their order. Without a
/// ChangeRequestSieve, all are shown in the service's order. Rows are the shown ones. Selections and persistent indexes
/// stay with their change request, by its id, as long as it is shown, whatever is added, filtered, sorted or loaded
/// again.
///
/// Display texts are plain, bounded and on one line. Tool tips with foreign text are deliberately rich, so that Qt does
/// not take it for markup. Times are shown as ages; the tool tip has them in local time and UTC.
class ChangeRequestModel final : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Subject, State, Workspace, Created, Updated, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        IdRole = Qt::UserRole, ///< QString, "wscr-..."
        ArchivedRole,          ///< bool
        StateRole,             ///< int of State
    };
    enum class State { Active, Archived, Archiving, ArchiveFailed }; ///< the first two are of spec 3.1
    Q_ENUM(State)
    enum class Archiving { None, UnderWay, Failed };

    /// `clock` must outlive this. Times are relative to it, refreshed every minute.
    explicit ChangeRequestModel(base::Clock &clock, QObject *parent = nullptr);

    /// The names for tool tips. `names` must outlive this.
    void setUserNames(const changerequests::UserNames &names) { m_userNames = &names; }
    void follow(const changerequests::ChangeRequestPager &pager); ///< shows the pager's rows from now on
    /// Replaces all rows. `workspace` is shown for them if it was requested by name; otherwise the names of
    /// setWorkspaceNames(), or else the ids.
    void setRows(const QList<protocol::ChangeRequest> &rows, const QString &workspace = {});
    /// Adds rows. A row with the id of a loaded row replaces that row, unless the loaded row is archived and the new
    /// row is not (an older answer: there is no way back, spec 3.1). The other rows are appended.
    void add(const QList<protocol::ChangeRequest> &rows);
    void retain(const QSet<QString> &ids); ///< drops all other rows
    /// Replaces the older state of a request; ignored if the request is not loaded.
    void replace(const protocol::ChangeRequest &changeRequest);
    void setWorkspaceNames(const QHash<QString, QString> &names); ///< `names` are by id
    /// The progress of an archive operation. It is shown until None is set or the row is archived, also on rows that
    /// are loaded later. `reason`: one sentence.
    void setArchiving(const QString &id, Archiving archiving, const QString &reason = {});
    void forgetArchiving(); ///< forgets the progress of all operations: the next rows are another service's

    const protocol::ChangeRequest &at(int row) const { return m_loaded.at(m_shown.at(row)); }
    State stateOf(const protocol::ChangeRequest &changeRequest) const;
    int rowOf(const QString &id) const; ///< -1 if the request is not shown
    /// Null if the request is not loaded. Valid until rows are loaded, replaced or dropped.
    const protocol::ChangeRequest *find(const QString &id) const;
    /// Tells whether any loaded row has an update time. The times are missing in one of the service's two dialects.
    bool tellsUpdates() const { return m_tellsUpdates; }
    QString workspaceName(const protocol::ChangeRequest &changeRequest) const; ///< the id if the name is not known

    const ChangeRequestRows &loaded() const { return m_loaded; } ///< in the service's order; copies are snapshots
    const QHash<QString, QString> &workspaceNames() const { return m_workspaceNames; }
    const QList<int> &shown() const { return m_shown; } ///< indexes of loaded rows
    /// Shows these rows, in this order, each once. Rows that are loaded later are not shown before they are named here.
    void show(const QList<int> &loaded);
    void showAll();
    base::Clock &clock() const { return m_clock; }

signals:
    void loadedReset(); ///< emitted after setRows() or retain(): indexes now mean other rows
    /// Rows were added, replaced or renamed; all before `first` are unchanged. Like loadedReset() emitted after the
    /// signals of QAbstractItemModel.
    void loadedChanged(int first);

private:
    int rows() const override { return static_cast<int>(m_shown.size()); }
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    QString display(const protocol::ChangeRequest &changeRequest, Column column) const;
    QString toolTip(const protocol::ChangeRequest &changeRequest, Column column) const;
    void keepShown(const QList<protocol::ChangeRequest> &rows);
    void load(const QList<protocol::ChangeRequest> &rows);
    void append(const protocol::ChangeRequest &changeRequest);
    void change(int index, const protocol::ChangeRequest &changeRequest);
    void arrange(const QList<int> &shown);
    void reorder(const QList<int> &shown);
    void placeRows();
    void emitChanged(int firstRow, int lastRow);
    void keepTimesFresh();

    const changerequests::UserNames *m_userNames = nullptr;
    struct Attempt
    {
        Archiving archiving = Archiving::None;
        QString reason;
    };

    base::Clock &m_clock;
    ChangeRequestRows m_loaded;
    QHash<QString, int> m_indexes; ///< id -> index of the loaded row
    QList<int> m_shown;            ///< row -> index of the loaded row
    QList<int> m_rows;             ///< index of the loaded row -> row, -1 if it is not shown
    bool m_showsAll = true;
    bool m_tellsUpdates = false;
    QHash<QString, QString> m_workspaceNames; ///< names by workspace id
    QHash<QString, Attempt> m_attempts;       ///< attempts by id of the change request
    bool m_ticking = false;
};

} // namespace runlatch::models
