// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/reply.h"

#include <QPointer>

namespace runlatch::inspector {

/// One callback from the question to the record: load the capture, weigh the obstacles, judge the addresses, send,
/// write down what was answered. A child of its Reply; it deletes itself at the end, and deleting it earlier aborts it.
class ReplyExchange : public QObject
{
    Q_OBJECT
public:
    struct Order
    {
        qint64 captureId = 0;
        protocol::TaskResult result;
        bool anyway = false;
        Reply::Origin origin = Reply::Origin::User;
    };

    ReplyExchange(const Order &order, QObject *context, base::Callback<Reply::Sent> done, Reply *reply);
    ~ReplyExchange() override; ///< what was being sent is recorded as cancelled: it may have been carried out

    void start();

private:
    void weigh(const store::Capture &capture);
    void refuse(Obstacle obstacle, const QUrl &callback);
    void prepare(const CallbackTarget &callback);
    void lookUp();
    void send();
    void sendOnce();
    void answered(const base::Result<http::Response> &response);
    void record(const base::Result<http::Response> &response);
    void end(const base::Result<Reply::Sent> &answer);

    Reply &m_reply;
    Order m_order;
    QPointer<QObject> m_context;
    base::Callback<Reply::Sent> m_done;
    QUrl m_url;
    QByteArray m_key; ///< of m_url among those of Reply
    http::Outgoing m_outgoing;
    QList<QHostAddress> m_addresses; ///< judged, and not tried yet
    store::CaptureRow m_row;
    store::SentReply m_sent;
    http::Call m_call;
    bool m_isSending = false;
    bool m_isFinalUnderWay = false;
};

} // namespace runlatch::inspector
