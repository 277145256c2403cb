// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerentry.h"
#include "models/flatmodels.h"

#include <QLocale>

namespace runlatch::models {

/// The bulk actions that were tried from this computer, the newest first. All texts are plain, bounded and on one line.
class LedgerModel final : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Time, Connection, Subject, Workspaces, State, Action, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole, ///< QUuid
        StateRole,             ///< int of changerequests::LedgerState
        FoundRole,             ///< int: change requests that were found since
    };

    using FlatTable::FlatTable;

    /// Replaces all rows. If the same actions stay in their order, only those that differ change.
    void setEntries(const QList<changerequests::LedgerEntry> &entries);
    const changerequests::LedgerEntry &at(int row) const { return m_entries.at(row); }
    const QList<changerequests::LedgerEntry> &entries() const { return m_entries; }
    int rowOf(const QUuid &id) const; ///< -1 if there is none

private:
    int rows() const override { return static_cast<int>(m_entries.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    bool isFigure(int column) const override { return column == Workspaces; }
    QVariant value(const QModelIndex &index, int role) const override;
    QString text(const changerequests::LedgerEntry &entry, int column) const;
    QString state(const changerequests::LedgerEntry &entry) const;
    QString toolTip(const changerequests::LedgerEntry &entry, int column) const;

    QLocale m_locale;
    QList<changerequests::LedgerEntry> m_entries;
};

} // namespace runlatch::models
