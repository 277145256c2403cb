// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "models/changerequestpager.h"

#include <QPointer>

#include <algorithm>

namespace runlatch::models {

ChangeRequestPager::ChangeRequestPager(service::Client &client, ChangeRequestModel &model, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_model(model)
{
}

void ChangeRequestPager::setWorkspace(const service::WorkspaceName &workspace)
{
    m_workspace = workspace;
    m_asked.number = 1;
    m_pagination = {};
    m_unreadable.clear();
    m_model.setRows({});
    emit pageChanged();
    load();
}

void ChangeRequestPager::reload()
{
    load();
}

void ChangeRequestPager::goTo(int number)
{
    m_asked.number = std::max(1, number);
    load();
}

void ChangeRequestPager::setSize(int size)
{
    const int firstRow = (m_asked.number - 1) * m_asked.size;
    m_asked.size = std::clamp(size, 1, 100);
    m_asked.number = firstRow / m_asked.size + 1;
    load();
}

void ChangeRequestPager::archive(const QString &id, QObject *context, base::Callback<service::Archiving> done)
{
    // The context here is the pager, so that the row changes although the one who asked has gone.
    const QPointer<QObject> asker(context);
    m_client.archive(id, this, [this, asker, done = std::move(done)](const base::Result<service::Archiving> &answer) {
        if (answer) {
            m_model.replace(answer->changeRequest);
            if (m_state == State::Loading)
                load();
        }
        if (asker)
            done(answer);
    });
}

void ChangeRequestPager::load()
{
    m_call.abort();
    ++m_ticket;
    if (m_workspace.text.isEmpty()) {
        setState(State::Idle);
        return;
    }
    setState(State::Loading);
    m_call = m_client.list(m_workspace, m_asked, this, [this, ticket = m_ticket](const auto &answer) {
        if (ticket == m_ticket)
            answered(answer);
    });
}

void ChangeRequestPager::answered(const base::Result<protocol::Page<protocol::ChangeRequest>> &answer)
{
    if (!answer) {
        m_error = answer.error();
        setState(State::Failed);
        emit failed(m_error);
        return;
    }
    // Requests that were deleted meanwhile may leave fewer pages than were asked for.
    const protocol::Pagination &pagination = answer->pagination;
    if (answer->items.isEmpty() && pagination.totalPages < m_asked.number) {
        goTo(pagination.totalPages);
        return;
    }
    show(*answer);
}

void ChangeRequestPager::show(const protocol::Page<protocol::ChangeRequest> &page)
{
    m_pagination = page.pagination;
    m_unreadable = page.unreadable;
    m_model.setRows(page.items, m_workspace.organization.isEmpty() ? QString() : m_workspace.text);
    setState(State::Idle);
    emit pageChanged();
}

void ChangeRequestPager::setState(State state)
{
    const bool wasLoading = m_state == State::Loading;
    m_state = state;
    if (wasLoading != (state == State::Loading))
        emit loadingChanged(!wasLoading);
}

} // namespace runlatch::models
