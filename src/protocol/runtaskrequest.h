// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QDateTime>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace runlatch::protocol {

enum class Stage { PrePlan, PostPlan, PreApply, PostApply }; // spec 2.4 `stage`
enum class EnforcementLevel { Advisory, Mandatory };         // spec 2.4

QString stageName(Stage stage);                     ///< "pre_plan"
std::optional<Stage> stageOfName(QStringView name); ///< knows only the exact names of spec 2.4
QString enforcementLevelName(EnforcementLevel level);
std::optional<EnforcementLevel> enforcementLevelOfName(QStringView name);
QList<Stage> allStages();         ///< in the order of a run
bool stageHasPlan(Stage stage);   ///< spec 2.4: all but pre_plan carry `plan_json_api_url`
bool stageIsOfApply(Stage stage); ///< a run that only plans does not come to it

/// The time when requests began to have a key, from the oldest (spec 2.4).
enum class PayloadAge {
    Of2021,    ///< the one verification request that was ever published
    Of2022,    ///< requests as they were recorded then
    Specified, ///< in the table of the documents
    Newer,     ///< than the table
};

/// The payload from the service (spec 2.4), with its bytes, because the signature is over the bytes. A text that was
/// null or absent is a null QString; an empty one is an empty QString.
struct RunTaskRequest
{
    QByteArray body; ///< exactly as received; empty if it was not received

    std::optional<int> payloadVersion;
    QString stage;                            ///< as written; `stageOfName` knows the valid ones
    QString accessToken;                      ///< a secret
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
    QString vcsCommitHash;
    QString projectId;
    QString projectName;
    QString projectAppUrl;
    PayloadAge age = PayloadAge::Specified; ///< of its newest key, and Specified at least; newer keys are not written
    QJsonObject unknownCapabilities;        ///< members besides `outcomes`
    QJsonObject unknown;                    ///< keys that spec 2.4 does not have: kept, not a fault
    QStringList mistyped;                   ///< keys of spec 2.4 that were present, not null, and of a wrong type

    bool acceptsOutcomes() const { return capabilitiesOutcomes.value_or(false); }
    /// spec 9: only version 1 is supported.
    bool isSupported() const { return payloadVersion == 1; }
    /// The test that is sent when a run task is set up: `access_token` "test-token" or enforcement level "test" (as all
    /// public receivers recognize it). It must be answered 200, and never called back.
    bool isVerification() const;
};

/// Reads tolerantly: any JSON object is a request. Keys of a wrong type count as absent; the linter
/// (lintRequest) judges the text.
/// Errors: those of readObject.
base::Result<RunTaskRequest> readRunTaskRequest(const QByteArray &body);

/// Compact UTF-8 JSON with every key of spec 2.4 up to the request's age, nulls written as null, `plan_json_api_url` if
/// the stage has one, in the order of payloadKeys(); then the unknown keys. Unknown capabilities come after `outcomes`.
/// `instead`: values of any type that replace the request's; its other keys come last.
QByteArray writeRunTaskRequest(const RunTaskRequest &request, const QJsonObject &instead = {});

/// The spelling of `capabilities` in the documents of 2023 and 2024. Some senders and readers still have it.
constexpr QLatin1StringView MisspelledCapabilities("capabilitites");

/// The values of a key in spec 2.4, in its order; empty for other keys.
QStringList knownValues(const QString &key);

} // namespace runlatch::protocol
