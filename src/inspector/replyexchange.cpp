// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "inspector/replyexchange.h"

#include "base/answer.h"
#include "base/rules.h"
#include "http/addressjudgement.h"
#include "http/url.h"
#include "inspector/replyanswer.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::inspector {

namespace {

constexpr qsizetype MaxAddresses = 8;          // of a host name: its owner chooses how many it has
constexpr qint64 MaxAnswerBytes = 1024 * 1024; // bytes; only the service's errors are read from it

/// Returns the stored capture with what the receiver knew of it, whatever the file says by now. Only its state and its
/// replies may be newer.
store::Capture asReceived(store::Capture stored, const store::CaptureRow &received, const CallbackTarget &callback)
{
    const protocol::TaskState state = stored.row.state;
    stored.row = received;
    stored.row.state = state;
    stored.proven = stored.proven && callback.sha512 == received.sha512;
    return stored;
}

} // namespace

ReplyExchange::ReplyExchange(const Order &order, QObject *context, base::Callback<Reply::Sent> done, Reply *reply)
    : Operation(reply, reply, base::whileAlive(context, std::move(done)))
    , m_reply(*reply)
    , m_order(order)
{
}

ReplyExchange::~ReplyExchange()
{
    m_call.abort();
    if (m_stage == Stage::Sending) {
        m_sent.errorKind = base::kindName(base::ErrorKind::Cancelled);
        m_reply.m_store.addReply(m_order.captureId, m_sent, std::nullopt, &m_reply,
                                 [&reply = m_reply](const base::Result<store::CaptureRow> &row) {
                                     if (row)
                                         emit reply.sent(*row);
                                 });
    }
    m_reply.leave(this);
}

QByteArray ReplyExchange::keyOf(const QUrl &callback)
{
    return QCryptographicHash::hash(callback.toEncoded(), QCryptographicHash::Sha256);
}

void ReplyExchange::start()
{
    m_reply.m_store.load(m_order.captureId, this, [this](const base::Result<store::Capture> &capture) {
        if (!capture)
            end(capture.error());
        else if (m_order.content)
            fill(*capture);
        else
            read(*capture);
    });
}

/// Parses the request in the thread of the pool: it may be large.
void ReplyExchange::fill(const store::Capture &capture)
{
    const base::Answer<protocol::TaskResult> answer(this, [this, capture](const auto &filled) {
        if (!filled)
            return end(filled.error());
        takeContent(*filled, capture.row.acceptsOutcomes);
        read(capture);
    });
    m_reply.m_readers.start(
        [answer, content = *m_order.content, body = capture.body] { answer(content.filledFrom(body)); });
}

/// A message and a URL of the order stay.
void ReplyExchange::takeContent(const protocol::TaskResult &content, bool acceptsOutcomes)
{
    protocol::TaskResult &result = m_order.result;
    if (result.message.isEmpty())
        result.message = content.message;
    if (result.url.isEmpty())
        result.url = content.url;
    if (acceptsOutcomes) // spec 4.6 rule 4
        result.outcomes = content.outcomes;
    m_order.content.reset();
}

void ReplyExchange::read(const store::Capture &capture)
{
    readCallback(capture, m_reply.m_readers, this,
                 [this, loaded = capture](const base::Result<CallbackTarget> &callback) { weigh(loaded, *callback); });
}

void ReplyExchange::call()
{
    if (std::exchange(m_isCalled, true))
        return;
    start();
}

void ReplyExchange::cancel()
{
    end(base::Error{.kind = base::ErrorKind::Cancelled, .subject = m_row.callbackHost});
}

void ReplyExchange::weigh(const store::Capture &stored, const CallbackTarget &callback)
{
    m_row = stored.row;
    const store::Capture capture = m_order.received ? asReceived(stored, *m_order.received, callback) : stored;
    m_key = keyOf(callback.url);
    const QList<Obstacle> standing = found(capture, callback);
    for (const Obstacle obstacle : standing) {
        if (!overrides(obstacle)) {
            refuse(obstacle, callback.url);
            return;
        }
    }
    if (m_reply.onItsWay(m_key) || m_reply.isBehind(*this)) {
        m_stage = Stage::Waiting;
        m_isCalled = false;
        m_overridden = standing;
        emit m_reply.underWayChanged();
        return;
    }
    prepare(callback);
    if (isAutomatic() && !http::goesThroughProxy(m_url))
        lookUp();
    else
        send();
}

/// Returns the obstacles in the order of Obstacle.
QList<Obstacle> ReplyExchange::found(const store::Capture &capture, const CallbackTarget &callback) const
{
    QList<Obstacle> found = obstacles(capture, callback, m_order.result, m_reply.m_clock.utc());
    const ReplyExchange *before = m_reply.onItsWay(m_key);
    const ReplyExchange *waiting = m_reply.waiting(m_key);
    const bool mayWait = before && isFinal(status()) && !isFinal(before->status());
    const bool isQueued = isAutomatic(); // any number of automatic replies may wait
    if (!isQueued && ((before && !mayWait) || (waiting && waiting != this)))
        found.append(Obstacle::UnderWay);
    if (m_reply.m_ended.contains(m_key) && !found.contains(Obstacle::AlreadyFinal))
        found.append(Obstacle::AlreadyFinal);
    const bool isKnown = found.contains(Obstacle::AlreadyFinal) || found.contains(Obstacle::MaybeFinal);
    if (m_reply.m_maybeEnded.contains(m_key) && !isKnown)
        found.append(Obstacle::MaybeFinal);
    std::sort(found.begin(), found.end());
    return found;
}

bool ReplyExchange::overrides(Obstacle obstacle) const
{
    if (obstacle == Obstacle::NoToken && m_order.withoutToken)
        return true;
    return m_order.anyway && canBeOverridden(obstacle) && (!m_overridden || m_overridden->contains(obstacle));
}

void ReplyExchange::refuse(Obstacle obstacle, const QUrl &callback)
{
    end(base::Error{
        .kind = base::ErrorKind::Usage, .rule = obstacleRule(obstacle), .subject = http::withoutSecrets(callback)});
}

/// Begins the turn of this reply: no other reply to the run task is sent, not even during the lookup.
void ReplyExchange::prepare(const CallbackTarget &callback)
{
    m_url = callback.url;
    m_stage = Stage::Preparing;
    emit m_reply.underWayChanged();
    m_outgoing.method = "PATCH"; // spec 4.6
    m_outgoing.url = m_url;
    m_outgoing.headers = {{"Content-Type", "application/vnd.api+json"}};
    if (!callback.token.isEmpty())
        m_outgoing.headers.prepend({"Authorization", "Bearer " + callback.token});
    m_outgoing.body = protocol::writeTaskResult(m_order.result);
    m_outgoing.purpose = QStringLiteral("run-task.callback");
    m_outgoing.secretQuery = true;
    m_outgoing.bodyLimit = MaxAnswerBytes;
}

void ReplyExchange::lookUp()
{
    if (const QHostAddress written = http::writtenAddress(m_url.host()); !written.isNull()) {
        m_addresses = QList<QHostAddress>{written}; // judged already
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
        m_addresses.resize(std::min(m_addresses.size(), MaxAddresses));
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
    m_sent.automatic = isAutomatic();
    m_stage = Stage::Sending;
    if (isFinal(status()))
        recordAttempt();
    sendOnce();
}

/// A program that is killed before the answer leaves a reply of which nobody knows whether it arrived. The deadline
/// waits for no disk, so the reply is sent meanwhile.
void ReplyExchange::recordAttempt()
{
    store::SentReply attempt = m_sent;
    attempt.errorKind = OutcomeUnknown;
    m_reply.m_store.addReply(m_order.captureId, attempt, std::nullopt, this, [](const auto &) {});
}

void ReplyExchange::sendOnce()
{
    if (!m_addresses.isEmpty())
        m_outgoing.address = m_addresses.takeFirst();
    m_call = m_reply.m_sender.send(m_outgoing, this,
                                   [this](const base::Result<http::Response> &response) { answered(response); });
}

/// Records the answer. If the connection was refused, nothing was sent, and the next address is tried.
void ReplyExchange::answered(const base::Result<http::Response> &response)
{
    const bool isRefused = !response && response.error().rule == base::Rules::NetworkRefused;
    if (isRefused && !m_addresses.isEmpty())
        sendOnce();
    else
        record(response);
}

void ReplyExchange::record(const base::Result<http::Response> &response)
{
    m_stage = Stage::Recording;
    Reply::Sent sent;
    std::optional<protocol::TaskState> reached; // an answer proves only the state of its own reply
    if (!response) {
        m_sent.errorKind = recordedKind(response.error());
    } else {
        m_sent.http = response->status;
        if (response->status == 200) { // spec 4.6: nothing else means submitted
            reached = protocol::taskStateOf(status());
        } else {
            sent.error = meaningOf(*response, m_url);
            m_sent.errorKind = recordedKind(*sent.error);
        }
    }
    if (isFinal(status()) && reached)
        m_reply.m_ended.insert(m_key, new protocol::TaskState(*reached));
    else if (isFinal(status()) && mayBeAccepted(m_sent))
        m_reply.m_maybeEnded.insert(m_key);
    sent.reply = m_sent;
    m_reply.m_store.addReply(m_order.captureId, m_sent, reached, this,
                             [this, sent, reached, response](const base::Result<store::CaptureRow> &row) mutable {
                                 sent.recorded = row.isOk();
                                 sent.row = withState(row ? *row : m_row, reached);
                                 emit m_reply.sent(sent.row);
                                 end(response ? base::Result<Reply::Sent>(sent)
                                              : base::Result<Reply::Sent>(response.error()));
                             });
}

/// Returns the row with the state that replies have reached, even if the store could not write them.
store::CaptureRow ReplyExchange::withState(store::CaptureRow row, std::optional<protocol::TaskState> reached) const
{
    if (const protocol::TaskState *ended = m_reply.m_ended.object(m_key))
        row.state = *ended;
    else if (reached && !protocol::hasResult(row.state))
        row.state = *reached;
    return row;
}

void ReplyExchange::end(base::Result<Reply::Sent> answer)
{
    // The turn ends only now, after the reply was recorded, so that two replies never overlap.
    m_reply.leave(this);
    finish(std::move(answer));
}

} // namespace runlatch::inspector
