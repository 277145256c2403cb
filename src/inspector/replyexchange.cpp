// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replyexchange.h"

#include "http/url.h"
#include "protocol/jsonapi.h"

#include <algorithm>

namespace runlatch::inspector {

namespace {

protocol::TaskState stateAfter(protocol::TaskStatus status)
{
    switch (status) {
    case protocol::TaskStatus::Running: return protocol::TaskState::Running;
    case protocol::TaskStatus::Passed: return protocol::TaskState::Passed;
    case protocol::TaskStatus::Failed: return protocol::TaskState::Failed;
    }
    return protocol::TaskState::Awaiting;
}

} // namespace

ReplyExchange::ReplyExchange(const Order &order, QObject *context, base::Callback<Reply::Sent> done, Reply *reply)
    : QObject(reply)
    , m_reply(*reply)
    , m_order(order)
    , m_context(context)
    , m_done(std::move(done))
{
}

ReplyExchange::~ReplyExchange()
{
    m_call.abort();
    if (m_isSending) {
        m_sent.errorKind = base::kindName(base::ErrorKind::Cancelled);
        m_reply.m_store.addReply(m_order.captureId, m_sent, m_row.state, &m_reply,
                                 [&reply = m_reply](const base::Result<store::CaptureRow> &row) {
                                     if (row)
                                         emit reply.sent(*row);
                                 });
    }
    if (m_isFinalUnderWay)
        m_reply.m_finalUnderWay.remove(m_url);
}

void ReplyExchange::start()
{
    m_reply.m_store.load(m_order.captureId, this, [this](const base::Result<store::Capture> &capture) {
        if (capture)
            weigh(*capture);
        else
            end(capture.error());
    });
}

void ReplyExchange::weigh(const store::Capture &capture)
{
    m_row = capture.row;
    const CallbackTarget callback = callbackOf(capture);
    QList<Obstacle> found = obstacles(capture, m_order.result, m_reply.m_clock.utc());
    if (isFinal(m_order.result.status) && m_reply.m_finalUnderWay.contains(callback.url))
        found.append(Obstacle::UnderWay);
    if (m_reply.m_finalAccepted.contains(callback.url) && !found.contains(Obstacle::AlreadyFinal))
        found.append(Obstacle::AlreadyFinal);
    std::sort(found.begin(), found.end());
    for (const Obstacle obstacle : found) {
        if (m_order.anyway && canBeOverridden(obstacle))
            continue;
        base::Error error;
        error.kind = base::ErrorKind::Usage;
        error.rule = obstacleRule(obstacle);
        error.subject = http::withoutSecrets(callback.url);
        end(error);
        return;
    }
    send(callback);
}

void ReplyExchange::send(const CallbackTarget &callback)
{
    m_url = callback.url;
    if (isFinal(m_order.result.status)) {
        m_isFinalUnderWay = true;
        m_reply.m_finalUnderWay.insert(m_url);
    }
    m_sent.sentAt = m_reply.m_clock.utc();
    m_sent.body = protocol::writeTaskResult(m_order.result);
    m_sent.status = protocol::taskStatusName(m_order.result.status);
    m_sent.automatic = m_order.origin == Reply::Origin::Automatic;
    http::Outgoing outgoing;
    outgoing.method = "PATCH"; // spec 4.6
    outgoing.url = m_url;
    outgoing.headers = {{"Authorization", "Bearer " + callback.token}, {"Content-Type", "application/vnd.api+json"}};
    outgoing.body = m_sent.body;
    outgoing.purpose = QStringLiteral("run-task.callback");
    outgoing.secretQuery = true;
    m_isSending = true;
    m_call = m_reply.m_sender.send(outgoing, this,
                                   [this](const base::Result<http::Response> &response) { record(response); });
}

void ReplyExchange::record(const base::Result<http::Response> &response)
{
    m_isSending = false;
    Reply::Sent sent;
    if (!response) {
        m_sent.errorKind = recordedKind(response.error());
    } else {
        m_sent.http = response->status;
        if (response->status == 200) { // spec 4.6: nothing else means submitted
            m_row.state = stateAfter(m_order.result.status);
        } else {
            m_sent.errorKind = base::kindName(base::kindOfStatus(response->status));
            sent.errors = protocol::readErrors(response->body);
        }
    }
    if (m_isFinalUnderWay && m_sent.http == 200)
        m_reply.m_finalAccepted.insert(m_url);
    sent.reply = m_sent;
    m_reply.m_store.addReply(m_order.captureId, m_sent, m_row.state, this,
                             [this, sent, response](const base::Result<store::CaptureRow> &row) mutable {
                                 sent.recorded = row.isOk();
                                 sent.row = row ? *row : m_row;
                                 emit m_reply.sent(sent.row);
                                 end(response ? base::Result<Reply::Sent>(sent)
                                              : base::Result<Reply::Sent>(response.error()));
                             });
}

void ReplyExchange::end(const base::Result<Reply::Sent> &answer)
{
    // The record is kept before the answer, but the way is free only now: two finals never overlap.
    if (m_isFinalUnderWay)
        m_reply.m_finalUnderWay.remove(m_url);
    m_isFinalUnderWay = false;
    deleteLater();
    const auto done = std::move(m_done); // it may abort, and so delete, this
    if (m_context)
        done(answer);
}

} // namespace runlatch::inspector
