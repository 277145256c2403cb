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

namespace runlatch::simulator {

/// One run task to send (spec 4.5).
struct RunTaskOptions
{
    QUrl target;
    QByteArray hmacKey; ///< empty: the header is sent empty (spec 5.3)
    protocol::Stage stage = protocol::Stage::PostPlan;
    protocol::EnforcementLevel enforcementLevel = protocol::EnforcementLevel::Mandatory;
    bool acceptsOutcomes = true;
    bool speculative = false;
    QString workspaceName; ///< empty: one of the simulator's
    QString runMessage;    ///< empty: a made-up one
    protocol::DeadlineLimits limits;
    /// Deliveries after the first; the service's own schedule is not public; ours waits 1, 2, 4... s,
    /// at most 30 s, and gives each delivery 10 s.
    int retries = 3;
};

/// What happened to a run task, in order; a row of the timeline.
struct RunTaskEvent
{
    enum class Type {
        Attempt,  ///< the request is being sent
        Answered, ///< the receiver answered `http`; 200 is accepted, all else is a refusal
        NoAnswer, ///< no HTTP answer; `error` says why
        Callback, ///< a callback came and was answered `http`
        Finished, ///< `state` is final
    };
    Type type = Type::Attempt;
    std::chrono::milliseconds at{0}; ///< since the run task was started
    int attempt = 0;
    int http = 0;
    std::chrono::milliseconds took{0};
    qint64 bytes = 0;
    protocol::TaskState state = protocol::TaskState::Pending; ///< after this event
    QString status;                                           ///< of a callback, as written
    int outcomes = 0;                                         ///< of a callback
    base::Error error; ///< of NoAnswer and of callbacks that were refused (http, errors with pointers)
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
    QDateTime startedAt; ///< UTC
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
