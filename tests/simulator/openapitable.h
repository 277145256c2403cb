// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

/// The operations of the service's OpenAPI description (2026-08) that concern this program, typed from it. The
/// simulator is held to it.
namespace runlatch::simulator {

/// An operation, its answer where it succeeds, and a request that succeeds. In the path and the body stand {org}, {ws},
/// {cr}, {task}, {free} (a task that is attached nowhere), {run}, {stage}, {result}, {outcome} and {callback}; {url}
/// is that of an integration.
struct DocumentedOperation
{
    const char *method;
    const char *path; ///< below /api/v2
    int status;
    const char *type; ///< of its resource, or of those in its list; empty: the answer has no body
    const char *body = "";
    int served = 0; ///< another status, which the simulator answers because it does not have the operation; 0: it does
};

struct DocumentedResource
{
    const char *type;
    const char *attributes;
    const char *relationships;
    const char *further = ""; ///< attributes that the service answers and the description lacks
};

// clang-format off
inline const DocumentedOperation DocumentedOperations[] = {
    {"GET", "account/details", 200, "users"},
    {"GET", "organizations", 200, "organizations"},
    {"POST", "organizations", 201, "organizations", "", 405},
    {"GET", "organizations/{org}/workspaces", 200, "workspaces"},
    {"POST", "organizations/{org}/workspaces", 201, "workspaces", "", 405},
    {"GET", "workspaces/{ws}", 200, "workspaces"},
    {"PATCH", "workspaces/{ws}", 200, "workspaces", "", 405},
    {"DELETE", "workspaces/{ws}", 204, "", "", 405},
    {"GET", "workspaces/{ws}/change-requests", 200, "workspace-change-requests"},
    {"GET", "change-requests/{cr}", 200, "workspace-change-requests"},
    {"GET", "change-requests/{cr}/actions/archive", 200, "workspace-change-requests"},
    {"POST", "change-requests/{cr}/actions/archive", 200, "workspace-change-requests"},
    {"GET", "tasks/{task}", 200, "tasks"},
    {"PATCH", "tasks/{task}", 200, "tasks",
     R"({"data":{"type":"tasks","attributes":{"description":"more"}}})"},
    {"DELETE", "tasks/{free}", 204, ""},
    {"GET", "organizations/{org}/tasks", 200, "tasks"},
    {"POST", "organizations/{org}/tasks", 201, "tasks",
     R"({"data":{"type":"tasks","attributes":{"category":"task","name":"new","url":"{url}"}}})"},
    {"GET", "workspaces/{ws}/tasks", 200, "workspace-tasks"},
    {"POST", "workspaces/{ws}/tasks", 201, "workspace-tasks",
     R"({"data":{"type":"workspace-tasks","attributes":{"enforcement-level":"mandatory","stages":["post_plan)"
     R"("]},"relationships":{"task":{"data":{"id":"{free}","type":"tasks"}}}}})"},
    {"GET", "task-stages/{stage}", 200, "task-stages"},
    {"GET", "runs/{run}/task-stages", 200, "task-stages"},
    {"GET", "task-results/{result}", 200, "task-results"},
    {"GET", "task-results/{result}/body", 200, "", "", 404},
    {"PATCH", "{callback}", 200, "task-results", // task-results/{task_result_id}/callback, with url_code
     R"({"data":{"type":"task-results","attributes":{"status":"passed"}}})"},
    {"GET", "task-results/{result}/outcomes", 200, "task-result-outcomes"},
    {"GET", "task-result-outcomes/{outcome}", 200, "task-result-outcomes"},
};
// clang-format on

/// The members of the resources.
inline const DocumentedResource DocumentedResources[] = {
    {"users",
     "username is-service-account avatar-url auth-method v2-only is-admin is-site-admin is-sso-login "
     "is-confirmed is-unified is-sudo email unconfirmed-email password enterprise-support has-linked-hcp "
     "has-git-hub-app-token two-factor permissions",
     "authentication-tokens github-app-oauth-tokens authenticated-resource"},
    {"organizations",
     "external-id created-at email session-timeout session-remember collaborator-auth-policy plan-expired "
     "plan-expires-at plan-is-trial plan-is-enterprise plan-identifier cost-estimation-enabled "
     "send-passing-statuses-for-untriggered-speculative-plans aggregated-commit-status-enabled "
     "speculative-plan-management-enabled allow-force-delete-workspaces name hcp-id is-unified permissions "
     "fair-run-queuing-enabled saml-enabled owners-team-saml-role-id two-factor-conformant "
     "assessments-enforced is-in-degraded-mode global-module-sharing global-provider-sharing "
     "parent-data-retention-policy-info module-consuming-organizations-count "
     "provider-consuming-organizations-count remaining-testable-count stacks-enabled "
     "recoverable-items-enabled over-stacks-resource-limit default-execution-mode "
     "stacks-default-execution-mode test-generation-enabled",
     "default-agent-pool stacks-default-agent-pool data-retention-policy module-producers "
     "provider-producers oauth-tokens authentication-token audit-trails-authentication-token "
     "entitlement-set subscription default-project primary-hyok-configuration"},
    {"workspaces",
     "allow-destroy-plan auto-apply auto-apply-run-trigger auto-destroy-activity-duration auto-destroy-at "
     "auto-destroy-status inherits-project-auto-destroy created-at environment locked name queue-all-runs "
     "speculative-enabled structured-run-output-enabled terraform-version working-directory "
     "global-remote-state project-remote-state updated-at resource-count apply-duration-average "
     "plan-duration-average policy-check-failures run-failures workspace-kpis-runs-count latest-change-at "
     "operations execution-mode setting-overwrites vcs-repo vcs-repo-identifier permissions actions "
     "description file-triggers-enabled trigger-prefixes trigger-patterns assessments-enabled "
     "last-assessment-result-at locked-reason source source-name source-url source-module-id "
     "no-code-upgrade-available tag-names effective-state-version-retention-desc "
     "effective-run-data-retention-desc hyok-enabled",
     "organization ssh-key locked-by current-run latest-run outputs remote-state-consumers "
     "current-state-version current-configuration-version agent-pool readme project "
     "current-assessment-result vars",
     "unarchived-workspace-change-requests-count"},
    {"workspace-change-requests", "subject message archived-at created-at", "workspace created-by archived-by-user"},
    {"tasks", "category name description url hmac-key enabled params created-at updated-at global-configuration",
     "organization workspace-tasks agent-pool integration"},
    {"workspace-tasks", "enforcement-level stage stages created-at updated-at", "task workspace"},
    {"task-stages", "status stage status-timestamps created-at updated-at permissions actions",
     "run cost-estimate task-results policy-evaluations"},
    {"task-results",
     "message status status-timestamps url created-at updated-at task-id task-name task-url "
     "task-result-outcomes-count stage is-speculative workspace-task-id workspace-task-enforcement-level "
     "agent-pool-id",
     "task-stage task-result-outcomes"},
    {"task-result-outcomes", "created-at outcome-id description tags url", "task-result"},
};

} // namespace runlatch::simulator
