// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestmodel.h"

#include "changerequests/changerequestpager.h"
#include "changerequests/usernames.h"
#include "text/plaintext.h"
#include "wording/names.h"
#include "wording/plaintext.h"
#include "wording/times.h"

#include <QThreadPool>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using runlatch::protocol::ChangeRequest;

namespace runlatch::models {

namespace {

/// Local time and, if it differs, UTC.
QString timeToolTip(const QDateTime &time)
{
    const QDateTime local = time.toLocalTime();
    if (!time.isValid() || local.offsetFromUtc() == 0)
        return wording::exactTime(time);
    return local.toString(u"yyyy-MM-dd HH:mm:ss t"_s) + u'\n' + wording::exactTime(time);
}

/// Tells whether both have the same rows in the same order. Qt hands even empty lists to memcmp(), one of which may be
/// null.
bool areSameRows(const QList<int> &one, const QList<int> &other)
{
    return (one.isEmpty() && other.isEmpty()) || one == other;
}

QList<int> firstNumbers(qsizetype count)
{
    QList<int> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

} // namespace

ChangeRequestModel::ChangeRequestModel(base::Clock &clock, QObject *parent)
    : FlatTable(parent)
    , m_clock(clock)
{
}

QVariant ChangeRequestModel::value(const QModelIndex &index, int role) const
{
    const ChangeRequest &changeRequest = at(index.row());
    switch (role) {
    case Qt::DisplayRole: return display(changeRequest, static_cast<Column>(index.column()));
    case Qt::ToolTipRole: return toolTip(changeRequest, static_cast<Column>(index.column()));
    case IdRole: return changeRequest.id;
    case ArchivedRole: return changeRequest.isArchived();
    case StateRole: return static_cast<int>(stateOf(changeRequest));
    default: return {};
    }
}

QString ChangeRequestModel::display(const ChangeRequest &changeRequest, Column column) const
{
    switch (column) {
    case Column::Subject: return text::plainText(changeRequest.subject, 1000);
    case Column::State:
        switch (stateOf(changeRequest)) {
        case State::Active:
        case State::Archived: return wording::changeRequestState(changeRequest.isArchived());
        case State::Archiving: return tr("Archiving");
        case State::ArchiveFailed: return tr("Not archived");
        }
        break;
    case Column::Workspace: return text::plainText(workspaceName(changeRequest));
    case Column::Created: return wording::relativeTime(changeRequest.createdAt, m_clock.utc());
    case Column::Updated: return wording::relativeTime(changeRequest.updatedAt, m_clock.utc());
    case Column::ColumnCount: break;
    }
    return {};
}

QString ChangeRequestModel::toolTip(const ChangeRequest &changeRequest, Column column) const
{
    switch (column) {
    case Column::Subject: return wording::toolTip(changeRequest.subject);
    case Column::State: {
        const QString reason = m_attempts.value(changeRequest.id).reason;
        const bool isNamed = m_userNames && changeRequest.isArchived();
        const QString name = isNamed ? m_userNames->nameOf(changeRequest.archived->by) : QString();
        return wording::toolTip(reason.isEmpty() ? wording::archivedBy(changeRequest.archived, name) : reason);
    }
    case Column::Workspace: return wording::toolTip(changeRequest.workspaceId);
    case Column::Created: return timeToolTip(changeRequest.createdAt);
    case Column::Updated: return timeToolTip(changeRequest.updatedAt);
    case Column::ColumnCount: break;
    }
    return {};
}

ChangeRequestModel::State ChangeRequestModel::stateOf(const ChangeRequest &changeRequest) const
{
    switch (m_attempts.value(changeRequest.id).archiving) {
    case Archiving::None: break;
    case Archiving::UnderWay: return State::Archiving;
    case Archiving::Failed: return State::ArchiveFailed;
    }
    return changeRequest.isArchived() ? State::Archived : State::Active;
}

QString ChangeRequestModel::title(int column) const
{
    switch (static_cast<Column>(column)) {
    case Column::Subject: return tr("Subject");
    case Column::State: return tr("State");
    case Column::Workspace: return tr("Workspace");
    case Column::Created: return tr("Created");
    case Column::Updated: return tr("Updated");
    case Column::ColumnCount: break;
    }
    return {};
}

void ChangeRequestModel::follow(const changerequests::ChangeRequestPager &pager)
{
    using changerequests::ChangeRequestPager;
    connect(&pager, &ChangeRequestPager::rowsReset, this, &ChangeRequestModel::setRows);
    connect(&pager, &ChangeRequestPager::rowsAdded, this, &ChangeRequestModel::add);
    connect(&pager, &ChangeRequestPager::rowsRetained, this, &ChangeRequestModel::retain);
    connect(&pager, &ChangeRequestPager::rowReplaced, this, &ChangeRequestModel::replace);
    connect(&pager, &ChangeRequestPager::workspacesNamed, this, &ChangeRequestModel::setWorkspaceNames);
}

void ChangeRequestModel::setRows(const QList<ChangeRequest> &rows, const QString &workspace)
{
    if (!workspace.isEmpty()) {
        for (const ChangeRequest &row : rows)
            m_workspaceNames.insert(row.workspaceId, workspace);
    }
    if (std::any_of(rows.begin(), rows.end(), [this](const ChangeRequest &row) { return rowOf(row.id) >= 0; })) {
        keepShown(rows);
    } else {
        beginResetModel();
        load(rows);
        m_shown = m_showsAll ? firstNumbers(rows.size()) : QList<int>();
        placeRows();
        endResetModel();
    }
    keepTimesFresh();
    emit loadedReset();
}

/// Replaces the old rows; persistent indexes stay with change requests that are among the new ones.
void ChangeRequestModel::keepShown(const QList<ChangeRequest> &rows)
{
    QHash<QString, int> indexes;
    for (int index = 0; index < rows.size(); ++index) {
        if (rowOf(rows.at(index).id) >= 0 && !indexes.contains(rows.at(index).id))
            indexes.insert(rows.at(index).id, index);
    }
    QList<std::pair<int, int>> kept; // index among the new rows, index among the old rows
    for (const int loaded : std::as_const(m_shown)) {
        if (const int index = indexes.value(m_loaded.at(loaded).id, -1); index >= 0)
            kept.append({index, loaded});
    }
    if (m_showsAll)
        std::sort(kept.begin(), kept.end());
    QList<int> before;
    QList<int> after;
    for (const auto &[index, loaded] : std::as_const(kept)) {
        after.append(index);
        before.append(loaded);
    }
    arrange(before);
    load(rows);
    m_shown = after;
    placeRows();
    emitChanged(0, static_cast<int>(m_shown.size()) - 1);
    if (m_showsAll)
        arrange(firstNumbers(rows.size()));
}

/// Emits nothing.
void ChangeRequestModel::load(const QList<ChangeRequest> &rows)
{
    // The old rows are freed in the pool, because freeing so many texts takes longer than a frame.
    QThreadPool::globalInstance()->start([gone = std::exchange(m_loaded, {}), ids = std::exchange(m_indexes, {})] {});
    m_rows.clear();
    m_tellsUpdates = false;
    for (const ChangeRequest &row : rows)
        append(row);
}

void ChangeRequestModel::append(const ChangeRequest &changeRequest)
{
    if (!m_indexes.contains(changeRequest.id))
        m_indexes.insert(changeRequest.id, static_cast<int>(m_loaded.size()));
    m_loaded.append(changeRequest);
    m_rows.append(-1);
    m_tellsUpdates = m_tellsUpdates || changeRequest.updatedAt.isValid();
}

void ChangeRequestModel::add(const QList<ChangeRequest> &rows)
{
    const auto before = static_cast<int>(m_loaded.size());
    int first = before;
    for (const ChangeRequest &row : rows) {
        const int index = m_indexes.value(row.id, -1);
        if (index < 0) {
            append(row);
        } else if (row != m_loaded.at(index) && (row.isArchived() || !m_loaded.at(index).isArchived())) {
            change(index, row);
            first = std::min(first, index);
        }
    }
    const auto after = static_cast<int>(m_loaded.size());
    if (m_showsAll && after > before) {
        beginInsertRows({}, before, after - 1);
        for (int index = before; index < after; ++index) {
            m_shown.append(index);
            m_rows[index] = index;
        }
        endInsertRows();
    }
    keepTimesFresh();
    if (first < after)
        emit loadedChanged(first);
}

void ChangeRequestModel::retain(const QSet<QString> &ids)
{
    QList<ChangeRequest> rows;
    for (qsizetype index = 0; index < m_loaded.size(); ++index) {
        if (ids.contains(m_loaded.at(index).id))
            rows.append(m_loaded.at(index));
    }
    if (rows.size() < m_loaded.size())
        setRows(rows);
}

void ChangeRequestModel::replace(const ChangeRequest &changeRequest)
{
    const int index = m_indexes.value(changeRequest.id, -1);
    if (index < 0)
        return;
    change(index, changeRequest);
    emit loadedChanged(index);
}

void ChangeRequestModel::change(int index, const ChangeRequest &changeRequest)
{
    m_loaded.replace(index, changeRequest);
    if (changeRequest.isArchived())
        m_attempts.remove(changeRequest.id);
    m_tellsUpdates = m_tellsUpdates || changeRequest.updatedAt.isValid();
    emitChanged(m_rows.at(index), m_rows.at(index));
}

void ChangeRequestModel::setWorkspaceNames(const QHash<QString, QString> &names)
{
    m_workspaceNames = names;
    emitChanged(0, rowCount() - 1);
    if (!m_loaded.isEmpty())
        emit loadedChanged(0);
}

void ChangeRequestModel::setArchiving(const QString &id, Archiving archiving, const QString &reason)
{
    if (archiving == Archiving::None)
        m_attempts.remove(id);
    else
        m_attempts.insert(id, {archiving, reason});
    emitChanged(rowOf(id), rowOf(id));
}

void ChangeRequestModel::forgetArchiving()
{
    m_attempts.clear();
    emitChanged(0, rowCount() - 1);
}

int ChangeRequestModel::rowOf(const QString &id) const
{
    const int index = m_indexes.value(id, -1);
    return index < 0 ? -1 : m_rows.at(index);
}

const ChangeRequest *ChangeRequestModel::find(const QString &id) const
{
    const int index = m_indexes.value(id, -1);
    return index < 0 ? nullptr : &m_loaded.at(index);
}

QString ChangeRequestModel::workspaceName(const ChangeRequest &changeRequest) const
{
    return m_workspaceNames.value(changeRequest.workspaceId, changeRequest.workspaceId);
}

void ChangeRequestModel::show(const QList<int> &loaded)
{
    m_showsAll = false;
    arrange(loaded);
}

void ChangeRequestModel::showAll()
{
    m_showsAll = true;
    arrange(firstNumbers(m_loaded.size()));
}

/// Shows other rows in a few steps for the views, however many rows there are. Rows that go are moved to the end and
/// removed in one piece; new rows are appended in one piece and moved to their places.
void ChangeRequestModel::arrange(const QList<int> &shown)
{
    if (areSameRows(shown, m_shown))
        return;
    QList<int> kept;
    QList<int> added;
    QList<bool> stays(m_loaded.size(), false);
    for (const int loaded : shown) {
        stays[loaded] = true;
        (m_rows.at(loaded) < 0 ? added : kept).append(loaded);
    }
    QList<int> gone;
    std::copy_if(m_shown.begin(), m_shown.end(), std::back_inserter(gone),
                 [&stays](int loaded) { return !stays.at(loaded); });
    reorder(kept + gone);
    if (!gone.isEmpty()) {
        beginRemoveRows({}, static_cast<int>(kept.size()), rowCount() - 1);
        m_shown = kept;
        placeRows();
        endRemoveRows();
    }
    if (!added.isEmpty()) {
        beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(added.size()) - 1);
        m_shown += added;
        placeRows();
        endInsertRows();
    }
    reorder(shown);
}

/// Puts the same rows into another order.
void ChangeRequestModel::reorder(const QList<int> &shown)
{
    if (areSameRows(shown, m_shown))
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QList<int> before = std::exchange(m_shown, shown);
    placeRows();
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    to.reserve(from.size());
    for (const QModelIndex &old : from)
        to.append(index(m_rows.at(before.at(old.row())), old.column()));
    changePersistentIndexList(from, to);
    emit layoutChanged({}, VerticalSortHint);
}

void ChangeRequestModel::placeRows()
{
    m_rows.fill(-1, m_loaded.size());
    for (int row = 0; row < m_shown.size(); ++row)
        m_rows[m_shown.at(row)] = row;
}

void ChangeRequestModel::emitChanged(int firstRow, int lastRow)
{
    if (firstRow >= 0 && firstRow <= lastRow)
        emit dataChanged(index(firstRow, 0), index(lastRow, columns() - 1));
}

void ChangeRequestModel::keepTimesFresh()
{
    if (m_ticking || m_loaded.isEmpty())
        return;
    m_ticking = true;
    m_clock.callAfter(1min, this, [this] {
        m_ticking = false;
        if (const int last = rowCount() - 1; last >= 0)
            emit dataChanged(index(0, static_cast<int>(Column::Created)),
                             index(last, static_cast<int>(Column::Updated)), {Qt::DisplayRole});
        keepTimesFresh();
    });
}

} // namespace runlatch::models
