// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/pickermodel.h"

#include "text/plaintext.h"
#include "wording/plaintext.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace runlatch::models {

using changerequests::PlacePager;

namespace {

/// Fewer letters are mostly the beginning of a workspace's name, which Enter chooses then.
constexpr qsizetype LettersForAll = 3;

} // namespace

PickerModel::PickerModel(PlacePager &pager, QObject *parent)
    : FlatList(parent)
    , m_pager(pager)
{
    connect(&m_pager, &PlacePager::opened, this, &PickerModel::begin);
    connect(&m_pager, &PlacePager::arrived, this, &PickerModel::take);
}

QVariant PickerModel::value(const QModelIndex &index, int role) const
{
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.kind == Kind::All ? allName() : text::plainText(row.name);
    case Qt::ToolTipRole: return wording::toolTip(row.name);
    case NameRole: return row.name;
    case IdRole: return row.id;
    case CountRole: return row.count < 0 ? QVariant() : row.count;
    case KindRole: return static_cast<int>(row.kind);
    default: return {};
    }
}

bool PickerModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_pager.hasMore();
}

void PickerModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        m_pager.more();
}

void PickerModel::begin()
{
    m_recents.clear();
    beginResetModel();
    m_rows = top();
    endResetModel();
}

void PickerModel::setRecents(const QStringList &names)
{
    m_recents = names;
    m_recents.removeDuplicates();
    m_recents.removeAll(QString());
    putOnTop();
}

void PickerModel::setOffersAll(bool offers)
{
    if (offers == m_offersAll)
        return;
    m_offersAll = offers;
    putOnTop();
}

void PickerModel::noteArchived(const QString &workspaceId)
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&workspaceId](const Row &row) {
        return !row.id.isEmpty() && row.id == workspaceId;
    });
    if (found == m_rows.end() || found->count <= 0)
        return;
    --found->count;
    const QModelIndex changed = index(static_cast<int>(std::distance(m_rows.begin(), found)));
    emit dataChanged(changed, changed, {CountRole});
}

QString PickerModel::allName()
{
    return tr("All workspaces");
}

bool PickerModel::findsAll(const QString &searched)
{
    return searched.isEmpty()
        || (searched.size() >= LettersForAll && allName().startsWith(searched, Qt::CaseInsensitive));
}

/// The rows above those of the service.
QList<PickerModel::Row> PickerModel::top() const
{
    QList<Row> rows;
    if (m_offersAll && m_pager.kind() == PlacePager::Kind::Workspaces && findsAll(m_pager.searched()))
        rows.append({.name = {}, .kind = Kind::All});
    for (const QString &name : m_recents) {
        if (name.contains(m_pager.searched(), Qt::CaseInsensitive))
            rows.append({.name = name, .kind = Kind::Recent});
    }
    return rows;
}

void PickerModel::putOnTop()
{
    QList<Row> served;
    for (const Row &row : std::as_const(m_rows)) {
        if (row.kind == Kind::Found || !row.id.isEmpty()) // a recent row that the service has told about
            served.append({.name = row.name, .id = row.id, .count = row.count});
    }
    beginResetModel();
    m_rows = top();
    m_rows += unknownOf(served);
    endResetModel();
}

/// Fills in rows that have only a name so far; returns the others. Lists move while they are paged: a row may come a
/// second time, at the head of the next page.
QList<PickerModel::Row> PickerModel::unknownOf(const QList<Row> &rows)
{
    QList<Row> unknown;
    for (const Row &row : rows) {
        const int known = rowOf(row.name);
        if (known < 0) {
            unknown.append(row);
        } else {
            m_rows[known].id = row.id;
            m_rows[known].count = row.count;
        }
    }
    return unknown;
}

void PickerModel::take(const QList<PlacePager::Place> &places, bool isFirstPage)
{
    QList<Row> rows;
    for (const PlacePager::Place &place : places)
        rows.append({.name = place.name, .id = place.id, .count = place.requests});
    if (isFirstPage) {
        beginResetModel();
        m_rows = top();
        m_rows += unknownOf(rows);
        endResetModel();
    } else {
        const QList<Row> fresh = unknownOf(rows);
        if (const int count = rowCount(); count > 0)
            emit dataChanged(index(0), index(count - 1));
        if (!fresh.isEmpty()) {
            beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(fresh.size()) - 1);
            m_rows += fresh;
            endInsertRows();
        }
    }
}

QString PickerModel::note() const
{
    return m_pager.isDoubtful() ? tr("There may be more: the service does not give its whole list.") : QString();
}

int PickerModel::rowOf(const QString &name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&name](const Row &row) { return row.name == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

} // namespace runlatch::models
