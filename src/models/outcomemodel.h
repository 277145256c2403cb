// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "lint/lintsummary.h"
#include "models/flatmodels.h"
#include "protocol/taskresult.h"

namespace runlatch::models {

/// The outcomes of a task result (spec 2.6), one per row, in the order in which they are sent and shown.
class OutcomeModel final : public FlatTable
{
    Q_OBJECT
public:
    enum Column { Id, Description, ColumnCount };
    enum Role {
        ShownTagsRole = Qt::UserRole, ///< QList<protocol::Tag>: those that the service shows in the list
        LevelRole,                    ///< protocol::TagLevel: the most severe of all tags
        FindingsRole,                 ///< lint::LintSummary: what the linter finds
    };

    explicit OutcomeModel(QObject *parent = nullptr);

    const QList<protocol::Outcome> &outcomes() const { return m_outcomes; }
    void setOutcomes(const QList<protocol::Outcome> &outcomes);
    /// Changes an outcome. Rows have to exist; `row` of an insertion may be the one after the last, and `to` is the row
    /// after the move.
    void setOutcome(int row, const protocol::Outcome &outcome);
    void insertOutcome(int row, const protocol::Outcome &outcome);
    protocol::Outcome takeOutcome(int row);
    void moveOutcome(int from, int to);
    /// Sets what the linter finds in each outcome. It is forgotten when outcomes come, go or move.
    void setFindings(const QList<lint::LintSummary> &findings);

private:
    int rows() const override { return static_cast<int>(m_outcomes.size()); }
    int columns() const override { return ColumnCount; }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;

    QList<protocol::Outcome> m_outcomes;
    QList<lint::LintSummary> m_findings;
};

} // namespace runlatch::models
