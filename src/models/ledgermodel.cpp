// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/ledgermodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <algorithm>

namespace runlatch::models {

using changerequests::LedgerEntry;
using changerequests::LedgerState;

void LedgerModel::setEntries(const QList<LedgerEntry> &entries)
{
    const bool areSame =
        std::equal(entries.begin(), entries.end(), m_entries.begin(), m_entries.end(),
                   [](const LedgerEntry &one, const LedgerEntry &other) { return one.id == other.id; });
    if (!areSame) {
        beginResetModel();
        m_entries = entries;
        endResetModel();
        return;
    }
    for (int row = 0; row < rows(); ++row) {
        if (m_entries.at(row) == entries.at(row))
            continue;
        m_entries[row] = entries.at(row);
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

int LedgerModel::rowOf(const QUuid &id) const
{
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&id](const LedgerEntry &entry) { return entry.id == id; });
    return found == m_entries.end() ? -1 : static_cast<int>(std::distance(m_entries.begin(), found));
}

QVariant LedgerModel::value(const QModelIndex &index, int role) const
{
    const LedgerEntry &entry = m_entries.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(entry, index.column());
    case Qt::ToolTipRole: return toolTip(entry, index.column());
    case IdRole: return entry.id;
    case StateRole: return static_cast<int>(entry.state);
    case FoundRole: return static_cast<int>(entry.requests.size());
    default: return {};
    }
}

QString LedgerModel::text(const LedgerEntry &entry, int column) const
{
    switch (static_cast<Column>(column)) {
    case Time: return m_locale.toString(entry.at.toLocalTime(), QLocale::ShortFormat);
    case Connection: return entry.draft.home ? text::plainText(entry.draft.home->title()) : QString();
    case Subject: return text::plainText(entry.draft.subject);
    case Workspaces: return entry.targets ? m_locale.toString(*entry.targets) : QString();
    case State: return state(entry);
    case Action: return text::plainText(entry.action);
    case ColumnCount: break;
    }
    return {};
}

QString LedgerModel::state(const LedgerEntry &entry) const
{
    switch (entry.state) {
    case LedgerState::Sending: return tr("Sending");
    case LedgerState::Accepted: return tr("Accepted");
    case LedgerState::Refused: return entry.wasAnswered() ? tr("Refused") : tr("Not created");
    case LedgerState::Unknown: return tr("Unknown");
    case LedgerState::Settled: break;
    }
    return entry.requests.isEmpty() ? tr("Not created") : tr("Created");
}

QString LedgerModel::toolTip(const LedgerEntry &entry, int column) const
{
    if (column == Time)
        return wording::exactTime(entry.at);
    if (column == Workspaces && !entry.targets)
        return tr("The number of workspaces is not known.");
    return wording::toolTip(text(entry, column));
}

QString LedgerModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Time: return tr("Time");
    case Connection: return tr("Connection");
    case Subject: return tr("Subject");
    case Workspaces: return tr("Workspaces");
    case State: return tr("State");
    case Action: return tr("Bulk action");
    case ColumnCount: break;
    }
    return {};
}

} // namespace runlatch::models
