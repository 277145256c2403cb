// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/rulesmodel.h"

#include "rulebook/rulewords.h"
#include "wording/plaintext.h"

using namespace Qt::StringLiterals;

namespace runlatch::models {

void RulesModel::setBook(const rulebook::RuleBook &book, const QList<script::Mistake> &mistakes)
{
    beginResetModel();
    m_book = book;
    m_mistakes = mistakes;
    m_trials.clear();
    endResetModel();
}

void RulesModel::setTrials(const QList<rulebook::RuleTrial> &trials)
{
    if (!m_mistakes.isEmpty() || trials.size() != m_book.rules().size())
        return;
    m_trials = trials;
    if (rows() > 0)
        emit dataChanged(index(0, 0), index(rows() - 1, columns() - 1));
    emit headerDataChanged(Qt::Horizontal, static_cast<int>(Column::Words), static_cast<int>(Column::Words));
}

int RulesModel::rows() const
{
    return static_cast<int>(m_mistakes.isEmpty() ? m_book.rules().size() : m_mistakes.size());
}

RulesModel::State RulesModel::stateOf(int row) const
{
    if (!m_mistakes.isEmpty())
        return State::Mistake;
    if (!m_book.rules().at(row).isOn)
        return State::Off;
    if (m_trials.isEmpty())
        return State::On;
    switch (m_trials.at(row).end) {
    case rulebook::RuleTrial::End::Acts: return State::Acts;
    case rulebook::RuleTrial::End::Waits: return State::Waits;
    case rulebook::RuleTrial::End::Earlier:
    case rulebook::RuleTrial::End::Off:
    case rulebook::RuleTrial::End::Refused:
    case rulebook::RuleTrial::End::Forged:
    case rulebook::RuleTrial::End::Verification:
    case rulebook::RuleTrial::End::Plan:
    case rulebook::RuleTrial::End::Condition: break;
    }
    return State::Passed;
}

QVariant RulesModel::value(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const auto column = static_cast<Column>(index.column());
    const QString words =
        m_mistakes.isEmpty() ? text(index.row(), column) : mistakeText(m_mistakes.at(index.row()), column);
    return role == Qt::ToolTipRole ? wording::toolTip(words) : words; // the file may be somebody else's
}

QString RulesModel::text(int row, Column column) const
{
    const rulebook::AnswerRule &rule = m_book.rules().at(row);
    switch (column) {
    case Column::Place: return QString::number(rule.line);
    case Column::Name: return rule.name;
    case Column::State:
        switch (stateOf(row)) {
        case State::On: return tr("On");
        case State::Off: return tr("Off");
        case State::Mistake: return tr("Mistake");
        case State::Acts: return tr("Acts");
        case State::Waits: return tr("Waits");
        case State::Passed: return tr("Does not act");
        }
        break;
    case Column::Words:
        return m_trials.isEmpty() ? rulebook::RuleWords::deeds(rule) : rulebook::RuleWords::trial(m_trials.at(row));
    case Column::ColumnCount: break;
    }
    return {};
}

QString RulesModel::mistakeText(const script::Mistake &mistake, Column column)
{
    switch (column) {
    case Column::Place: return u"%1:%2"_s.arg(mistake.line).arg(mistake.column);
    case Column::State: return tr("Mistake");
    case Column::Words: return rulebook::RuleWords::mistake(mistake);
    case Column::Name:
    case Column::ColumnCount: break;
    }
    return {};
}

QString RulesModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Place: return tr("Line");
    case Column::Name: return tr("Rule");
    case Column::State: return tr("State");
    case Column::Words:
        if (!m_mistakes.isEmpty())
            return tr("What is wrong");
        return m_trials.isEmpty() ? tr("What it does") : tr("Why");
    case Column::ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
