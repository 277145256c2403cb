// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "changerequests/bulksender.h"

#include "base/rules.h"
#include "http/exchangerecord.h"

using namespace Qt::StringLiterals;

namespace runlatch::changerequests {

BulkSender::BulkSender(service::Client &client, base::Clock &clock, DraftSession *drafts, Ledger *ledger,
                       QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_clock(clock)
    , m_drafts(drafts)
    , m_ledger(ledger)
{
    watchClient();
}

/// Notes whether the request may have left this machine. The client emits `sent` in the same call that hands the
/// request to the network, with no other signal between the two.
void BulkSender::watchClient()
{
    connect(&m_client, &service::Client::creating, this,
            [this](const http::Outgoing &request, const protocol::BulkActionDialect &form) {
                if (!m_isSending)
                    return;
                m_purpose = request.purpose;
                m_form = form;
                m_url = request.url;
                m_mayHaveLeft = false; // the previous dialect was refused
                emit sending(request);
            });
    connect(&m_client, &service::Client::sent, this, [this](const QString &purpose) {
        if (!m_isSending || purpose != m_purpose)
            return;
        m_mayHaveLeft = true;
        m_leftAt = m_clock.utc();
    });
    connect(&m_client, &service::Client::creationRefused, this, [this](const base::Error &error) {
        if (!m_isSending)
            return;
        m_mayHaveLeft = false;
        m_refusal = error;
    });
    connect(&m_client, &service::Client::waiting, this, [this](const service::Wait &wait) {
        if (!m_isSending || wait.purpose != m_purpose)
            return;
        m_mayHaveLeft = false; // the previous request was answered with 429
        emit waiting(wait);
    });
    if (m_ledger)
        connect(&m_client.requester(), &http::Requester::exchanged, this, &BulkSender::takeExchange);
}

/// Each exchange is written as it ends, so that the ledger has those before a crash, too.
void BulkSender::takeExchange(const http::ExchangeRecord &record)
{
    if (!m_isSending || m_isAnswered || record.purpose != m_purpose || m_entry.tries.size() >= LedgerEntry::MaxTries)
        return;
    const QString rule = record.error.rule.name();
    const QString fault = rule.isEmpty() ? base::kindName(record.error.kind) : rule;
    m_entry.tries.append({.at = record.startedAt,
                          .form = m_form,
                          .url = record.url,
                          .status = record.status,
                          .fault = record.failed ? fault : QString(),
                          .answer = record.responseBody.left(LedgerTry::MaxAnswer),
                          .took = record.took});
    m_ledger->put(m_entry, this, [](const base::Done &) {}); // the outcome follows, and tells whether it was written
}

void BulkSender::send(const service::Endpoint &endpoint, const QString &organization,
                      const protocol::BulkCreation &creation, std::optional<int> targets)
{
    if (m_isSending)
        return;
    if (m_drafts && !m_drafts->draft().isAt(endpoint)) {
        emit refused({.kind = base::ErrorKind::Usage, .rule = base::Rules::CreateElsewhere, .subject = endpoint.name});
        return;
    }
    m_isSending = true;
    m_isAnswered = false;
    m_mayHaveLeft = false;
    m_refusal.reset();
    m_purpose.clear();
    m_sentBefore = m_drafts ? m_drafts->sentAt() : QDateTime();
    const BulkDraft draft = m_drafts ? m_drafts->draft() : BulkDraft();
    m_entry = newLedgerEntry(endpoint, organization, creation, m_drafts ? &draft : nullptr, m_clock.utc());
    if (!m_entry.targets)
        m_entry.targets = targets;
    const Order order{endpoint, organization, creation};
    if (m_ledger)
        keepEntry(order);
    else
        keepMark(order);
}

void BulkSender::keepEntry(const Order &order)
{
    m_ledger->begin(m_entry, m_repeat, this, [this, order, number = ++m_try](const base::Done &kept) {
        if (number != m_try)
            return; // cancelled meanwhile
        if (kept) {
            keepMark(order);
            return;
        }
        m_isSending = false;
        emit notKept(kept.error());
    });
}

void BulkSender::keepMark(const Order &order)
{
    if (!m_drafts) {
        sendNow(order);
        return;
    }
    m_drafts->setSentAt(m_clock.utc(), this, [this, order, number = ++m_try](const base::Done &kept) {
        if (number != m_try)
            return; // cancelled meanwhile
        if (kept) {
            sendNow(order);
            return;
        }
        writeOutcome(LedgerState::Refused);
        endUnsent();
        emit notKept(kept.error());
    });
}

void BulkSender::sendNow(const Order &order)
{
    m_call = m_client.create(
        order.endpoint, order.organization, order.creation, this,
        [this, creation = order.creation](const base::Result<service::Creation> &answer) { end(creation, answer); });
}

void BulkSender::cancel()
{
    if (!m_isSending || m_isAnswered)
        return;
    m_call.abort();
    ++m_try;
    if (m_mayHaveLeft) {
        m_isSending = false;
        keepCancelled();
        writeOutcome(LedgerState::Unknown);
        emit lost({.kind = base::ErrorKind::Cancelled, .outcomeUnknown = true});
    } else {
        const std::optional<base::Error> refusal = m_refusal; // a slot may begin another one
        writeOutcome(LedgerState::Refused);
        endUnsent();
        if (refusal)
            emit refused(*refusal);
        else
            emit cancelled();
    }
}

/// The exchange that was cancelled has no record in time.
void BulkSender::keepCancelled()
{
    if (m_entry.tries.size() < LedgerEntry::MaxTries)
        m_entry.tries.append({.at = m_leftAt,
                              .form = m_form,
                              .url = m_url,
                              .status = 0,
                              .fault = base::kindName(base::ErrorKind::Cancelled),
                              .answer = {}});
}

/// Writes an outcome that is told at once. Where that fails, the ledger has the action as unknown.
void BulkSender::writeOutcome(LedgerState state)
{
    m_entry.state = state;
    if (!m_ledger)
        return;
    m_ledger->end(m_entry, this, [this](const base::Done &written) {
        if (!written)
            emit notRecorded(written.error());
    });
}

void BulkSender::end(const protocol::BulkCreation &creation, const base::Result<service::Creation> &answer)
{
    m_isAnswered = true;
    if (answer) {
        m_entry.state = LedgerState::Accepted;
        m_entry.action = answer->action.id;
        m_entry.differing = differingInputs(creation, answer->action);
    } else {
        m_entry.state = answer.error().outcomeUnknown ? LedgerState::Unknown : LedgerState::Refused;
    }
    if (!m_ledger) {
        tell(answer);
        return;
    }
    m_ledger->end(m_entry, this, [this, answer](const base::Done &written) {
        if (!written)
            emit notRecorded(written.error());
        tell(answer);
    });
}

void BulkSender::tell(const base::Result<service::Creation> &answer)
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
