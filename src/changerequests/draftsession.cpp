// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/draftsession.h"

#include <QPointer>

#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::changerequests {

namespace {

constexpr auto ReadingPause = 200ms;
constexpr auto SavingPause = 500ms;

QString draftKind()
{
    return u"bulk-create"_s;
}

} // namespace

DraftSession::DraftSession(store::WorkStore &store, base::Clock &clock, Written written, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_clock(clock)
    , m_written(std::move(written))
{
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
        here.leftOut.clear(); // workspaces of the other service
        here.sentAt = {};
        m_other = m_read;
        m_otherId = std::exchange(m_id, QUuid());
        ++m_change;
        m_read = here;
        save();
    } else {
        change(here);
        saveChange();
    }
    m_home = here.home;
    m_sentAt = here.sentAt;
    return here;
}

void DraftSession::touch()
{
    m_isTouched = true;
    if (std::exchange(m_isReadingDue, true))
        return;
    m_clock.callAfter(ReadingPause, this, [this] {
        m_isReadingDue = false;
        if (m_isTouched)
            keep();
    });
}

void DraftSession::keep()
{
    m_isTouched = false;
    beginHere();
    change(draft());
    emit kept();
}

void DraftSession::change(const BulkDraft &draft)
{
    if (draft == m_read)
        return;
    m_read = draft;
    ++m_change;
    m_isUnsaved = true;
    if (std::exchange(m_isSavingDue, true))
        return;
    m_clock.callAfter(SavingPause, this, [this] {
        m_isSavingDue = false;
        saveChange();
    });
}

void DraftSession::flush()
{
    if (m_isTouched)
        keep();
    saveChange();
}

void DraftSession::saveChange()
{
    const bool isNothingThere = m_read.isEmpty() && m_id.isNull(); // nothing to save, and nothing to remove
    m_isUnsaved = m_isUnsaved && !isNothingThere;
    if (m_isUnsaved)
        save();
}

void DraftSession::save(const base::Callback<std::monostate> &done)
{
    m_isUnsaved = false;
    const QDateTime now = m_clock.utc();
    const auto answered = [this, now, done, change = m_change](const base::Done &answer) {
        if (!answer) {
            m_isUnsaved = m_isUnsaved || change == m_change; // the next flush tries again
            fail(answer.error());
        } else if (change == m_change) {
            m_hasFailed = false;
            emit saved(now);
        }
        if (done)
            done(answer);
    };
    if (m_id.isNull())
        m_id = QUuid::createUuid();
    if (m_read.isEmpty())
        m_store.removeDraft(m_id, this, answered);
    else
        m_store.saveDraft({m_id, draftKind(), writeBulkDraft(m_read), now}, this, answered);
}

void DraftSession::fail(const base::Error &error)
{
    if (!std::exchange(m_hasFailed, true))
        emit failed(error);
}

void DraftSession::discard()
{
    m_isTouched = false;
    m_isUnsaved = false;
    m_sentAt = {};
    m_home = m_endpoint.isNull() ? std::nullopt : std::optional(BulkDraft::homeAt(m_endpoint));
    m_read = {};
    ++m_change;
    if (m_id.isNull())
        return;
    m_store.removeDraft(std::exchange(m_id, QUuid()), this, [this](const base::Done &answer) {
        if (!answer)
            fail(answer.error());
    });
}

void DraftSession::restore(QObject *context, base::Callback<BulkDraft> done)
{
    const QPointer<QObject> asker(context);
    m_store.drafts(draftKind(), this, [this, asker, done](const base::Result<QList<store::Draft>> &drafts) {
        if (drafts)
            takeOver(*drafts);
        if (!asker)
            return;
        if (drafts) {
            m_sentAt = m_read.sentAt;
            if (!m_read.isEmpty())
                m_home = m_read.home;
        }
        done(drafts ? base::Result<BulkDraft>(m_read) : base::Result<BulkDraft>(drafts.error()));
    });
}

/// Takes over the newest draft that can be read. Unreadable drafts stay in the store.
void DraftSession::takeOver(const QList<store::Draft> &drafts)
{
    if (m_isTouched)
        keep();
    bool isWritten = !m_read.isEmpty(); // a draft with an organization alone counts as empty
    for (const store::Draft &draft : drafts) {
        const auto read = readBulkDraft(draft.content);
        if (!read || draft.id == m_id)
            continue;
        if (isWritten) {
            m_other = *read;
            m_otherId = draft.id;
            return;
        }
        isWritten = true;
        m_read = *read;
        m_id = draft.id;
        m_isUnsaved = false;
        ++m_change;
    }
}

BulkDraft DraftSession::takeOther()
{
    flush();
    std::optional<BulkDraft> before;
    if (!m_read.isEmpty())
        before = m_read;
    m_read = m_other.value_or(BulkDraft());
    m_other = before;
    std::swap(m_id, m_otherId);
    ++m_change;
    m_sentAt = m_read.sentAt;
    m_home = m_read.home;
    return m_read;
}

BulkDraft DraftSession::take(const BulkDraft &sent)
{
    BulkDraft draft = sent;
    if (draft.isAt(m_endpoint))
        draft.home = BulkDraft::homeAt(m_endpoint); // what runlatch-cli sent has no connection yet
    flush();
    if (!m_read.isEmpty()) {
        m_other = m_read;
        m_otherId = std::exchange(m_id, QUuid());
    }
    m_read = draft;
    ++m_change;
    m_sentAt = draft.sentAt;
    m_home = draft.home;
    save();
    return m_read;
}

void DraftSession::setSentAt(const QDateTime &utc, QObject *context, base::Callback<std::monostate> done)
{
    m_isTouched = false;
    m_sentAt = utc;
    m_read = draft();
    ++m_change;
    save([asker = QPointer<QObject>(context), done = std::move(done)](const base::Done &answer) {
        if (asker)
            done(answer);
    });
}

void DraftSession::setSentAt(const QDateTime &utc)
{
    m_sentAt = utc;
    keep();
    saveChange();
}

} // namespace runlatch::changerequests
