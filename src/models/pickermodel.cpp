// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/pickermodel.h"

#include "protocol/plaintext.h"
#include "wording/plaintext.h"

#include <algorithm>
#include <iterator>

namespace runlatch::models {

namespace {
constexpr int PageSize = 100; // the largest the service gives
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
    case Qt::DisplayRole: return protocol::plainText(row.name);
    case Qt::ToolTipRole: return wording::toolTip(row.name);
    case NameRole: return row.name;
    case IdRole: return row.id;
    case CountRole: return row.count < 0 ? QVariant() : row.count;
    default: return {};
    }
}

/// Not while a page is under way, and not after a failure: the view would ask again with every movement.
bool PickerModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_next > 0 && !m_loading && !m_failed;
}

void PickerModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        ask(m_next);
}

void PickerModel::showOrganizations()
{
    start(Subject::Organizations, {});
}

void PickerModel::showWorkspaces(const QString &organization)
{
    start(Subject::Workspaces, organization);
}

void PickerModel::clear()
{
    start(Subject::Nothing, {});
}

void PickerModel::start(Subject subject, const QString &organization)
{
    m_subject = subject;
    m_organization = organization;
    m_search.clear();
    beginResetModel();
    m_rows.clear();
    endResetModel();
    ask(1);
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

void PickerModel::ask(int page)
{
    m_call.abort();
    ++m_ticket;
    m_next = m_subject == Subject::Nothing ? 0 : page;
    m_failed = false;
    setLoading(m_subject != Subject::Nothing);
    const service::PageQuery query{page, PageSize};
    if (m_subject == Subject::Organizations)
        m_call = m_client.organizations(m_search, query, this, answering<protocol::Organization>(page));
    else if (m_subject == Subject::Workspaces)
        m_call = m_client.workspaces(m_organization, m_search, query, this, answering<protocol::Workspace>(page));
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
        add(rows, answer->pagination, page);
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

void PickerModel::add(const QList<Row> &rows, const protocol::Pagination &pagination, int page)
{
    m_next = pagination.next ? page + 1 : 0;
    if (page == 1) {
        beginResetModel();
        m_rows = rows;
        endResetModel();
    } else {
        // Lists move while they are paged: a row may come a second time, at the head of the next page.
        QList<Row> fresh;
        std::copy_if(rows.begin(), rows.end(), std::back_inserter(fresh),
                     [this](const Row &row) { return rowOf(row.name) < 0; });
        if (!fresh.isEmpty()) {
            const int first = static_cast<int>(m_rows.size());
            beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
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
