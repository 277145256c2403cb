// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/operation.h"
#include "inspector/reply.h"

#include <optional>

namespace runlatch::inspector {

/// One callback from the question to the record: load the capture, check the obstacles, wait for the previous reply,
/// judge the addresses, send, record the answer. Its owner is its Reply, and it goes on when `context` dies.
class ReplyExchange final : public base::Operation<Reply::Sent>
{
    Q_OBJECT
public:
    struct Order
    {
        qint64 captureId = 0;
        protocol::TaskResult result;
        bool anyway = false;
        bool withoutToken = false;                       ///< a missing token is no obstacle
        std::optional<store::CaptureRow> received = {};  ///< of an automatic reply: the request as it arrived
        std::optional<templates::Template> content = {}; ///< what `result` lacks is filled in once the request is read
    };

    ReplyExchange(const Order &order, QObject *context, base::Callback<Reply::Sent> done, Reply *reply);
    ~ReplyExchange() override; ///< records a reply that was being sent as cancelled: it may have been carried out

    void start();
    void call();   ///< the previous reply of a waiting exchange has ended
    void cancel(); ///< only for an exchange that waits

    static QByteArray keyOf(const QUrl &callback);  ///< a digest
    const QByteArray &key() const { return m_key; } ///< empty until the capture is loaded
    qint64 captureId() const { return m_order.captureId; }
    protocol::TaskStatus status() const { return m_order.result.status; }
    bool isWaiting() const { return m_stage == Stage::Waiting; }
    bool isOnItsWay() const { return m_stage >= Stage::Preparing; }

private:
    enum class Stage { Weighing, Waiting, Preparing, Sending, Recording };

    bool isAutomatic() const { return m_order.received.has_value(); }
    void fill(const store::Capture &capture);
    void takeContent(const protocol::TaskResult &content, bool acceptsOutcomes);
    void read(const store::Capture &capture);
    void weigh(const store::Capture &stored, const CallbackTarget &callback);
    QList<Obstacle> found(const store::Capture &capture, const CallbackTarget &callback) const;
    bool overrides(Obstacle obstacle) const;
    void refuse(Obstacle obstacle, const QUrl &callback);
    void prepare(const CallbackTarget &callback);
    void lookUp();
    void send();
    void recordAttempt();
    void sendOnce();
    void answered(const base::Result<http::Response> &response);
    void record(const base::Result<http::Response> &response);
    store::CaptureRow withState(store::CaptureRow row, std::optional<protocol::TaskState> reached) const;
    void end(base::Result<Reply::Sent> answer);

    Reply &m_reply;
    Order m_order;
    QUrl m_url;
    QByteArray m_key; ///< the key of m_url, as in Reply
    http::Outgoing m_outgoing;
    QList<QHostAddress> m_addresses; ///< addresses that were judged and not tried yet
    store::CaptureRow m_row;
    store::SentReply m_sent;
    base::Call m_call;
    Stage m_stage = Stage::Weighing;
    bool m_isCalled = false;                     ///< a waiting reply is being checked again
    std::optional<QList<Obstacle>> m_overridden; ///< obstacles that a waiting reply had when it was asked for
};

} // namespace runlatch::inspector
