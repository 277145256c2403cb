// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "http/connection.h"

#include "http/responsewriter.h"

#include <QPointer>

using namespace Qt::StringLiterals;

namespace runlatch::http {

namespace {

/// A client that does not read its answers gets no further ones.
constexpr qint64 MaxUnsent = 256 * 1024;

} // namespace

Connection::Connection(base::Clock &clock, const Limits &limits, const Handler &handler, const Peer &peer,
                       Output &output, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_limits(limits)
    , m_handler(handler)
    , m_peer(peer)
    , m_output(output)
    , m_parser(limits)
    , m_since(clock.monotonic())
{
    keepTime();
}

void Connection::receive(QByteArrayView bytes)
{
    if (m_state == State::Ended)
        return;
    m_parser.feed(bytes);
    if (m_state == State::Reading)
        advance();
}

void Connection::sent()
{
    if (m_state != State::Sending || m_output.unsent() > 0)
        return;
    m_state = State::Reading;
    m_timed.reset();
    advance();
}

void Connection::lost()
{
    if (m_state == State::Reading)
        reportCut(u"http.cut"_s);
    m_state = State::Ended;
}

void Connection::shutDown()
{
    m_isClosing = true;
    if (m_state == State::Sending || (m_state == State::Reading && m_output.unsent() > 0)) {
        end();
    } else if (m_state == State::Reading) {
        m_state = State::Ended;
        m_output.cut();
    }
}

void Connection::evict()
{
    const State before = std::exchange(m_state, State::Ended);
    m_output.cut();
    if (before == State::Reading)
        reportCut(u"http.crowded"_s);
}

std::optional<std::chrono::milliseconds> Connection::waitingSince() const
{
    if (m_state == State::Handling || m_state == State::Sending)
        return {};
    return m_since;
}

/// A loop, not a recursion: an answer may be given before the handler returns, five hundred times in a row.
void Connection::advance()
{
    if (m_isAdvancing)
        return;
    const QPointer<Connection> self(this);
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

void Connection::handle()
{
    m_state = State::Handling;
    m_deadline.reset();
    Request request = m_parser.takeRequest();
    request.peer = m_peer.address;
    request.peerIsLoopback = m_peer.isLoopback;
    m_isHead = request.method == "HEAD";
    m_handler(request, Responder(this));
}

void Connection::answer(const Response &response)
{
    if (m_state != State::Handling)
        return;
    const bool keepsAlive = m_parser.keepsAlive() && !m_isClosing;
    m_output.write(writeResponse(response, {keepsAlive, m_parser.isVersion10(), m_isHead}));
    if (m_state != State::Handling) // the output noticed that the other side is gone
        return;
    m_since = m_clock.monotonic();
    if (!keepsAlive)
        return end();
    m_timed.reset();
    m_state = m_output.unsent() > MaxUnsent ? State::Sending : State::Reading;
    if (m_state == State::Sending)
        setDeadline(m_limits.body);
    m_parser.next();
    emit answered();
    if (m_state == State::Reading)
        advance();
}

void Connection::refuse(const QString &rule, int status)
{
    const Refusal refusal{rule, status, m_peer.address, m_parser.head()};
    const Response response{status, {{"Content-Type", "text/plain"}}, rule.toLatin1() + '\n'};
    m_output.write(writeResponse(response, {false, false, false}));
    end();
    emit refused(refusal);
}

void Connection::reportCut(const QString &rule)
{
    if (m_parser.state() == RequestParser::State::Head || m_parser.state() == RequestParser::State::Body)
        emit refused(Refusal{rule, 0, m_peer.address, m_parser.head()});
}

void Connection::end()
{
    m_state = State::Ended;
    m_deadline.reset();
    m_output.finish();
}

void Connection::keepTime()
{
    if (m_timed == m_parser.state())
        return; // a drip wins no time
    m_timed = m_parser.state();
    if (m_timed == RequestParser::State::Head)
        setDeadline(m_limits.header);
    else if (m_timed == RequestParser::State::Body)
        setDeadline(m_limits.body);
    else
        setDeadline(m_limits.idle);
}

/// A busy connection sets thousands of deadlines; the clock is called for those only that are nearer than the
/// one it already waits for.
void Connection::setDeadline(std::chrono::milliseconds wait)
{
    m_deadline = m_clock.monotonic() + wait;
    if (m_wakeUp && *m_wakeUp <= *m_deadline)
        return;
    m_wakeUp = m_deadline;
    m_clock.callAt(*m_deadline, this, [this] { checkDeadline(); });
}

void Connection::checkDeadline()
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

void Connection::expire()
{
    if (m_state == State::Sending) {
        m_state = State::Ended;
        m_output.cut();
    } else if (m_state == State::Reading && m_parser.state() == RequestParser::State::Head) {
        refuse(u"http.header-timeout"_s, 408);
    } else if (m_state == State::Reading && m_parser.state() == RequestParser::State::Body) {
        refuse(u"http.body-timeout"_s, 408);
    } else if (m_state == State::Reading) {
        end();
    }
}

} // namespace runlatch::http
