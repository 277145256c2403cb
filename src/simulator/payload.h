// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "protocol/runtaskrequest.h"
#include "simulator/runtask.h"
#include "simulator/service.h"

namespace runlatch::simulator {

/// Where a run task takes place.
struct RunTaskPlace
{
    QString organization;
    QString workspaceId;
    QString workspaceName;
    QUrl apiBase;           ///< ends in /api/v2
    QString projectId = {}; ///< of the workspace
    QString projectName = {};
    DialectRule dialect = DialectRule::Any;
};

/// The fresh identity of a run task: all of it is random, so that nothing can be guessed or mixed up.
struct RunTaskIdentity
{
    QString taskResultId;    ///< "taskrs-..."
    QString callbackId;      ///< what names it in the callback URL
    QString callbackCode;    ///< `url_code` of the callback URL
    QString planId;          ///< "plan-..."
    QString configurationId; ///< "cv-..."
    QByteArray accessToken;

    /// The callback is named by a uuid, but under the OpenAPI description by the task result's id. A verification
    /// request has the token, and the recorded one the callback, that its form prescribes.
    static RunTaskIdentity fresh(DialectRule dialect = DialectRule::Any,
                                 Verification verification = Verification::None);
};

/// A payload with every key of spec 2.4, for any stage, and with those that the service has sent since (project_id,
/// project_name, project_app_url, vcs_commit_hash) but under the dialect of the specification, which has none of them.
/// A speculative run comes from a pull request, others do not.
/// A verification request's is as its form prescribes; the recorded one is in `body`, as it was.
protocol::RunTaskRequest makePayload(const RunTaskOptions &options, const RunTaskPlace &place,
                                     const RunTaskIdentity &identity, const QDateTime &now);

/// The options as `payloadValues` change them (stage, enforcement level, outcomes, speculative run), so that what is
/// served is what the payload says.
RunTaskOptions withPayloadValues(const RunTaskOptions &options);

/// The bytes that are sent: with the values and in the style of the options. The escaped style has always something to
/// escape in the query of the callback URL.
QByteArray payloadBody(const protocol::RunTaskRequest &payload, const RunTaskOptions &options);

} // namespace runlatch::simulator
