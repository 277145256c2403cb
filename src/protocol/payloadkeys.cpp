// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "protocol/payloadkeys.h"

using namespace Qt::StringLiterals;

namespace runlatch::protocol {

namespace {

using Request = RunTaskRequest;
using Age = PayloadAge;
using Form = PayloadForm;
using Null = PayloadNull;
using Stages = PayloadStages;

constexpr PayloadKey PayloadKeys[] = {
    {"payload_version"_L1, &Request::payloadVersion},
    {"stage"_L1, &Request::stage, Age::Of2022},
    {"access_token"_L1, &Request::accessToken, Age::Of2021, Form::NotEmpty},
    {"capabilities"_L1, PayloadKey::Capabilities{}, Age::Specified},
    {"configuration_version_download_url"_L1, &Request::configurationVersionDownloadUrl, Age::Specified, Form::Url,
     Null::Fine},
    {"configuration_version_id"_L1, &Request::configurationVersionId, Age::Specified, Form::NotEmpty},
    {"is_speculative"_L1, &Request::isSpeculative, Age::Of2022},
    {"organization_name"_L1, &Request::organizationName, Age::Of2021, Form::NotEmpty},
    {"run_app_url"_L1, &Request::runAppUrl, Age::Of2021, Form::Url},
    {"run_created_at"_L1, &Request::runCreatedAt, Age::Of2021, Form::Time},
    {"run_created_by"_L1, &Request::runCreatedBy},
    {"run_id"_L1, &Request::runId, Age::Of2021, Form::Id, Null::Wrong, Stages::All, "run-"_L1},
    {"run_message"_L1, &Request::runMessage},
    {"task_result_callback_url"_L1, &Request::taskResultCallbackUrl, Age::Of2021, Form::UsedUrl},
    {"task_result_enforcement_level"_L1, &Request::taskResultEnforcementLevel},
    {"task_result_id"_L1, &Request::taskResultId, Age::Of2021, Form::Id, Null::Wrong, Stages::All, "taskrs-"_L1},
    {"vcs_branch"_L1, &Request::vcsBranch, Age::Of2021, Form::Any, Null::Fine},
    {"vcs_commit_url"_L1, &Request::vcsCommitUrl, Age::Of2021, Form::Url, Null::Fine},
    {"vcs_pull_request_url"_L1, &Request::vcsPullRequestUrl, Age::Of2021, Form::Url, Null::Fine},
    {"vcs_repo_url"_L1, &Request::vcsRepoUrl, Age::Of2021, Form::Url, Null::Fine},
    {"workspace_app_url"_L1, &Request::workspaceAppUrl, Age::Of2021, Form::Url},
    {"workspace_id"_L1, &Request::workspaceId, Age::Of2021, Form::Id, Null::Wrong, Stages::All, "ws-"_L1},
    {"workspace_name"_L1, &Request::workspaceName, Age::Of2021, Form::NotEmpty},
    {"workspace_working_directory"_L1, &Request::workspaceWorkingDirectory, Age::Specified, Form::Any, Null::Doubtful},
    {"plan_json_api_url"_L1, &Request::planJsonApiUrl, Age::Of2021, Form::UsedUrl, Null::Wrong, Stages::WithPlan},
    {"vcs_commit_hash"_L1, &Request::vcsCommitHash, Age::Newer, Form::Any, Null::Fine},
    {"project_id"_L1, &Request::projectId, Age::Newer, Form::Any, Null::Fine},
    {"project_name"_L1, &Request::projectName, Age::Newer, Form::Any, Null::Fine},
    {"project_app_url"_L1, &Request::projectAppUrl, Age::Newer, Form::Url, Null::Fine},
};

} // namespace

std::span<const PayloadKey> payloadKeys()
{
    return PayloadKeys;
}

} // namespace runlatch::protocol
