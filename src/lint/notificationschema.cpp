// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "lint/lintschema.h"

using namespace Qt::StringLiterals;

namespace runlatch::lint {

namespace {

using Form = LintForm;

/// A key that is there in every notification of its kind, if only as null.
constexpr LintMember said(QLatin1StringView name, Form form = Form::Any, QLatin1StringView prefix = {})
{
    return {.name = name, .isRequired = true, .null = protocol::PayloadNull::Fine, .form = form, .detail = prefix};
}

constexpr LintMember Version{.name = "payload_version"_L1, .type = LintType::Version, .isRequired = true};
constexpr LintMember Configuration{
    .name = "notification_configuration_id"_L1, .isRequired = true, .form = Form::Id, .detail = "nc-"_L1};
constexpr LintMember WorkspaceId = said("workspace_id"_L1, Form::Id, "ws-"_L1);
constexpr LintMember WorkspaceName = said("workspace_name"_L1, Form::NotEmpty);
constexpr LintMember OrganizationName = said("organization_name"_L1, Form::NotEmpty);

constexpr LintMember RunMembers[] = {
    Version,
    Configuration,
    said("run_url"_L1, Form::Url),
    said("run_id"_L1, Form::Id, "run-"_L1),
    said("run_message"_L1),
    said("run_created_at"_L1, Form::Time),
    said("run_created_by"_L1),
    WorkspaceId,
    WorkspaceName,
    OrganizationName,
    {.name = "notifications"_L1, .type = LintType::Array, .isRequired = true, .place = LintPlace::NotificationList},
};
constexpr LintMember EventMembers[] = {
    said("message"_L1),        said("trigger"_L1, Form::NotEmpty),
    said("run_status"_L1),     said("run_updated_at"_L1, Form::Time),
    said("run_updated_by"_L1),
};
constexpr LintMember WorkspaceMembers[] = {
    Version,
    Configuration,
    said("notification_configuration_url"_L1, Form::Url),
    said("trigger_scope"_L1, Form::NotEmpty),
    said("trigger"_L1, Form::NotEmpty),
    said("message"_L1),
    {.name = "details"_L1, .type = LintType::Object, .isRequired = true},
};
constexpr LintMember ChangeRequestMembers[] = {
    Version,
    Configuration,
    said("change_request_url"_L1, Form::Url),
    said("change_request_subject"_L1),
    said("change_request_message"_L1),
    said("change_request_created_at"_L1, Form::Time),
    said("change_request_created_by"_L1),
    WorkspaceId,
    WorkspaceName,
    OrganizationName,
};

} // namespace

std::span<const LintMember> notificationMembers(LintPlace place)
{
    if (place == LintPlace::RunNotification)
        return RunMembers;
    if (place == LintPlace::WorkspaceNotification)
        return WorkspaceMembers;
    return place == LintPlace::NotificationEvent ? std::span<const LintMember>(EventMembers) : ChangeRequestMembers;
}

} // namespace runlatch::lint
