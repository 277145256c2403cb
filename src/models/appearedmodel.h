// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/ledgerentry.h"
#include "models/flatmodels.h"

#include <QHash>

namespace runlatch::models {

/// The change requests of a bulk action that have appeared, in the order in which they were seen.
class AppearedModel final : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Workspace, ChangeRequest, ColumnCount };
    enum Role {
        WorkspaceNameRole = Qt::UserRole, ///< QString; empty if it is not known
    };

    using FlatTable::FlatTable;

    /// Forgets all rows. `names` are of workspaces, by id.
    void begin(const QHash<QString, QString> &names);
    /// At most changerequests::LedgerEntry::MaxRequests are kept.
    void append(const changerequests::LedgerRequest &request);
    QStringList ids() const; ///< of the change requests

private:
    int rows() const override { return static_cast<int>(m_requests.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    QHash<QString, QString> m_names;
    QList<changerequests::LedgerRequest> m_requests;
};

} // namespace runlatch::models
