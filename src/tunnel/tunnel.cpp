// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "tunnel/tunnel.h"

#include "base/rules.h"
#include "base/wakewatch.h"
#include "process/childprocess.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace runlatch::tunnel {

namespace {

/// Tokens, keys and passphrases that Runlatch reads, and the variables of Terraform's command line that have tokens.
constexpr std::array Withheld{"RUNLATCH_", "TFE_TOKEN", "TF_TOKEN_"};

constexpr auto LogPause = 250ms;
constexpr auto LinePause = 1000ms; ///< a line that is not finished by then has no end

} // namespace

Tunnel::Tunnel(base::Clock &clock, Check check, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
    , m_check(std::move(check))
{
}

Tunnel::~Tunnel()
{
    m_checking.abort();
    const QDeadlineTimer deadline(LastPause); // of all of them
    if (m_child) {
        m_child->disconnect();
        m_child->end(LastPause);
    }
    for (process::ChildProcess *child : findChildren<process::ChildProcess *>(Qt::FindDirectChildrenOnly)) {
        if (child != m_child) // it ends aside, and was asked to end before
            child->end(std::chrono::milliseconds(deadline.remainingTime()));
    }
}

QUrl Tunnel::address() const
{
    return m_child ? m_output.address() : QUrl();
}

void Tunnel::start(const QStringList &words)
{
    const bool isGoing = m_state != State::Stopped && m_state != State::GivenUp;
    if (words.isEmpty() || (isGoing && words == m_words))
        return;
    retire();
    if (m_words.value(0) != words.constFirst())
        m_output = TunnelOutput(words.constFirst());
    m_words = words;
    m_quickEnds = 0;
    m_nextWait = 1s;
    begin();
}

void Tunnel::stop()
{
    if (m_state == State::Stopped)
        return;
    retire();
    m_fault.reset();
    set(State::Stopped);
}

void Tunnel::begin()
{
    using process::ChildProcess;
    m_run = std::make_unique<QObject>();
    m_output.begin();
    m_output.note(m_words.join(u' '));
    m_fault.reset();
    m_checkWait = 1s;
    m_failedChecks = 0;
    m_begun = m_clock.monotonic();
    m_wake = std::make_unique<base::WakeWatch>(m_clock);
    connect(m_wake.get(), &base::WakeWatch::woke, this, &Tunnel::check);
    auto *child = new ChildProcess(Withheld, this);
    m_child = child;
    connect(m_child, &ChildProcess::started, this, [this] {
        if (m_state == State::Starting)
            set(State::AwaitingUrl);
    });
    connect(m_child, &ChildProcess::notStarted, this, [this] { giveUp(base::Rules::TunnelNotStarted); });
    connect(m_child, &ChildProcess::printed, this, &Tunnel::take);
    connect(m_child, &ChildProcess::ended, this, &Tunnel::takeEnd);
    m_clock.callAfter(UrlPatience, m_run.get(), [this] {
        if (m_state != State::AwaitingUrl)
            return;
        m_fault = base::Error{
            .kind = base::ErrorKind::Timeout, .rule = base::Rules::TunnelNoUrl, .subject = m_words.constFirst()};
        set(State::Unreachable);
    });
    set(State::Starting);
    if (m_child == child)
        child->start(m_words);
}

/// A slot may start or stop this.
void Tunnel::set(State state)
{
    m_state = state;
    emit changed();
}

void Tunnel::take(const QByteArray &bytes)
{
    m_output.take(bytes);
    tellLog();
    if (m_output.address().isEmpty())
        planFlush();
    else
        takeAddress();
}

/// Ends the present start: its program, its check, and what waits for the clock.
void Tunnel::retire()
{
    m_checking.abort();
    m_run.reset();
    m_flush.reset();
    m_wake.reset();
    if (!m_child)
        return;
    m_child->disconnect(this);
    std::exchange(m_child, nullptr)->endAside(m_clock);
}

void Tunnel::takeAddress()
{
    m_flush.reset();
    if (m_checking.isRunning() || m_failedChecks > 0 || m_state == State::Reachable || m_state == State::Checking)
        return;
    m_fault.reset();
    set(State::Checking);
    if (m_run)
        ask();
}

/// An address may be the last that a program prints, without the end of a line.
void Tunnel::planFlush()
{
    m_flush.reset();
    if (!m_output.hasUnfinishedLine())
        return;
    m_flush = std::make_unique<QObject>();
    m_clock.callAfter(LinePause, m_flush.get(), [this] {
        m_output.finishLine();
        tellLog();
        if (!m_output.address().isEmpty())
            QMetaObject::invokeMethod(
                m_run.get(), [this] { takeAddress(); }, Qt::QueuedConnection);
    });
}

void Tunnel::tellLog()
{
    if (!std::exchange(m_isLogTold, false))
        return;
    m_clock.callAfter(LogPause, this, [this] {
        m_isLogTold = true;
        emit logged();
    });
}

void Tunnel::takeEnd(int status, bool wasKilled)
{
    const bool isQuick = m_clock.monotonic() - m_begun < QuickEnd;
    m_quickEnds = isQuick ? m_quickEnds + 1 : 0;
    m_output.finishLine();
    tellLog();
    if (m_quickEnds >= MaxQuickEnds)
        return giveUp(base::Rules::TunnelGaveUp);
    retire();
    m_fault = base::Error{.kind = base::ErrorKind::Network,
                          .rule = wasKilled ? base::Rules::TunnelKilled : base::Rules::TunnelEnded,
                          .subject = wasKilled ? m_words.constFirst() : QString::number(status)};
    m_run = std::make_unique<QObject>();
    m_left = m_nextWait;
    m_nextWait = std::min(2 * m_nextWait, LongestWait);
    m_clock.callAfter(1s, m_run.get(), [this] { countDown(); });
    set(State::Waiting);
}

void Tunnel::countDown()
{
    m_left -= 1s;
    if (m_left <= 0s) {
        QMetaObject::invokeMethod( // begin() deletes the context of this call
            m_run.get(), [this] { begin(); }, Qt::QueuedConnection);
        return;
    }
    m_clock.callAfter(1s, m_run.get(), [this] { countDown(); });
    emit changed();
}

void Tunnel::giveUp(base::Rule rule)
{
    retire();
    m_fault = base::Error{.kind = base::ErrorKind::Usage, .rule = rule, .subject = m_words.constFirst()};
    set(State::GivenUp);
}

void Tunnel::check()
{
    if (address().isEmpty() || m_checking.isRunning())
        return;
    m_failedChecks = 0;
    m_checkWait = 1s;
    m_fault.reset();
    set(State::Checking);
    ask();
}

void Tunnel::ask()
{
    if (!m_child || m_checking.isRunning() || address().isEmpty())
        return;
    ++m_asked;
    m_checking = m_check(address(), m_run.get(), [this](const base::Done &done) { takeCheck(done); });
}

void Tunnel::takeCheck(const base::Done &done)
{
    if (done) {
        m_failedChecks = 0;
        m_nextWait = 1s;
        m_fault.reset();
        return set(State::Reachable);
    }
    ++m_failedChecks;
    m_fault = done.error();
    m_clock.callAfter(m_checkWait, m_run.get(), [this, asked = m_asked] {
        if (asked == m_asked && (m_state == State::Checking || m_state == State::Unreachable))
            ask(); // unless it was checked by hand in the meantime, which goes on by itself
    });
    m_checkWait = std::min(2 * m_checkWait, LongestCheckWait);
    set(m_failedChecks < PatientChecks ? State::Checking : State::Unreachable);
}

QString stateName(Tunnel::State state)
{
    using State = Tunnel::State;
    switch (state) {
    case State::Stopped: return u"stopped"_s;
    case State::Starting: return u"starting"_s;
    case State::AwaitingUrl: return u"awaiting-url"_s;
    case State::Checking: return u"checking"_s;
    case State::Reachable: return u"reachable"_s;
    case State::Unreachable: return u"unreachable"_s;
    case State::Waiting: return u"waiting"_s;
    case State::GivenUp: return u"given-up"_s;
    }
    return {};
}

} // namespace runlatch::tunnel
