// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/outcomemodel.h"

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
    case Qt::AccessibleTextRole:
        if (index.column() == Description) { // badges are painted; a screen reader needs their words
            QStringList words;
            for (const protocol::Tag &tag : shownTags(outcome))
                words += tag.label;
            return (words << outcome.description).join(QStringLiteral(", "));
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
    endInsertRows();
}

protocol::Outcome OutcomeModel::takeOutcome(int row)
{
    beginRemoveRows({}, row, row);
    protocol::Outcome taken = m_outcomes.takeAt(row);
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
    endMoveRows();
}

} // namespace runlatch::models
