// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "models/flatmodels.h"
#include "rulebook/rulebook.h"

namespace runlatch::models {

/// The rules of a file in their order, or what is wrong in its text: then the mistakes alone, because none of its rules
/// is used. All texts are plain.
class RulesModel final : public FlatTable
{
    Q_OBJECT
public:
    enum class Column { Place, Name, State, Words, ColumnCount };
    Q_ENUM(Column)
    enum class State {
        On,
        Off,
        Mistake,
        Acts,   ///< on the request that the rules were tried against
        Waits,  ///< its plan has to come before it is known whether it does
        Passed, ///< it does not act on that
    };
    Q_ENUM(State)

    using FlatTable::FlatTable;

    void setBook(const rulebook::RuleBook &book, const QList<script::Mistake> &mistakes);
    /// Shows the trials of the rules, in their order, in place of what the rules do. Ignored if they are not as many as
    /// the rules.
    void setTrials(const QList<rulebook::RuleTrial> &trials);
    State stateOf(int row) const;

private:
    int rows() const override;
    int columns() const override { return static_cast<int>(Column::ColumnCount); }
    QString title(int column) const override;
    QVariant value(const QModelIndex &index, int role) const override;
    QString text(int row, Column column) const;
    static QString mistakeText(const script::Mistake &mistake, Column column);

    rulebook::RuleBook m_book;
    QList<script::Mistake> m_mistakes;
    QList<rulebook::RuleTrial> m_trials;
};

} // namespace runlatch::models
