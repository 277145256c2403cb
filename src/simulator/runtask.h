// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/bodystyle.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"
#include "simulator/plan.h"

#include <QList>
#include <QMetaType>
#include <QUrl>

#include <chrono>
#include <optional>

namespace runlatch::simulator {

/// The test that the service sends when a run task is set up or its URL or key is changed: it wants a 200 and
/// nothing else. What it looks like is not in its documents; these are the forms that were seen or are relied on.
enum class Verification {
    None,     ///< an ordinary run task
    Recorded, ///< as recorded in 2021, byte for byte: token "test-token", level "test", placeholders also for the
              ///< callback URL, which is the real service's, no `stage`
    Token,    ///< today's payload with the token "test-token" and an ordinary level
    Level,    ///< today's payload with the level "test" and an ordinary token
    Bare,     ///< null token and callback URL, level "test"
};
QString verificationName(Verification verification); ///< "recorded"; empty for None
std::optional<Verification> verificationOfName(QStringView name);
QList<Verification> verifications(); ///< all but None

/// One run task to send (spec 4.5).
struct RunTaskOptions
{
    QUrl target;
    QByteArray hmacKey;           ///< empty: the header is sent empty (spec 5.3)
    QByteArray pinnedCertificate; ///< the target's own, as of http::Outgoing
    protocol::Stage stage = protocol::Stage::PostPlan;
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    bool acceptsOutcomes = true;
    bool speculative = false;
    QString workspaceName;     ///< empty: one of the simulator's
    QString runMessage;        ///< empty: a made-up one
    bool hasRepository = true; ///< false: the workspace has no version control, so all `vcs_` keys are null
    /// What `configuration_version_download_url` leads to, a gzipped tar archive; nothing: that key is null (spec 2.4)
    std::optional<QByteArray> configuration = {};
    /// What `plan_json_api_url` leads to; nothing: a plan is made up by `planOptions`
    std::optional<QByteArray> plan = {};
    PlanOptions planOptions = {};
    protocol::BodyStyle bodyStyle = protocol::BodyStyle::Compact; ///< not of the recorded verification request
    /// Values by key that take the place of the payload's, of any type. Token and callback URL are the service's own
    /// and are never replaced. The recorded verification request stays as it is.
    QJsonObject payloadValues = {};
    protocol::DeadlineLimits limits;
    /// Deliveries after the first; the service's own schedule is not public; ours waits 1, 2, 4... s,
    /// at most 30 s, and gives each delivery 10 s.
    int retries = 3;
    /// Sent once; accepted is a 200 and nothing else, and a callback to it is a fault of the integrator's: it has no
    /// valid token, so it is answered 401 and recorded.
    Verification verification = Verification::None;
};

/// A fault of a callback that the service takes all the same.
struct CallbackRemark
{
    QString rule;       ///< "callback.outcomes-misplaced"; wording has the sentence
    QString pointer;    ///< JSON Pointer; empty where the head is meant
    QString thing = {}; ///< for the sentence; empty: the pointer

    friend bool operator==(const CallbackRemark &, const CallbackRemark &) = default;
};

/// How an answer fares on its way.
struct AnswerFate
{
    QString fault = {};  ///< what is done wrong on purpose, as writeFault
    bool isLost = false; ///< the integrator does not get the answer, or not whole
};

/// What happened to a run task, in order; a row of the timeline.
struct RunTaskEvent
{
    enum class Type {
        Attempt,  ///< the request is being sent
        Answered, ///< the receiver answered `http`; 200 is accepted, all else is a refusal
        NoAnswer, ///< no HTTP answer; `error` says why
        Callback, ///< a callback came and was answered `http`
        Finished, ///< `state` is final; where the simulator was stopped, `error` has the rule "simulator.stopped"
    };
    Type type = Type::Attempt;
    std::chrono::milliseconds at{0}; ///< since the run task was started
    int attempt = 0;
    int http = 0;
    std::chrono::milliseconds took{0};
    qint64 bytes = 0; ///< of a callback's body; 0 where it was refused by its head alone
    protocol::TaskState state = protocol::TaskState::Pending; ///< after this event
    QString status;                                           ///< of a callback, as written
    int outcomes = 0;                                         ///< of a callback, taken or not
    QList<CallbackRemark> remarks = {};                       ///< on a callback that was read, accepted or not
    /// Of NoAnswer, and of callbacks that were refused: http, errors with pointers, and the rule "bearer.missing",
    /// "bearer.malformed", "bearer.other", "callback.final", "callback.method" or "callback.unasked"; none for 422.
    base::Error error;
    QString fault;          ///< of Attempt and Callback: what was done wrong on purpose; empty where nothing was
    bool isLost = false;    ///< of Callback: as of AnswerFate; `http` is what it was judged then
    bool isInstead = false; ///< of Callback: a fault answered, and nothing was carried out
    bool isHeld = false;    ///< of Callback: accepted before the request was answered 200, so it does not count yet
    QString answer = {};    ///< of Answered: as of RunTask
    std::optional<std::chrono::milliseconds> timeLeft = {};          ///< until the deadline; nothing: no clock runs
    protocol::PassedLimit passedLimit = protocol::PassedLimit::None; ///< of Finished, where it is Errored
};

/// A run task as it stands.
struct RunTask
{
    QString id; ///< task result id, "taskrs-..."
    QString runId;
    QString workspaceName;
    QUrl target;
    protocol::Stage stage = protocol::Stage::PostPlan;
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    QString runMessage;
    Verification verification = Verification::None; ///< its state is Passed where it was accepted, Unreachable else
    QDateTime startedAt;                            ///< UTC
    protocol::TaskState state = protocol::TaskState::Pending;
    protocol::DeadlineLimits limits;
    int http = 0;   ///< the last answer to a delivery; 0: nobody answered any
    QString answer; ///< the first line of its body; at most 200 characters, controls shown as <U+001B>
    /// What the callbacks said so far: last status and url, and the message of the last one (a
    /// final one never has that of an update); outcomes of a later callback are appended
    /// to those of earlier ones, one with the same outcome-id replacing the earlier (what the service does is not
    /// public).
    protocol::TaskResult result;
    QList<RunTaskEvent> events;
};

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::RunTask)
Q_DECLARE_METATYPE(runlatch::simulator::RunTaskEvent)
