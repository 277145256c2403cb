// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/bulksender.h"

#include "base/rules.h"

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

BulkSender::BulkSender(service::Client &client, base::Clock &clock, DraftSession *drafts, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(clock)
    , m_drafts(drafts)
{
    watchClient();
}

/// Notes whether the request may have left this machine. The client emits `sent` in the same call that hands the
/// request to the network, with no other signal between the two.
void BulkSender::watchClient()
{
    connect(&m_client, &service::Client::creating, this, [this](const http::Outgoing &request) {
        if (!m_isSending)
            return;
        m_purpose = request.purpose;
        m_mayHaveLeft = false; // the previous dialect was refused
        emit sending(request);
    });
    connect(&m_client, &service::Client::sent, this,
            [this](const QString &purpose) { m_mayHaveLeft = m_mayHaveLeft || (m_isSending && purpose == m_purpose); });
    connect(&m_client, &service::Client::waiting, this, [this](const service::Wait &wait) {
        if (!m_isSending || wait.purpose != m_purpose)
            return;
        m_mayHaveLeft = false; // the previous request was answered with 429
        emit waiting(wait);
    });
}

void BulkSender::send(const service::Endpoint &endpoint, const QString &organization,
                      const protocol::BulkCreation &creation)
{
    if (m_isSending)
        return;
    if (m_drafts && !m_drafts->draft().isAt(endpoint)) {
        emit refused({.kind = base::ErrorKind::Usage, .rule = base::Rules::CreateElsewhere, .subject = endpoint.name});
        return;
    }
    m_isSending = true;
    m_mayHaveLeft = false;
    if (!m_drafts) {
        sendNow(endpoint, organization, creation);
        return;
    }
    m_sentBefore = m_drafts->sentAt();
    m_drafts->setSentAt(m_clock.utc(), this, [=, this, number = ++m_try](const base::Done &kept) {
        if (number != m_try)
            return; // cancelled meanwhile
        if (kept) {
            sendNow(endpoint, organization, creation);
            return;
        }
        endUnsent();
        emit notKept(kept.error());
    });
}

void BulkSender::sendNow(const service::Endpoint &endpoint, const QString &organization,
                         const protocol::BulkCreation &creation)
{
    m_call = m_client.create(endpoint, organization, creation, this,
                             [this](const base::Result<service::Creation> &answer) { end(answer); });
}

void BulkSender::cancel()
{
    if (!m_isSending)
        return;
    m_call.abort();
    ++m_try;
    if (m_mayHaveLeft) {
        m_isSending = false;
        emit lost({.kind = base::ErrorKind::Cancelled, .outcomeUnknown = true});
    } else {
        endUnsent();
        emit cancelled();
    }
}

void BulkSender::end(const base::Result<service::Creation> &answer)
{
    if (answer) {
        m_isSending = false;
        if (m_drafts)
            m_drafts->discard();
        emit created(answer.value());
    } else if (answer.error().outcomeUnknown) {
        m_isSending = false;
        emit lost(answer.error());
    } else {
        endUnsent();
        emit refused(answer.error());
    }
}

/// This try had no effect; an unknown outcome of an earlier try stays unknown.
void BulkSender::endUnsent()
{
    m_isSending = false;
    m_mayHaveLeft = false;
    if (m_drafts)
        m_drafts->setSentAt(m_sentBefore);
}

} // namespace runlatch::changerequests
