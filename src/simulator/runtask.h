// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/error.h"
#include "protocol/runtaskrequest.h"
#include "protocol/tasksession.h"

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
    protocol::DeadlineLimits limits;
    /// Deliveries after the first; the service's own schedule is not public; ours waits 1, 2, 4... s,
    /// at most 30 s, and gives each delivery 10 s.
    int retries = 3;
    /// Sent once; accepted is a 200 and nothing else, and a callback to it is a fault of the integrator's: answered
    /// 401 or 404 and recorded.
    Verification verification = Verification::None;
};

/// What is told of a callback that is no fault of its document.
struct CallbackRemark
{
    QString rule; ///< "callback.outcomes-unsupported" (capabilities.outcomes is false), "callback.outcomes-misplaced"
    QString pointer; ///< JSON Pointer

    friend bool operator==(const CallbackRemark &, const CallbackRemark &) = default;
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
    base::Error error; ///< of NoAnswer and of callbacks that were refused (http, errors with pointers)
    QString fault;     ///< of Attempt: what was done wrong on purpose, as writeFault; empty where nothing was
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
    /// What the callbacks said so far: last status, message and url; outcomes of a later callback are appended
    /// to those of earlier ones, one with the same outcome-id replacing the earlier (what the service does is not
    /// public).
    protocol::TaskResult result;
    QList<RunTaskEvent> events;
};

} // namespace runlatch::simulator

Q_DECLARE_METATYPE(runlatch::simulator::RunTask)
Q_DECLARE_METATYPE(runlatch::simulator::RunTaskEvent)
