// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::protocol {

enum class Stage { PrePlan, PostPlan, PreApply, PostApply }; // spec 2.4 `stage`
enum class EnforcementLevel { Advisory, Mandatory };         // spec 2.4

QString stageName(Stage stage);                     ///< "pre_plan"
std::optional<Stage> stageOfName(QStringView name); ///< exact names of spec 2.4 only
QString enforcementLevelName(EnforcementLevel level);
std::optional<EnforcementLevel> enforcementLevelOfName(QStringView name);
bool stageHasPlan(Stage stage); ///< spec 2.4: all but pre_plan carry `plan_json_api_url`

/// The payload that the service sends (spec 2.4), with the bytes it came from: the signature is over those.
/// A text that was null or absent is a null QString, an empty one an empty QString.
struct RunTaskRequest
{
    QByteArray body; ///< exactly as received; empty in one that was not received

    std::optional<int> payloadVersion;
    QString stage;                            ///< as written; `stageOfName` tells whether it is a known one
    QString accessToken;                      ///< secret
    std::optional<bool> capabilitiesOutcomes; ///< also read from the old misspelling `capabilitites`
    QString configurationVersionDownloadUrl;
    QString configurationVersionId;
    std::optional<bool> isSpeculative;
    QString organizationName;
    QString planJsonApiUrl;
    QString runAppUrl;
    QString runCreatedAt; ///< as written
    QString runCreatedBy;
    QString runId;
    QString runMessage;
    QString taskResultCallbackUrl; ///< opaque; its query is a secret
    QString taskResultEnforcementLevel;
    QString taskResultId;
    QString vcsBranch;
    QString vcsCommitUrl;
    QString vcsPullRequestUrl;
    QString vcsRepoUrl;
    QString workspaceAppUrl;
    QString workspaceId;
    QString workspaceName;
    QString workspaceWorkingDirectory;
    QJsonObject unknownCapabilities; ///< besides `outcomes`
    QJsonObject unknown;             ///< keys newer than spec 2.4: no fault, kept
    QStringList mistyped;            ///< keys of spec 2.4 that were there, not null, and of a wrong type

    bool acceptsOutcomes() const { return capabilitiesOutcomes.value_or(false); }
    /// spec 9: only version 1 is supported.
    bool isSupported() const { return payloadVersion == 1; }
    /// The test that is sent when a run task is set up: `access_token` "test-token" or enforcement level "test"
    /// (as every public receiver tells it). Must be answered 200, never called back.
    bool isVerification() const;
};

/// Reads tolerantly: any JSON object is a request; keys of a wrong type count as absent and are listed by
/// `missingKeys`. Errors: those of readObject.
base::Result<RunTaskRequest> readRunTaskRequest(const QByteArray &body);

/// The keys that spec 2.4 demands (`plan_json_api_url` by stage) and that are absent or of a wrong type. Null
/// counts as absent where it is not allowed; without outcomes in it, `capabilities` does.
QStringList missingKeys(const RunTaskRequest &request);

/// Compact UTF-8 JSON with every key of spec 2.4, nulls written as null, `plan_json_api_url` where the stage
/// has one, in the order of the specification; then the unknown keys. Unknown capabilities come after `outcomes`.
/// `instead` has values that take the place of the request's, of any type; its other keys come last.
QByteArray writeRunTaskRequest(const RunTaskRequest &request, const QJsonObject &instead = {});

/// The keys of spec 2.4 in its order; `capabilities` is one of them.
QStringList runTaskRequestKeys();

} // namespace runlatch::protocol
