// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/pickermodel.h"

#include "protocol/plaintext.h"
#include "wording/plaintext.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace runlatch::models {

namespace {
constexpr int PageSize = 100; // the largest of the service
}

PickerModel::PickerModel(service::Client &client, QObject *parent)
    : QAbstractListModel(parent)
    , m_client(client)
{
}

int PickerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PickerModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole: return row.kind == Kind::All ? tr("All workspaces") : protocol::plainText(row.name);
    case Qt::ToolTipRole: return wording::toolTip(row.name);
    case NameRole: return row.name;
    case IdRole: return row.id;
    case CountRole: return row.count < 0 ? QVariant() : row.count;
    case KindRole: return static_cast<int>(row.kind);
    default: return {};
    }
}

/// Returns false while a page is under way, and after a failure: the view would request the page again with every
/// movement.
bool PickerModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next > 0 && !m_loading && !m_failed;
}

void PickerModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(m_next);
}

void PickerModel::showOrganizations(const service::Endpoint &endpoint)
{
    start(Subject::Organizations, endpoint, {});
}

void PickerModel::showWorkspaces(const service::Endpoint &endpoint, const QString &organization)
{
    start(Subject::Workspaces, endpoint, organization);
}

void PickerModel::clear()
{
    start(Subject::Nothing, {}, {});
}

void PickerModel::start(Subject subject, const service::Endpoint &endpoint, const QString &organization)
{
    m_subject = subject;
    m_endpoint = endpoint;
    m_organization = organization;
    m_search.clear();
    m_recents.clear();
    beginResetModel();
    m_rows = top();
    endResetModel();
    ask(1);
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

void PickerModel::search(const QString &text)
{
    m_search = text;
    ask(1);
}

void PickerModel::retry()
{
    ask(std::max(1, m_next));
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

void PickerModel::ask(int page)
{
    m_call.abort();
    ++m_ticket;
    m_next = m_subject == Subject::Nothing ? 0 : page;
    m_failed = false;
    setLoading(m_subject != Subject::Nothing);
    const service::PageQuery query{page, PageSize};
    if (m_subject == Subject::Organizations)
        m_call = m_client.organizations(m_endpoint, m_search, query, this, answering<protocol::Organization>(page));
    else if (m_subject == Subject::Workspaces)
        m_call = m_client.workspaces(m_endpoint, m_organization, m_search, query, this,
                                     answering<protocol::Workspace>(page));
}

template <typename T> base::Callback<protocol::Page<T>> PickerModel::answering(int page)
{
    return [this, page, ticket = m_ticket](const base::Result<protocol::Page<T>> &answer) {
        if (ticket != m_ticket)
            return;
        m_failed = !answer;
        setLoading(false);
        if (!answer) {
            emit failed(answer.error());
            return;
        }
        QList<Row> rows;
        for (const T &item : answer->items)
            rows.append(row(item));
        take(rows, answer->pagination, page);
    };
}

PickerModel::Row PickerModel::row(const protocol::Organization &organization)
{
    return {.name = organization.name, .id = organization.externalId};
}

PickerModel::Row PickerModel::row(const protocol::Workspace &workspace)
{
    return {.name = workspace.name, .id = workspace.id, .count = workspace.activeChangeRequests};
}

/// The rows above those of the service.
QList<PickerModel::Row> PickerModel::top() const
{
    QList<Row> rows;
    if (m_offersAll && m_subject == Subject::Workspaces && m_search.isEmpty())
        rows.append({.name = {}, .kind = Kind::All});
    for (const QString &name : m_recents) {
        if (name.contains(m_search, Qt::CaseInsensitive))
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

void PickerModel::take(const QList<Row> &rows, const protocol::Pagination &pagination, int page)
{
    m_next = pagination.next ? page + 1 : 0;
    if (page == 1) {
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
    emit loaded();
}

int PickerModel::rowOf(const QString &name) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [&name](const Row &row) { return row.name == name; });
    return found == m_rows.end() ? -1 : static_cast<int>(std::distance(m_rows.begin(), found));
}

void PickerModel::setLoading(bool loading)
{
    if (m_loading == loading)
        return;
    m_loading = loading;
    emit loadingChanged(loading);
}

} // namespace runlatch::models
