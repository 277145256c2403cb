// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/bulkcreate/bulksender.h"

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

constexpr auto Purpose = "bulk-action.create"_L1; // the client is everybody's: others wait and are sent too

} // namespace

BulkSender::BulkSender(service::Client &client, DraftSession &drafts, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_drafts(drafts)
    , m_clock(clock)
{
    connect(&client, &service::Client::sent, this, [this](const QString &purpose) {
        if (m_isSending && purpose == Purpose)
            m_hasLeft = true;
    });
    connect(&client, &service::Client::waiting, this, [this](const service::Wait &wait) {
        if (!m_isSending || wait.purpose != Purpose)
            return;
        m_hasLeft = false; // what was sent before was answered with 429
        emit waiting(wait);
    });
}

void BulkSender::send(const service::Endpoint &endpoint, const QString &organization,
                      const protocol::BulkCreation &creation)
{
    if (m_isSending)
        return;
    if (!m_drafts.draft().isAt(endpoint)) {
        emit refused({.kind = base::ErrorKind::Usage, .rule = u"create.elsewhere"_s, .subject = endpoint.name});
        return;
    }
    m_isSending = true;
    m_hasLeft = false;
    m_sentBefore = m_drafts.sentAt();
    m_drafts.setSentAt(m_clock.utc(), this, [=, this, number = ++m_try](const base::Done &kept) {
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
    m_call.abort();
    ++m_try;
    if (m_hasLeft) {
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
        m_drafts.discard();
        emit created(answer.value());
    } else if (answer.error().outcomeUnknown) {
        m_isSending = false;
        emit lost(answer.error());
    } else {
        endUnsent();
        emit refused(answer.error());
    }
}

/// This try did nothing; what is not known of an earlier one stays so.
void BulkSender::endUnsent()
{
    m_isSending = false;
    m_drafts.setSentAt(m_sentBefore);
}

} // namespace runlatch::ui
