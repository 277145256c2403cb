// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/call.h"
#include "base/clock.h"
#include "base/result.h"
#include "tunnel/tunneloutput.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace runlatch::base {
class WakeWatch;
}

namespace runlatch::process {
class ChildProcess;
}

namespace runlatch::tunnel {

/// A tunnel command while it runs: started, asked for its public address, checked by a request through it, started
/// again after 1, 2, 4... 60 s when it ends, and given up after MaxQuickEnds ends within QuickEnd. It is checked again
/// after 1, 2, 4... 30 s as long as it is not reached, and after the machine has slept. The program gets no secret of
/// the environment that Runlatch reads. Its group ends with this object, and so do those of earlier starts that have
/// not ended yet: they share one LastPause, then they are killed. One thread.
class Tunnel final : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Stopped,
        Starting,
        AwaitingUrl,
        Checking,
        Reachable,
        Unreachable, ///< fault() says why; it is checked again
        Waiting,     ///< the program ended, as fault() says; it starts again in wait()
        GivenUp,     ///< the same, and it does not
    };
    /// Proves that a public address leads to the listener.
    using Check = std::function<base::Call(const QUrl &address, QObject *context, base::Callback<std::monostate> done)>;

    static constexpr std::chrono::seconds LongestWait{60};
    static constexpr std::chrono::seconds QuickEnd{10};
    static constexpr int MaxQuickEnds = 5;
    static constexpr std::chrono::seconds UrlPatience{60}; ///< then it says that there is none, and goes on to look
    static constexpr int PatientChecks = 5;                ///< failed ones before it is called Unreachable
    static constexpr std::chrono::seconds LongestCheckWait{30};
    static constexpr std::chrono::milliseconds LastPause{1000};

    /// `clock` must outlive this.
    Tunnel(base::Clock &clock, Check check, QObject *parent = nullptr);
    ~Tunnel() override;

    /// `words`: the program and its arguments, filled in. Does nothing if the same command runs or waits; another one
    /// is ended. The lines that the same program printed before stay.
    void start(const QStringList &words);
    void stop();
    void check(); ///< again, if it has an address

    State state() const { return m_state; }
    QUrl address() const; ///< of the running program; empty until it is known
    /// "tunnel.not-started", "tunnel.ended" (subject: the exit code), "tunnel.killed", "tunnel.gave-up",
    /// "tunnel.no-url", or the error of the check.
    const std::optional<base::Error> &fault() const { return m_fault; }
    std::chrono::seconds wait() const { return m_left; }
    QString log() const { return m_output.text(); } ///< as TunnelOutput::text()

signals:
    void changed(); ///< state, address, fault or wait
    void logged();  ///< four times a second at most

private:
    void begin();
    void set(State state);
    void take(const QByteArray &bytes);
    void takeAddress();
    void planFlush();
    void tellLog();
    void takeEnd(int status, bool wasKilled);
    void giveUp(base::Rule rule);
    void countDown();
    void ask();
    void takeCheck(const base::Done &done);
    void retire();

    base::Clock &m_clock;
    const Check m_check;
    QStringList m_words;
    TunnelOutput m_output;
    process::ChildProcess *m_child = nullptr;
    std::unique_ptr<QObject> m_run;   ///< of what waits for the clock or a check while this start lasts
    std::unique_ptr<QObject> m_flush; ///< of what waits for the end of a line
    std::unique_ptr<base::WakeWatch> m_wake;
    base::Call m_checking;
    State m_state = State::Stopped;
    std::optional<base::Error> m_fault;
    std::chrono::milliseconds m_begun{0};
    std::chrono::seconds m_nextWait{1};
    std::chrono::seconds m_left{0};
    std::chrono::seconds m_checkWait{1};
    int m_quickEnds = 0;
    int m_failedChecks = 0;
    int m_asked = 0;         ///< checks that began
    bool m_isLogTold = true; ///< no `logged` is planned
};

/// For programs: "awaiting-url".
QString stateName(Tunnel::State state);

} // namespace runlatch::tunnel
