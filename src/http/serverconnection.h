// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/exchangerecord.h"
#include "http/gate.h"
#include "http/limits.h"
#include "http/message.h"
#include "http/output.h"
#include "http/refusal.h"
#include "http/requestparser.h"
#include "http/responder.h"
#include "http/responsewriter.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::http {

using Handler = std::function<void(const Request &, const Responder &)>;

/// The other side of a connection, and the address of this machine that it chose.
struct Peer
{
    QString address;
    bool isLoopback = false;
    QString listener = {}; ///< as in Request
    QString ends = {};     ///< as in ExchangeRecord
};

/// HTTP/1.x with one client, on bytes that an Output and its owner carry. One request is in hand at a time, so
/// pipelined requests are answered in their order. Bytes that come meanwhile wait: at most one read of the socket
/// (Limits::ReadSize) and a head. The connection answers `Expect: 100-continue`, is kept alive, and keeps the times of
/// Limits. At most one answer waits to be sent.
class ServerConnection : public QObject
{
    Q_OBJECT
public:
    /// All references must outlive this.
    ServerConnection(base::Clock &clock, const Limits &limits, const Handler &handler, const Gate &gate,
                     const Peer &peer, Output &output, QObject *parent = nullptr);

    void setTls(const TlsFacts &facts) { m_tls = facts; } ///< call before the first byte
    void receive(QByteArrayView bytes);
    void sent(); ///< `output.unsent()` got smaller
    void lost(); ///< the other side is gone
    /// Answers the request in hand, if there is one, and ends. Cuts the output if no answer is owed.
    void shutDown();
    void evict();                          ///< ends at once, to make room
    void giveUp();                         ///< answers 503 "http.no-room" to the incomplete request, and ends
    void answer(const Response &response); ///< answers the request in hand; called by Responder only
    /// Answers the request in hand with a fault.
    void misbehave(const Response &response, const Misbehavior &misbehavior);
    void hasten();         ///< ends the delay of a fault, if one waits
    void endAfterAnswer(); ///< the answer of the request in hand is the last one; called by Responder only

    /// Tells whether the connection takes bytes: it has no request in hand, or throws bytes away.
    bool isReading() const { return m_state == State::Reading || m_state == State::Misbehaving; }
    /// The time since which the connection has had no complete request; nullopt while it has one.
    std::optional<std::chrono::milliseconds> waitingSince() const;
    /// The memory that `giveUp` would free; 0 without an incomplete request.
    qint64 unfinishedBytes() const { return m_state == State::Reading ? m_held : 0; }

signals:
    void answered();
    /// The memory for incomplete requests changed by this many bytes, counted as in Limits::unfinishedBytes.
    void heldChanged(qint64 difference);
    /// Emitted after each answer and each refusal while somebody is connected. The Server completes the record, which
    /// is not redacted and has no host.
    void exchanged(const runlatch::http::ExchangeRecord &record);
    void refused(const runlatch::http::Refusal &refusal);

private:
    enum class State {
        Reading,
        Handling,    ///< a complete request waits for its answer
        Sending,     ///< the client takes its answer slowly; no further request is read until it has the answer
        Misbehaving, ///< an answer that never comes or never ends, until the other side leaves
        Ended,       ///< nothing is read or written any more
    };

    struct Misdeed
    {
        Response response;
        Misbehavior::End end;
        std::unique_ptr<QObject> delay; ///< null when it is over; the clock forgets its call with this
        bool isPlanned = false; ///< the next part of an endless body will be written when the event loop has time
    };

    HeadFault judge(Request &head);
    void advance();
    void handle();
    void play();
    void playEndless();
    AnswerForm form() const;
    Refusal refusal(base::Rule rule, int status);
    void refuse(base::Rule rule, int status);
    void reportCut(base::Rule rule);
    bool isWatched() const;
    void watch(ExchangeRecord record);
    void tell(const Response &response);
    void tell(const base::Error &error, const Response &response);
    void leave();
    void end();
    void count();
    void keepTime();
    void setDeadline(std::chrono::milliseconds wait);
    void checkDeadline();
    void expire();

    base::Clock &m_clock;
    const Limits m_limits;
    const Handler &m_handler;
    const Gate &m_gate;
    Peer m_peer; ///< its ends are those of the first record; empty from then on
    TlsFacts m_tls;
    Output &m_output;
    RequestParser m_parser;
    State m_state = State::Reading;
    qint64 m_held = 0; ///< the bytes that `heldChanged` reported last
    bool m_isAdvancing = false;
    bool m_isClosing = false;
    bool m_isLast = false;               ///< the request in hand is the last one
    bool m_isHead = false;               ///< the request in hand is a HEAD
    std::optional<Response> m_rejection; ///< the answer of the gate
    std::optional<Misdeed> m_misdeed;
    /// The record of the request in hand, if somebody is connected to `exchanged`.
    std::optional<ExchangeRecord> m_record;
    std::chrono::milliseconds m_since;
    std::optional<RequestParser::State> m_timed; ///< the state that the deadline belongs to
    std::optional<std::chrono::milliseconds> m_deadline;
    std::optional<std::chrono::milliseconds> m_wakeUp; ///< the earliest wake-up that was asked of the clock
};

} // namespace runlatch::http
