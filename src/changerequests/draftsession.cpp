// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/draftsession.h"

#include <utility>

using namespace std::chrono_literals;

namespace runlatch::changerequests {

namespace {

constexpr auto ReadingPause = 200ms;

} // namespace

DraftSession::DraftSession(store::WorkStore &store, base::Clock &clock, Written written, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_written(std::move(written))
    , m_keeper(store, clock)
{
    connect(&m_keeper, &DraftKeeper::saved, this, [this](const QDateTime &at) {
        m_hasFailed = false;
        emit saved(at);
    });
    connect(&m_keeper, &DraftKeeper::failed, this, [this](const base::Error &error) {
        if (!std::exchange(m_hasFailed, true))
            emit failed(error);
    });
}

BulkDraft DraftSession::draft() const
{
    BulkDraft draft = m_written();
    draft.sentAt = m_sentAt;
    draft.home = m_home;
    return draft;
}

CreatedRequests DraftSession::sent() const
{
    const BulkDraft sent = draft();
    service::Endpoint endpoint;
    if (m_home) {
        endpoint.base = m_home->service;
        endpoint.connection = m_home->connection;
    }
    const bool isList = sent.by == BulkDraft::Targets::List;
    return {endpoint, sent.organization, sent.subject,
            isList ? std::optional(static_cast<int>(targetIds(sent.workspaces).size())) : std::nullopt, m_sentAt};
}

void DraftSession::setEndpoint(const service::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    beginHere();
}

void DraftSession::beginHere()
{
    if (m_written().isEmpty() && !m_endpoint.isNull())
        m_home = BulkDraft::homeAt(m_endpoint);
}

bool DraftSession::isAtHome() const
{
    return m_home && m_home->isAt(m_endpoint);
}

BulkDraft DraftSession::moveHere()
{
    flush();
    BulkDraft here = draft();
    here.home = BulkDraft::homeAt(m_endpoint);
    if (m_home) {
        here.organization.clear();
        here.workspaces.clear();
        here.sentAt = {};
        m_keeper.fork(here);
    } else {
        m_keeper.change(here);
        m_keeper.flush();
    }
    m_home = here.home;
    m_sentAt = here.sentAt;
    return here;
}

void DraftSession::touch()
{
    m_isTouched = true;
    if (std::exchange(m_isDue, true))
        return;
    m_clock.callAfter(ReadingPause, this, [this] {
        m_isDue = false;
        if (m_isTouched)
            keep();
    });
}

void DraftSession::keep()
{
    m_isTouched = false;
    beginHere();
    m_keeper.change(draft());
    emit kept();
}

void DraftSession::flush()
{
    if (m_isTouched)
        keep();
    m_keeper.flush();
}

void DraftSession::discard()
{
    m_isTouched = false;
    m_sentAt = {};
    m_home = m_endpoint.isNull() ? std::nullopt : std::optional(BulkDraft::homeAt(m_endpoint));
    m_keeper.discard();
}

void DraftSession::restore(QObject *context, base::Callback<BulkDraft> done)
{
    m_keeper.restore(context, [this, done = std::move(done)](const base::Result<BulkDraft> &draft) {
        if (draft) {
            m_sentAt = draft->sentAt;
            if (!draft->isEmpty())
                m_home = draft->home;
        }
        done(draft);
    });
}

const BulkDraft *DraftSession::other() const
{
    return m_keeper.other() ? &*m_keeper.other() : nullptr;
}

BulkDraft DraftSession::takeOther()
{
    flush();
    const BulkDraft draft = m_keeper.takeOther();
    m_sentAt = draft.sentAt;
    m_home = draft.home;
    return draft;
}

void DraftSession::setSentAt(const QDateTime &utc, QObject *context, base::Callback<std::monostate> done)
{
    m_isTouched = false;
    m_sentAt = utc;
    m_keeper.keep(draft(), context, std::move(done));
}

void DraftSession::setSentAt(const QDateTime &utc)
{
    m_sentAt = utc;
    keep();
    m_keeper.flush();
}

} // namespace runlatch::changerequests
