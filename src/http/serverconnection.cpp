// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/serverconnection.h"

#include "base/rules.h"
#include "http/responsewriter.h"

#include <QMetaMethod>
#include <QPointer>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

/// The largest part of an endless body that waits for a client that does not read. After that many written bytes, other
/// connections have their turn.
constexpr qsizetype EndlessPart = 64 * 1024;

/// The part of a body that a record keeps. It is enough for redact(), however long the secrets of a 64 KB head are. The
/// record lives until the answer, and must not keep a large body for so long.
constexpr qsizetype TellableBody = 1024 * 1024;

ExchangeRecord recordOf(const Request &request, const QDateTime &time)
{
    ExchangeRecord record;
    record.direction = ExchangeRecord::Direction::Received;
    record.startedAt = time;
    record.method = request.method;
    record.path = QString::fromUtf8(request.target);
    record.requestHeaders = request.headers;
    record.requestBody = request.body.left(TellableBody);
    record.requestBytes = request.body.size();
    return record;
}

/// Returns the record of a request that was refused or cut, as far as the first MaxRefusedHeadBytes bytes of its head
/// tell, and what arrived of its body.
ExchangeRecord recordOf(const Refusal &refusal, const QDateTime &time)
{
    const QByteArray head = refusal.head.left(MaxRefusedHeadBytes);
    const QList<QByteArray> words = head.left(head.indexOf('\n')).split(' ');
    Request request;
    request.method = isToken(words.first()) ? words.first() : QByteArray();
    request.target = words.value(1);
    const auto isHeader = [](const Header &header) { return isToken(header.name); };
    const Headers lines = splitHeaders(head);
    std::copy_if(lines.begin(), lines.end(), std::back_inserter(request.headers), isHeader);
    if (refusal.body)
        request.body = refusal.body->bytes;
    return recordOf(request, time);
}

base::Error brokenOff(base::Rule rule)
{
    return {.kind = base::ErrorKind::Protocol, .rule = rule};
}

} // namespace

ServerConnection::ServerConnection(base::Clock &clock, const Limits &limits, const Handler &handler, const Gate &gate,
                                   const Peer &peer, Output &output, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_limits(limits)
    , m_handler(handler)
    , m_gate(gate)
    , m_peer(peer)
    , m_output(output)
    , m_parser(limits, [this](Request &head) { return judge(head); })
    , m_since(clock.monotonic())
{
    keepTime();
}

void ServerConnection::receive(QByteArrayView bytes)
{
    if (m_state == State::Ended || m_state == State::Misbehaving)
        return;
    const QPointer<ServerConnection> self(this);
    m_parser.feed(bytes);
    if (m_state == State::Reading)
        advance();
    if (self)
        count();
}

void ServerConnection::sent()
{
    if (m_state == State::Misbehaving)
        return playEndless();
    if (m_state != State::Sending || m_output.unsent() > 0)
        return;
    m_state = State::Reading;
    m_timed.reset();
    const QPointer<ServerConnection> self(this);
    advance();
    if (self)
        count();
}

void ServerConnection::lost()
{
    if (m_state == State::Reading)
        reportCut(base::Rules::HttpRequestCut);
    leave();
}

void ServerConnection::shutDown()
{
    m_isClosing = true;
    hasten();
    if (m_state == State::Sending || (m_state == State::Reading && m_output.unsent() > 0)) {
        end();
    } else if (m_state == State::Misbehaving || m_state == State::Reading) {
        leave();
        m_output.cut();
    }
}

void ServerConnection::evict()
{
    if (std::exchange(m_state, State::Ended) == State::Reading)
        reportCut(base::Rules::HttpCrowded);
    leave();
    m_output.cut();
}

void ServerConnection::giveUp()
{
    if (m_state == State::Reading)
        refuse(base::Rules::HttpNoRoom, 503);
}

std::optional<std::chrono::milliseconds> ServerConnection::waitingSince() const
{
    if (m_state == State::Handling || m_state == State::Sending)
        return {};
    return m_since;
}

HeadFault ServerConnection::judge(Request &head)
{
    head.peer = m_peer.address;
    head.peerIsLoopback = m_peer.isLoopback;
    head.listener = m_peer.listener;
    head.tls = m_tls;
    m_isHead = head.method == "HEAD";
    const auto rejection = m_gate ? m_gate(head) : std::nullopt;
    if (!rejection)
        return {};
    m_rejection = rejection->response;
    return {rejection->rule, rejection->response.status};
}

/// Handles the requests that have arrived. This is a loop, because a handler may answer before it returns, and hundreds
/// of calls would be nested otherwise.
void ServerConnection::advance()
{
    if (m_isAdvancing)
        return;
    const QPointer<ServerConnection> self(this);
    m_isAdvancing = true;
    while (m_state == State::Reading && m_parser.state() == RequestParser::State::Complete) {
        handle();
        if (!self)
            return;
    }
    m_isAdvancing = false;
    if (m_state != State::Reading)
        return;
    if (m_parser.state() == RequestParser::State::Refused)
        return refuse(m_parser.fault().rule, m_parser.fault().status);
    if (m_parser.takeContinue())
        m_output.write("HTTP/1.1 100 Continue\r\n\r\n");
    keepTime();
    m_output.resume();
}

void ServerConnection::handle()
{
    m_state = State::Handling;
    m_deadline.reset();
    const Request request = m_parser.takeRequest();
    m_record.reset();
    if (isWatched())
        watch(recordOf(request, m_clock.utc()));
    m_handler(request, Responder(this));
}

void ServerConnection::answer(const Response &response)
{
    if (m_state != State::Handling)
        return;
    m_output.write(writeResponse(response, form()));
    const QPointer<ServerConnection> self(this);
    tell(response);                          // after the answer, because reporting takes time
    if (!self || m_state != State::Handling) // the output noticed that the other side is gone
        return;
    m_since = m_clock.monotonic();
    if (!form().keepsAlive)
        return end();
    m_timed.reset();
    m_state = m_output.unsent() > 0 ? State::Sending : State::Reading;
    if (m_state == State::Sending)
        setDeadline(m_limits.body);
    m_parser.next();
    emit answered();
    if (m_state == State::Reading)
        advance();
    if (self)
        count();
}

AnswerForm ServerConnection::form() const
{
    return {m_parser.keepsAlive() && !m_isClosing && !m_isLast, m_parser.isVersion10(), m_isHead};
}

void ServerConnection::misbehave(const Response &response, const Misbehavior &misbehavior)
{
    if (m_state != State::Handling)
        return;
    m_misdeed = Misdeed{response, misbehavior.end, std::make_unique<QObject>()};
    if (misbehavior.delay <= std::chrono::milliseconds::zero() || m_isClosing)
        return play();
    m_clock.callAfter(misbehavior.delay, m_misdeed->delay.get(), [this] { hasten(); });
}

void ServerConnection::hasten()
{
    if (m_misdeed && m_misdeed->delay)
        play();
}

void ServerConnection::endAfterAnswer()
{
    if (m_state == State::Handling)
        m_isLast = true;
}

void ServerConnection::play()
{
    m_misdeed->delay.reset();
    if (m_state != State::Handling)
        return;
    switch (m_misdeed->end) {
    case Misbehavior::End::Whole: return answer(std::exchange(m_misdeed, {})->response);
    case Misbehavior::End::Close: tell(brokenOff(base::Rules::AnswerClosed), Response{0}); return end();
    case Misbehavior::End::Reset:
        tell(brokenOff(base::Rules::AnswerReset), Response{0});
        leave();
        m_output.reset();
        return;
    case Misbehavior::End::CutBody:
        tell(brokenOff(base::Rules::AnswerCut), m_misdeed->response);
        m_output.write(writeCutResponse(m_misdeed->response, form()));
        return end();
    case Misbehavior::End::EndlessBody:
        tell(brokenOff(base::Rules::AnswerEndless), m_misdeed->response);
        m_output.write(writeEndlessHead(m_misdeed->response, form()));
        break;
    case Misbehavior::End::Silence: tell(brokenOff(base::Rules::AnswerSilence), Response{0}); break;
    }
    if (m_state != State::Handling) // the output noticed that the other side is gone
        return;
    m_state = State::Misbehaving;
    m_since = m_clock.monotonic();
    m_output.resume(); // only reading shows that the other side has left
    playEndless();
    emit answered(); // the connection may now be cut to make room
}

/// Writes one part at a time, so that a fast reader does not keep the thread busy, and a client that does not read
/// costs only one part of memory.
void ServerConnection::playEndless()
{
    if (m_state != State::Misbehaving || m_misdeed->end != Misbehavior::End::EndlessBody || m_isHead
        || m_misdeed->isPlanned || m_output.unsent() > 0)
        return;
    m_misdeed->isPlanned = true;
    const auto writePart = [this] {
        m_misdeed->isPlanned = false;
        if (m_state != State::Misbehaving)
            return;
        m_output.write(writeEndlessPart(m_misdeed->response, form(), EndlessPart));
        playEndless();
    };
    QMetaObject::invokeMethod(this, writePart, Qt::QueuedConnection);
}

/// Takes the incomplete body out of the parser.
Refusal ServerConnection::refusal(base::Rule rule, int status)
{
    const qint64 bodyLimit = rule == base::Rules::HttpBodyTooLarge ? m_limits.bodyBytes : 0;
    return {rule,  status,   m_peer.address, m_parser.keptHead(), m_parser.takeArrivedBody(), m_peer.listener,
            m_tls, bodyLimit};
}

void ServerConnection::refuse(base::Rule rule, int status)
{
    const Refusal refusal = this->refusal(rule, status);
    const Response plain{status, {{"Content-Type", "text/plain"}}, rule.name().toLatin1() + '\n'};
    const Response response = m_rejection.value_or(plain);
    leave(); // before writing, which may notice that the other side is gone
    m_output.write(writeResponse(response, {false, false, m_rejection && m_isHead}));
    m_output.finish();
    if (isWatched()) {
        watch(recordOf(refusal, m_clock.utc()));
        tell(brokenOff(rule), response);
    }
    emit refused(refusal);
}

void ServerConnection::reportCut(base::Rule rule)
{
    const RequestParser::State state = m_parser.state();
    if ((state != RequestParser::State::Head && state != RequestParser::State::Body) || m_parser.isBlank())
        return;
    const Refusal refusal = this->refusal(rule, 0);
    if (isWatched()) {
        watch(recordOf(refusal, m_clock.utc()));
        tell(brokenOff(rule), Response{0});
    }
    emit refused(refusal);
}

bool ServerConnection::isWatched() const
{
    static const QMetaMethod signal = QMetaMethod::fromSignal(&ServerConnection::exchanged);
    return isSignalConnected(signal);
}

void ServerConnection::watch(ExchangeRecord record)
{
    record.ends = std::exchange(m_peer.ends, {});
    m_record = std::move(record);
}

void ServerConnection::tell(const Response &response)
{
    if (!m_record)
        return;
    ExchangeRecord record = *std::exchange(m_record, {});
    record.took = std::chrono::milliseconds(record.startedAt.msecsTo(m_clock.utc()));
    describe(record, response);
    emit exchanged(record);
}

void ServerConnection::tell(const base::Error &error, const Response &response)
{
    if (m_record)
        describe(*m_record, error);
    tell(response);
}

/// Frees the memory at once, because closing the connection may take time.
void ServerConnection::leave()
{
    m_state = State::Ended;
    m_deadline.reset();
    m_parser.end();
    count();
}

void ServerConnection::end()
{
    leave();
    m_output.finish();
}

void ServerConnection::count()
{
    const qint64 difference = m_parser.held() - m_held;
    m_held += difference;
    if (difference != 0)
        emit heldChanged(difference);
}

void ServerConnection::keepTime()
{
    if (m_timed == m_parser.state())
        return; // a client that sends byte by byte gains no time
    m_timed = m_parser.state();
    if (m_timed == RequestParser::State::Head)
        setDeadline(m_limits.header);
    else if (m_timed == RequestParser::State::Body)
        setDeadline(m_limits.bodyTime());
    else
        setDeadline(m_limits.idle);
}

/// Sets the deadline. A busy connection sets thousands of them, so the clock is called only for a deadline that is
/// earlier than the one it already waits for.
void ServerConnection::setDeadline(std::chrono::milliseconds wait)
{
    m_deadline = m_clock.monotonic() + wait;
    if (m_wakeUp && *m_wakeUp <= *m_deadline)
        return;
    m_wakeUp = m_deadline;
    m_clock.callAt(*m_deadline, this, [this] { checkDeadline(); });
}

void ServerConnection::checkDeadline()
{
    const auto now = m_clock.monotonic();
    if (m_wakeUp && *m_wakeUp <= now)
        m_wakeUp.reset();
    if (!m_deadline)
        return;
    if (*m_deadline <= now) {
        m_deadline.reset();
        expire();
    } else if (!m_wakeUp) {
        m_wakeUp = m_deadline;
        m_clock.callAt(*m_deadline, this, [this] { checkDeadline(); });
    }
}

void ServerConnection::expire()
{
    if (m_state == State::Sending) {
        leave();
        m_output.cut();
    } else if (m_state == State::Reading && m_parser.state() == RequestParser::State::Head && !m_parser.isBlank()) {
        refuse(base::Rules::HttpHeaderTimeout, 408);
    } else if (m_state == State::Reading && m_parser.state() == RequestParser::State::Body) {
        refuse(base::Rules::HttpBodyTimeout, 408);
    } else if (m_state == State::Reading) {
        end();
    }
}

} // namespace runlatch::http
