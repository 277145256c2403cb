// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"
#include "simulator/runtask.h"
#include "simulator/service.h"

namespace runlatch::simulator {

/// The place of a run task.
struct RunTaskPlace
{
    QString organization;
    QString workspaceId;
    QString workspaceName;
    QUrl apiBase;           ///< ends in /api/v2
    QString projectId = {}; ///< project of the workspace
    QString projectName = {};
    DialectRule dialect = DialectRule::Any;
};

/// The fresh identity of a run task. It is random, so that nothing can be guessed or mixed up.
struct RunTaskIdentity
{
    QString taskResultId;    ///< "taskrs-..."
    QString callbackId;      ///< the callback's name in its URL
    QString callbackCode;    ///< `url_code` of the callback URL
    QString planId;          ///< "plan-..."
    QString configurationId; ///< "cv-..."
    QByteArray accessToken;

    /// The fresh identity of a run task. The callback is named by a uuid, or under the OpenAPI description by the task
    /// result's id. The form of a verification request prescribes its token; the recorded form prescribes its callback
    /// too.
    static RunTaskIdentity fresh(DialectRule dialect = DialectRule::Any,
                                 Verification verification = Verification::None);
};

/// A payload with every key of spec 2.4, for any stage. Under the dialect of the specification it lacks those that are
/// newer than its table. A speculative run comes from a pull request, others do not. Every URL leads to the simulator.
/// The form of a verification request prescribes its payload; the recorded form is in `body`, unchanged, with the URLs
/// that it has.
protocol::RunTaskRequest makePayload(const RunTaskOptions &options, const RunTaskPlace &place,
                                     const RunTaskIdentity &identity, const QDateTime &now);

/// Gives the payload the run of another one: its ids and texts, its workspace, project and repository.
void adoptRun(protocol::RunTaskRequest &payload, const protocol::RunTaskRequest &run);

/// The options with the changes of `payloadValues` (stage, enforcement level, outcomes, speculative run), so that the
/// service does what the payload says.
RunTaskOptions withPayloadValues(const RunTaskOptions &options);

/// The bytes to send: the given payload or this one, with the values and in the style of the options. The query of the
/// callback URL always gives the escaped style something to escape.
QByteArray payloadBody(const protocol::RunTaskRequest &payload, const RunTaskOptions &options);

} // namespace runlatch::simulator
