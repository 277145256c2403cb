// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/taskresult.h"

#include <QAbstractTableModel>

namespace runlatch::models {

/// The outcomes of a task result (spec 2.6), one per row, in the order in which they are sent and shown.
class OutcomeModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { Id, Description, ColumnCount };
    enum Role {
        ShownTagsRole = Qt::UserRole, ///< QList<protocol::Tag>: those that the service shows in the list
        LevelRole,                    ///< protocol::TagLevel: the most severe of all tags
    };

    explicit OutcomeModel(QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    const QList<protocol::Outcome> &outcomes() const { return m_outcomes; }
    void setOutcomes(const QList<protocol::Outcome> &outcomes);
    /// Changes an outcome. Rows have to exist; `row` of an insertion may be the one after the last, and `to` is the row
    /// after the move.
    void setOutcome(int row, const protocol::Outcome &outcome);
    void insertOutcome(int row, const protocol::Outcome &outcome);
    protocol::Outcome takeOutcome(int row);
    void moveOutcome(int from, int to);

private:
    QList<protocol::Outcome> m_outcomes;
};

} // namespace runlatch::models
