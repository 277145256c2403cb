// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/clock.h"
#include "http/rawsender.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"
#include "simulator/callbacks.h"
#include "simulator/deliverymessage.h"
#include "simulator/faultplan.h"
#include "simulator/payload.h"
#include "simulator/runtask.h"

#include <QObject>

#include <algorithm>
#include <optional>

namespace runlatch::simulator {

/// One run task from the service's side. It sends the request until it is answered 200 (spec 4.5: after any other
/// answer it is sent again, with the same bytes), judges the callbacks and lets the deadline pass. A verification
/// request is sent once and ends with its answer. Everything happens in the thread of the object.
class RunTaskRunner final : public QObject
{
    Q_OBJECT
public:
    /// Clocks, `http` and `faults` must outlive this. `taskClock` is that of the deadline and of new deliveries; what
    /// is measured keeps `clock`.
    RunTaskRunner(base::Clock &clock, base::Clock &taskClock, http::RawSender &http, FaultPlan &faults,
                  const RunTaskOptions &options, const RunTaskIdentity &identity,
                  const protocol::RunTaskRequest &payload, const SendingService &service, QObject *parent = nullptr);

    void start();
    /// Ends the run task for a reason of the service, that the simulator stops or that the run was canceled: it is
    /// Errored at once, unless it has ended already.
    void stop(base::Rule why);
    /// Judges a request to the callback URL by its method and token. Returns 401 or 405, which is recorded like each
    /// callback, or nullopt. Of a request whose body was not read, its content and size stay unknown.
    std::optional<http::Response> refusal(const http::Request &request);
    /// Judges a request to the callback URL. Callbacks may come before the request was answered. `fate` is the fate of
    /// the answer.
    http::Response callback(const http::Request &request, const AnswerFate &fate = {});
    /// Records a callback that a fault answered with `http` instead. The callback is not carried out.
    void noteInstead(int http, const AnswerFate &fate);
    /// The head of a callback was let in, and its body follows; where the body has not come by the end of the time, the
    /// run task tells of the callback.
    void noteBegun() { ++m_begun; }
    void noteWhole() { m_begun = std::max(0, m_begun - 1); } ///< such a body came, or will not come any more
    /// Records a callback that was refused as HTTP, or broke off (`http` 0). Nobody has read it.
    void noteUnread(base::Rule rule, int http);
    /// Records such a request whose address is not known: it may be a callback to this run task.
    void noteStray(base::Rule rule, int http);
    bool isTokenExpired() const; ///< as of RunTaskOptions::tokenLife
    /// Tells whether this is the run task's own access token, and valid. The token of a verification request grants
    /// nothing.
    bool grants(const QByteArray &token) const;
    /// Returns the rule by which a request to the plan or the configuration, which shows a token or not, is refused.
    base::Rule refusalRule(const http::Request &request) const;
    bool isVerification() const { return m_runTask.verification != Verification::None; }
    /// The last event is a callback whose length is missing or too small: the rest of its text comes as a further
    /// request.
    bool hasCutCallback() const;
    bool hasEnded() const { return m_isFinished; }

    OwnFaults &faults() { return m_ownFaults; } ///< those of RunTaskOptions that did not happen yet

    const RunTask &runTask() const { return m_runTask; }
    const std::optional<QByteArray> &configuration() const { return m_configuration; } ///< as in RunTaskOptions
    QByteArray plan() const { return m_plan ? *m_plan : planJson(m_runTask.workspaceName, m_planOptions); }

signals:
    void changed(); ///< emitted after each event
    void ended();   ///< emitted once, after the event Finished; later callbacks are refused

private:
    void attempt();
    void sendCut();
    void loseAnswer();
    void deliver(const QString &fault);
    http::RawManner manner() const;
    void recordAttempt(const QString &fault);
    RunTaskEvent answerEvent(const base::Result<http::Response> &answer);
    void attempted(const base::Result<http::Response> &answer);
    void retryOrGiveUp();
    protocol::TaskResult masked(const QByteArray &body, protocol::TaskStatus status) const;
    QList<QByteArray> ownSecrets() const;
    std::optional<Judgement> judgeStart(const http::Request &head) const;
    void recordUnread(RunTaskEvent::Type type, base::Rule rule, int http);
    QByteArray keptBody(const QByteArray &body, qsizetype most);
    void recordCallback(const Judgement &judgement, const QByteArray &body, const AnswerFate &fate);
    void settle();
    void finish(const base::Error &error);
    void watchDeadline();
    void record(RunTaskEvent event);
    std::chrono::milliseconds sinceStart() const { return m_clock.monotonic() - m_startedAt; }
    protocol::TaskState state() const { return m_end.value_or(m_session.state()); }
    bool isFinal() const { return m_end || m_session.isFinal(); }

    base::Clock &m_clock;
    base::Clock &m_taskClock;
    http::RawSender &m_http;
    FaultPlan &m_faults;
    CallbackRules m_rules;
    const std::chrono::milliseconds m_tokenEnd; ///< by the task clock
    QByteArray m_message;                       ///< the exact bytes of each attempt
    QByteArray m_wrongMessage;                  ///< the message signed with another key
    qsizetype m_bodySize;
    const QByteArray m_pinnedCertificate;
    const std::optional<QByteArray> m_configuration;
    const std::optional<QByteArray> m_plan;
    const PlanOptions m_planOptions;
    const KeptBodies m_kept;
    const bool m_answersDocument;
    qsizetype m_keptBodies = 0; ///< bytes of the bodies in the events
    OwnFaults m_ownFaults;
    bool m_losesAnswer;
    int m_attemptsLeft;
    RunTask m_runTask;
    protocol::TaskSession m_session;
    std::optional<protocol::TaskState> m_end; ///< an end that the session does not know
    FaultDraw m_draw;                         ///< faults of the attempt under way
    std::chrono::milliseconds m_startedAt;
    std::chrono::milliseconds m_sentAt{0};
    int m_attempt = 0;
    int m_begun = 0;            ///< callbacks whose head came, and whose body did not come whole so far
    bool m_isDelivered = false; ///< a delivery was answered 200 once
    bool m_isSending = false;
    bool m_isWatching = false;
    bool m_isFinished = false;
};

} // namespace runlatch::simulator
