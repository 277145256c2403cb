// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/outcomemodel.h"

#include "wording/lint.h"

#include <algorithm>

namespace runlatch::models {

namespace {

QList<protocol::Tag> shownTags(const protocol::Outcome &outcome)
{
    QList<protocol::Tag> tags;
    std::copy_if(outcome.tags.begin(), outcome.tags.end(), std::back_inserter(tags),
                 [](const protocol::Tag &tag) { return tag.isShownInList(); });
    return tags;
}

protocol::TagLevel worstLevel(const protocol::Outcome &outcome)
{
    protocol::TagLevel worst = protocol::TagLevel::None;
    for (const protocol::Tag &tag : outcome.tags)
        worst = std::max(worst, tag.level); // the enumeration is ordered by severity
    return worst;
}

} // namespace

OutcomeModel::OutcomeModel(QObject *parent)
    : FlatTable(parent)
{
}

QVariant OutcomeModel::value(const QModelIndex &index, int role) const
{
    const protocol::Outcome &outcome = m_outcomes.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return index.column() == Id ? outcome.id : outcome.description;
    case ShownTagsRole: return QVariant::fromValue(shownTags(outcome));
    case LevelRole: return QVariant::fromValue(worstLevel(outcome));
    case FindingsRole: return QVariant::fromValue(m_findings.value(index.row()));
    case Qt::AccessibleTextRole:
        if (index.column() == Description) { // badges are painted; a screen reader needs their words
            QStringList words;
            for (const protocol::Tag &tag : shownTags(outcome))
                words += tag.label;
            words += outcome.description;
            if (const lint::LintSummary findings = m_findings.value(index.row()); findings.count() > 0)
                words += wording::lintCounts(findings);
            return words.join(QStringLiteral(", "));
        }
        return outcome.id;
    default: return {};
    }
}

QString OutcomeModel::title(int column) const
{
    return column == Id ? tr("Outcome id") : tr("Description");
}

void OutcomeModel::setOutcomes(const QList<protocol::Outcome> &outcomes)
{
    beginResetModel();
    m_outcomes = outcomes;
    m_findings.clear();
    endResetModel();
}

void OutcomeModel::setOutcome(int row, const protocol::Outcome &outcome)
{
    if (m_outcomes.at(row) == outcome)
        return;
    m_outcomes[row] = outcome;
    emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
}

void OutcomeModel::insertOutcome(int row, const protocol::Outcome &outcome)
{
    beginInsertRows({}, row, row);
    m_outcomes.insert(row, outcome);
    m_findings.clear();
    endInsertRows();
}

protocol::Outcome OutcomeModel::takeOutcome(int row)
{
    beginRemoveRows({}, row, row);
    protocol::Outcome taken = m_outcomes.takeAt(row);
    m_findings.clear();
    endRemoveRows();
    return taken;
}

void OutcomeModel::moveOutcome(int from, int to)
{
    if (from == to)
        return;
    // Qt counts the target before the row is taken out.
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    m_outcomes.move(from, to);
    m_findings.clear();
    endMoveRows();
}

void OutcomeModel::setFindings(const QList<lint::LintSummary> &findings)
{
    if (findings == m_findings)
        return;
    m_findings = findings;
    if (!m_outcomes.isEmpty())
        emit dataChanged(index(0, Description), index(rows() - 1, Description), {FindingsRole, Qt::AccessibleTextRole});
}

} // namespace runlatch::models
