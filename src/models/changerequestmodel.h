// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "protocol/changerequest.h"

#include <QAbstractTableModel>

namespace runlatch::models {

/// One page of change requests (spec 4.1), in the order the service gave them. It sorts nothing: an order of one
/// page would look like an order of all.
class ChangeRequestModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class Column { Subject, State, Workspace, Created, Updated, ColumnCount };
    Q_ENUM(Column)
    enum Role {
        IdRole = Qt::UserRole, ///< QString, "wscr-..."
        ArchivedRole,          ///< bool
        StateRole,             ///< QString: "active" or "archived" (spec 3.1); the display text is translated
    };

    /// `clock` must outlive this. Times are shown relative to it, anew every minute.
    explicit ChangeRequestModel(base::Clock &clock, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    /// Display texts are plain, on one line; tool tips are rich on purpose where they hold foreign text, so that Qt
    /// does not take it for markup.
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// `workspace` is shown for the rows where it was asked for by name; without it the ids are.
    void setRows(const QList<protocol::ChangeRequest> &rows, const QString &workspace = {});
    /// Puts a newer state of a request in place of the older one; nothing where it is not on this page.
    void replace(const protocol::ChangeRequest &changeRequest);
    const protocol::ChangeRequest &at(int row) const { return m_rows.at(row); }
    int rowOf(const QString &id) const; ///< -1 where it is not on this page
    /// Whether any row says when it was updated; one of the service's two shapes never does.
    bool tellsUpdates() const;

private:
    QString display(const protocol::ChangeRequest &changeRequest, Column column) const;
    QString toolTip(const protocol::ChangeRequest &changeRequest, Column column) const;
    void keepTimesFresh();

    base::Clock &m_clock;
    QList<protocol::ChangeRequest> m_rows;
    QString m_workspace;
    bool m_ticking = false;
};

} // namespace runlatch::models
