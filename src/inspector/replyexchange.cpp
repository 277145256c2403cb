// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replyexchange.h"

#include "http/addressjudgement.h"
#include "http/url.h"
#include "protocol/jsonapi.h"

#include <QCryptographicHash>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr qsizetype MostAddresses = 8;        // of a name: its owner says how many it has
constexpr qint64 LongestAnswer = 1024 * 1024; // bytes, of which only the service's errors are read

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
        m_reply.m_store.addReply(m_order.captureId, m_sent, std::nullopt, &m_reply,
                                 [&reply = m_reply](const base::Result<store::CaptureRow> &row) {
                                     if (row)
                                         emit reply.sent(*row);
                                 });
    }
    if (m_isFinalUnderWay)
        m_reply.m_finalUnderWay.remove(m_key);
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
    m_key = QCryptographicHash::hash(callback.url.toEncoded(), QCryptographicHash::Sha256);
    QList<Obstacle> found = obstacles(capture, m_order.result, m_reply.m_clock.utc());
    if (isFinal(m_order.result.status) && m_reply.m_finalUnderWay.contains(m_key))
        found.append(Obstacle::UnderWay);
    if (m_reply.m_finalAccepted.contains(m_key) && !found.contains(Obstacle::AlreadyFinal))
        found.append(Obstacle::AlreadyFinal);
    std::sort(found.begin(), found.end());
    for (const Obstacle obstacle : found) {
        if (m_order.anyway && canBeOverridden(obstacle))
            continue;
        refuse(obstacle, callback.url);
        return;
    }
    prepare(callback);
    if (m_order.origin == Reply::Origin::Automatic && !http::goesThroughProxy(m_url))
        lookUp();
    else
        send();
}

void ReplyExchange::refuse(Obstacle obstacle, const QUrl &callback)
{
    end(base::Error{
        .kind = base::ErrorKind::Usage, .rule = obstacleRule(obstacle), .subject = http::withoutSecrets(callback)});
}

/// From here on the way is taken: another final has to wait, also while the name is looked up.
void ReplyExchange::prepare(const CallbackTarget &callback)
{
    m_url = callback.url;
    if (isFinal(m_order.result.status)) {
        m_isFinalUnderWay = true;
        m_reply.m_finalUnderWay.insert(m_key);
    }
    m_outgoing.method = "PATCH"; // spec 4.6
    m_outgoing.url = m_url;
    m_outgoing.headers = {{"Authorization", "Bearer " + callback.token}, {"Content-Type", "application/vnd.api+json"}};
    m_outgoing.body = protocol::writeTaskResult(m_order.result);
    m_outgoing.purpose = QStringLiteral("run-task.callback");
    m_outgoing.secretQuery = true;
    m_outgoing.bodyLimit = LongestAnswer;
}

void ReplyExchange::lookUp()
{
    if (const QHostAddress written = http::writtenAddress(m_url.host()); !written.isNull()) {
        m_addresses = {written}; // judged already
        send();
        return;
    }
    m_reply.m_lookup(m_url.host(), this, [this](const base::Result<QList<QHostAddress>> &found) {
        if (!found) {
            base::Error error = found.error();
            error.subject = http::withoutSecrets(m_url);
            end(error);
            return;
        }
        m_addresses = *found;
        m_addresses.removeIf(http::isRefusedAddress);
        m_addresses.resize(std::min(m_addresses.size(), MostAddresses));
        if (m_addresses.isEmpty())
            refuse(Obstacle::LinkLocal, m_url);
        else
            send();
    });
}

void ReplyExchange::send()
{
    m_sent.sentAt = m_reply.m_clock.utc();
    m_sent.body = m_outgoing.body;
    m_sent.status = protocol::taskStatusName(m_order.result.status);
    m_sent.automatic = m_order.origin == Reply::Origin::Automatic;
    m_isSending = true;
    sendOnce();
}

void ReplyExchange::sendOnce()
{
    if (!m_addresses.isEmpty())
        m_outgoing.address = m_addresses.takeFirst();
    m_call = m_reply.m_sender.send(m_outgoing, this,
                                   [this](const base::Result<http::Response> &response) { answered(response); });
}

/// Where the connection was refused nothing was sent, so another address may take it.
void ReplyExchange::answered(const base::Result<http::Response> &response)
{
    const bool isRefused = !response && response.error().rule == "network.refused"_L1;
    if (isRefused && !m_addresses.isEmpty())
        sendOnce();
    else
        record(response);
}

void ReplyExchange::record(const base::Result<http::Response> &response)
{
    m_isSending = false;
    Reply::Sent sent;
    std::optional<protocol::TaskState> reached; // an answer proves its own state and nothing of another reply's
    if (!response) {
        m_sent.errorKind = recordedKind(response.error());
    } else {
        m_sent.http = response->status;
        if (response->status == 200) { // spec 4.6: nothing else means submitted
            reached = m_row.state = stateAfter(m_order.result.status);
        } else {
            m_sent.errorKind = base::kindName(base::kindOfStatus(response->status));
            sent.errors = protocol::readErrors(response->body);
        }
    }
    if (m_isFinalUnderWay && m_sent.http == 200)
        m_reply.m_finalAccepted.insert(m_key);
    sent.reply = m_sent;
    m_reply.m_store.addReply(m_order.captureId, m_sent, reached, this,
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
        m_reply.m_finalUnderWay.remove(m_key);
    m_isFinalUnderWay = false;
    deleteLater();
    const auto done = std::move(m_done); // it may abort, and so delete, this
    if (m_context)
        done(answer);
}

} // namespace runlatch::inspector
